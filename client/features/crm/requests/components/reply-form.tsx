import { Box, NativeSelect, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useRef } from 'react';
import { memberLimits, requestStatuses, type RequestStatus } from '#shared/domain/member.ts';
import { updateServiceRequestInput } from '#shared/schemas/services.ts';
import { requestStatusLabels } from '#shared/domain/services-labels.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

const options = requestStatuses.map((status) => ({ value: status, label: requestStatusLabels[status] }));
const check = schemaResolver(updateServiceRequestInput.pick({ status: true, reply: true }), { sync: true });
const nothingToSay = 'Choose another status or write an answer.';

type Values = {
  /** Empty while the status stays unchanged. */
  status: RequestStatus | '';
  reply: string;
};

const asItIs: Values = { status: '', reply: '' };

/** What waits in a draft. */
function keptIn(draft: string): Values {
  const { status, reply = '' } = readDraft(draft)?.values ?? {};
  return { status: requestStatuses.find((known) => known === status) ?? '', reply };
}

/** A status and an answer. What was typed waits in this tab until it has been sent. */
export function ReplyForm({ request }: { request: RouterOutputs['admin']['serviceRequest'] }) {
  const { id: requestId, history } = request;
  const utils = trpc.useUtils();
  const draft = `request-answer-${requestId}`;
  const inputOf = ({ status, reply }: Values) => ({
    requestId,
    status: status || request.status,
    reply,
    seen: history.at(-1)?.id,
  });
  const form = useForm({
    initialValues: keptIn(draft),
    validate: (values) => {
      const input = inputOf(values);
      if (input.status === request.status && !input.reply.trim()) return { reply: nothingToSay };
      return check({ status: input.status, reply: input.reply });
    },
    onValuesChange: (values) => writeDraft(draft, { values }),
  });
  /** Set synchronously, before the next render: a second click can come within milliseconds. */
  const isSending = useRef(false);
  const { reply } = form.values;
  const update = trpc.admin.updateServiceRequest.useMutation({
    meta: { failure: 'Failed to update service request status' },
    onSuccess: (_, sent) => {
      showToast({ title: `Service request status updated to ${sent.status}` });
      // What was chosen while this was on its way has not been sent.
      const { status: later } = form.getValues();
      const left = later === sent.status ? '' : later;
      form.setValues({ ...asItIs, status: left });
      if (!left) writeDraft(draft, undefined);
    },
    // Also refetch after a refusal: another admin may have replied.
    onSettled: () =>
      Promise.all([
        utils.admin.serviceRequest.invalidate({ requestId }),
        utils.admin.serviceRequests.invalidate(),
        utils.admin.inbox.waiting.invalidate(),
      ]),
  });
  const send = (values: Values) => {
    if (isSending.current) return;
    isSending.current = true;
    update.mutate(inputOf(values), { onSettled: () => (isSending.current = false) });
  };
  return (
    <Box maw={640}>
      <CardForm
        hasShortButton
        onSubmit={(event) => form.onSubmit(send)(event)}
        onEdit={() => update.isError && update.reset()}
        isBusy={update.isPending}
        label={reply.trim() ? 'Send the answer' : 'Set the status'}
        busyLabel="Sending …"
        problem={update.isError && <Problem title="Failed to send" detail={sentenceOf(update.error)} />}
      >
        <NativeSelect
          label="Status"
          data={options}
          {...form.getInputProps('status')}
          value={form.values.status || request.status}
          onChange={(event) => {
            form.setFieldValue('status', event.currentTarget.value as RequestStatus);
            form.clearErrors();
          }}
        />
        <Textarea
          label="Your answer"
          description="The member gets it by email and in their dashboard. Without a message, they only see the status."
          rows={5}
          dir="auto"
          maxLength={memberLimits.requestDescription}
          readOnly={update.isPending}
          {...form.getInputProps('reply')}
        />
        <Text fz="sm" c="dimmed" ta="end" mt={-8}>
          {reply.length.toLocaleString('en-US')} of {memberLimits.requestDescription.toLocaleString('en-US')} characters
        </Text>
      </CardForm>
    </Box>
  );
}
