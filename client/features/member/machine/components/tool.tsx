/** A step's tool: what it is for, its fields, the button, the result, notes, and where to go on. */
import { Button, Stack } from '@mantine/core';
import { IconClock, IconFileText } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inputProblems } from '#shared/domain/machine.ts';
import { machineStep } from '#shared/domain/machine-steps.ts';
import { machineStepKeys, type MachineStepKey } from '#shared/domain/member.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { UpgradeNotice } from '#client/components/member/upgrade-notice.tsx';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { openChat } from '#client/lib/open-chat.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { useAutosave } from '../use-autosave.ts';
import type { Overview } from '../use-overview.ts';
import { useRun } from '../use-run.ts';
import { NotesPanel } from './notes-panel.tsx';
import { ResultPanel } from './result-panel.tsx';
import { SaveMark } from './save-mark.tsx';
import { StepFoot } from './step-foot.tsx';
import { ToolField } from './tool-fields.tsx';
import classes from './tool.module.css';

type Props = { userId: string; step: MachineStepKey; state: RouterOutputs['machine']['step']; overview: Overview };

const trialOver = 'Your trial has ended. What you made stays readable; Pro makes more.';

export function Tool({ userId, step, state, overview }: Props) {
  const definition = machineStep(step);
  const { typed, state: saveState, change, forget, saveNow } = useAutosave(userId, step);
  const [problems, setProblems] = useState<Record<string, string>>({});
  /** Whose saving is told: said in both places it would be read aloud twice. */
  const [isNoting, setIsNoting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  /** The member waits for it, so it is shown to them when it comes. */
  const isAwaited = useRef(false);
  const onResult = useCallback(() => {
    isAwaited.current = true;
  }, []);
  const { run, isRunning, produce } = useRun(step, state.run, onResult);

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
      // The refused field is where to go on.
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
          <ul className={classes.facts}>
            <li>
              <IconClock size={18} stroke={1.7} aria-hidden />
              {`Step ${number} of ${machineStepKeys.length}, about ${definition.minutes} minutes`}
            </li>
            <li>
              <IconFileText size={18} stroke={1.7} aria-hidden />
              {definition.get}
            </li>
          </ul>
          {!state.hasProfile && (
            <div className={classes.hint}>
              <p>
                There is no profile in your account yet. The tools work with what you type; with a profile they fill
                themselves in.
              </p>
              <Button variant="default" onClick={openChat}>
                Make my profile
              </Button>
            </div>
          )}
          <form
            ref={form}
            noValidate
            className={classes.form}
            aria-label={definition.name}
            onSubmit={(event) => {
              event.preventDefault();
              make();
            }}
          >
            <div className={classes.fields}>
              {definition.fields.map((field) => (
                <div key={field.key} data-kind={field.kind}>
                  <ToolField
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
                </div>
              ))}
            </div>
            {mayProduce ? (
              <div className={classes.make}>
                <Button
                  type="submit"
                  className={classes.makeButton}
                  // Not `disabled`: the focus would be lost to whoever works by keyboard.
                  aria-disabled={isRunning}
                  data-busy={isRunning || undefined}
                >
                  {isRunning ? 'Writing…' : state.result ? `${definition.action} again` : definition.action}
                </Button>
                <SaveMark state={isNoting ? 'idle' : saveState} onRetry={() => void saveNow()} />
              </div>
            ) : (
              <UpgradeNotice message={needsPro ? sentenceOf(produce.error) : trialOver} />
            )}
            <p role="status" className={isRunning ? classes.running : classes.quiet}>
              {isRunning && 'It is being written. You may leave; it will be here when you come back.'}
            </p>
            {hasFailed && (
              <p role="alert" className={classes.problem}>
                That did not work, and it is not your fault. What you typed is kept. Please try again.
              </p>
            )}
            {produce.error && !needsPro && !isRunning && (
              <p role="alert" className={classes.problem}>
                {sentenceOf(produce.error)}
              </p>
            )}
          </form>
        </Panel>
      </div>
      {state.result && (
        <div ref={place} data-busy={isRunning || undefined} className={classes.place}>
          <ResultPanel result={state.result} resultAt={resultAt} use={definition.use} fileName={step} />
        </div>
      )}
      <NotesPanel
        value={typed.notes ?? state.notes}
        state={isNoting ? saveState : 'idle'}
        onChange={(notes) => {
          setIsNoting(true);
          change({ inputs: {}, notes });
        }}
        onBlur={() => void saveNow()}
        onRetry={() => void saveNow()}
      />
      <StepFoot step={step} overview={overview} />
    </Stack>
  );
}
