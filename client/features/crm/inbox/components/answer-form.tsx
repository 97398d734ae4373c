import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { inboxLimits, leadAnswerForm } from '#shared/schemas/inbox.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { UserText } from '#client/components/admin/user-text.tsx';
import { Fold } from '#client/components/ui/fold.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { submissionIdOf } from '#client/lib/lead-sending.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useLeadRefresh } from '../use-lead-change.ts';

type Props = {
  leadId: string;
  email: string;
  /** Suggested email subject. */
  subject: string;
  /** The lead's text, quoted below the reply; empty if they wrote nothing. */
  quoted: string;
};

/** Form for an email to the lead's sender. The draft stays in this tab until the server has it. */
export function AnswerForm({ leadId, email, subject, quoted }: Props) {
  const refresh = useLeadRefresh(leadId);
  const draft = `lead-answer-${leadId}`;
  const kept = readDraft(draft)?.values;
  const form = useForm({
    initialValues: { subject: kept?.subject ?? subject, body: kept?.body ?? '' },
    validate: schemaResolver(leadAnswerForm, { sync: true }),
    onValuesChange: (values) => writeDraft(draft, { values }),
  });
  const answer = trpc.admin.inbox.answer.useMutation();
  const submit = form.onSubmit(async (values) => {
    try {
      const input = leadAnswerForm.parse(values);
      await answer.mutateAsync({ ...input, leadId, submissionId: submissionIdOf(draft, values) });
    } catch {
      // The error is shown in the form, and the text stays.
      return;
    }
    // Text typed during the request is a new draft.
    if (form.getValues().body === values.body) {
      form.setValues({ subject, body: '' });
      form.clearErrors();
      writeDraft(draft, undefined);
    }
    showToast({
      title: m.crm_answer_form_answer_way(),
      description: m.crm_answer_form_youll_see_history_when({ email }),
    });
    await refresh();
  });
  return (
    <Stack gap="sm">
      <Text>
        <Markup
          parts={m.crm_answer_form_to.parts({ email })}
          tags={{ bold: (text) => <strong dir="auto">{text}</strong> }}
        />
      </Text>
      <CardForm
        hasShortButton
        onSubmit={submit}
        onEdit={() => answer.isError && answer.reset()}
        isBusy={answer.isPending}
        label={m.crm_send_answer()}
        busyLabel={m.crm_sending()}
        problem={
          answer.isError && (
            <Problem title={m.crm_answer_form_couldnt_send_answer()} detail={sentenceOf(answer.error)} />
          )
        }
      >
        <TextInput
          label={m.crm_subject()}
          dir="auto"
          autoComplete="off"
          maxLength={inboxLimits.subject}
          {...form.getInputProps('subject')}
        />
        <Textarea
          label={m.crm_your_answer()}
          rows={8}
          dir="auto"
          maxLength={inboxLimits.answer}
          {...form.getInputProps('body')}
        />
        {quoted && (
          <Fold label={m.crm_answer_form_well_quote_their_message()}>
            <UserText isQuoted mah="16rem">
              {quoted}
            </UserText>
          </Fold>
        )}
      </CardForm>
    </Stack>
  );
}
