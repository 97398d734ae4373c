import { expect, it } from 'vitest';
import { listingItems } from '#shared/content/tools/listing-items.ts';
import { itemsLeft, listAsText, parseDone } from './listing-check.ts';

const items = [
  { id: 'a', title: 'Claim it' },
  { id: 'b', title: 'Name it' },
];

it('reads only texts from storage, each once', () => {
  expect(parseDone(['a', 1, null, 'a', 'b'])).toEqual(['a', 'b']);
  expect(parseDone({ a: true })).toEqual([]);
  expect(parseDone(Array.from({ length: 500 }, (_, at) => `i${at}`))).toHaveLength(100);
});

it('returns the open items in order, and ignores unknown ids', () => {
  expect(itemsLeft(items, ['b', 'gone']).map(({ id }) => id)).toEqual(['a']);
  expect(itemsLeft(items, ['b', 'a'])).toEqual([]);
});

it('writes the list as text with check marks', () => {
  expect(listAsText(items, ['b'])).toBe('[ ] Claim it\n[x] Name it');
});

it('has 12 items with unique ids, each with steps', () => {
  expect(new Set(listingItems.map(({ id }) => id)).size).toBe(12);
  for (const { steps, id } of listingItems) expect(steps.length, id).toBeGreaterThanOrEqual(3);
});
