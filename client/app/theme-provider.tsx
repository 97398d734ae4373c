import '../theme/mantine-styles.ts';
import { MantineContext, MantineProvider } from '@mantine/core';
import { useContext, type ReactNode } from 'react';
import { cssVariablesResolver, theme } from '../theme/mantine.ts';

/**
 * Provides Mantine with our theme. Inside another provider, renders only its children: the chat's profile is used in
 * the app too.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  if (useContext(MantineContext)) return children;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
