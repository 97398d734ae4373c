/**
 * A React root of its own for what lies over the page: toasts, dialogs, the chat. It never takes part in the hydration
 * of a page and stays when the page below changes, so a toast outlives the screen that showed it.
 */
import '../theme/mantine-styles.ts';
import '../features/auth/styles.ts';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import { StrictMode, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { limits } from '../../shared/limits.ts';
import { ChoosePasswordDialog } from '../features/auth/components/choose-password-dialog.tsx';
import { watchSession } from '../lib/session.ts';
import { Providers } from './providers.tsx';
import styles from './overlay-root.module.css';

let isMounted = false;
let placed: { chat?: ReactNode; band?: ReactNode } = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function OverlayRoot() {
  useEffect(watchSession, []);
  const { chat, band } = useSyncExternalStore(subscribe, () => placed);
  return (
    <Providers>
      <Notifications position="top-center" autoClose={limits.toastMs} zIndex={400} className={styles.toasts} />
      <ChoosePasswordDialog />
      {chat}
      {band}
    </Providers>
  );
}

/** Makes sure that toasts and dialogs have a place; only the first call does something. */
export function mountOverlays(): void {
  if (isMounted) return;
  isMounted = true;
  const container = document.createElement('div');
  container.id = 'overlay-root';
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <OverlayRoot />
    </StrictMode>,
  );
}

/** Puts the chat or the members' band among the overlays, or takes it away. */
export function placeOverlay(nodes: typeof placed): void {
  placed = { ...placed, ...nodes };
  for (const listener of listeners) listener();
  mountOverlays();
}
