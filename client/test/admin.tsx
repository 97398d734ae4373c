/** Renders admin screens for component tests, behind the real gate and with an admin signed in. */
import type { ReactNode } from 'react';
import { AdminGate } from '../app/admin/admin-gate.tsx';
import { sessionOf } from './accounts.ts';
// Skips the delay between retries of its queries.
import './member.tsx';
import { renderApp, type Api, type Rendered } from './render.tsx';

export const admin = sessionOf({ email: 'boss@agency.example', role: 'admin' });

/** Empty page of a list. */
export const noItems = { items: [], nextCursor: null };

export function renderAdmin(screen: ReactNode, { path, api = {} }: { path: string; api?: Api }): Rendered {
  return renderApp(<AdminGate>{screen}</AdminGate>, {
    path,
    signedIn: true,
    api: { 'auth.session': () => admin, 'admin.isAdmin': () => true, ...api },
  });
}
