/** What screens around signing in stand in: a chunk, so that public pages carry neither Mantine, TanStack Query nor tRPC. */
import { useEffect, type ReactNode } from 'react';
import { mountOverlays } from './overlay-root.tsx';
import { Providers } from './providers.tsx';

export function ScreenRoot({ children }: { children: ReactNode }) {
  useEffect(mountOverlays, []);
  return <Providers>{children}</Providers>;
}
