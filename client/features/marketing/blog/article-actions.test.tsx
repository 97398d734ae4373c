import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#client/test/render.tsx';
import { startArticleActions } from '#client/site/article-actions.ts';
import { ArticleActions } from './article-actions.tsx';

function open() {
  const view = renderApp(<ArticleActions slug="a" href="/blog/a" title="An article" />, { path: '/blog/a' });
  startArticleActions();
  return view;
}
const share = () => screen.getByRole('button', { name: 'Share' });

/** Sets or removes the browser's native share dialog. */
function browserShares(how: ((data?: ShareData) => Promise<void>) | undefined): void {
  if (how) Object.defineProperty(navigator, 'share', { configurable: true, value: how });
  else Reflect.deleteProperty(navigator, 'share');
}
afterEach(() => browserShares(undefined));

it('uses the browser’s own sharing and shows nothing when the visitor cancels it', async () => {
  const shared: ShareData[] = [];
  browserShares((data) => {
    shared.push(data!);
    return shared.length > 1 ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve();
  });
  const { user } = open();
  await user.click(share());
  await user.click(share());
  expect(shared).toEqual(Array(2).fill({ title: 'An article', url: `${location.origin}/blog/a` }));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('copies the link when sharing fails and reports when copying isn’t allowed', async () => {
  browserShares(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const { user } = open();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(share());
  expect(await screen.findByText('Link copied.')).toBeDefined();
  expect(copied).toHaveBeenCalledWith(`${location.origin}/blog/a`);
  copied.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(share());
  expect(
    await screen.findByText('Your browser blocked copying. You can copy the link from the address bar.'),
  ).toBeDefined();
});

it('saves an article for later, says where to find it, and removes it from the list again', async () => {
  const { user } = open();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save.getAttribute('aria-pressed')).toBe('false');
  await user.click(save);
  expect(save.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Saved to your reading list.');
  expect(screen.getByRole('link', { name: 'your reading list' }).getAttribute('href')).toBe('/blog');
  await user.click(save);
  expect(save.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('Removed from your reading list.');
});
