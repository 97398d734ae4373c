/** Exits from the admin area. Each one loads a new document, so that no admin data stays in memory. */
import { signInHref } from '#client/lib/auth-events.ts';
import { signOut } from '#client/lib/session.ts';
import { trpcUtils } from '#client/lib/trpc.ts';

let isSigningOut = false;

/**
 * Goes to the sign-in, which links back here, when the session is over or no longer an admin's. After that, the server
 * decides what to show.
 */
export function leaveForSignIn(): void {
  if (isSigningOut) return;
  location.replace(signInHref());
}

/** Signs out and goes to the sign-in, without a link back. Shows a toast on failure. */
export async function signOutOfAdmin(): Promise<void> {
  isSigningOut = true;
  await signOut();
  isSigningOut = trpcUtils.auth.session.getData() === null;
}
