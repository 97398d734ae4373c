import { Button, Modal, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { z } from 'zod';
import { m } from '#messages';
import { memberLimits } from '#shared/domain/member.ts';
import { taskForm } from '#shared/schemas/plan.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { InlineQuestion } from '#client/components/ui/inline-question.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { dayBefore, reminderDay, reminderKindOf, reminderKinds, type ReminderKind, type Task } from '../plan-view.ts';
import { useRemoveTask, useSaveTask } from '../use-plan.ts';

type Props = {
  /** The task to edit; 'new' to add one, undefined while the dialog is closed. */
  task: Task | 'new' | undefined;
  today: string;
  onClose: () => void;
};

/** Dialog to add or edit a task. */
export function TaskDialog({ task, today, onClose }: Props) {
  return (
    <Modal
      opened={task !== undefined}
      onClose={onClose}
      size={520}
      // A stray click outside the dialog must not discard what was typed.
      closeOnClickOutside={false}
      title={task === 'new' ? m.member_add_a_task() : m.member_edit_task()}
    >
      {task !== undefined && (
        <TaskForm
          key={task === 'new' ? 'new' : task.id}
          task={task === 'new' ? undefined : task}
          today={today}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

const reminderLabels: Record<ReminderKind, string> = {
  none: m.member_no_reminder(),
  day: m.member_on_the_day(),
  before: m.member_the_day_before(),
  other: m.member_another_day(),
};
const kindOptions = reminderKinds.map((value) => ({ value, label: reminderLabels[value] }));

const schema = taskForm.extend({ kind: z.enum(reminderKinds) }).refine(
  ({ kind, remindOn }) => kind !== 'other' || remindOn !== '',
  // Run the check even if other fields are invalid, so that all errors show.
  { path: ['remindOn'], error: m.member_choose_a_date(), when: () => true },
);
const validate = schemaResolver(schema, { sync: true });

function TaskForm({ task, today, onClose }: { task: Task | undefined; today: string; onClose: () => void }) {
  // One id per form, so that a task submitted twice is stored once.
  const [submissionId] = useState(() => crypto.randomUUID());
  const { add, update } = useSaveTask(onClose);
  const { title = '', note = '', dueOn = today, remindOn = null } = task ?? {};
  const form = useForm({
    initialValues: { title, note, dueOn, remindOn: remindOn ?? '', kind: task ? reminderKindOf(task) : 'none' },
    validate,
  });
  const { kind } = form.values;
  const call = task ? update : add;
  const save = (values: typeof form.values) => {
    const wanted = {
      title: values.title,
      note: values.note,
      dueOn: values.dueOn,
      remindOn: reminderDay(values.kind, values.dueOn, values.remindOn),
    };
    if (!task) return add.mutate({ submissionId, ...wanted });
    // Send only the changed fields; the others may have been edited elsewhere.
    const changes = {
      ...(wanted.title !== title && { title: wanted.title }),
      ...(wanted.note !== note && { note: wanted.note }),
      ...(wanted.dueOn !== dueOn && { dueOn: wanted.dueOn }),
      ...(wanted.remindOn !== remindOn && { remindOn: wanted.remindOn }),
    };
    if (Object.keys(changes).length === 0) return onClose();
    update.mutate({ taskId: task.id, ...changes });
  };
  return (
    <>
      <CardForm
        isBusy={call.isPending}
        label={task ? m.member_save() : m.member_add_task()}
        busyLabel={m.member_saving()}
        onSubmit={form.onSubmit(save)}
        onEdit={() => call.error && call.reset()}
        problem={call.error ? <Problem title={sentenceOf(call.error)} /> : undefined}
      >
        <Textarea
          label={m.member_task_dialog_what_needs_get_done()}
          autosize={false}
          rows={3}
          dir="auto"
          maxLength={memberLimits.taskTitle}
          data-autofocus
          {...form.getInputProps('title')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput type="date" label={m.member_due_on()} {...form.getInputProps('dueOn')} />
          <NativeSelect
            label={m.member_reminder()}
            data={kindOptions}
            {...form.getInputProps('kind')}
            onChange={(event) => {
              const chosen = event.currentTarget.value as ReminderKind;
              form.setFieldValue('kind', chosen);
              if (chosen === 'other' && form.values.remindOn === '' && form.values.dueOn)
                form.setFieldValue('remindOn', dayBefore(form.values.dueOn));
            }}
          />
        </SimpleGrid>
        {kind === 'other' && (
          <TextInput
            type="date"
            label={m.member_remind_me_on()}
            max={form.values.dueOn}
            {...form.getInputProps('remindOn')}
          />
        )}
        <Textarea
          label={m.member_note()}
          rows={3}
          dir="auto"
          maxLength={memberLimits.taskNote}
          {...form.getInputProps('note')}
        />
      </CardForm>
      {task?.horizon === 'own' && <RemoveTask task={task} onRemoved={onClose} />}
    </>
  );
}

/** Asks for confirmation in place, because a removed task can't be restored. */
function RemoveTask({ task, onRemoved }: { task: Task; onRemoved: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveTask(onRemoved);
  if (!isAsking) {
    return (
      <Button variant="subtle" color="danger" onClick={() => setIsAsking(true)}>
        {m.member_remove_this_task()}
      </Button>
    );
  }
  return (
    <InlineQuestion
      label={m.member_remove_this_task()}
      question={m.member_remove_it_permanently()}
      yes={m.member_yes_remove()}
      no={m.member_keep_it()}
      isBusy={remove.isPending}
      onYes={() => remove.mutate({ taskId: task.id })}
      onNo={() => setIsAsking(false)}
      problem={remove.error && <Problem title={sentenceOf(remove.error)} />}
    />
  );
}
