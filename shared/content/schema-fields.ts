/** Fields shared by the schemas of sections and pages. */
import { z } from 'zod';

export const text = z.string().trim().min(1).max(600);
export const line = z.string().trim().min(1).max(160);
/** A path on this site, or a full URL elsewhere. */
export const href = z.string().regex(/^(\/(?!\/)|https:\/\/)/);

/** `dialog`: a section's dialog on the same page that opens instead, once its script is loaded. */
export const link = z.strictObject({
  label: line,
  href,
  dialog: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
});
/** Target of links with a fragment. */
export const anchor = z.string().regex(/^[a-z0-9-]+$/);
export const videoId = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);

export const iconNames = [
  'chat',
  'document',
  'rocket',
  'compass',
  'target',
  'spark',
  'gear',
  'road',
  'search',
  'megaphone',
  'phone',
  'people',
  'calendar',
  'bell',
  'star',
] as const;
export const icon = z.enum(iconNames);
/** `link`: the card's button; `about`: a text link under the button. */
export const card = z.strictObject({ icon, title: line, text, link: link.optional(), about: href.optional() });
