/** Renders toasts with Mantine. Needs `Overlays` in the page. */
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import { session, storageKeys, storedValue } from '../lib/storage.ts';
import { toastEvent, type Toast } from '../lib/toast.ts';

/** Returns Mantine's props for a toast. */
function toastProps({ title, description, variant = 'default' }: Toast) {
  const isBad = variant === 'destructive';
  const Icon = isBad ? IconAlertTriangle : IconCheck;
  return {
    // A title alone goes into the message, because a title without a message leaves a gap.
    ...(description ? { title, message: description } : { message: title }),
    color: isBad ? 'red' : 'teal',
    icon: <Icon size={18} aria-hidden />,
    autoClose: limits.toastMs,
    styles: { description: { color: 'var(--eg-ink-soft)' } },
    closeButtonProps: { 'aria-label': m.app_close() },
    'data-variant': variant,
  };
}

let last: { id: string; toast: Toast; at: number } | undefined;

/** Shows a toast for three seconds, replacing the previous one. */
export function drawToast(toast: Toast): void {
  if (last) notifications.hide(last.id);
  last = { id: notifications.show(toastProps(toast)), toast, at: Date.now() };
  addEventListener('pagehide', keepLast);
}

type Kept = { toast: Toast; at: number };
const kept = storedValue(session, storageKeys.toast, (value) => value as Kept);

/** Saves a toast that is still visible when its page is closed, such as "Signed in successfully". */
function keepLast(): void {
  if (last && Date.now() - last.at <= limits.toastMs) kept.write({ toast: last.toast, at: Date.now() });
}

/** Shows the toast that the previous page saved, unless that was long ago. */
export function showKeptToast(): void {
  const before = kept.read();
  if (!before) return;
  kept.write(undefined);
  if (Date.now() - before.at < 5 * limits.toastMs) drawToast(before.toast);
}

/** Starts showing toasts. Call once per document. */
export function drawToasts(): void {
  addEventListener(toastEvent, (event) => drawToast((event as CustomEvent<Toast>).detail));
}
