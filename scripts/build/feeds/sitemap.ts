import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Page } from '#shared/content/schema.ts';
import { fullAddress, withToken } from './addresses.ts';

/** @returns sitemap.xml with all indexable pages, each by its canonical URL and with its last change. */
export async function sitemapXml(pages: readonly Page[]): Promise<string> {
  const listed = pages.filter(({ path, noindex }) => path !== '*' && !noindex);
  const stream = new SitemapStream({
    hostname: fullAddress(''),
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  const items = listed.map(({ path, updated }) => ({ url: fullAddress(path), lastmod: updated }));
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return withToken(`${xml.toString()}\n`);
}
