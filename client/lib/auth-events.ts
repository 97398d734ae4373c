/** Rules for what the page does on sign-in and sign-out. Pure; client/lib/session.ts applies them. */
import { cleanPath, ownPath, paths } from '#shared/paths.ts';
import { limits } from '#shared/limits.ts';
import { screenAt } from '#shared/content/screens.ts';

export type AuthEvent<Session> =
  | { type: 'signed-in'; session: Session }
  /**
   * `elsewhere`: it happened in another tab. The visitor isn't looking at this one, so a public page doesn't navigate.
   */
  | { type: 'signed-out'; elsewhere?: boolean }
  /** Any other source of a newer session, such as a check after signing in in another tab. */
  | { type: 'refreshed'; session: Session | null };

export type AuthWorld<Session> = {
  /** The current path and query. */
  address: () => { path: string; search: string };
  /** Navigates, replacing the current history entry. */
  replaceAddress: (path: string) => void;
  storeSession: (session: Session | null) => void;
  /** Drops data fetched for the previous account and refetches the visitor's own. */
  dropCachedData: () => void;
  /** Removes the member's unsaved text from the tab's storage. */
  dropTyped: () => void;
};

/**
 * Returns the sign-in URL that leads back to a page. @param from path, query and fragment; the current page by default
 */
export const signInHref = (from = location.pathname + location.search + location.hash): string =>
  `${paths.login}?from=${encodeURIComponent(from)}`;

/** Screens that sign someone in who came from another page. */
const entrances: readonly string[] = [paths.login, paths.resetPassword];

/** @returns where to go after signing in: the page that led to the sign-in, or the services page. */
export function afterSignIn(address: { path: string; search: string }): string {
  const from = entrances.includes(cleanPath(address.path)) ? new URLSearchParams(address.search).get('from') : null;
  return ownPath(from, paths.services);
}

export function createAuthEvents<Session>(world: AuthWorld<Session>) {
  let newSignUp: ReturnType<typeof setTimeout> | undefined;
  const clearNewSignUp = () => {
    clearTimeout(newSignUp);
    newSignUp = undefined;
  };
  const moveTo = (path: string) => {
    const { path: present, search } = world.address();
    if (path !== present && path !== present + search) world.replaceAddress(path);
  };

  return {
    /** Marks the start of a sign-up, so that a sign-in right after it doesn't leave its screen. Expires on its own. */
    guardNewSignUp(): void {
      clearNewSignUp();
      newSignUp = setTimeout(clearNewSignUp, limits.newSignUpGuardMs);
    },

    handle(event: AuthEvent<Session>): void {
      switch (event.type) {
        case 'signed-in': {
          const staysHere = newSignUp !== undefined;
          clearNewSignUp();
          world.storeSession(event.session);
          world.dropCachedData();
          if (!staysHere) moveTo(afterSignIn(world.address()));
          break;
        }
        case 'signed-out':
          clearNewSignUp();
          // Leave member screens first, so that they don't request data they no longer have access to.
          if (!event.elsewhere || screenAt(world.address().path)?.area === 'member') moveTo(paths.login);
          world.storeSession(null);
          world.dropCachedData();
          world.dropTyped();
          break;
        case 'refreshed':
          world.storeSession(event.session);
          break;
      }
    },
  };
}
