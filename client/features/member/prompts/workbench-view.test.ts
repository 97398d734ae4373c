import { describe, expect, it } from 'vitest';
import { readUrl, writeUrl } from '#client/lib/url-state.ts';
import type { MarkView, PromptView } from './use-prompts.ts';
import { changedView, groupPrompts, selectPrompts, viewSchema, wholeView } from './workbench-view.ts';

const prompt = (part: Partial<PromptView> & { key: string }): PromptView => ({
  platform: part.key.split('.')[0]!,
  title: `Title of ${part.key}`,
  category: 'Mail',
  useCase: 'For every day.',
  text: null,
  teaser: 'Write…',
  ...part,
});
const prompts = [
  prompt({ key: 'seo.1', title: 'Outline a page', text: 'Write about the Café in Hollywood.' }),
  prompt({ key: 'seo.2', title: 'Brief for an article', category: 'Article' }),
  prompt({ key: 'email.1', title: 'Welcome mail', useCase: 'Goes out within five minutes.' }),
  prompt({ key: 'email.2', title: 'Come back' }),
];
const mark = (key: string, part: Partial<MarkView>): [string, MarkView] => [
  key,
  { key, isFavorite: false, rating: null, variables: {}, ...part },
];
const marks = new Map([
  mark('email.2', { isFavorite: true }),
  mark('seo.2', { rating: 1 }),
  mark('seo.1', { rating: -1 }),
]);
const keys = (change: Partial<typeof wholeView>) =>
  selectPrompts(prompts, marks, { ...wholeView, ...change }).map(({ key }) => key);

describe('selectPrompts', () => {
  it('shows all prompts in order', () => expect(keys({})).toEqual(['seo.1', 'seo.2', 'email.1', 'email.2']));
  it('filters by platform and category', () => {
    expect(keys({ platform: 'seo' })).toEqual(['seo.1', 'seo.2']);
    expect(keys({ platform: 'seo', category: 'Article' })).toEqual(['seo.2']);
  });
  it("filters by the member's marks", () => {
    expect(keys({ show: 'favorites' })).toEqual(['email.2']);
    expect(keys({ show: 'helpful' })).toEqual(['seo.2']);
    expect(keys({ show: 'unlocked' })).toEqual(['seo.1']);
  });
  it('searches title, use, category, platform and unlocked text, ignoring accents', () => {
    expect(keys({ q: 'cafe HOLLYWOOD' })).toEqual(['seo.1']);
    expect(keys({ q: 'five minutes' })).toEqual(['email.1']);
    expect(keys({ q: 'article' })).toEqual(['seo.2']);
    expect(keys({ q: 'email back' })).toEqual(['email.2']);
    expect(keys({ q: 'nothing like it' })).toEqual([]);
    expect(keys({ q: '   ' })).toHaveLength(4);
  });
  it('sorts prompts', () => {
    expect(keys({ sort: 'title' })).toEqual(['seo.2', 'email.2', 'seo.1', 'email.1']);
    expect(keys({ sort: 'favorites' })).toEqual(['email.2', 'seo.1', 'seo.2', 'email.1']);
  });
});

describe('the URL', () => {
  it('keeps the view and unrelated parameters', () => {
    const view = {
      platform: 'seo',
      q: 'café & co',
      show: 'favorites',
      category: 'A+B',
      sort: 'title',
      page: 3,
    } as const;
    const search = writeUrl(viewSchema, '?tab=prompts&q=old', view);
    expect(readUrl(viewSchema, search)).toEqual(view);
    expect(new URLSearchParams(search).get('tab')).toBe('prompts');
  });
  it('omits default values', () => {
    expect(writeUrl(viewSchema, '?tab=prompts&page=4&q=x', wholeView)).toBe('?tab=prompts');
    expect(writeUrl(viewSchema, '', wholeView)).toBe('');
  });
  it.each(['?show=constructor&sort=x&page=-3', '?page=1e99', '?page=NaN', '?show=&page=0.4'])(
    'ignores %s',
    (search) => {
      expect(readUrl(viewSchema, search)).toMatchObject({ show: 'all', sort: 'order' });
      expect(readUrl(viewSchema, search).page).toBeGreaterThanOrEqual(1);
      expect(readUrl(viewSchema, search).page).toBeLessThan(1000);
    },
  );
  it('starts at page one for a new choice and resets the category for a new platform', () => {
    const view = { ...wholeView, platform: 'seo', category: 'Article', page: 2 };
    expect(changedView(view, { q: 'x' })).toEqual({ ...view, q: 'x', page: 1 });
    expect(changedView(view, { platform: 'email' })).toMatchObject({ platform: 'email', category: '', page: 1 });
    expect(changedView(view, { page: 3 })).toEqual({ ...view, page: 3 });
  });
});

describe('groupPrompts', () => {
  const of = (...options: Parameters<typeof groupPrompts> extends [unknown, ...infer Rest] ? Rest : never) =>
    groupPrompts(prompts, ...options).map((group) => [group.name, ...group.prompts.map(({ key }) => key)].join(' '));

  it('groups prompts by category, in order of first appearance', () => {
    expect(of('category')).toEqual(['Mail seo.1 email.1 email.2', 'Article seo.2']);
  });

  it('returns one page of the grouped prompts', () => {
    expect(of('category', { from: 2, to: 4 })).toEqual(['Mail email.2', 'Article seo.2']);
    expect(of('nothing', { from: 1, to: 3 })).toEqual([' seo.2 email.1']);
  });
});
