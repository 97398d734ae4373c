import { Box, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useId, useRef } from 'react';
import { problemOf, type Answers, type Step } from '../steps.ts';

type Props = {
  step: Step;
  form: UseFormReturnType<Answers>;
  isReadOnly: boolean;
  /** The visitor came here from another step, so the keyboard belongs here. */
  takesFocus: boolean;
};

/** A single question. Validates when the field loses focus, not on each keystroke. */
export function StepField({ step, form, isReadOnly, takesFocus }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { name, question, hint, type, autoComplete, placeholder, isProse } = step;
  const error = form.errors[name];

  useEffect(() => {
    const active = document.activeElement;
    const isIdle = active === document.body || active?.id === 'main';
    // On arrival a phone would cover half of the page with its keyboard before anybody has read it.
    if (takesFocus || (isIdle && matchMedia('(pointer: fine)').matches)) field.current?.focus();
  }, [takesFocus]);

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
        {...form.getInputProps(name)}
        onKeyDown={(event) => {
          // A browser doesn't submit a form whose button is disabled, so it wouldn't say why.
          if (event.key === 'Enter') form.validateField(name);
        }}
        onBlur={(event) => {
          // A pressed button of the form shows what it does by itself, and must not move.
          const isPress = event.relatedTarget instanceof HTMLButtonElement;
          if (event.currentTarget.value.trim() !== '' && !isPress) form.validateField(name);
        }}
        description={error ? undefined : hint}
        errorProps={{ role: 'alert' }}
        inputWrapperOrder={['input', 'description', 'error']}
      />
    </Box>
  );
}
