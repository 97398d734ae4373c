import { Button, Textarea, TextInput } from '@mantine/core';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { ChatStep } from '../../../../shared/domain/chat-script.ts';
import classes from './step-input.module.css';

type Props = {
  step: ChatStep;
  storageKey: string;
  initial: string;
  isBusy: boolean;
  error: string | undefined;
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

export function TextAnswer({ step, storageKey, initial, isBusy, error, onEdit, onSend }: Props) {
  const [text, setText] = useState(() => sessionStorage.getItem(storageKey) ?? initial);
  const trimmed = text.trim();

  const edit = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setText(event.currentTarget.value);
    sessionStorage.setItem(storageKey, event.currentTarget.value);
    onEdit();
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
  } as const;

  return (
    <form
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
    </form>
  );
}
