import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { limits } from '../../shared/limits.ts';

export type Toast = {
  title: string;
  description?: string;
  /** `destructive` for what went wrong. */
  variant?: 'default' | 'destructive';
};

/** @returns what Mantine is given for a toast. */
function toastProps({ title, description, variant = 'default' }: Toast) {
  const isBad = variant === 'destructive';
  const Icon = isBad ? IconAlertTriangle : IconCheck;
  return {
    // One line alone is the message; a headline above nothing would leave a gap.
    ...(description ? { title, message: description } : { message: title }),
    color: isBad ? 'red' : 'teal',
    icon: <Icon size={18} aria-hidden />,
    autoClose: limits.toastMs,
    styles: { description: { color: 'var(--eg-ink-soft)' } },
    closeButtonProps: { 'aria-label': 'Close' },
    'data-variant': variant,
  };
}

let last: string | undefined;

/**
 * Shows a short notice at the top for three seconds, in place of the one before. Needs the overlay root, which every
 * screen mounts.
 */
export function showToast(toast: Toast): void {
  if (last) notifications.hide(last);
  last = notifications.show(toastProps(toast));
}
