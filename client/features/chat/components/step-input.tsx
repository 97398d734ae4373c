import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { finalOptions, stepById, type StepId } from '../../../../shared/domain/chat-script.ts';
import { answerSchemaFor, type AnswerValue } from '../../../../shared/schemas/chat.ts';
import type { ChatVoice } from '../voice.ts';
import { TextAnswer } from './text-answer.tsx';
import classes from './step-input.module.css';

type Props = {
  stepId: StepId;
  /** Where the typed text is kept until it is sent, so that a reload does not lose it. */
  storageKey: string;
  /** The answer that is being changed. */
  current: AnswerValue | undefined;
  isReady: boolean;
  isBusy: boolean;
  error: string | undefined;
  voice: ChatVoice;
  onError: (message: string | undefined) => void;
  /** @returns true when the answer was taken. */
  onGive: (value: AnswerValue) => Promise<boolean>;
};

/** The input area: what it shows depends on the type of the step. */
export function StepInput({ stepId, storageKey, current, isReady, isBusy, error, voice, onError, onGive }: Props) {
  const step = stepById(stepId);
  const area = useRef<HTMLDivElement>(null);
  const options = step.options ?? [];

  // Whoever works by keyboard finds the next answer under the fingers; the dialog looks for the same mark on opening.
  useEffect(() => {
    if (isReady && !isBusy) area.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isReady, isBusy, stepId]);

  const give = (value: AnswerValue) => {
    const checked = answerSchemaFor(stepId).safeParse(value);
    if (!checked.success) return onError(checked.error.issues[0]?.message);
    void onGive(checked.data);
  };

  if (!isReady) return <div className={classes.waiting} aria-hidden="true" />;
  if (step.type === 'ai_generation') return <p className={classes.hint}>One moment, this goes on by itself.</p>;

  return (
    <div ref={area} role="group" aria-label={step.label}>
      {step.multiSelect ? (
        <MultiSelect
          options={options}
          current={Array.isArray(current) ? current : []}
          isBusy={isBusy}
          onGive={give}
          storageKey={storageKey}
        />
      ) : (
        options.length > 0 && (
          <div className={classes.options}>
            {options.map((option, index) => (
              <Button
                key={option}
                data-autofocus={index === 0 || undefined}
                variant={option === finalOptions.show ? 'filled' : 'default'}
                className={classes.option}
                disabled={isBusy}
                aria-pressed={current === undefined ? undefined : option === current}
                onClick={() => give(option)}
              >
                {step.type === 'final_step' && isBusy ? 'Generating Profile...' : option}
              </Button>
            ))}
          </div>
        )
      )}
      {(step.type === 'text_input' || step.type === 'email_input' || step.freeText) && (
        <TextAnswer
          step={step}
          storageKey={storageKey}
          initial={typeof current === 'string' && !options.includes(current) ? current : ''}
          isBusy={isBusy}
          error={error}
          voice={voice}
          onEdit={() => onError(undefined)}
          onSend={give}
        />
      )}
      {error && options.length > 0 && !step.freeText && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

type MultiSelectProps = {
  options: readonly string[];
  current: readonly string[];
  isBusy: boolean;
  storageKey: string;
  onGive: (value: string[]) => void;
};

function MultiSelect({ options, current, isBusy, storageKey, onGive }: MultiSelectProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    const kept = (sessionStorage.getItem(storageKey) ?? '').split('\n').filter((option) => options.includes(option));
    return kept.length > 0 ? kept : current;
  });
  const toggle = (option: string) => {
    const next = chosen.includes(option) ? chosen.filter((entry) => entry !== option) : [...chosen, option];
    sessionStorage.setItem(storageKey, next.join('\n'));
    setChosen(next);
  };
  return (
    <>
      <div className={classes.options}>
        {options.map((option, index) => (
          <Button
            key={option}
            data-autofocus={index === 0 || undefined}
            variant="default"
            className={classes.option}
            data-chosen={chosen.includes(option)}
            aria-pressed={chosen.includes(option)}
            disabled={isBusy}
            onClick={() => toggle(option)}
          >
            {option}
          </Button>
        ))}
      </div>
      <Button
        fullWidth
        mt="sm"
        size="md"
        mih={46}
        disabled={chosen.length === 0 || isBusy}
        onClick={() => {
          sessionStorage.removeItem(storageKey);
          onGive([...chosen]);
        }}
      >
        Continue ({chosen.length} selected)
      </Button>
    </>
  );
}
