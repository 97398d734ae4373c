/** Machine-readable files, generated from the pages. */
import type { Page } from '#shared/content/schema.ts';
import { paths } from '#shared/paths.ts';
import { llmsTxt } from '#client/site/llms.ts';
import { sitemapXml } from '#client/site/sitemap.ts';
import { robotsTxt } from './robots.ts';
import { blogRss } from './rss.ts';

export type SiteFile = {
  path: string;
  /** Contains `__BASE_URL__` in place of the site's address. */
  text: string;
  headers: { 'Content-Type': string; 'Cache-Control': string };
};

const headers = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'public, max-age=3600',
});

/** @param pages all public pages, each once */
export function siteFiles(pages: readonly Page[]): SiteFile[] {
  return [
    { path: '/sitemap.xml', text: sitemapXml(pages), headers: headers('application/xml') },
    { path: '/robots.txt', text: robotsTxt(), headers: headers('text/plain') },
    { path: paths.blogFeed, text: blogRss(pages), headers: headers('application/rss+xml') },
    { path: '/llms.txt', text: llmsTxt(pages), headers: headers('text/plain') },
  ];
}
