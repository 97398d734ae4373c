import { NativeSelect, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { memberLimits, requestStatuses, type RequestStatus } from '#shared/domain/member.ts';
import { requestStatusWords } from '#shared/domain/services-words.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import classes from './requests.module.css';

const options = requestStatuses.map((status) => ({ value: status, label: requestStatusWords[status] }));
const nothingToSay = 'Choose another status or write an answer.';

/** The status chosen in a draft, if one is. */
const chosenIn = (draft: string) => requestStatuses.find((status) => status === readDraft(draft)?.values.status);

/** A status and an answer. What was typed waits in this tab until it has been sent. */
export function ReplyForm({ request }: { request: RouterOutputs['admin']['serviceRequest'] }) {
  const { id: requestId, history } = request;
  const utils = trpc.useUtils();
  const draft = `request-answer-${requestId}`;
  const [reply, setReply] = useState(() => readDraft(draft)?.values.reply ?? '');
  /** Undefined while the status is left as it is, whatever that will be. */
  const [chosen, setChosen] = useState(() => chosenIn(draft));
  const [problem, setProblem] = useState<string>();
  /** At once, before anything is drawn anew: a second click comes within milliseconds. */
  const isSending = useRef(false);
  const status = chosen ?? request.status;
  const keep = (next: { reply: string; chosen: RequestStatus | undefined }) => {
    setReply(next.reply);
    setChosen(next.chosen);
    setProblem(undefined);
    writeDraft(draft, { values: { reply: next.reply, ...(next.chosen ? { status: next.chosen } : {}) } });
  };
  const update = trpc.admin.updateServiceRequest.useMutation({
    meta: { failure: 'Failed to update service request status' },
    onSuccess: (_, sent) => {
      showToast({ title: `Service request status updated to ${sent.status}` });
      // What was chosen while this was on its way has not been sent.
      const later = chosenIn(draft);
      const left = later === sent.status ? undefined : later;
      keep({ reply: '', chosen: left });
      if (!left) writeDraft(draft, undefined);
    },
    // Also when it was refused: somebody else may have said something.
    onSettled: () =>
      Promise.all([
        utils.admin.serviceRequest.invalidate({ requestId }),
        utils.admin.serviceRequests.invalidate(),
        utils.admin.inbox.waiting.invalidate(),
      ]),
  });
  const submit = () => {
    if (isSending.current) return;
    if (status === request.status && !reply.trim()) return setProblem(nothingToSay);
    isSending.current = true;
    update.mutate(
      { requestId, status, reply, seen: history.at(-1)?.id },
      { onSettled: () => (isSending.current = false) },
    );
  };
  return (
    <div className={classes.form}>
      <CardForm
        onSubmit={submit}
        onEdit={() => update.isError && update.reset()}
        isBusy={update.isPending}
        label={reply.trim() ? 'Send the answer' : 'Set the status'}
        busyLabel="Sending …"
        problem={update.isError && <Problem title="Not sent" detail={sentenceOf(update.error)} />}
      >
        <NativeSelect
          label="Status"
          data={options}
          value={status}
          onChange={(event) => keep({ reply, chosen: event.currentTarget.value as RequestStatus })}
        />
        <Textarea
          label="Your answer"
          description="The member reads it in a mail and in their dashboard. Without words they only learn the status."
          rows={5}
          dir="auto"
          maxLength={memberLimits.requestDescription}
          error={problem}
          readOnly={update.isPending}
          value={reply}
          onChange={(event) => keep({ reply: event.currentTarget.value, chosen })}
        />
        <p className={classes.count}>
          {reply.length.toLocaleString('en-US')} of {memberLimits.requestDescription.toLocaleString('en-US')} characters
        </p>
      </CardForm>
    </div>
  );
}
