/** The whole desk: who may be here, the frame, and the screen in it. */
import '../../theme/mantine-styles.ts';
import '../../components/desk/styles.ts';
import { useEffect } from 'react';
import { mountOverlays } from '../overlay-root.tsx';
import { Providers } from '../providers.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { DeskGate } from './desk-gate.tsx';
import { DeskRoutes } from './desk-routes.tsx';

export function DeskApp() {
  useEffect(mountOverlays, []);
  return (
    <Providers>
      <DeskGate>
        <DeskFrame>
          <DeskRoutes />
        </DeskFrame>
      </DeskGate>
    </Providers>
  );
}
