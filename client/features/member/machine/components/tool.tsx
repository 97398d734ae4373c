/** A step's tool: its purpose, fields, button, result, notes, and links to other steps. */
import { Alert, Box, Button, Group, List, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck, IconClock, IconFileText } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { inputProblems } from '#shared/domain/machine.ts';
import { machineStep } from '#shared/domain/machine-steps.ts';
import { machineStepKeys, memberLimits, type MachineStepKey } from '#shared/domain/member.ts';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { UpgradeNotice } from '#client/components/member/upgrade-notice.tsx';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { openChat } from '#client/lib/open-chat.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { useAutosave, type SaveState } from '../use-autosave.ts';
import type { Overview } from '../use-overview.ts';
import { useWritingJob } from '../use-writing-job.ts';
import { ResultPanel } from './result-panel.tsx';
import { StepFoot } from './step-foot.tsx';
import { ToolField } from './tool-fields.tsx';

type Props = { userId: string; step: MachineStepKey; state: RouterOutputs['machine']['step']; overview: Overview };

const trialOver = m.member_tool_trial_has_ended_can();

export function Tool({ userId, step, state, overview }: Props) {
  const definition = machineStep(step);
  const { typed, state: saveState, change, forget, saveNow } = useAutosave(userId, step);
  const [problems, setProblems] = useState<Record<string, string>>({});
  /** Whether the notes show the save state rather than the fields: shown in both, it would be announced twice. */
  const [isNoting, setIsNoting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  /** Whether the member is waiting for the result, so that it gets the focus when it arrives. */
  const isAwaited = useRef(false);
  const onResult = useCallback(() => {
    isAwaited.current = true;
  }, []);
  const { run, isRunning, produce } = useWritingJob(step, state.run, onResult);

  const { resultAt } = state;
  useEffect(() => {
    if (!isAwaited.current || !resultAt) return;
    isAwaited.current = false;
    place.current?.querySelector<HTMLElement>('[data-panel-title]')?.focus();
  }, [resultAt]);

  const valueOf = (key: string) => typed.inputs[key] ?? state.inputs[key] ?? state.prefill[key]?.value ?? '';
  const make = () => {
    if (isRunning) return;
    const inputs = Object.fromEntries(definition.fields.map(({ key }) => [key, valueOf(key)]));
    const found = inputProblems(definition, inputs);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // Focus the first invalid field.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    produce.mutate({ step, inputs }, { onSuccess: () => forget(inputs) });
  };
  const needsPro = codeOf(produce.error) === 'UPGRADE_NEEDED';
  const mayProduce = state.mayProduce && !needsPro;
  const hasFailed = run?.failed && !isRunning;
  const number = machineStepKeys.indexOf(step) + 1;

  return (
    <Stack miw={0}>
      <div>
        <Panel title={definition.name} lead={definition.purpose}>
          <List fz="sm" c="dimmed" mb="md" ps={0}>
            <List.Item icon={<IconClock size={18} stroke={1.7} color="var(--eg-teal)" aria-hidden />}>
              {m.member_tool_step_of_about_minutes({
                number,
                count: machineStepKeys.length,
                minutes: definition.minutes,
              })}
            </List.Item>
            <List.Item icon={<IconFileText size={18} stroke={1.7} color="var(--eg-teal)" aria-hidden />}>
              {definition.get}
            </List.Item>
          </List>
          {!state.hasProfile && (
            <Alert role="note" color="teal" mb="md">
              <Group gap="sm" justify="space-between">
                <Text inherit flex="1 1 16rem">
                  {m.member_tool_dont_have_profile_yet()}
                </Text>
                <Button variant="default" onClick={openChat}>
                  {m.member_make_my_profile()}
                </Button>
              </Group>
            </Alert>
          )}
          <form
            ref={form}
            noValidate
            aria-label={definition.name}
            onSubmit={(event) => {
              event.preventDefault();
              make();
            }}
          >
            <Stack>
              <SimpleGrid type="container" cols={{ base: 1, '520px': 2 }}>
                {definition.fields.map((field) => (
                  <ToolField
                    key={field.key}
                    field={field}
                    value={valueOf(field.key)}
                    suggestion={state.prefill[field.key]}
                    problem={problems[field.key]}
                    onChange={(value) => {
                      setIsNoting(false);
                      change({ inputs: { [field.key]: value } });
                      setProblems(({ [field.key]: _, ...rest }) => rest);
                    }}
                    onBlur={() => void saveNow()}
                  />
                ))}
              </SimpleGrid>
              {mayProduce ? (
                <Group gap="sm">
                  <BusyButton type="submit" isBusy={isRunning} busyLabel={m.member_writing()}>
                    {state.result ? m.member_tool_again({ action: definition.action }) : definition.action}
                  </BusyButton>
                  <SaveMark state={isNoting ? 'idle' : saveState} onRetry={() => void saveNow()} />
                </Group>
              ) : (
                <UpgradeNotice message={needsPro ? sentenceOf(produce.error) : trialOver} />
              )}
              <Text role="status" hidden={!isRunning}>
                {isRunning && m.member_tool_were_writing_can_leave()}
              </Text>
              {hasFailed && (
                <Text role="alert" c="var(--eg-danger)">
                  {m.member_tool_couldnt_finish_one_what()}
                </Text>
              )}
              {produce.error && !needsPro && !isRunning && (
                <Text role="alert" c="var(--eg-danger)">
                  {sentenceOf(produce.error)}
                </Text>
              )}
            </Stack>
          </form>
        </Panel>
      </div>
      {state.result && (
        <Box ref={place} opacity={isRunning ? 0.6 : 1}>
          <ResultPanel result={state.result} resultAt={resultAt} use={definition.use} fileName={step} />
        </Box>
      )}
      <Panel
        title={m.member_notes()}
        lead={m.member_tool_what_did_try_whos()}
        aside={<SaveMark state={isNoting ? saveState : 'idle'} onRetry={() => void saveNow()} />}
      >
        <Textarea
          label={m.member_your_notes()}
          rows={3}
          dir="auto"
          maxLength={memberLimits.notes}
          value={typed.notes ?? state.notes}
          onChange={(event) => {
            setIsNoting(true);
            change({ inputs: {}, notes: event.currentTarget.value });
          }}
          onBlur={() => void saveNow()}
        />
      </Panel>
      <StepFoot step={step} overview={overview} />
    </Stack>
  );
}

/** Shows the save state. Empty until something is typed. */
function SaveMark({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <Group gap="xs" fz="sm" c="dimmed">
      <Group role="status" gap={4}>
        {state === 'saving' && m.member_saving()}
        {state === 'saved' && (
          <>
            <IconCheck size={18} stroke={2} color="var(--eg-success)" aria-hidden />
            <span>{m.member_saved()}</span>
          </>
        )}
        {state === 'failed' && m.member_not_saved_yet()}
      </Group>
      {state === 'failed' && (
        <Button variant="subtle" px="xs" onClick={onRetry}>
          {m.member_save_now()}
        </Button>
      )}
    </Group>
  );
}
