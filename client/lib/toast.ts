/**
 * Toasts. Showing one only fires an event, so this file is small enough for every page. client/app/toasts.tsx renders
 * them; public pages load it with the first toast (client/site/toast-loader.ts).
 */
export type Toast = {
  title: string;
  description?: string;
  /** `destructive` for failures. */
  variant?: 'default' | 'destructive';
};

export const toastEvent = 'everglow:toast';

/** Shows a toast for three seconds, replacing the previous one. Don't rely on it for anything visitors must see. */
export function showToast(toast: Toast): void {
  dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }));
}
