/** What the site says of itself: its addresses, and what stands in the HTML of one. */
import type { APIRequestContext, Page } from '@playwright/test';

export type Html = {
  /** Where the answer came from, after redirects. */
  path: string;
  status: number;
  title: string;
  description: string;
  canonical: string | undefined;
  isNoindex: boolean;
  headings: number;
  /** Internal addresses of links, as written. */
  links: string[];
  /** Internal addresses of pictures, styles, scripts and feeds. */
  files: string[];
  ids: string[];
  structuredData: string[];
};

/** Addresses in sitemap.xml, without the host. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

/** @param reader any page: it parses, and shows nothing. @returns what a visitor without script is sent. */
export async function readHtml(request: APIRequestContext, reader: Page, address: string): Promise<Html> {
  const response = await request.get(address);
  const found = await reader.evaluate(
    (html) => {
      const page = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string, attribute: string) =>
        [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
      const isOurs = (href: string) => /^(\/(?!\/)|#)/.test(href);
      return {
        title: page.title,
        description: all('meta[name="description"]', 'content')[0] ?? '',
        canonical: all('link[rel="canonical"]', 'href')[0],
        isNoindex: all('meta[name="robots"]', 'content').includes('noindex'),
        headings: page.querySelectorAll('h1').length,
        links: all('a[href]', 'href').filter(isOurs),
        files: [
          ...all('[src]', 'src'),
          ...all('link[href]:not([rel="canonical"])', 'href'),
          ...all('style[data-rest]', 'data-rest'),
        ].filter(isOurs),
        ids: all('[id]', 'id'),
        structuredData: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => script.textContent,
        ),
      };
    },
    await response.text(),
  );
  return { ...found, path: new URL(response.url()).pathname, status: response.status() };
}
