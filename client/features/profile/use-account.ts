/** State of the account for a finished profile, which is requested once. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnswerValue } from '#shared/domain/chat-answers.ts';
import { failureOf, isPassing, sentenceOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';

export type AccountState =
  | { kind: 'creating' }
  /** An activation link was emailed to the address. */
  | { kind: 'mailed'; email: string }
  /** The visitor is signed in: the profile now belongs to their account. */
  | { kind: 'attached' }
  /** `reason`: the server's message, if it sent one. */
  | { kind: 'failed'; reason?: string };

/**
 * Requests the account. The call is idempotent, so it's cached like a query: once per profile and address, however
 * often the profile is opened, and again after a sign-in or sign-out.
 * @param email the answered address; a different address means a different account
 */
export function useAccount(profileId: string, email: AnswerValue | undefined) {
  const utils = trpc.useUtils();
  const { data, error, isFetching, refetch } = useQuery({
    // Follows tRPC's key format under `profile`, so that sign-in and sign-out refetch it along with the profile.
    queryKey: [['profile', 'account'], { input: { profileId, email } }],
    queryFn: () => utils.client.activation.createAccount.mutate({ profileId }),
    staleTime: Infinity,
    retry: (count, cause) => isPassing(cause) && count < 3,
    retryDelay: (count) => 1000 * 2 ** count,
  });
  useEffect(() => {
    if (error) console.info('The account could not be created yet.', error);
  }, [error]);
  const status = data?.status;
  useEffect(() => {
    if (status !== 'attached') return;
    // A screen below the chat may show the previous profile, or none.
    void utils.document.invalidate();
    void utils.dashboard.invalidate();
    void utils.prompts.invalidate();
    void utils.plan.invalidate();
    void utils.weekly.invalidate();
    void utils.machine.invalidate();
    void utils.membership.invalidate();
  }, [status, profileId, utils]);
  return { account: accountState(data, error, isFetching), retry: () => void refetch() };
}

function accountState(
  data: { status: 'mailed' | 'attached'; email: string } | undefined,
  error: unknown,
  isFetching: boolean,
): AccountState {
  if (data) return data.status === 'mailed' ? { kind: 'mailed', email: data.email } : { kind: 'attached' };
  if (!error || isFetching) return { kind: 'creating' };
  return { kind: 'failed', reason: failureOf(error).message };
}

/** Delay before the email can be sent again, in seconds. */
const coolDownSec = 60;

/** Sends the activation email again, at most once a minute. */
export function useResend(profileId: string) {
  const [waitSec, setWaitSec] = useState(0);
  const resend = trpc.activation.resend.useMutation({
    onSuccess: () => setWaitSec(coolDownSec),
    onError: (error) => console.info('The activation email could not be sent again.', error),
  });

  const isWaiting = waitSec > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setWaitSec((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return {
    send: () => {
      if (!isWaiting && !resend.isPending) resend.mutate({ profileId });
    },
    waitSec,
    isSending: resend.isPending,
    /** Whether the email was sent again within the last minute. */
    isSent: resend.isSuccess && isWaiting,
    problem: resend.error && sentenceOf(resend.error),
  };
}
