import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadPage, pagePaths } from '#shared/content/registry.ts';
import { hydrate, startIslands } from './islands.ts';
import { renderPage } from './render-page.tsx';

const user = userEvent.setup();

async function show(path: string): Promise<void> {
  history.replaceState(null, '', path);
  document.body.innerHTML = await renderPage(await loadPage(path));
}
const islands = () => [...document.querySelectorAll<HTMLElement>('[data-island]')];
const island = (name: string) => islands().find(({ dataset }) => dataset.island === name)!;
const isAlive = (name: string) => island(name).dataset.hydrated !== undefined;

// Page listeners are added only once.
beforeAll(() => startIslands());

it("loads each kind of island's script, whose output matches the server's HTML", async () => {
  const first = new Map<string, string>();
  for (const path of pagePaths) {
    const html = await renderPage(await loadPage(path));
    for (const [, name] of html.matchAll(/data-island="([^"]*)"/g)) if (!first.has(name!)) first.set(name!, path);
  }
  expect(first.size).toBeGreaterThan(6);
  // A mismatch would log a console error, which fails the test.
  for (const [name, path] of first) {
    await show(path);
    await hydrate(island(name));
    expect(isAlive(name), name).toBe(true);
  }
});

it('replays a button press made before its island hydrates', async () => {
  await show('/tools');
  expect(isAlive('prompt-packs')).toBe(false);
  screen.getByRole('tab', { name: 'DevOps' }).click();
  await waitFor(() => expect(screen.getByRole('tab', { name: 'DevOps' }).getAttribute('aria-selected')).toBe('true'));
  expect(isAlive('prompt-packs')).toBe(true);
});

it('hydrates only the touched island', async () => {
  await show('/blog');
  await user.hover(screen.getByRole('button', { name: 'Popular' }));
  await waitFor(() => expect(isAlive('blog-listing')).toBe(true));
  expect(islands().filter(({ dataset }) => dataset.hydrated !== undefined)).toHaveLength(1);
});

it('hydrates an island immediately when something is stored for it', async () => {
  localStorage.setItem('reading-list', '["customer-data-and-ai-tools"]');
  await show('/blog');
  startIslands();
  expect(await screen.findByText('Your reading list')).toBeDefined();
  localStorage.clear();
});

it('hydrates an island immediately when the browser restored what was entered in it', async () => {
  await show('/ai-marketing-companies');
  startIslands();
  expect(isAlive('option-picker')).toBe(false);
  island('option-picker').querySelector('input')!.checked = true;
  startIslands();
  await waitFor(() => expect(isAlive('option-picker')).toBe(true));
});

it('leaves an island unchanged when its script fails to load, and retries', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await show('/blog');
  const broken = island('blog-listing');
  broken.dataset.island = 'nothing-of-the-kind';
  await expect(hydrate(broken)).rejects.toThrow();
  expect(told).toHaveBeenCalledOnce();
  broken.dataset.island = 'blog-listing';
  await hydrate(broken);
  expect(isAlive('blog-listing')).toBe(true);
});
