import { deskPaths } from '#shared/desk-paths.ts';
import { paths } from '#shared/paths.ts';
import type { Block, Links } from './template.ts';

/**
 * Leads an admin to a screen of the desk. By way of the sign-in, which lets pass who is signed in: for everybody else the
 * desk itself is not there.
 */
export const deskButton = (links: Links, screen: keyof typeof deskPaths): Block => ({
  kind: 'button',
  label: 'Open on the desk',
  href: links.to(`${paths.login}?from=${encodeURIComponent(deskPaths[screen])}`),
});
