/** What of the prompts is shown, as it stands in the address, and which prompts that are. */
import { platformName } from '../../../shared/domain/platforms.ts';
import { olderPlatform } from '../../../shared/domain/prompt-keys.ts';
import { plainText, searchWords } from '../../../shared/domain/search-words.ts';
import type { MarkView, PromptView } from './use-prompts.ts';

export const pageSize = 20;

export const shows = { all: 'All', favorites: 'Favorites', unlocked: 'Unlocked', helpful: 'Rated helpful' } as const;
export type Show = keyof typeof shows;
export const sorts = { order: 'As written', title: 'Title, A to Z', favorites: 'Favorites first' } as const;
export type Sort = keyof typeof sorts;

export type WorkbenchView = {
  /** A platform's key; empty for all. */
  platform: string;
  q: string;
  show: Show;
  /** Empty for all. */
  category: string;
  sort: Sort;
  /** From one. */
  page: number;
};

export const wholeView: WorkbenchView = { platform: '', q: '', show: 'all', category: '', sort: 'order', page: 1 };

const oneOf = <T extends string>(known: Record<T, string>, value: string | null, otherwise: T): T =>
  value !== null && Object.hasOwn(known, value) ? (value as T) : otherwise;

/** @param search the query of the address; what is not known in it counts as not given */
export function readView(search: string): WorkbenchView {
  const query = new URLSearchParams(search);
  return {
    platform: query.get('platform')?.slice(0, 40) ?? '',
    q: query.get('q')?.slice(0, 100) ?? '',
    show: oneOf(shows, query.get('show'), 'all'),
    category: query.get('category')?.slice(0, 80) ?? '',
    sort: oneOf(sorts, query.get('sort'), 'order'),
    page: Math.max(1, Math.min(999, Math.trunc(Number(query.get('page'))) || 1)),
  };
}

/** @returns the query with the view in it; what belongs to others stays, and what goes without saying is left out. */
export function writeView(search: string, view: WorkbenchView): string {
  const query = new URLSearchParams(search);
  for (const name of Object.keys(wholeView) as (keyof WorkbenchView)[]) {
    if (view[name] === wholeView[name]) query.delete(name);
    else query.set(name, String(view[name]));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Another choice begins at its first page, and another platform has other categories. */
export function changedView(view: WorkbenchView, change: Partial<WorkbenchView>): WorkbenchView {
  const isOtherPlatform = change.platform !== undefined && change.platform !== view.platform;
  return { ...view, page: 1, ...(isOtherPlatform ? { category: '' } : {}), ...change };
}

/** The name of a platform as members read it. */
export const nameOfPlatform = (platform: string) => (platform === olderPlatform ? 'General' : platformName(platform));

/** @returns the platforms of a list in its order, with their prompts. */
export function byPlatform(prompts: readonly PromptView[]): { platform: string; prompts: PromptView[] }[] {
  const groups = new Map<string, PromptView[]>();
  for (const prompt of prompts) groups.set(prompt.platform, [...(groups.get(prompt.platform) ?? []), prompt]);
  return [...groups].map(([platform, entries]) => ({ platform, prompts: entries }));
}

/** @returns whether the texts together hold every word of the query. */
export function holdsWords(query: string, ...texts: (string | null)[]): boolean {
  const text = plainText(texts.join('\n'));
  return searchWords(query).every((word) => text.includes(word));
}

const compare = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true }).compare;

/** @returns the prompts of a view, sorted, on all its pages. Of locked prompts no text is known, so none is searched. */
export function selectPrompts(
  prompts: readonly PromptView[],
  marks: ReadonlyMap<string, MarkView>,
  view: WorkbenchView,
): PromptView[] {
  const isFavorite = ({ key }: PromptView) => marks.get(key)?.isFavorite === true;
  const shown: Record<Show, (prompt: PromptView) => boolean> = {
    all: () => true,
    favorites: isFavorite,
    unlocked: ({ text }) => text !== null,
    helpful: ({ key }) => marks.get(key)?.rating === 1,
  };
  const found = prompts.filter(
    (prompt) =>
      (!view.platform || prompt.platform === view.platform) &&
      (!view.category || prompt.category === view.category) &&
      shown[view.show](prompt) &&
      holdsWords(view.q, prompt.title, prompt.useCase, prompt.category, nameOfPlatform(prompt.platform), prompt.text),
  );
  if (view.sort === 'title') return found.sort((one, other) => compare(one.title, other.title));
  if (view.sort === 'favorites') return found.sort((one, other) => Number(isFavorite(other)) - Number(isFavorite(one)));
  return found;
}
