import type { Link } from '#shared/content/schema.ts';

/** Returns a link's attributes: its URL and, if a dialog opens instead (page-dialog.tsx), the dialog's name. */
export function linkProps({ href, dialog }: Link) {
  return dialog ? { href, 'data-dialog': dialog, 'aria-haspopup': 'dialog' as const } : { href };
}
