import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { applicationAnswers } from '#shared/schemas/application.ts';
import { codeOf, failureOf } from '#client/lib/failure.ts';
import { writeDraft } from '#client/lib/form-draft.ts';
import { leadOrigin } from '#client/lib/lead-origin.ts';
import { personElapsedMs, submissionIdOf } from '#client/lib/lead-sending.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { draftName, draftValues, readProgress, writeProgress, type Answers } from './steps.ts';

const validate = schemaResolver(applicationAnswers, { sync: true });

/** Delay after which to tell the visitor that sending takes longer than usual, in milliseconds. */
const slowAfterMs = 8000;

type Sending = 'no' | 'yes' | 'slow';

/**
 * `known`: the email address already has an application. `detail`: the server's reason; undefined if there was no
 * response, or none with a reason.
 */
export type SendFailure = { kind: 'known' | 'failed'; title: string; detail?: string };

function sendFailureOf(error: unknown): SendFailure {
  if (codeOf(error) === 'CONFLICT')
    return { kind: 'known', title: m.crm_use_application_email_already_has_application() };
  return {
    kind: 'failed',
    title: m.crm_use_application_failed_to_submit_application(),
    detail: failureOf(error).message,
  };
}

/**
 * State and actions of an application in progress, which survives a reload.
 * @param known answers that we already have
 * @param onSent called once the server has received it
 */
export function useApplication(known: Partial<Answers>, onSent: (answers: Answers) => void) {
  const [begun] = useState(() => readProgress(known));
  const [index, setIndex] = useState(begun.index);
  const [sending, setSending] = useState<Sending>('no');
  const shownAt = useRef(0);
  const isSending = useRef(false);
  const submit = trpc.application.submit.useMutation({
    onSuccess: () => {
      // The draft isn't needed anymore.
      writeDraft(draftName, undefined);
      showToast({ title: m.crm_application_submitted_successfully() });
      onSent(form.getValues());
    },
    onError: (error) => {
      const { title, detail } = sendFailureOf(error);
      showToast({ title, description: detail, variant: 'destructive' });
    },
  });

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const keep = (answers: Answers, at: number, isEdit: boolean) => {
    writeProgress({ answers, index: at }, { isEdit });
    if (submit.isError) submit.reset();
  };
  const form = useForm({
    initialValues: begun.answers,
    validate,
    onValuesChange: (answers) => keep(answers, index, true),
  });

  return {
    form,
    index,
    sending,
    failure: submit.error ? sendFailureOf(submit.error) : undefined,
    goTo: (next: number) => {
      keep(form.getValues(), next, false);
      setIndex(next);
    },
    /** Does nothing while an earlier call is in progress. */
    send: async (answers: Answers, website2: string) => {
      if (isSending.current) return;
      isSending.current = true;
      submit.reset();
      setSending('yes');
      const slow = setTimeout(() => setSending('slow'), slowAfterMs);
      const submissionId = submissionIdOf(draftName, draftValues({ answers, index }));
      const elapsedMs = await personElapsedMs(shownAt.current);
      const application = { ...answers, submissionId, website2, elapsedMs, origin: leadOrigin() };
      // The mutation's state has the error.
      await submit.mutateAsync(application).catch(() => undefined);
      clearTimeout(slow);
      isSending.current = false;
      setSending('no');
    },
  };
}
