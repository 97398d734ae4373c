/**
 * The chat with all it needs, as a chunk of its own: public pages carry neither Mantine, TanStack Query nor tRPC. It is
 * shown in the root of the overlays.
 */
import '../features/chat/styles.ts';
import '../features/profile/styles.ts';
import { useSyncExternalStore } from 'react';
import { ChatOverlay } from '../features/chat/components/chat-overlay.tsx';
import { ProfileView } from '../features/profile/components/profile-view.tsx';
import { placeChat } from './overlay-root.tsx';

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

function Chat() {
  const isOpened = useSyncExternalStore(subscribe, () => opened);
  return (
    <ChatOverlay
      opened={isOpened}
      onClose={() => setOpened(false)}
      renderProfile={(props) => <ProfileView {...props} />}
    />
  );
}

const chat = <Chat />;

/** Opens the chat; the first call mounts it. */
export function openChat(): void {
  setOpened(true);
  placeChat(chat);
}
