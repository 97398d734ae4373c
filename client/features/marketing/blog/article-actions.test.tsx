import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { ArticleActions } from './article-actions.tsx';

const open = () => renderApp(<ArticleActions slug="a" href="/blog/a" title="An article" />, { path: '/blog/a' });
const share = () => screen.getByRole('button', { name: 'Share' });

/** Gives the browser a dialog of its own for sharing, or takes it away. */
function browserShares(how: ((data?: ShareData) => Promise<void>) | undefined): void {
  if (how) Object.defineProperty(navigator, 'share', { configurable: true, value: how });
  else Reflect.deleteProperty(navigator, 'share');
}
afterEach(() => browserShares(undefined));

it('uses the browser’s own sharing, and stays silent when the visitor cancels it', async () => {
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

it('copies the link where sharing fails, and says so where copying isn’t allowed', async () => {
  browserShares(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const { user } = open();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(share());
  expect(await screen.findByText('Link copied.')).toBeDefined();
  expect(copied).toHaveBeenCalledWith(`${location.origin}/blog/a`);
  copied.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(share());
  expect(await screen.findByText('Copying is not allowed here. The link is in your address bar.')).toBeDefined();
});
