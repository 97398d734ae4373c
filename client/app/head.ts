/** Head tags of a page, as text for the prerendered HTML. `use-page-head.ts` keeps them up to date in the browser. */
import { brand } from '#shared/brand.ts';
import type { Page, SectionOf } from '#shared/content/schema.ts';
import { alternatesOf, type Language } from '#shared/content/languages.ts';
import type { Screen } from '#shared/content/screens.ts';
import { paths } from '#shared/paths.ts';
import { fullTitle } from './full-title.ts';
import { pageJsonLd } from './json-ld.ts';

/** Placeholder for the site's address, e.g. `https://example.com`, in prerendered pages; the server fills it in. */
export const baseUrlToken = '__BASE_URL__';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/** Serializes JSON for a script element, so that it can neither close the element nor open a comment. */
export const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

const themeColors = (['light', 'dark'] as const).map(
  (scheme) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${brand.themeColor[scheme]}">`,
);

const join = (tags: (string | false | undefined)[]) => tags.filter(Boolean).join('\n    ');

type Shared = {
  title: string;
  description: string;
  /** Absolute URL; undefined for the page that answers all unknown paths. */
  url: string | undefined;
  card: string;
};

/** Returns the tags that give a link to the page a preview card in messengers and social networks. */
const shareTags = ({ title, description, url, card }: Shared, article?: SectionOf<'article'>['article']) => [
  meta('property', 'og:type', article ? 'article' : 'website'),
  article && meta('property', 'article:published_time', article.publishedDate),
  article && meta('property', 'article:section', article.category),
  meta('property', 'og:site_name', brand.name),
  meta('property', 'og:locale', 'en_US'),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  url && meta('property', 'og:url', url),
  meta('property', 'og:image', baseUrlToken + card),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('property', 'og:image:alt', title),
  meta('name', 'twitter:card', 'summary_large_image'),
  meta('name', 'twitter:title', title),
  meta('name', 'twitter:description', description),
  meta('name', 'twitter:image', baseUrlToken + card),
];

const canonical = (url: string) => `<link rel="canonical" href="${url}">`;

/** @returns title, description and robots as HTML, plus a share card if the screen has one. */
export function screenHead(screen: Screen): string {
  const title = fullTitle(screen.title);
  const { description, card } = screen;
  const url = baseUrlToken + screen.path;
  return join([
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(screen.noindex ? [meta('name', 'robots', 'noindex')] : [canonical(url)]),
    ...(card ? shareTags({ title, description, url, card }) : []),
    ...themeColors,
  ]);
}

/**
 * @param languages the site's own by default
 * @returns title, description, canonical URL, languages, share card, robots and structured data as HTML
 */
export function pageHead(page: Page, languages?: readonly Language[]): string {
  const title = fullTitle(page.title);
  const { description, card } = page;
  const url = page.path === '*' ? undefined : baseUrlToken + page.path;
  const article = page.sections.find((section) => section.kind === 'article')?.article;
  const isOfBlog = article !== undefined || page.sections.some(({ kind }) => kind === 'blog-listing');
  const jsonLd = pageJsonLd(page, baseUrlToken);
  return join([
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    page.keywords && meta('name', 'keywords', page.keywords.join(', ')),
    page.noindex && meta('name', 'robots', 'noindex'),
    url && canonical(url),
    ...(page.noindex ? [] : alternatesOf(page.path, languages)).map(
      ({ tag, path }) => `<link rel="alternate" hreflang="${tag}" href="${baseUrlToken}${path}">`,
    ),
    isOfBlog &&
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(brand.name)} blog" href="${paths.blogFeed}">`,
    ...shareTags({ title, description, url, card }, article),
    ...themeColors,
    jsonLd && `<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`,
  ]);
}
