import { Box, NativeSelect, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useRef } from 'react';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
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
const nothingToSay = m.crm_reply_form_choose_another_status_write();

type Values = {
  /** Empty if the status stays unchanged. */
  status: RequestStatus | '';
  reply: string;
};

const asItIs: Values = { status: '', reply: '' };

/** Returns a draft's values. */
function keptIn(draft: string): Values {
  const { status, reply = '' } = readDraft(draft)?.values ?? {};
  return { status: requestStatuses.find((known) => known === status) ?? '', reply };
}

/** Form for a new status and a reply. The draft stays in this tab until it's sent. */
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
  /** A ref, because it has to change before the next render: a double click takes only milliseconds. */
  const isSending = useRef(false);
  const { reply } = form.values;
  const update = trpc.admin.updateServiceRequest.useMutation({
    meta: { failure: m.crm_reply_form_failed_update_service_request() },
    onSuccess: (_, sent) => {
      showToast({ title: m.crm_reply_form_service_request_status_updated({ status: sent.status }) });
      // A status selected during the request hasn't been sent yet.
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
        label={reply.trim() ? m.crm_send_the_answer() : m.crm_set_the_status()}
        busyLabel={m.crm_sending()}
        problem={update.isError && <Problem title={m.crm_failed_to_send()} detail={sentenceOf(update.error)} />}
      >
        <NativeSelect
          label={m.crm_status()}
          data={options}
          {...form.getInputProps('status')}
          value={form.values.status || request.status}
          onChange={(event) => {
            form.setFieldValue('status', event.currentTarget.value as RequestStatus);
            form.clearErrors();
          }}
        />
        <Textarea
          label={m.crm_your_answer()}
          description={m.crm_reply_form_member_gets_email_their()}
          rows={5}
          dir="auto"
          maxLength={memberLimits.requestDescription}
          readOnly={update.isPending}
          {...form.getInputProps('reply')}
        />
        <Text fz="sm" c="dimmed" ta="end" mt={-8}>
          {m.crm_reply_form_of_characters({
            count: reply.length.toLocaleString(locale),
            requestDescription: memberLimits.requestDescription.toLocaleString(locale),
          })}
        </Text>
      </CardForm>
    </Box>
  );
}
