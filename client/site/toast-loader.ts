import { readText, session, storageKeys } from '../lib/storage.ts';
import { toastEvent, type Toast } from '../lib/toast.ts';

/** Loads the toast code when a public page shows a toast, or when the previous page left one. Call once. */
export function startToastLoader(): void {
  const draw = (toast?: Toast) => {
    Promise.all([import('../app/page-overlays.tsx'), import('../app/toasts.tsx')]).then(
      ([{ placeOverlays }, { drawToast }]) => {
        placeOverlays();
        if (toast) drawToast(toast);
      },
      (error: unknown) => console.info('A notice could not be shown.', error),
    );
  };
  addEventListener(toastEvent, (event) => draw((event as CustomEvent<Toast>).detail));
  if (readText(session, storageKeys.toast) !== undefined) draw();
}
