import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { inboxLimits, leadNoteForm } from '#shared/schemas/inbox.ts';
import { Problem } from '#client/components/card-form.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { formErrors } from '#client/lib/form-errors.ts';
import { submissionIdOf } from '#client/lib/lead-sending.ts';
import { trpc } from '#client/lib/trpc.ts';
import classes from './inbox.module.css';

/** A remark for the team. What was typed waits in this tab until the server has it. */
export function NoteForm({ leadId }: { leadId: string }) {
  const utils = trpc.useUtils();
  const draft = `lead-note-${leadId}`;
  const form = useForm({
    initialValues: { body: readDraft(draft)?.values.body ?? '' },
    validate: (values) => formErrors(leadNoteForm, values),
    onValuesChange: (values) => writeDraft(draft, { values }),
  });
  const note = trpc.admin.inbox.note.useMutation();
  const submit = form.onSubmit(async (values) => {
    try {
      await note.mutateAsync({ ...leadNoteForm.parse(values), leadId, submissionId: submissionIdOf(draft, values) });
    } catch {
      // Said in its place; what was typed stays.
      return;
    }
    // What was typed meanwhile is another note.
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
      className={classes.noteForm}
      onChange={() => note.isError && note.reset()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!note.isPending) submit(event);
      }}
    >
      <Textarea
        label="Note for the team"
        rows={3}
        dir="auto"
        maxLength={inboxLimits.note}
        {...form.getInputProps('body')}
      />
      {note.isError && <Problem title="Your note was not added" detail={sentenceOf(note.error)} />}
      <Button type="submit" variant="default" aria-disabled={note.isPending}>
        {note.isPending ? 'Adding …' : 'Add note'}
      </Button>
    </form>
  );
}
