import { Box, TextInput, Title } from '@mantine/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { problemOf, type Step } from '../steps.ts';

type Props = {
  step: Step;
  value: string;
  isReadOnly: boolean;
  /** The visitor came here from another step, so the keyboard belongs here. */
  takesFocus: boolean;
  onAnswer: (value: string) => void;
};

/** One question. What is wrong is said when somebody is done with the field, not while they are typing. */
export function StepField({ step, value, isReadOnly, takesFocus, onAnswer }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  const { name, question, hint, type, autoComplete, placeholder, isProse } = step;
  const problem = problemOf(name, value);

  useEffect(() => {
    const active = document.activeElement;
    const isIdle = active === document.body || active?.id === 'main';
    // On arrival a phone would cover half of the page with its keyboard before anybody has read it.
    if (takesFocus || (isIdle && matchMedia('(pointer: fine)').matches)) field.current?.focus();
  }, [takesFocus]);

  function onKeyDown(event: KeyboardEvent) {
    // A browser does not send a form whose button is disabled, so it would not say why.
    if (event.key === 'Enter' && problem) setChecked(true);
  }

  return (
    // Room for two lines under the field, so that the buttons stay where they are when a mistake takes the hint's place.
    <Box mih={150}>
      <Title order={2} mb="sm">
        <label htmlFor={id}>{question}</label>
      </Title>
      <TextInput
        id={id}
        ref={field}
        name={name}
        type={type}
        autoComplete={autoComplete}
        placeholder={placeholder}
        autoCapitalize={isProse ? 'words' : 'none'}
        spellCheck={false}
        required={problemOf(name, '') !== undefined}
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => onAnswer(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          // Who presses a button of the form is told by what it does, and it stays where it is.
          if (value.trim() !== '' && !(event.relatedTarget instanceof HTMLButtonElement)) setChecked(true);
        }}
        description={isChecked && problem ? undefined : hint}
        error={isChecked && problem}
        errorProps={{ role: 'alert' }}
        inputWrapperOrder={['input', 'description', 'error']}
      />
    </Box>
  );
}
