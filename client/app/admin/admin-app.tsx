/** The whole admin area: who may be here, the frame, and the screen in it. */
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
