import { UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AnswerValue } from '../../../../shared/schemas/chat.ts';
import classes from './messages.module.css';

type AssistantMessageProps = {
  text: string;
  isTyping?: boolean;
  /** What can be done with a message that stands. */
  action?: ReactNode;
};

export function AssistantMessage({ text, isTyping = false, action }: AssistantMessageProps) {
  return (
    <div className={classes.assistant} aria-hidden={isTyping}>
      <p className={classes.bubble}>
        {text}
        {isTyping && (
          <span className={classes.dots} data-empty={text === ''}>
            <i />
            <i />
            <i />
          </span>
        )}
      </p>
      {!isTyping && action}
    </div>
  );
}

type VisitorMessageProps = {
  value: AnswerValue;
  label: string;
  state?: 'sending' | 'struggling';
  isEdited?: boolean;
  onChange?: (() => void) | undefined;
};

export function VisitorMessage({ value, label, state, isEdited = false, onChange }: VisitorMessageProps) {
  const text = Array.isArray(value) ? value.join(', ') : value;
  return (
    <div className={classes.visitor}>
      <p className={classes.answer} data-skipped={text === ''} data-edited={isEdited}>
        {text === '' ? 'Skipped' : text}
      </p>
      {state && (
        <span className={classes.state} role={state === 'struggling' ? 'status' : undefined}>
          {state === 'sending' ? 'Saving …' : 'Not saved yet: no connection. Trying again …'}
        </span>
      )}
      {onChange && !isEdited && (
        <UnstyledButton className={classes.change} onClick={onChange} aria-label={`Change your answer: ${label}`}>
          <IconPencil size={14} aria-hidden="true" /> Change
        </UnstyledButton>
      )}
    </div>
  );
}
