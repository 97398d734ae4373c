/** Checks across pages, which no single record can do: each URL, title and description must be unique. */
import type { Page } from './schema.ts';

function repeated(pages: readonly Page[], what: string, of: (page: Page) => string): string[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = of(page).trim().toLowerCase();
    const other = first.get(value);
    first.set(value, other ?? page.path);
    return other === undefined ? [] : [`${page.path} has the ${what} of ${other}: ${of(page)}`];
  });
}

/**
 * @param addresses all served URLs, each with its page; aliases have another URL's page
 * @returns a sentence for each duplicate URL, and for each title and description shared by two pages
 */
export function pageProblems(addresses: readonly { path: string; page: Page }[]): string[] {
  const paths = addresses.map(({ path }) => path);
  const twice = paths.filter((path, at) => paths.indexOf(path) !== at);
  const pages = [...new Map(addresses.map(({ page }) => [page.path, page])).values()];
  const strangers = addresses.filter(({ path, page }) => page.path !== path && !page.aliases?.includes(path));
  const unanswered = pages.flatMap(({ path, aliases = [] }) =>
    [path, ...aliases].filter((address) => address !== '*' && !paths.includes(address)),
  );
  return [
    ...[...new Set(twice)].map((path) => `${path} is given to two pages`),
    ...strangers.map(({ path, page }) => `${path} shows ${page.path}, which does not name it as an alias`),
    ...unanswered.map((path) => `${path} is named by a page, but no provider answers it`),
    ...repeated(pages, 'title', ({ title }) => title),
    ...repeated(pages, 'description', ({ description }) => description),
  ];
}
