/**
 * Every public page there is, beside the screens of screens.ts. Routes, prerendered files and head tags follow from
 * these lists; a page's record is loaded when it is needed, so that a long list does not make any bundle heavier.
 */
import { cleanPath, paths } from '../paths.ts';
import type { Page } from './schema.ts';
import { screenAt } from './screens.ts';

type PageLoader = () => Promise<Page>;

const loaders: Record<string, PageLoader> = {
  [paths.home]: async () => (await import('./pages/home.ts')).page,
  [paths.services]: async () => (await import('./pages/services.ts')).page,
};

const loadNotFoundPage: PageLoader = async () => (await import('./pages/not-found.ts')).page;

/** Paths of all pages, without the not-found page. */
export const pagePaths: readonly string[] = Object.keys(loaders);

/** @returns whether the site itself can show this address, as a public page or a screen, without a reload. */
export function hasPage(href: string): boolean {
  return Object.hasOwn(loaders, cleanPath(href)) || screenAt(href) !== undefined;
}

/** @returns the public page at this address, or the not-found page. Rejects when its chunk cannot be fetched. */
export function loadPage(href: string): Promise<Page> {
  const path = cleanPath(href);
  const load = Object.hasOwn(loaders, path) ? loaders[path] : undefined;
  return (load ?? loadNotFoundPage)();
}
