/** The app: sign-in, checkout and member screens in one React root, with toasts, dialogs and the chat above them. */
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { m } from '#messages';
import { screenAt, type Screen } from '#shared/content/screens.ts';
import { cleanPath } from '#shared/paths.ts';
import { isInDialog } from '../lib/is-in-dialog.ts';
import { watchSession } from '../lib/session.ts';
import { SignInAgainDialog } from '../features/account/auth/components/sign-in-again-dialog.tsx';
import { AccountArea } from './account-area.tsx';
import { startChatLoader } from './chat-loader.ts';
import { repeatEarlyClick } from './early-click.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { Overlays } from './overlays.tsx';
import { Providers } from './providers.tsx';
import { routes } from './routes.ts';
import { ScreenBoundary } from '../components/screen-boundary.tsx';
import { ScreenRoutes } from './screen-routes.tsx';
import { usePageHead } from './use-page-head.ts';
import { Waiting } from './waiting.tsx';

const areas = {
  account: AccountArea,
  member: lazyScreen<{ children: ReactNode }>(async () => (await import('./member-area.tsx')).MemberArea),
};

/** Loads the code of a screen, so that its first render is complete. Rejects if it can't be loaded. */
export async function preloadScreen({ area, path }: Screen): Promise<void> {
  const route = routes.find((known) => known.path === path);
  await Promise.all([area === 'member' && areas.member.preload(), route?.Screen.preload()]);
}

export function App() {
  const chat = useChat();
  useEffect(watchSession, []);
  useEffect(repeatEarlyClick, []);
  return (
    <Providers>
      <a className="skip-link" href="#main">
        {m.app_skip_to_content()}
      </a>
      <ShownScreen />
      <Overlays />
      {chat}
      <SignInAgainDialog />
    </Providers>
  );
}

function ShownScreen() {
  // Deferred, so that the previous screen stays until the next one has loaded.
  const path = useDeferredValue(cleanPath(usePathname()));
  const screen = useMemo(() => screenAt(path), [path]);
  useEffect(() => {
    // Paths without a screen are public pages, which are separate documents.
    if (!screen) location.reload();
  }, [screen]);
  usePageHead(screen);
  useFreshStart(screen);
  if (!screen) return null;
  const Area = areas[screen.area];
  return (
    <ScreenBoundary at={path}>
      <Suspense fallback={null}>
        <Area>
          <ScreenRoutes routes={routes} at={path} fallback={<Waiting screen={screen} />} />
        </Area>
      </Suspense>
    </ScreenBoundary>
  );
}

/** Scrolls each new screen to the top, moves the focus there and closes an open menu. */
function useFreshStart(screen: Screen | undefined) {
  const previous = useRef(screen);
  useLayoutEffect(() => {
    if (previous.current === screen) return;
    previous.current = screen;
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    window.scrollTo(0, 0);
    // A dialog that opened with the screen keeps the focus.
    if (isInDialog()) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [screen]);
}

/** Returns the chat once it has been opened; undefined before that. */
function useChat(): ReactNode {
  const [chat, setChat] = useState<ReactNode>();
  useEffect(() => startChatLoader({ place: setChat }), []);
  return chat;
}
