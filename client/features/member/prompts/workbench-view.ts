/** View of the prompts, as stored in the URL, and the prompts it selects. */
import { z } from 'zod';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { platformName } from '#shared/domain/platforms.ts';
import { olderPlatform } from '#shared/domain/prompt-keys.ts';
import { holdsWords } from '#shared/domain/search-words.ts';
import { readUrl } from '#client/lib/url-state.ts';
import type { MarkView, PromptView } from './use-prompts.ts';

export const pageSize = 20;

export const shows = {
  all: m.member_all(),
  favorites: m.member_favorites(),
  unlocked: m.member_unlocked(),
  helpful: m.member_rated_helpful(),
} as const;
export type Show = keyof typeof shows;
export const sorts = {
  order: m.member_as_written(),
  title: m.member_workbench_view_title_a_to_z(),
  favorites: m.member_favorites_first(),
} as const;
export type Sort = keyof typeof sorts;

const text = (most: number) =>
  z
    .string()
    .catch('')
    .transform((given) => given.slice(0, most));
const keysOf = <T extends string>(words: Record<T, string>) => Object.keys(words) as T[];

/** The view in the URL. An empty platform or category means all of them; pages start at 1. */
export const viewSchema = z.object({
  platform: text(40),
  q: text(100),
  show: z.enum(keysOf(shows)).catch('all'),
  category: text(80),
  sort: z.enum(keysOf(sorts)).catch('order'),
  page: z.coerce.number().int().min(1).max(999).catch(1),
});
export type WorkbenchView = z.output<typeof viewSchema>;

export const wholeView: WorkbenchView = readUrl(viewSchema, '');

/** Returns the changed view. Any change resets the page, and a different platform resets the category. */
export function changedView(view: WorkbenchView, change: Partial<WorkbenchView>): WorkbenchView {
  const isOtherPlatform = change.platform !== undefined && change.platform !== view.platform;
  return { ...view, page: 1, ...(isOtherPlatform ? { category: '' } : {}), ...change };
}

/** Returns a platform's display name. */
export const nameOfPlatform = (platform: string) =>
  platform === olderPlatform ? m.member_general() : platformName(platform);

/** @returns the list's platforms in order, with their prompts. */
export function byPlatform(prompts: readonly PromptView[]): { platform: string; prompts: PromptView[] }[] {
  const groups = new Map<string, PromptView[]>();
  for (const prompt of prompts) groups.set(prompt.platform, [...(groups.get(prompt.platform) ?? []), prompt]);
  return [...groups].map(([platform, entries]) => ({ platform, prompts: entries }));
}

const compare = new Intl.Collator(locale, { sensitivity: 'base', numeric: true }).compare;

/**
 * @returns the prompts of a view, sorted, across all pages. The text of locked prompts is unknown, so it isn't
 * searched.
 */
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

export type PromptGroup = { name: string; prompts: PromptView[] };

/**
 * Groups prompts by category or platform, in order of first appearance.
 * @param page range of prompts on the current page; by default, all of them
 */
export function groupPrompts(
  prompts: readonly PromptView[],
  by: 'category' | 'platform' | 'nothing',
  page: { from: number; to: number } = { from: 0, to: prompts.length },
): PromptGroup[] {
  const groups = new Map<string, PromptView[]>();
  for (const prompt of prompts) {
    const name = by === 'category' ? (prompt.category ?? '') : by === 'platform' ? nameOfPlatform(prompt.platform) : '';
    const group = groups.get(name);
    if (group) group.push(prompt);
    else groups.set(name, [prompt]);
  }
  let before = 0;
  return [...groups].flatMap(([name, all]) => {
    const shown = all.slice(Math.max(0, page.from - before), Math.max(0, page.to - before));
    before += all.length;
    return shown.length > 0 ? [{ name, prompts: shown }] : [];
  });
}
