import type { Page } from '#shared/content/schema.ts';
import { baseUrlToken } from '../app/head.ts';

/** @returns sitemap.xml with all indexable pages, each by its canonical URL and with its last change. */
export function sitemapXml(pages: readonly Page[]): string {
  // Paths contain only letters, digits, hyphens, and slashes (schema.ts), so there's nothing to escape.
  const entries = pages
    .filter(({ path, noindex }) => path !== '*' && !noindex)
    .map(({ path, updated }) => `<url><loc>${baseUrlToken}${path}</loc><lastmod>${updated}</lastmod></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
