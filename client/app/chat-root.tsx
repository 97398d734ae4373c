/**
 * The chat's own React root. It comes as a separate chunk with Mantine, TanStack Query and tRPC, so that public pages
 * carry none of them, and it never takes part in the hydration of a page.
 */
import '../theme/mantine-base.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '../features/chat/styles.ts';
import '../features/profile/styles.ts';
import '@mantine/notifications/styles.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { limits } from '../../shared/limits.ts';
import { ChatOverlay } from '../features/chat/components/chat-overlay.tsx';
import { ProfileView } from '../features/profile/components/profile-view.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { createTrpcClient, trpc } from '../lib/trpc.ts';
import { cssVariablesResolver, theme } from '../theme/mantine.ts';

let root: Root | undefined;
let opened = false;
const listeners = new Set<() => void>();

function setOpened(next: boolean) {
  opened = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ChatRoot() {
  const isOpened = useSyncExternalStore(subscribe, () => opened);
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(createTrpcClient);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <Notifications position="top-center" autoClose={limits.toastMs} zIndex={400} />
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <ChatOverlay
            opened={isOpened}
            onClose={() => setOpened(false)}
            renderProfile={(props) => <ProfileView {...props} />}
          />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  );
}

/** Opens the chat; the first call mounts it. */
export function openChat(): void {
  if (!root) {
    const container = document.createElement('div');
    container.id = 'chat-root';
    document.body.append(container);
    root = createRoot(container);
    root.render(
      <StrictMode>
        <ChatRoot />
      </StrictMode>,
    );
  }
  setOpened(true);
}
