/** What all screens stand in: a chunk of its own, so that public pages carry neither Mantine, TanStack Query nor tRPC. */
import { useEffect, type ReactNode } from 'react';
import type { Screen } from '../../shared/content/screens.ts';
import { MemberGate } from './member-gate.tsx';
import { mountOverlays } from './overlay-root.tsx';
import { Providers } from './providers.tsx';

export function ScreenRoot({ area, children }: { area: Screen['area']; children: ReactNode }) {
  useEffect(mountOverlays, []);
  return <Providers>{area === 'member' ? <MemberGate>{children}</MemberGate> : children}</Providers>;
}
