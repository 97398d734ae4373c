/** The team's actions on a lead, and a form for notes. */
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { m } from '#messages';
import type { MailStatus } from '#shared/domain/operations.ts';
import { inboxLimits, leadNoteForm } from '#shared/schemas/inbox.ts';
import { Problem } from '#client/components/card-form.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { UserText } from '#client/components/admin/user-text.tsx';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { submissionIdOf } from '#client/lib/lead-sending.ts';
import { useUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { entryLabel } from '../entry-label.ts';
import type { WholeLead } from '../types.ts';

type Entry = WholeLead['entries'][number];

const mailLabels: Record<MailStatus, { text: string; tone: Tone }> = {
  queued: { text: m.crm_on_its_way(), tone: 'info' },
  sending: { text: m.crm_on_its_way(), tone: 'info' },
  sent: { text: m.crm_sent(), tone: 'good' },
  error: { text: m.crm_failed_to_send(), tone: 'bad' },
  suppressed: { text: m.crm_lead_history_not_sent_address_doesnt(), tone: 'bad' },
};

/** Lists the team's actions on a lead, newest first. */
export function LeadHistory({ entries }: { entries: readonly Entry[] }) {
  const user = useUser();
  if (entries.length === 0) return <Text c="dimmed">{m.crm_no_activity_yet()}</Text>;
  const whoOf = ({ byEmail }: Entry) => (byEmail === user.email ? m.crm_you() : (byEmail ?? m.crm_a_former_admin()));
  return (
    <Stack component="ol" gap="sm" aria-label={m.crm_what_was_done()}>
      {entries.toReversed().map((entry) => (
        <li key={entry.id}>
          <Group gap="0 var(--eg-space-2)" align="baseline">
            <Text span inherit fw={600} dir="auto">
              {whoOf(entry)}
            </Text>
            <span>{entryLabel(entry)}</span>
            {entry.kind === 'answer' && <MailState status={entry.mailStatus} />}
            <Text span fz="sm" c="dimmed" ms="auto">
              <Moment at={entry.createdAt} />
            </Text>
          </Group>
          {entry.body && (
            <UserText isQuoted mt={4} bg={entry.kind === 'answer' ? 'var(--eg-teal-soft)' : 'var(--eg-surface-2)'}>
              {entry.body}
            </UserText>
          )}
        </li>
      ))}
    </Stack>
  );
}

function MailState({ status }: { status: string | null }) {
  const words = status === null ? undefined : mailLabels[status as MailStatus];
  return words && <StatusBadge tone={words.tone}>{words.text}</StatusBadge>;
}

/** @returns whether an email in the history is still being sent, so that it's worth polling. */
export function hasMailUnderWay(entries: readonly Entry[]): boolean {
  return entries.some(({ mailStatus }) => mailStatus === 'queued' || mailStatus === 'sending');
}

/** Form for an internal note. The draft stays in this tab until the server has it. */
export function NoteForm({ leadId }: { leadId: string }) {
  const utils = trpc.useUtils();
  const draft = `lead-note-${leadId}`;
  const form = useForm({
    initialValues: { body: readDraft(draft)?.values.body ?? '' },
    validate: schemaResolver(leadNoteForm, { sync: true }),
    onValuesChange: (values) => writeDraft(draft, { values }),
  });
  const note = trpc.admin.inbox.note.useMutation();
  const submit = form.onSubmit(async (values) => {
    try {
      await note.mutateAsync({ ...leadNoteForm.parse(values), leadId, submissionId: submissionIdOf(draft, values) });
    } catch {
      // The error is shown in the form, and the text stays.
      return;
    }
    // Text typed during the request is a new note.
    if (form.getValues().body === values.body) {
      form.setValues({ body: '' });
      form.clearErrors();
      writeDraft(draft, undefined);
    }
    await Promise.all([utils.admin.inbox.lead.invalidate({ leadId }), utils.admin.people.timeline.invalidate()]);
  });
  return (
    <form
      noValidate
      onChange={() => note.isError && note.reset()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!note.isPending) submit(event);
      }}
    >
      <Stack gap="sm" mb="md">
        <Textarea
          label={m.crm_lead_history_note_for_the_team()}
          rows={2}
          dir="auto"
          maxLength={inboxLimits.note}
          {...form.getInputProps('body')}
        />
        {note.isError && <Problem title={m.crm_lead_history_couldnt_add_note()} detail={sentenceOf(note.error)} />}
        <Button type="submit" variant="default" me="auto" aria-disabled={note.isPending}>
          {note.isPending ? m.crm_adding() : m.crm_add_note()}
        </Button>
      </Stack>
    </form>
  );
}
