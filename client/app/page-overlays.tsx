/** Toasts and dialogs on public pages. A separate chunk, because they need Mantine and the page and the chat don't. */
import type { ReactNode } from 'react';
import { Overlays } from './overlays.tsx';
import { placeOver } from './page-root.tsx';
import { ThemeProvider } from './theme-provider.tsx';

let band: ReactNode;

/** Renders toasts and dialogs over the page. @param params.memberBand kept for later calls too */
export function placeOverlays({ memberBand = band }: { memberBand?: ReactNode } = {}): void {
  band = memberBand;
  placeOver({
    overlays: (
      <ThemeProvider>
        <Overlays />
        {band}
      </ThemeProvider>
    ),
  });
}
