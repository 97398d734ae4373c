import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { paths } from '#shared/paths.ts';
import type { Block, Links } from './template.ts';

/**
 * Returns a button to the admin home, an admin screen, or one record on it. It links through the sign-in page, which
 * sends signed-in admins straight on: admin screens return 404 to everyone else.
 */
export const adminButton = (links: Links, screen?: keyof typeof adminPaths, id?: string): Block => ({
  kind: 'button',
  label: m.emails_open_in_admin(),
  href: links.to(
    `${paths.login}?from=${encodeURIComponent([screen ? adminPaths[screen] : paths.admin, id].filter(Boolean).join('/'))}`,
  ),
});
