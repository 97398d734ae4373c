/**
 * The chat with all it needs, as a chunk of its own: public pages carry neither Mantine, TanStack Query nor tRPC. It is
 * shown in the root of the overlays.
 */
import '../features/chat/styles.ts';
import '../features/profile/styles.ts';
import { useSyncExternalStore } from 'react';
import { takeChatLink } from '../features/chat/chat-link.ts';
import { ChatOverlay } from '../features/chat/components/chat-overlay.tsx';
import { ProfileView } from '../features/profile/components/profile-view.tsx';
import { voice } from '../features/voice/chat-voice.ts';
import { useIsRecording } from '../features/voice/hooks/use-is-recording.ts';
import { placeOverlay } from './overlay-root.tsx';

type State = { opened: boolean; /** Token of a mailed link that waits to be used. */ link: string | undefined };
let state: State = { opened: false, link: undefined };
const listeners = new Set<() => void>();

function setState(next: Partial<State>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function Chat() {
  const { opened, link } = useSyncExternalStore(subscribe, () => state);
  const isRecording = useIsRecording();
  return (
    <ChatOverlay
      opened={opened}
      keepsEscape={isRecording}
      voice={voice}
      onClose={() => setState({ opened: false })}
      link={link}
      onLinkDone={() => setState({ link: undefined })}
      renderProfile={(props) => <ProfileView {...props} />}
    />
  );
}

const chat = <Chat />;

/** Opens the chat, with the link of the address if there is one; the first call mounts it. */
export function openChat(): void {
  setState({ opened: true, link: takeChatLink() ?? state.link });
  placeOverlay({ chat });
}
