/** Toasts for public pages, which carry no code for them: client/app/toast-loader.ts fetches it when one is asked for. */
import type { Toast } from './toast.tsx';

export const toastEvent = 'everglow:toast';

/** Asks for a short notice at the top of the page. What must not be missed is said in the page as well. */
export function showPageToast(toast: Toast): void {
  dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: toast }));
}
