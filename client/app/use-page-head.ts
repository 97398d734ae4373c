import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';
import type { Screen } from '#shared/content/screens.ts';
import { fullTitle } from './full-title.ts';

/** Sets the content of a head tag: adds the tag if it's missing, removes it if there's no content. */
function setTag(selector: string, make: () => HTMLElement, attribute: string, value: string | undefined) {
  const found = document.head.querySelector(selector);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const tag = found ?? document.head.appendChild(make());
  if (tag.getAttribute(attribute) !== value) tag.setAttribute(attribute, value);
}

function metaTag(name: string) {
  return () => Object.assign(document.createElement('meta'), { name });
}

/** Updates the title and head tags when the visitor moves between screens of the app. */
export function usePageHead(page: Screen | undefined): void {
  useEffect(() => {
    if (!page) return;
    document.title = fullTitle(page.title);
    setTag('meta[name="description"]', metaTag('description'), 'content', page.description);
    setTag('meta[name="robots"]', metaTag('robots'), 'content', page.noindex ? 'noindex' : undefined);
    setTag(
      'link[rel="canonical"]',
      () => Object.assign(document.createElement('link'), { rel: 'canonical' }),
      'href',
      page.noindex ? undefined : canonicalUrl(page.path),
    );
    return () => {
      document.title = brand.name;
    };
  }, [page]);
}

/** Reads the site's public address from the prerendered head. Behind a proxy, `location` may differ. */
function canonicalUrl(path: string): string {
  const given = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(path, given ?? location.origin).href;
}
