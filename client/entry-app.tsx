/** Entry point of the app: requests the screen's data first, then replaces the prerendered frame. */
// Import first, so that component styles come after it and take precedence.
import './theme/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { screenAt } from '#shared/content/screens.ts';
import { cleanPath, paths } from '#shared/paths.ts';
import { App, preloadScreen } from './app/app.tsx';
import { drawToasts } from './app/toasts.tsx';
import { startClicks } from './site/clicks.ts';
import { startSpeechLoader } from './site/speech-loader.ts';
import { watchCartCount } from './lib/cart-count.ts';
import { noteFirstPage, noteReferralLink } from './lib/first-page.ts';
import { isSignedIn, watchSignedIn } from './lib/signed-in.ts';
import { prepareDates } from './lib/time.ts';
import { trpcUtils } from './lib/trpc.ts';
import { whenIdle } from './lib/when-idle.ts';

noteFirstPage();
noteReferralLink();
watchSignedIn();
watchCartCount();
startClicks();
startSpeechLoader();
drawToasts();

const screen = screenAt(location.pathname)!;
// Request the session together with the screen's first data, in one batch, while the screen's code loads.
if (screen.area === 'member') {
  void trpcUtils.auth.session.prefetch();
  if (isSignedIn()) {
    void trpcUtils.notifications.summary.prefetch();
    if (cleanPath(location.pathname) === paths.dashboard) {
      void trpcUtils.cart.options.prefetch();
      void trpcUtils.dashboard.overview.prefetch();
      void trpcUtils.tutorials.progress.prefetch();
    }
  }
}

const root = createRoot(document.getElementById('root')!);
// As a transition, React renders in short slices, and slow phones stay responsive to taps.
const render = () =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
// Keep the frame until the whole screen can be rendered. If its code can't be loaded, the app says so.
preloadScreen(screen).then(render, render);
// Runs while the first responses load.
whenIdle(prepareDates, { timeoutMs: 2000, insteadMs: 200 });
