/** Checks the links in the HTML of all pages. */

type Linked = {
  path: string;
  html: string;
  /** Set if the screen renders the heading itself. */
  isScreen?: boolean;
};

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));
const hrefsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

/**
 * @param pages all pages that are served, including the not-found page
 * @param files URLs of all other files, such as `/favicon.svg`
 * @param redirectOf returns where a URL without a page redirects to
 * @returns one sentence for each dead link, and for each public page without exactly one h1
 */
export function linkProblems(
  pages: readonly Linked[],
  files: ReadonlySet<string>,
  redirectOf: (path: string) => string | undefined,
): string[] {
  const ids = new Map(pages.map(({ path, html }) => [path, idsOf(html)]));
  const problems = new Set<string>();
  for (const { path, html, isScreen } of pages) {
    const titles = html.match(/<h1[ >]/g)?.length ?? 0;
    if (titles !== 1 && !isScreen) problems.add(`${path} has ${titles} h1`);
    for (const href of hrefsOf(html)) {
      const [target, fragment] = href.replace(/\?[^#]*/, '').split('#') as [string, string | undefined];
      const found = ids.get(redirectOf(target) ?? target);
      if (!found && !files.has(target)) problems.add(`${path} links to ${href}, which doesn’t exist`);
      if (found && fragment && !found.has(fragment))
        problems.add(`${path} links to ${href}, an anchor that page doesn’t have`);
    }
  }
  return [...problems];
}
