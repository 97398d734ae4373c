import type { ReactNode } from 'react';
import { DataProviders } from './data-providers.tsx';
import { ThemeProvider } from './theme-provider.tsx';

/** Theme and data providers, for the app and the admin area. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <DataProviders>{children}</DataProviders>
    </ThemeProvider>
  );
}
