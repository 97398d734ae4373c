import { expect, it } from 'vitest';
import { keptFirst } from './kept-prompts.ts';

const prompts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `${index}`, prompt: 'p', category: 'c', useCase: 'u' }));
const profile = { platformPrompts: { veo3: prompts(2), lovable: prompts(3), vapi: prompts(1) } };

it('takes one prompt per platform in display order, then a second one each', () => {
  expect(keptFirst(profile, [])).toEqual(['lovable.1', 'veo3.1', 'vapi.1', 'lovable.2', 'veo3.2', 'lovable.3']);
});

it('puts copied prompts first without duplicates', () => {
  expect(keptFirst(profile, ['lovable.3', 'veo3.1', 'lovable.3']).slice(0, 4)).toEqual([
    'lovable.3',
    'veo3.1',
    'lovable.1',
    'vapi.1',
  ]);
});

it('omits copied prompts that are not in the profile', () => {
  expect(keptFirst(profile, ['lovable.9', 'nosuch.1'])).toHaveLength(6);
});

it('keeps the order of the old format, a single list', () => {
  expect(keptFirst({ prompts: prompts(2) }, ['older.2'])).toEqual(['older.2', 'older.1']);
});

it('returns nothing for a profile without prompts', () => {
  expect(keptFirst({}, ['veo3.1'])).toEqual([]);
});
