import { useEffect } from 'react';
import { brand } from '../../shared/brand.ts';
import type { Page } from '../../shared/content/schema.ts';
import type { Screen } from '../../shared/content/screens.ts';
import { fullTitle } from './full-title.ts';

/** Sets the content of a head tag, makes the tag when it is missing, removes it when there is nothing to say. */
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

/** Keeps the tab's title and the head tags true while the visitor moves between pages without a reload. */
export function usePageHead(page: Page | Screen): void {
  useEffect(() => {
    document.title = fullTitle(page.title);
    setTag('meta[name="description"]', metaTag('description'), 'content', page.description);
    setTag('meta[name="robots"]', metaTag('robots'), 'content', page.noindex ? 'noindex' : undefined);
    setTag(
      'link[rel="canonical"]',
      () => Object.assign(document.createElement('link'), { rel: 'canonical' }),
      'href',
      page.path === '*' || ('area' in page && page.noindex) ? undefined : canonicalUrl(page.path),
    );
    return () => {
      document.title = brand.name;
    };
  }, [page]);
}

/** The prerendered page knows the site's public address; behind a proxy the browser may see another one. */
function canonicalUrl(path: string): string {
  const given = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(path, given ?? location.origin).href;
}
