/** The place of a screen in the page. All that public pages carry of screens: the screens come when one is shown. */
import { createElement, useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { Screen, ScreenPath } from '../../shared/content/screens.ts';
import styles from './screen-slot.module.css';

/** Here and not in a chunk, so that a screen and what it stands in are fetched side by side. Those of members wait there. */
const importers: Partial<Record<ScreenPath, () => Promise<ComponentType>>> = {
  '/login': async () => (await import('../features/auth/screens/login-screen.tsx')).LoginScreen,
  '/signup': async () => (await import('./sign-up-with-application.tsx')).SignUpWithApplication,
  '/forgot-password': async () =>
    (await import('../features/auth/screens/forgot-password-screen.tsx')).ForgotPasswordScreen,
  '/reset-password': async () =>
    (await import('../features/auth/screens/reset-password-screen.tsx')).ResetPasswordScreen,
  '/auth/confirm': async () => (await import('../features/auth/screens/confirm-email-screen.tsx')).ConfirmEmailScreen,
  '/auth/activate': async () => (await import('../features/activation/screens/activation-screen.tsx')).ActivationScreen,
  '/cart': async () => (await import('../features/cart/screens/cart-screen.tsx')).CartScreen,
  '/checkout/done': async () => (await import('../features/checkout/screens/done-screen.tsx')).DoneScreen,
  '/shared-profile': async () => (await import('./shared-profile-with-view.tsx')).SharedProfileWithView,
};

const roots: Partial<Record<Screen['area'], ComponentType<{ children: ReactNode }>>> = {};
const views = new Map<ScreenPath, ReactElement>();

/** Fetches the screen's code; from then on its place shows it at once. Rejects when it cannot be fetched. */
export async function loadScreen(screen: Screen): Promise<Screen> {
  const { area, path } = screen;
  const [root, view] = await (area === 'member'
    ? import('./member-root.tsx').then(
        async (members) => [members.MemberRoot, await members.loadMemberScreen(path)] as const,
      )
    : Promise.all([import('./screen-root.tsx').then(({ ScreenRoot }) => ScreenRoot), importers[path]!()]));
  roots[area] = root;
  views.set(path, createElement(view));
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

  const Root = roots[screen.area];
  const shown =
    state === 'ready' && Root ? (
      <Root>{views.get(screen.path)}</Root>
    ) : (
      <Waiting screen={screen} failed={state === 'failed'} />
    );
  // The frame of members has the main part within.
  if (screen.area === 'member')
    return state === 'ready' ? (
      shown
    ) : (
      <main id="main" tabIndex={-1}>
        {shown}
      </main>
    );
  return (
    <div className={styles.slot} data-area={screen.area}>
      {shown}
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
          {screen.area === 'member' && <a href="/">Home</a>}
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
