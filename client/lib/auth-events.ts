/** What the page does when somebody signs in or out. Rules alone; client/lib/session.ts carries them out. */
import { cleanPath, ownPath, paths } from '../../shared/paths.ts';
import { limits } from '../../shared/limits.ts';
import { screenAt } from '../../shared/content/screens.ts';

export type AuthEvent<Session> =
  | { type: 'signed-in'; session: Session }
  /** `elsewhere`: in another tab. The visitor is not there, so a public page stays where it is. */
  | { type: 'signed-out'; elsewhere?: boolean }
  /** Anything else that gives a newer session, such as a look after a sign-in in another tab. */
  | { type: 'refreshed'; session: Session | null };

export type AuthWorld<Session> = {
  /** The present address: path and query. */
  address: () => { path: string; search: string };
  /** Moves on, replacing the present entry of the history. */
  replaceAddress: (path: string) => void;
  storeSession: (session: Session | null) => void;
  /** Forgets what was fetched for whoever was signed in before, and has the visitor's own data asked for again. */
  dropCachedData: () => void;
};

/** @returns where to go after signing in: the page that led to the sign-in, else the services. */
export function afterSignIn(address: { path: string; search: string }): string {
  const from = cleanPath(address.path) === paths.login ? new URLSearchParams(address.search).get('from') : null;
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
    /** A sign-up has begun: a sign-in that follows at once leaves its screen standing. Ends by itself. */
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
          // First away from what only members see, so that nothing there asks for data it may not have any more.
          if (!event.elsewhere || screenAt(world.address().path)?.area === 'member') moveTo(paths.login);
          world.storeSession(null);
          world.dropCachedData();
          break;
        case 'refreshed':
          world.storeSession(event.session);
          break;
      }
    },
  };
}
