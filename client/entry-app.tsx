/** The app: asks for what the screen needs first, then takes the place of the prerendered frame. */
// First, so that the styles of components come after it and win.
import './theme/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { screenAt } from '#shared/content/screens.ts';
import { cleanPath, paths } from '#shared/paths.ts';
import { App, preloadScreen } from './app/app.tsx';
import { drawToasts } from './app/toasts.tsx';
import { startClicks } from './site/clicks.ts';
import { startSpeechLoader } from './site/speech-loader.ts';
import { noteFirstPage, noteReferralLink } from './lib/first-page.ts';
import { isSignedIn, watchSignedIn } from './lib/signed-in.ts';
import { prepareDates } from './lib/time.ts';
import { trpcUtils } from './lib/trpc.ts';
import { whenIdle } from './lib/when-idle.ts';

noteFirstPage();
noteReferralLink();
watchSignedIn();
startClicks();
startSpeechLoader();
drawToasts();

// Buttons of the frame answer from here on.
const early = window.__earlyClick;
window.__earlyClick = null;
early?.click();

const screen = screenAt(location.pathname)!;
// Who is signed in is asked together with what they see first, in one request, while the screen's code is on its way.
if (screen.area === 'member') {
  void trpcUtils.auth.session.prefetch();
  if (isSignedIn()) {
    void trpcUtils.notifications.summary.prefetch();
    if (cleanPath(location.pathname) === paths.dashboard) {
      void trpcUtils.dashboard.overview.prefetch();
      void trpcUtils.tutorials.progress.prefetch();
    }
  }
}

const root = createRoot(document.getElementById('root')!);
// As a transition, React renders in short slices and slow phones keep answering taps.
const render = () =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
// The frame stays until the screen can be shown whole. Without its code, the app says so.
preloadScreen(screen).then(render, render);
// While the first responses load.
whenIdle(prepareDates, { timeoutMs: 2000, insteadMs: 200 });
