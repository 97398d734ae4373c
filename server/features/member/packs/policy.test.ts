import { describe, expect, it } from 'vitest';
import type { PromptPack } from '#shared/content/packs/pack.ts';
import { indexPack, pageOf, type Wanted } from './policy.ts';

const prompt = (title: string, category: string, text: string) => ({
  title,
  category,
  useCase: 'On a Monday.',
  prompt: text,
});
const pack: PromptPack = {
  key: 'web',
  name: 'Pack',
  description: 'For tests.',
  prompts: [
    prompt('Set a grid', 'CSS', 'Lay the tables of a Café out.'),
    prompt('Read a table aloud', 'Accessibility', 'Use headers.'),
    prompt('Order tables', 'Sites', 'Keep a seat free at the café.'),
    prompt('Sort rows', 'CSS', 'In a table, by column.'),
  ],
};
const entries = indexPack(pack);
const keys = (wanted: Partial<Wanted>) =>
  pageOf(entries, { limit: 10, ...wanted }).prompts.map(({ key }) => Number(key.slice('web.'.length)));

describe('a page of a pack', () => {
  it('contains all prompts in pack order', () => {
    expect(keys({})).toEqual([1, 2, 3, 4]);
    expect(keys({ search: '  ' })).toEqual([1, 2, 3, 4]);
    expect(pageOf(entries, { limit: 10 })).toMatchObject({ total: 4, nextCursor: undefined });
  });

  it('searches for all words, ignoring case and accents, titles first', () => {
    expect(keys({ search: 'TABLE' })).toEqual([2, 3, 1, 4]);
    expect(keys({ search: 'cafe' })).toEqual([1, 3]);
    expect(keys({ search: 'Táble café' })).toEqual([1, 3]);
    expect(keys({ search: 'order seat' })).toEqual([3]);
    expect(keys({ search: 'monday accessibility' })).toEqual([2]);
    expect(keys({ search: 'table nowhere' })).toEqual([]);
    expect(keys({ search: '.*' })).toEqual([]);
  });

  it('filters by category and keys along with the search', () => {
    expect(keys({ category: 'CSS' })).toEqual([1, 4]);
    expect(keys({ category: 'CSS', search: 'sort' })).toEqual([4]);
    expect(keys({ category: 'Unknown' })).toEqual([]);
    expect(keys({ keys: new Set(['web.4', 'web.2', 'web.99']) })).toEqual([2, 4]);
    expect(keys({ keys: new Set() })).toEqual([]);
  });

  it('continues after the last prompt, even if that has left the list', () => {
    const first = pageOf(entries, { limit: 2, search: 'table' });
    expect(first).toMatchObject({ total: 4, nextCursor: 'web.3' });
    expect(keys({ limit: 2, search: 'table', after: first.nextCursor })).toEqual([1, 4]);
    expect(keys({ after: 'web.2', keys: new Set(['web.1', 'web.3']) })).toEqual([3]);
    expect(keys({ after: 'web.4' })).toEqual([]);
    expect(keys({ after: 'web.99' })).toEqual([]);
    expect(pageOf(entries, { limit: 2, after: 'web.2' })).toMatchObject({ total: 4, nextCursor: undefined });
  });
});
