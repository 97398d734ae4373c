import { useRef, useState, type KeyboardEvent } from 'react';
import { m } from '#messages';
import type { ChatStep } from '#shared/domain/chat-script.ts';
import { TextField } from '#client/components/text-field.tsx';
import { readText, session, writeText } from '#client/lib/storage.ts';
import { asTyped, withSpoken, type ChatVoice } from '../voice.ts';
import classes from './step-input.module.css';

type Props = {
  step: ChatStep;
  storageKey: string;
  initial: string;
  isBusy: boolean;
  error: string | undefined;
  voice: ChatVoice;
  onEdit: () => void;
  onSend: (value: string) => void;
};

/** On-screen keyboard and autofill settings for each kind of text. */
const kinds = {
  name: { autoComplete: 'name', inputMode: 'text', autoCapitalize: 'words' },
  organization: { autoComplete: 'organization', inputMode: 'text', autoCapitalize: 'words' },
  text: { autoComplete: 'off', inputMode: 'text', autoCapitalize: 'sentences' },
  url: { autoComplete: 'url', inputMode: 'url', autoCapitalize: 'none' },
  email: { autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
  tel: { autoComplete: 'tel', inputMode: 'tel', autoCapitalize: 'none' },
} as const;

export function TextAnswer({ step, storageKey, initial, isBusy, error, voice, onEdit, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(() => readText(session, storageKey) ?? initial);
  const trimmed = text.trim();

  const keep = (next: string) => {
    setText(next);
    writeText(session, storageKey, next);
    onEdit();
  };
  /** Adds the transcript to the field's text, so that the visitor can review it before sending. */
  const insert = (spoken: string) => {
    const input = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    keep(withSpoken(input?.value ?? '', asTyped(spoken, step.input)));
    input?.focus();
  };
  const send = (value: string) => {
    if (isBusy) return;
    writeText(session, storageKey, undefined);
    onSend(value);
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    // In an input method editor, Enter picks a word and must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (trimmed !== '') send(trimmed);
  };

  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') send(trimmed);
      }}
    >
      <TextField
        {...kinds[step.input ?? 'text']}
        type={step.type === 'email_input' ? 'email' : step.input === 'tel' ? 'tel' : undefined}
        isLong={step.multiline}
        label={step.freeText ? m.chat_text_answer_in_your_own_words({ label: step.label }) : step.label}
        isLabelHidden
        data-autofocus={step.options ? undefined : true}
        value={text}
        onChange={keep}
        onKeyDown={sendOnEnter}
        placeholder={step.placeholder}
        error={error}
        maxLength={step.maxLength}
        enterKeyHint="send"
        readOnly={isBusy}
        side={<voice.RecordButton field={storageKey} isBusy={isBusy} onText={insert} />}
      />
      <button className="button" disabled={trimmed === '' || isBusy}>
        {m.chat_send()}
      </button>
      {step.optional && (
        <button type="button" className="button quiet" disabled={isBusy} onClick={() => send('')}>
          {m.chat_skip()}
        </button>
      )}
      <voice.RecordPanel />
    </form>
  );
}
