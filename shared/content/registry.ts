/**
 * Every public page there is. Routes, prerendered files and head tags follow from this list; a page's record is
 * loaded when it is needed, so that a long list does not make any bundle heavier.
 */
import { cleanPath, paths } from '../paths.ts';
import type { Page } from './schema.ts';

type PageLoader = () => Promise<Page>;

const loaders: Record<string, PageLoader> = {
  [paths.home]: async () => (await import('./pages/home.ts')).page,
};

const loadNotFoundPage: PageLoader = async () => (await import('./pages/not-found.ts')).page;

/** Paths of all pages, without the not-found page. */
export const pagePaths: readonly string[] = Object.keys(loaders);

/** @returns whether a link to this address stays inside the public pages. */
export function hasPage(href: string): boolean {
  return Object.hasOwn(loaders, cleanPath(href));
}

/** @returns the page at this address, or the not-found page. Rejects when its chunk cannot be fetched. */
export function loadPage(href: string): Promise<Page> {
  const path = cleanPath(href);
  const load = Object.hasOwn(loaders, path) ? loaders[path] : undefined;
  return (load ?? loadNotFoundPage)();
}
