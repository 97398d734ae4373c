/** The languages of the public pages. To add one, add an entry here and the records of its pages. */
import { locale } from '../locale.ts';

export type Language = {
  /** For search engines: `en-US`. */
  tag: string;
  /** Beginning of its pages' paths: `/es`. The first language has none. */
  prefix: string;
  /** Paths of translated pages, without the prefix; all of them if unset. */
  paths?: ReadonlySet<string>;
};

const languages: readonly Language[] = [{ tag: locale, prefix: '' }];

/**
 * Returns a page's addresses by language, for `hreflang`. A page in one language has none: Google asks for them only where
 * there's a choice. https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternatesOf(path: string, all: readonly Language[] = languages): { tag: string; path: string }[] {
  const own = all.find(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`)));
  const base = (own ? path.slice(own.prefix.length) : path) || '/';
  const found = all
    .filter(({ paths }) => !paths || paths.has(base))
    .map(({ tag, prefix }) => ({ tag, path: prefix && base === '/' ? prefix : prefix + base }));
  return found.length < 2 ? [] : [...found, { tag: 'x-default', path: found[0]!.path }];
}
