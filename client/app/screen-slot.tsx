/** The place of a screen in the page. All that public pages carry of screens: the screens come when one is shown. */
import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import type { Screen, ScreenPath } from '../../shared/content/screens.ts';
import styles from './screen-slot.module.css';

/** Here and not in a chunk, so that a screen and what it stands in are fetched side by side. */
const importers: Record<ScreenPath, () => Promise<ComponentType>> = {
  '/login': async () => (await import('../features/auth/screens/login-screen.tsx')).LoginScreen,
  '/signup': async () => (await import('./sign-up-with-application.tsx')).SignUpWithApplication,
  '/forgot-password': async () =>
    (await import('../features/auth/screens/forgot-password-screen.tsx')).ForgotPasswordScreen,
  '/reset-password': async () =>
    (await import('../features/auth/screens/reset-password-screen.tsx')).ResetPasswordScreen,
  '/auth/confirm': async () => (await import('../features/auth/screens/confirm-email-screen.tsx')).ConfirmEmailScreen,
  '/auth/activate': async () => (await import('../features/activation/screens/activation-screen.tsx')).ActivationScreen,
  '/cart': async () => (await import('../features/cart/screens/cart-screen.tsx')).CartScreen,
  '/dashboard': async () => (await import('./dashboard-with-profile.tsx')).DashboardWithProfile,
  '/dashboard/notifications': async () =>
    (await import('../features/member/screens/notifications-screen.tsx')).NotificationsScreen,
  '/dashboard/settings': async () => (await import('../features/member/screens/settings-screen.tsx')).SettingsScreen,
};

let Root: (typeof import('./screen-root.tsx'))['ScreenRoot'] | undefined;
const views = new Map<ScreenPath, ReactElement>();

/** Fetches the screen's code; from then on its place shows it at once. Rejects when it cannot be fetched. */
export async function loadScreen(screen: Screen): Promise<Screen> {
  const [root, view] = await Promise.all([import('./screen-root.tsx'), importers[screen.path]()]);
  Root = root.ScreenRoot;
  views.set(screen.path, createElement(view));
  return screen;
}

export function ScreenSlot({ screen }: { screen: Screen }) {
  // Not there at the first page, neither on the server nor while hydrating: both show the same quiet state.
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(() =>
    views.has(screen.path) ? 'ready' : 'waiting',
  );

  useEffect(() => {
    if (state !== 'waiting') return;
    loadScreen(screen).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [state, screen]);

  return (
    <div className={styles.slot} data-area={screen.area}>
      {state === 'ready' && Root ? (
        <Root area={screen.area}>{views.get(screen.path)}</Root>
      ) : (
        <Waiting screen={screen} failed={state === 'failed'} />
      )}
    </div>
  );
}

function Waiting({ screen, failed }: { screen: Screen; failed: boolean }) {
  return (
    <div className="section">
      <div className="wrap">
        {/* Who finds it by a search reads what it is about, with script or without. */}
        {!screen.noindex && (
          <div className={styles.waiting}>
            <h1>{screen.title}</h1>
            <p className="lead">{screen.description}</p>
          </div>
        )}
        <noscript>
          <p className="lead">This page needs JavaScript. Please turn it on in your browser and load the page again.</p>
        </noscript>
        {failed ? (
          <div role="alert">
            <p className="lead">This page could not be loaded. Please check your connection.</p>
            <p className="row">
              <button type="button" className="button" onClick={() => window.location.reload()}>
                Try again
              </button>
            </p>
          </div>
        ) : (
          <p className={`lead ${styles.waiting}`} role="status" data-needs-script="">
            One moment …
          </p>
        )}
      </div>
    </div>
  );
}
