import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { listingItems } from '#shared/content/tools/listing-items.ts';
import { sectionOn } from '#client/test/public-forms.ts';
import { renderApp } from '#client/test/render.tsx';
import { clearDone, readDone } from '../tools/listing-check.ts';
import { ListingCheckSection } from './listing-check.tsx';

const props = await sectionOn('/ai-seo-services', 'listing-check');
const box = (at: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: listingItems[at]!.title });
beforeEach(clearDone);

it('keeps the check marks in this browser, and shows the next steps', async () => {
  const { user, unmount } = renderApp(<ListingCheckSection {...props} />, {});
  expect(screen.getByText('0 of 12 done')).toBeDefined();
  await user.click(box(0));
  await user.click(box(2));
  expect(screen.getByText('2 of 12 done')).toBeDefined();
  const next = [...screen.getByText('Do these next').nextElementSibling!.children].map(
    ({ textContent }) => textContent,
  );
  expect(next).toEqual([1, 3, 4].map((at) => `${listingItems[at]!.title} ${listingItems[at]!.minutes} min`));
  unmount();
  renderApp(<ListingCheckSection {...props} />, {});
  expect([box(0), box(1), box(2)].map(({ checked }) => checked)).toEqual([true, false, true]);
});

it('works with the keyboard alone, says when everything is done, and starts over', async () => {
  const { user } = renderApp(<ListingCheckSection {...props} />, {});
  for (let at = 0; at < listingItems.length; at += 1) {
    box(at).focus();
    await user.keyboard(' ');
  }
  expect(screen.getByText(/^All done\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByText('0 of 12 done')).toBeDefined();
  expect(readDone()).toEqual([]);
});

it('copies the list with its check marks', async () => {
  const { user } = renderApp(<ListingCheckSection {...props} />, {});
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(box(1));
  await user.click(screen.getByRole('button', { name: 'Copy the list' }));
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(write.mock.calls[0]![0]).toContain(`[ ] ${listingItems[0]!.title}\n[x] ${listingItems[1]!.title}`);
});
