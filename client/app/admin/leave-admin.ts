/** Ways out of the admin area. Where one leads is another document, so that nothing of the admin area stays behind. */
import { signInHref } from '#client/lib/auth-events.ts';
import { signOut } from '#client/lib/session.ts';
import { trpcUtils } from '#client/lib/trpc.ts';

let isSigningOut = false;

/** The session is over, or no admin's any more: to the sign-in, which leads back here. The server decides what is seen then. */
export function leaveForSignIn(): void {
  if (isSigningOut) return;
  location.replace(signInHref());
}

/** Signs out, and on to a sign-in that leads nowhere in particular. A failure is said by a toast. */
export async function signOutOfAdmin(): Promise<void> {
  isSigningOut = true;
  await signOut();
  isSigningOut = trpcUtils.auth.session.getData() === null;
}
