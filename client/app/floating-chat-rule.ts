import type { Page } from '../../shared/content/schema.ts';
import type { Screen } from '../../shared/content/screens.ts';
import { paths } from '../../shared/paths.ts';

/**
 * @returns whether the round button floats over the page. Not on screens, where forms and bars need the corner, and not
 * on the services, which have a layout without it; header and member area offer the chat everywhere.
 */
export function hasFloatingChat(page: Page | Screen): boolean {
  if ('area' in page) return false;
  return page.path !== paths.services && !page.path.startsWith(`${paths.services}/`);
}
