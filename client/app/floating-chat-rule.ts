import type { Page } from '../../shared/content/schema.ts';
import type { Screen } from '../../shared/content/screens.ts';
import { paths } from '../../shared/paths.ts';

/**
 * @returns whether the round button floats over the page. Not where a form on a phone needs the corner itself, and not
 * on the services, which have a layout without it; the header offers the chat everywhere.
 */
export function hasFloatingChat(page: Page | Screen): boolean {
  if ('area' in page) return page.area !== 'account';
  return page.path !== paths.services && !page.path.startsWith(`${paths.services}/`);
}
