import { Box, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useId, useRef } from 'react';
import { problemOf, type Answers, type Step } from '../steps.ts';

type Props = {
  step: Step;
  form: UseFormReturnType<Answers>;
  isReadOnly: boolean;
  /** Whether to focus the field, because the visitor came from another step. */
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
    // Skipped on phones when the screen opens, because the keyboard would cover half of the page before anyone has read
    // it.
    if (takesFocus || (isIdle && matchMedia('(pointer: fine)').matches)) field.current?.focus();
  }, [takesFocus]);

  return (
    // Leave room for two lines under the field, so that the buttons stay in place when an error replaces the hint.
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
          // A browser doesn't submit a form whose button is disabled, so show the error here.
          if (event.key === 'Enter') form.validateField(name);
        }}
        onBlur={(event) => {
          // A press on one of the form's buttons validates by itself, and the button must not move before the click.
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
