import { Problem } from '#client/components/card-form.tsx';
import type { Failure } from '#client/lib/failure.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** Shown when the server gave no reason. */
export const signInFailed = 'Failed to sign in. Please check your credentials.';

/** Says why a sign-in failed, and what to do next where possible. */
export function LoginProblem({ failure, email }: { failure: Failure; email: string }) {
  if (failure.kind === 'connection')
    return <Problem title={signInFailed} detail="If they’re right, we couldn’t reach our server. Try again." />;
  return (
    <Problem title={failure.message || signInFailed}>
      {failure.code === 'email_not_confirmed' && <ResendConfirmation email={email} />}
    </Problem>
  );
}
