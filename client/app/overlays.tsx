import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { limits } from '#shared/limits.ts';
import { ChoosePasswordDialog } from '../features/account/auth/components/choose-password-dialog.tsx';
import { showKeptToast } from './toasts.tsx';

/** Toasts and dialogs that stay while the screen below changes. Render once per document, within `ThemeProvider`. */
export function Overlays() {
  useEffect(showKeptToast, []);
  return (
    <>
      <Notifications position="top-center" autoClose={limits.toastMs} zIndex={400} />
      <ChoosePasswordDialog />
    </>
  );
}
