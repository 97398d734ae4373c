import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { inboxLimits, leadAnswerForm } from '#shared/schemas/inbox.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { Words } from '#client/components/admin/words.tsx';
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
  /** Proposed for the mail. */
  subject: string;
  /** What is quoted below the answer; nothing where they wrote nothing. */
  quoted: string;
};

/** An email to the lead's sender. The draft stays in this tab until the server has it. */
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
      // Said in its place; what was typed stays.
      return;
    }
    // Text typed during the request is a new draft.
    if (form.getValues().body === values.body) {
      form.setValues({ subject, body: '' });
      form.clearErrors();
      writeDraft(draft, undefined);
    }
    showToast({ title: 'Answer is on its way', description: `To ${email}. You’ll see in the history when it’s sent.` });
    await refresh();
  });
  return (
    <Stack gap="sm">
      <Text>
        To <strong dir="auto">{email}</strong>
      </Text>
      <CardForm
        hasShortButton
        onSubmit={submit}
        onEdit={() => answer.isError && answer.reset()}
        isBusy={answer.isPending}
        label="Send answer"
        busyLabel="Sending …"
        problem={answer.isError && <Problem title="We couldn’t send your answer" detail={sentenceOf(answer.error)} />}
      >
        <TextInput
          label="Subject"
          dir="auto"
          autoComplete="off"
          maxLength={inboxLimits.subject}
          {...form.getInputProps('subject')}
        />
        <Textarea
          label="Your answer"
          rows={8}
          dir="auto"
          maxLength={inboxLimits.answer}
          {...form.getInputProps('body')}
        />
        {quoted && (
          <Fold label="We’ll quote their message below your reply">
            <Words isQuoted mah="16rem">
              {quoted}
            </Words>
          </Fold>
        )}
      </CardForm>
    </Stack>
  );
}
