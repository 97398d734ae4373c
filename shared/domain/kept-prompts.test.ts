import { expect, it } from 'vitest';
import { keptFirst } from './kept-prompts.ts';

const prompts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `${index}`, prompt: 'p', category: 'c', useCase: 'u' }));
const profile = { platformPrompts: { veo3: prompts(2), lovable: prompts(3), vapi: prompts(1) } };

it('takes one prompt of each platform in the order shown, then the second ones', () => {
  expect(keptFirst(profile, [])).toEqual(['lovable.1', 'veo3.1', 'vapi.1', 'lovable.2', 'veo3.2', 'lovable.3']);
});

it('puts the copied prompts first, and names none twice', () => {
  expect(keptFirst(profile, ['lovable.3', 'veo3.1', 'lovable.3']).slice(0, 4)).toEqual([
    'lovable.3',
    'veo3.1',
    'lovable.1',
    'vapi.1',
  ]);
});

it('leaves out copied prompts that the profile does not have', () => {
  expect(keptFirst(profile, ['lovable.9', 'nosuch.1'])).toHaveLength(6);
});

it('keeps the order of the older form, which is one list', () => {
  expect(keptFirst({ prompts: prompts(2) }, ['older.2'])).toEqual(['older.2', 'older.1']);
});

it('finds nothing in a profile without prompts', () => {
  expect(keptFirst({}, ['veo3.1'])).toEqual([]);
});
