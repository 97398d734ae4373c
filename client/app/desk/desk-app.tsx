/** The whole desk: who may be here, the frame, and the screen in it. */
import { useEffect } from 'react';
import { watchSession } from '#client/lib/session.ts';
import { Overlays } from '../overlays.tsx';
import { Providers } from '../providers.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { DeskGate } from './desk-gate.tsx';
import { DeskRoutes } from './desk-routes.tsx';

export function DeskApp() {
  useEffect(watchSession, []);
  return (
    <Providers>
      <DeskGate>
        <DeskFrame>
          <DeskRoutes />
        </DeskFrame>
      </DeskGate>
      <Overlays />
    </Providers>
  );
}
