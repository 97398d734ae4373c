/**
 * React root over a public page, for the chat, toasts, dialogs and the members' banner. The app has its own root for
 * them (app.tsx).
 */
import { StrictMode, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchSession } from '../lib/session.ts';
import { DataProviders } from './data-providers.tsx';

let isMounted = false;
let placed: { chat?: ReactNode; overlays?: ReactNode } = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function PageRoot() {
  const { chat, overlays } = useSyncExternalStore(subscribe, () => placed);
  useEffect(watchSession, []);
  return (
    <DataProviders>
      {chat}
      {overlays}
    </DataProviders>
  );
}

/** Renders the chat or the overlays over the page, replacing what was there. */
export function placeOver(nodes: typeof placed): void {
  placed = { ...placed, ...nodes };
  for (const listener of listeners) listener();
  if (isMounted) return;
  isMounted = true;
  const container = document.createElement('div');
  container.id = 'overlay-root';
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <PageRoot />
    </StrictMode>,
  );
}
