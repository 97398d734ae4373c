/** The admin app: access check, frame, and the current screen. */
import { useEffect } from 'react';
import { watchSession } from '#client/lib/session.ts';
import { Overlays } from '../overlays.tsx';
import { Providers } from '../providers.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminGate } from './admin-gate.tsx';
import { AdminRoutes } from './admin-routes.tsx';

export function AdminApp() {
  useEffect(watchSession, []);
  return (
    <Providers>
      <AdminGate>
        <AdminFrame>
          <AdminRoutes />
        </AdminFrame>
      </AdminGate>
      <Overlays />
    </Providers>
  );
}
