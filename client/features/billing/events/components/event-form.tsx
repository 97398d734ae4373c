import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { bootcampStates } from '#shared/domain/orders.ts';
import { eventLimits, type EventInput } from '#shared/schemas/events.ts';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { failureOf, sentenceOf } from '#client/lib/failure.ts';
import { errorsOf, inputOf, noticeOf, type EventValues } from '../event-values.ts';
import { hourLabel, stateLabels } from '../event-labels.ts';

type Props = {
  initial: EventValues;
  /** How many people have a seat, and get an email about important changes. */
  people: number;
  /** Shown as the place while the field is empty. */
  shownPlace: string | null;
  isNew?: boolean;
  isBusy: boolean;
  error: unknown;
  onEdit: () => void;
  /** Rejects when the server refuses. */
  onSave: (values: EventInput) => Promise<unknown>;
};

const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: hourLabel(from + at) }));
const startHours = hours(0, 23);
const endHours = hours(1, 24);
const states = bootcampStates.map((state) => ({ value: state, label: stateLabels[state] }));

/** Facts of a bootcamp. Asks before people with seats get an email. */
export function EventForm(props: Props) {
  const { initial, people, shownPlace, isNew = false, isBusy, error, onEdit, onSave } = props;
  const form = useForm<EventValues>({ initialValues: initial, validate: (values) => errorsOf(values) });
  /** The question, kept in state so that its text doesn't change while the dialog closes. */
  const [asked, setAsked] = useState<'changed' | 'canceled'>('changed');
  const [isAsking, setIsAsking] = useState(false);
  /** A ref, because it has to change before the next render: a double click takes only milliseconds. */
  const isSaving = useRef(false);

  async function save(values: EventValues): Promise<boolean> {
    if (isSaving.current) return false;
    isSaving.current = true;
    try {
      await onSave(inputOf(values));
      return true;
    } catch (failure) {
      const { field } = failureOf(failure);
      if (field?.[0] === 'values') form.setFieldError(String(field[1]), sentenceOf(failure));
      return false;
    } finally {
      isSaving.current = false;
    }
  }
  function submit(values: EventValues) {
    const notice = isNew ? undefined : noticeOf(initial, values);
    if (!notice || (notice === 'changed' && people === 0)) return void save(values);
    setAsked(notice);
    setIsAsking(true);
  }
  const isFieldError = failureOf(error).field?.[0] === 'values';
  const isCanceled = !isNew && initial.state === 'canceled';
  return (
    <>
      <CardForm
        hasShortButton
        onSubmit={(event) => form.onSubmit(submit)(event)}
        onEdit={onEdit}
        isBusy={isBusy}
        label={isNew ? m.billing_events_create() : m.billing_events_save()}
        busyLabel={m.billing_events_saving()}
        problem={
          error !== null &&
          error !== undefined &&
          !isFieldError && <Problem title={m.billing_events_failed_save()} detail={sentenceOf(error)} />
        }
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="lg">
          <TextInput
            label={m.billing_events_title()}
            required
            maxLength={eventLimits.title}
            {...form.getInputProps('title')}
          />
          <NativeSelect
            label={m.billing_events_sales()}
            description={isCanceled ? m.billing_events_stays_canceled() : undefined}
            data={states}
            disabled={isCanceled}
            {...form.getInputProps('state')}
          />
          <TextInput type="date" label={m.billing_events_day()} required {...form.getInputProps('day')} />
          <SimpleGrid cols={2}>
            <NativeSelect label={m.billing_events_starts()} data={startHours} {...form.getInputProps('opensAtHour')} />
            <NativeSelect label={m.billing_events_ends()} data={endHours} {...form.getInputProps('closesAtHour')} />
          </SimpleGrid>
          <TextInput
            label={m.billing_events_place()}
            description={
              shownPlace ? m.billing_events_place_studio({ place: shownPlace }) : m.billing_events_place_later()
            }
            maxLength={eventLimits.place}
            {...form.getInputProps('place')}
          />
          <TextInput
            label={m.billing_events_instructor()}
            description={m.billing_events_instructor_optional()}
            maxLength={eventLimits.instructor}
            {...form.getInputProps('instructor')}
          />
          <TextInput
            label={m.billing_events_sessions()}
            inputMode="numeric"
            required
            {...form.getInputProps('liveSessions')}
          />
          <TextInput
            label={m.billing_events_replay()}
            inputMode="numeric"
            required
            {...form.getInputProps('replayHours')}
          />
          <TextInput
            label={m.billing_events_seats()}
            description={m.billing_events_seats_least()}
            inputMode="numeric"
            required
            {...form.getInputProps('capacity')}
          />
        </SimpleGrid>
        <Text fz="sm" c="dimmed">
          {m.billing_events_where_shown()}
        </Text>
      </CardForm>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={asked === 'canceled' ? m.billing_events_cancel_question() : m.billing_events_change_question()}
        text={
          asked === 'canceled'
            ? m.billing_events_cancel_consequences({ count: people })
            : m.billing_events_change_consequences({ count: people })
        }
        tone={asked === 'canceled' ? 'danger' : 'plain'}
        confirmLabel={asked === 'canceled' ? m.billing_events_cancel_it() : m.billing_events_save_and_email()}
        // A refusal is shown in the form, so the dialog closes either way.
        onConfirm={() => save(form.getValues()).then(() => undefined)}
      />
    </>
  );
}
