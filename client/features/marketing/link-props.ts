import type { Link } from '#shared/content/schema.ts';

/** @returns what a link is drawn with: its address, and the dialog that opens instead (page-dialog.tsx), if there is one. */
export function linkProps({ href, dialog }: Link) {
  return dialog ? { href, 'data-dialog': dialog, 'aria-haspopup': 'dialog' as const } : { href };
}
