/** Sending an application, with its toasts. */
import { writeDraft } from '../../lib/form-draft.ts';
import { leadOrigin } from '../../lib/lead-origin.ts';
import { personElapsedMs, submissionIdOf } from '../../lib/lead-sending.ts';
import { showToast } from '../../lib/toast.tsx';
import { failureOf, trpcClient } from '../../lib/trpc.ts';
import { draftName, draftValues, type Progress } from './steps.ts';

export type Outcome =
  | { kind: 'sent' }
  /**
   * `known`: the address has an application already. `detail`: why, as the server said it; missing when there was no
   * answer, or none that says anything.
   */
  | { kind: 'known' | 'failed'; title: string; detail?: string };

type Params = {
  progress: Progress;
  /** When the form was shown, by performance.now(). */
  shownAt: number;
  /** What stands in the field that people leave empty. */
  website2: string;
};

function failedOutcome(error: unknown): Exclude<Outcome, { kind: 'sent' }> {
  const failure = failureOf(error);
  if (failure.kind === 'refused' && failure.code === 'CONFLICT')
    return { kind: 'known', title: 'Email already has an application submitted' };
  const detail = failure.kind === 'refused' ? failure.message : undefined;
  return { kind: 'failed', title: 'Failed to submit application', detail };
}

/** Never throws. What was typed is kept in this tab until the server has it. */
export async function sendApplication({ progress, shownAt, website2 }: Params): Promise<Outcome> {
  const submissionId = submissionIdOf(draftName, draftValues(progress));
  try {
    const elapsedMs = await personElapsedMs(shownAt);
    await trpcClient.application.submit.mutate({
      ...progress.answers,
      submissionId,
      website2,
      elapsedMs,
      origin: leadOrigin(),
    });
  } catch (error) {
    const outcome = failedOutcome(error);
    showToast({ title: outcome.title, description: outcome.detail, variant: 'destructive' });
    return outcome;
  }
  writeDraft(draftName, undefined);
  showToast({ title: 'Application submitted successfully!' });
  return { kind: 'sent' };
}
