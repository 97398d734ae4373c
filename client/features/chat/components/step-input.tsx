import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { stepById, type Option, type StepId } from '#shared/domain/chat-script.ts';
import type { AnswerValue } from '#shared/domain/chat-answers.ts';
import { readText, session, writeText } from '#client/lib/storage.ts';
import type { ChatVoice } from '../voice.ts';
import { TextAnswer } from './text-answer.tsx';
import classes from './step-input.module.css';

type Props = {
  stepId: StepId;
  /** Storage key for the unsent text, so that it survives a reload. */
  storageKey: string;
  /** The existing answer, if it's being changed. */
  current: AnswerValue | undefined;
  isReady: boolean;
  isBusy: boolean;
  error: string | undefined;
  voice: ChatVoice;
  onError: (message: string | undefined) => void;
  /** @returns whether the answer was accepted. */
  onGive: (value: AnswerValue) => Promise<boolean>;
};

/** Input area, which depends on the type of step. */
export function StepInput({ stepId, storageKey, current, isReady, isBusy, error, voice, onError, onGive }: Props) {
  const step = stepById(stepId);
  const area = useRef<HTMLDivElement>(null);
  const options = step.options ?? [];
  const chosen = Array.isArray(current) ? current : [];

  // Lets keyboard users answer the next step right away; the dialog looks for the same attribute on opening. Reply
  // buttons get the focus as a group, so that a key meant for a text field never presses one of them.
  useEffect(() => {
    const { current: group } = area;
    if (!group || !isReady || isBusy || group.contains(document.activeElement)) return;
    (group.querySelector<HTMLElement>('[data-autofocus]') ?? group).focus();
  }, [isReady, isBusy, stepId]);

  // The server validates the answer.
  const give = (value: AnswerValue) => void onGive(value);

  if (!isReady) return <div className={classes.waiting} aria-hidden="true" />;
  if (step.type === 'ai_generation') return <p className={classes.hint}>{m.chat_step_input_one_moment_dont_need()}</p>;

  return (
    <div ref={area} role="group" aria-label={step.label} tabIndex={-1} data-autofocus={step.options ? true : undefined}>
      {step.multiSelect ? (
        <MultiSelect options={options} current={chosen} isBusy={isBusy} onGive={give} storageKey={storageKey} />
      ) : (
        options.length > 0 && (
          <div className={classes.options}>
            {options.map((option) => (
              <button
                key={option.id}
                type="button"
                className={`button ${option.id === 'show_profile' ? '' : 'quiet'} ${classes.option}`}
                disabled={isBusy}
                aria-pressed={current === undefined ? undefined : chosen.includes(option.id)}
                onClick={() => give([option.id])}
              >
                {step.type === 'final_step' && isBusy ? m.chat_generating_profile() : option.label}
              </button>
            ))}
          </div>
        )
      )}
      {(step.type === 'text_input' || step.type === 'email_input' || step.freeText) && (
        <TextAnswer
          step={step}
          storageKey={storageKey}
          initial={typeof current === 'string' ? current : ''}
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
  options: readonly Option[];
  current: readonly string[];
  isBusy: boolean;
  storageKey: string;
  onGive: (value: string[]) => void;
};

function MultiSelect({ options, current, isBusy, storageKey, onGive }: MultiSelectProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    const kept = (readText(session, storageKey) ?? '')
      .split('\n')
      .filter((id) => options.some((option) => option.id === id));
    return kept.length > 0 ? kept : current;
  });
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((entry) => entry !== id) : [...chosen, id];
    writeText(session, storageKey, next.join('\n'));
    setChosen(next);
  };
  return (
    <>
      <div className={classes.options}>
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            className={`button quiet ${classes.option}`}
            data-chosen={chosen.includes(option.id)}
            aria-pressed={chosen.includes(option.id)}
            disabled={isBusy}
            onClick={() => toggle(option.id)}
          >
            {option.label}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={`button ${classes.whole}`}
        disabled={chosen.length === 0 || isBusy}
        onClick={() => {
          writeText(session, storageKey, undefined);
          onGive([...chosen]);
        }}
      >
        {m.chat_step_input_continue_selected({ count: chosen.length })}
      </button>
    </>
  );
}
