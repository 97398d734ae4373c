import { m } from '#messages';
import { Problem } from '#client/components/card-form.tsx';
import type { Failure } from '#client/lib/failure.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** Shown when the server gave no reason. */
export const signInFailed = m.account_login_problem_failed_sign_please_check();

/** Says why a sign-in failed, and what to do next where possible. */
export function LoginProblem({ failure, email }: { failure: Failure; email: string }) {
  if (failure.kind === 'connection')
    return <Problem title={signInFailed} detail={m.account_login_problem_theyre_right_couldnt_reach()} />;
  return (
    <Problem title={failure.message || signInFailed}>
      {failure.code === 'email_not_confirmed' && <ResendConfirmation email={email} />}
    </Problem>
  );
}
