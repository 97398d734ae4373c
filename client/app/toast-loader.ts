import { toastEvent } from '../lib/page-toast.ts';
import type { Toast } from '../lib/toast.tsx';

/** Answers what public pages ask for with `showPageToast`. Call once. */
export function startToastLoader(): void {
  addEventListener(toastEvent, (event) => {
    Promise.all([import('./overlay-root.tsx'), import('../lib/toast.tsx')]).then(
      ([{ mountOverlays }, { showToast }]) => {
        mountOverlays();
        showToast((event as CustomEvent<Toast>).detail);
      },
      (error: unknown) => console.info('A notice could not be shown.', error),
    );
  });
}
