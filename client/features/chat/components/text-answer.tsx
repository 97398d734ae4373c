import { Button, Textarea, TextInput } from '@mantine/core';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { ChatStep } from '../../../../shared/domain/chat-script.ts';
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

/** Which keyboard a phone shows and what the browser may fill in, by the kind of text asked for. */
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
  const [text, setText] = useState(() => sessionStorage.getItem(storageKey) ?? initial);
  const trimmed = text.trim();

  const keep = (next: string) => {
    setText(next);
    sessionStorage.setItem(storageKey, next);
    onEdit();
  };
  const edit = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => keep(event.currentTarget.value);
  /** To be read and corrected before it is sent; what was typed meanwhile stays. */
  const insert = (spoken: string) => {
    const input = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    keep(withSpoken(input?.value ?? '', asTyped(spoken, step.input)));
    input?.focus();
  };
  const send = (value: string) => {
    if (isBusy) return;
    sessionStorage.removeItem(storageKey);
    onSend(value);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter while choosing a word in an input method is not "send".
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (trimmed !== '') send(trimmed);
  };

  const field = {
    ...kinds[step.input ?? 'text'],
    className: classes.field,
    'data-autofocus': step.options ? undefined : true,
    size: 'md',
    value: text,
    onChange: edit,
    onKeyDown: sendOnEnter,
    placeholder: step.placeholder,
    'aria-label': step.freeText ? `${step.label}: in your own words` : step.label,
    error,
    maxLength: step.maxLength,
    enterKeyHint: 'send',
    readOnly: isBusy,
    rightSection: <voice.RecordButton field={storageKey} isBusy={isBusy} onText={insert} />,
    rightSectionWidth: 46,
    classNames: { section: classes.inField },
  } as const;

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
      {step.multiline ? (
        <Textarea {...field} autosize minRows={2} maxRows={6} />
      ) : (
        <TextInput {...field} type={step.type === 'email_input' ? 'email' : step.input === 'tel' ? 'tel' : 'text'} />
      )}
      <Button type="submit" size="md" disabled={trimmed === '' || isBusy}>
        Send
      </Button>
      {step.optional && (
        <Button variant="default" size="md" disabled={isBusy} onClick={() => send('')}>
          Skip
        </Button>
      )}
      <voice.RecordPanel />
    </form>
  );
}
