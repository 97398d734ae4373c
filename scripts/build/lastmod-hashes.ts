/** Hashes of all pages' content, and the dates that follow from them. Only for Node. */
import { createHash } from 'node:crypto';
import { copyOf } from '#shared/content/cities/similarity.ts';
import type { Lastmod } from '#shared/content/lastmod.ts';
import { loadPage, pagePaths } from '#shared/content/registry.ts';
import type { Page } from '#shared/content/schema.ts';
import { seedFacts } from '#shared/content/site-facts.ts';

/** Lists of other pages, by key and by kind of section: they change when those do. */
const aboutOthers = new Set(['recent', 'related', 'nearby', 'also', 'articles', 'states']);
const isOwn = ({ kind }: Page['sections'][number]) => !aboutOthers.has(kind);

/** The seed's facts with a fixed bootcamp day, because the seed's own moves to the next year by itself. */
const steadyFacts = { ...seedFacts, bootcamp: { ...seedFacts.bootcamp!, day: '2027-05-28' } };

/** Returns a hash of what people read on the page. */
export function contentHash({
  title,
  description,
  sections,
}: Pick<Page, 'title' | 'description' | 'sections'>): string {
  const own = JSON.parse(
    JSON.stringify(sections.filter(isOwn), (key, value: unknown) => (aboutOthers.has(key) ? undefined : value)),
  ) as unknown;
  const text = JSON.stringify([title, description, copyOf(own)]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** Returns the hash of each page, by canonical path in alphabetical order. */
export async function contentHashes(): Promise<ReadonlyMap<string, string>> {
  const pages = await Promise.all(pagePaths.map((path) => loadPage(path, { facts: steadyFacts })));
  return new Map(
    pages
      .map((page): [string, string] => [page.path, contentHash(page)])
      .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))),
  );
}

/** Returns the record for these hashes: changed and new pages get this date, and all others keep theirs. */
export const datedHashes = (hashes: ReadonlyMap<string, string>, before: Lastmod, today: string): Lastmod =>
  Object.fromEntries(
    [...hashes].map(([path, hash]) => [path, before[path]?.hash === hash ? before[path] : { hash, date: today }]),
  );
