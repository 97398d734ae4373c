import type { Link } from '#shared/content/schema.ts';

/** Returns a link's attributes: its URL, and the dialog that opens instead (page-dialog.tsx), if any. */
export function linkProps({ href, dialog }: Link) {
  return dialog ? { href, 'data-dialog': dialog, 'aria-haspopup': 'dialog' as const } : { href };
}
