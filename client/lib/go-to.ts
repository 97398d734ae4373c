import { navigate } from 'wouter/use-browser-location';
import { screenAt } from '#shared/content/screens.ts';

/** Returns whether the app runs here and can show this URL without a page load. The browser handles fragments. */
export function isInApp(href: string): boolean {
  return !href.includes('#') && screenAt(href) !== undefined && screenAt(location.pathname) !== undefined;
}

/**
 * Navigates within this site: between screens without a page load, to and from all other pages with one.
 * @param options `replace`: replaces the current history entry
 */
export function goTo(path: string, { replace = false } = {}): void {
  if (isInApp(path)) navigate(path, { replace });
  else if (replace) location.replace(path);
  else location.assign(path);
}
