/** The chat, in a separate chunk that public pages fetch when idle. Only the profile at its end needs Mantine. */
import { Suspense, useSyncExternalStore } from 'react';
import { m } from '#messages';
import { takeChatLink } from '../features/chat/chat-link.ts';
import { ChatOverlay } from '../features/chat/components/chat-overlay.tsx';
import { Spinner } from '../components/spinner.tsx';
import type { ShellLeft } from '../features/chat/hooks/use-handover.ts';
import { voice } from '../features/chat/voice/chat-voice.ts';
import { noteChatOpen } from '../lib/chat-memory.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { ScreenBoundary } from '../components/screen-boundary.tsx';

const Profile = lazyScreen(async () => (await import('./chat-profile.tsx')).ChatProfile);

type State = {
  /** Closes the page's shell, once the chat has something to show. */
  onShown?: (() => ShellLeft) | undefined;
  opened: boolean;
  /** Whether it was opened to change answers: a finished conversation shows them instead of its profile. */
  showsAnswers: boolean;
  /** Token of an emailed link that the visitor hasn't confirmed yet. */
  link: string | undefined;
};
let state: State = { opened: false, showsAnswers: false, link: undefined };
const listeners = new Set<() => void>();

function setState(next: Partial<State>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Preloads the profile's code. A failure surfaces only if the code still can't be loaded when it's needed. */
const preloadProfile = () => void Profile.preload().catch(() => undefined);

function Chat() {
  const { opened, showsAnswers, link, onShown } = useSyncExternalStore(subscribe, () => state);
  return (
    <ChatOverlay
      opened={opened}
      showsAnswers={showsAnswers}
      onShown={onShown}
      voice={voice}
      onClose={() => {
        noteChatOpen(false);
        setState({ opened: false });
      }}
      link={link}
      onLinkDone={() => setState({ link: undefined })}
      onProfileExpected={preloadProfile}
      renderProfile={(props) => (
        <ScreenBoundary at="profile" what="screen">
          <Suspense fallback={<Spinner label={m.app_opening_your_profile()} />}>
            <Profile {...props} />
          </Suspense>
        </ScreenBoundary>
      )}
    />
  );
}

/** The chat, for rendering over a page or in the app. */
export const chat = <Chat />;

/** Opens the chat at its current step, or at the emailed link in the address bar. */
export function openChat({ onShown, showsAnswers }: Pick<State, 'onShown' | 'showsAnswers'>): void {
  noteChatOpen(true);
  setState({ onShown, showsAnswers, opened: true, link: takeChatLink() ?? state.link });
}
