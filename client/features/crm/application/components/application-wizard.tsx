import { Box, Button, Group, Paper, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { screenAt } from '#shared/content/screens.ts';
import { paths } from '#shared/paths.ts';
import { FormCard } from '#client/components/form-card.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { steps, type Answers } from '../steps.ts';
import { useApplication } from '../use-application.ts';
import { SendProblem } from './send-problem.tsx';
import { StepField } from './step-field.tsx';

type Props = {
  known: Partial<Answers>;
  /** Notice shown before the first question. */
  note?: ReactNode;
  links: ReactNode;
  onSent: (answers: Answers) => void;
};

const { title, description } = screenAt(paths.signup)!;

/** Asks seven questions, one at a time. */
export function ApplicationWizard({ known, note, links, onSent }: Props) {
  const { form, index, sending, failure, goTo, send } = useApplication(known, onSent);
  const [first] = useState(index);
  const [hasMoved, setMoved] = useState(false);
  const step = steps[index]!;
  const isLast = index === steps.length - 1;
  const isBusy = sending !== 'no';
  const isDone = form.isValid(step.name);

  function move(to: number) {
    setMoved(true);
    goTo(to);
  }

  const sendAll = form.onSubmit(
    (answers, event) =>
      void send(answers, event!.currentTarget.querySelector<HTMLInputElement>('[name=website2]')!.value),
    // An earlier step may be unfinished, for example after a draft was changed.
    (errors) => move(steps.findIndex(({ name }) => name in errors)),
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isDone || isBusy) return;
    if (isLast) sendAll(event);
    else move(index + 1);
  }

  return (
    <FormCard title={title} lead={index === 0 ? description : undefined} links={links}>
      {index === first && !hasMoved && note}
      <StepProgress index={index} />
      <form noValidate onSubmit={submit}>
        <Stack pos="relative" mt="var(--eg-space-7)">
          <StepField key={step.name} step={step} form={form} isReadOnly={isBusy} takesFocus={hasMoved} />
          <VisuallyHidden aria-hidden="true">
            <label>
              {m.crm_leave_this_empty()} <input name="website2" tabIndex={-1} autoComplete="off" />
            </label>
          </VisuallyHidden>
          {isLast && (
            <Text fz="sm" c="dimmed">
              <Markup
                parts={m.crm_application_wizard_sending_agree_terms_service.parts()}
                tags={{
                  link: (text) => <AppLink href={paths.terms}>{text}</AppLink>,
                  link2: (text) => <AppLink href={paths.privacy}>{text}</AppLink>,
                }}
              />
            </Text>
          )}
          {failure && <SendProblem failure={failure} onOtherEmail={() => move(steps.findIndex(isEmail))} />}
          {/* Takes up no space while there's no message. */}
          <Box aria-live="polite" pos={sending === 'slow' ? undefined : 'absolute'}>
            {sending === 'slow' && (
              <Paper withBorder bg="var(--eg-teal-soft)" px="md" py="sm" fz="sm">
                {m.crm_application_wizard_taking_longer_than_usual()}
              </Paper>
            )}
          </Box>
          <Group gap="sm" wrap="nowrap">
            <Button
              variant="default"
              h={50}
              px="md"
              flex="none"
              disabled={index === 0 || isBusy}
              onClick={() => move(index - 1)}
            >
              {m.crm_back()}
            </Button>
            {/* Not `disabled` while busy: keyboard users would lose the focus. */}
            <Button type="submit" h={50} px="md" flex={1} disabled={!isDone} aria-disabled={isBusy || undefined}>
              {isBusy
                ? m.crm_submitting()
                : !isLast
                  ? m.crm_next()
                  : failure?.kind === 'failed'
                    ? m.crm_try_again()
                    : m.crm_submit_application()}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormCard>
  );
}

const isEmail = ({ name }: { name: string }) => name === 'email';

function StepProgress({ index }: { index: number }) {
  const words = m.crm_application_wizard_step_of({ value: index + 1, count: steps.length });
  return (
    <Stack gap="xs" mt="lg">
      {/* Announces the step; the new field then has the focus, so its question is read. */}
      <Text c="dimmed" fz="var(--eg-text-m)" aria-live="polite">
        {words}
      </Text>
      <Progress.Root size={6} transitionDuration={120}>
        <Progress.Section
          value={((index + 1) / steps.length) * 100}
          withAria={false}
          role="progressbar"
          aria-label={m.crm_progress()}
          aria-valuemin={0}
          aria-valuemax={steps.length}
          aria-valuenow={index + 1}
          aria-valuetext={words}
        />
      </Progress.Root>
    </Stack>
  );
}
