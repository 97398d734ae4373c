/** The two toasts of copying; one at a time, gone after the time all toasts have. */
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { limits } from '../../../../shared/limits.ts';

let lastToast: string | undefined;

/** The next toast replaces the one before instead of stacking up on it. */
function replaceToast(toast: Parameters<typeof notifications.show>[0]): void {
  if (lastToast) notifications.hide(lastToast);
  lastToast = notifications.show({ ...toast, autoClose: limits.toastMs, closeButtonProps: { 'aria-label': 'Close' } });
}

export function toastCopied(): void {
  replaceToast({
    message: 'Copied to clipboard!',
    icon: <IconCheck size={18} aria-hidden />,
    'data-variant': 'default',
  });
}

export function toastCopyFailed(): void {
  replaceToast({
    color: 'red',
    title: 'Could not copy',
    message: 'The prompt is selected. Press Ctrl+C (⌘C on a Mac), or hold the text and choose Copy.',
    icon: <IconAlertTriangle size={18} aria-hidden />,
    'data-variant': 'destructive',
  });
}
