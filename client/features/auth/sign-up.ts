/** Creating an account. */
import { rememberedReferral } from '../../lib/referral.ts';
import { guardNewSignUp } from '../../lib/session.ts';
import { failureOf, trpcClient } from '../../lib/trpc.ts';

export type NewAccount = { email: string; password: string; fullName: string; businessName: string };
export type SignUpResult = { success: true } | { success: false; message: string };

const server = {
  send: (account: NewAccount): Promise<{ ok: boolean } | undefined> =>
    trpcClient.auth.signUp.mutate({ ...account, referralCode: rememberedReferral() }),
};

/** Never throws: every outcome is a result that the form can show. */
export async function signUp(account: NewAccount, { send } = server): Promise<SignUpResult> {
  guardNewSignUp();
  try {
    const result = await send(account);
    return result?.ok ? { success: true } : { success: false, message: 'Failed to create account' };
  } catch (error) {
    const failure = failureOf(error);
    return {
      success: false,
      message: failure.kind === 'refused' ? failure.message : 'An unexpected error occurred',
    };
  }
}
