/** Signing in, with its toasts. */
import { announceSignIn } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.tsx';
import { failureOf, trpcClient } from '../../lib/trpc.ts';

export type Credentials = { email: string; password: string };

/** What is said when the server gave no reason. */
export const signInFailed = 'Failed to sign in. Please check your credentials.';

const server = {
  send: (credentials: Credentials): Promise<unknown> => trpcClient.auth.signIn.mutate(credentials),
  announce: announceSignIn,
  toast: showToast,
};

/**
 * Stores the session and moves on, or tells of the failure in a toast.
 * @throws what the server threw, so that the form can say it too
 */
export async function signIn(credentials: Credentials, { send, announce, toast } = server): Promise<void> {
  try {
    await send(credentials);
    await announce();
  } catch (error) {
    const failure = failureOf(error);
    const message = failure.kind === 'refused' ? failure.message : signInFailed;
    const isUnconfirmed = failure.kind === 'refused' && failure.code === 'email_not_confirmed';
    const title = isUnconfirmed ? 'Email not confirmed' : 'Sign in failed';
    toast({ title, description: message, variant: 'destructive' });
    throw error;
  }
  toast({ title: 'Signed in successfully' });
}
