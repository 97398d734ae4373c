/** The head tags of a page, as text for the prerendered HTML. `use-page-head.ts` keeps the same tags true in the browser. */
import { brand } from '../../shared/brand.ts';
import type { Page } from '../../shared/content/schema.ts';
import type { Screen } from '../../shared/content/screens.ts';
import { fullTitle } from './full-title.ts';
import { pageJsonLd } from './json-ld.ts';

/** Stands in prerendered pages for the address of the site, e.g. `https://example.com`; the server puts it in. */
export const baseUrlToken = '__BASE_URL__';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/** JSON that may stand inside a script element: it can neither close it nor open a comment. */
export const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

const themeColors = (['light', 'dark'] as const).map(
  (scheme) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${brand.themeColor[scheme]}">`,
);

const join = (tags: (string | false | undefined)[]) => tags.filter(Boolean).join('\n    ');

/** @returns title, description and robots as HTML. Nobody shares or finds a screen, so there is no more to say. */
export function screenHead(screen: Screen): string {
  return join([
    `<title>${escapeHtml(fullTitle(screen.title))}</title>`,
    meta('name', 'description', screen.description),
    meta('name', 'robots', 'noindex'),
    ...themeColors,
  ]);
}

/** @returns title, description, canonical, share card, robots and structured data as HTML. */
export function pageHead(page: Page): string {
  const title = fullTitle(page.title);
  const url = page.path === '*' ? undefined : baseUrlToken + page.path;
  const picture = baseUrlToken + page.card;
  const jsonLd = pageJsonLd(page, baseUrlToken);
  return join([
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    page.keywords && meta('name', 'keywords', page.keywords.join(', ')),
    page.noindex && meta('name', 'robots', 'noindex'),
    url && `<link rel="canonical" href="${url}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    url && meta('property', 'og:url', url),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', page.description),
    meta('name', 'twitter:image', picture),
    ...themeColors,
    jsonLd && `<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`,
  ]);
}
