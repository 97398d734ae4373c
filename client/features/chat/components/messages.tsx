import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { ReactNode } from 'react';
import { m } from '#messages';
import classes from './messages.module.css';

type AssistantMessageProps = {
  text: string;
  isTyping?: boolean;
  /** Shown once the message is fully typed. */
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
  /** The answer in words; empty if it was skipped. */
  text: string;
  label: string;
  state?: 'sending' | 'struggling';
  isEdited?: boolean;
  onChange?: (() => void) | undefined;
};

export function VisitorMessage({ text, label, state, isEdited = false, onChange }: VisitorMessageProps) {
  return (
    <div className={classes.visitor}>
      <p className={classes.answer} data-skipped={text === ''} data-edited={isEdited}>
        {text === '' ? m.chat_skipped() : text}
      </p>
      {state && (
        <span className={classes.state} role={state === 'struggling' ? 'status' : undefined}>
          {state === 'sending' ? m.chat_saving() : m.chat_messages_not_saved_yet_youre()}
        </span>
      )}
      {onChange && !isEdited && (
        <button
          type="button"
          className={classes.change}
          onClick={onChange}
          aria-label={m.chat_messages_change_your_answer({ label })}
        >
          <IconPencil size={14} aria-hidden="true" /> {m.chat_change()}
        </button>
      )}
    </div>
  );
}
