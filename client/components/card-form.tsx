import { Alert, Button, Paper, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import classes from './card-form.module.css';
import { CheckedForm } from './checked-form.tsx';

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Called on input, which makes the last error outdated. */
  onEdit?: () => void;
  isBusy: boolean;
  label: string;
  busyLabel: string;
  /** Whether the button is only as wide as its label, except on phones: for forms inside a wider screen. */
  hasShortButton?: boolean;
  /** Error of the last attempt. */
  problem?: ReactNode;
  children?: ReactNode;
};

/** Form of a card: fields, an error, one button. While busy, it keeps its size and ignores further clicks. */
export function CardForm(props: Props) {
  const { onSubmit, onEdit, isBusy, label, busyLabel, hasShortButton = false, problem, children } = props;
  return (
    <CheckedForm className={classes.form} isBusy={isBusy} onSubmit={onSubmit} onEdit={onEdit}>
      <Stack gap="lg">
        {children}
        {problem}
        {/* Not `disabled`, which would drop the focus for keyboard users. */}
        <Button
          type="submit"
          w={{ base: '100%', xs: hasShortButton ? 'auto' : undefined }}
          me="auto"
          h={50}
          mt={4}
          fz="md"
          aria-disabled={isBusy}
        >
          {isBusy ? busyLabel : label}
        </Button>
      </Stack>
    </CheckedForm>
  );
}

/** Error message that screen readers announce as soon as it appears. */
export function Problem({ title, detail, children }: { title: string; detail?: string; children?: ReactNode }) {
  return (
    <Alert className={classes.problem} variant="outline" color="danger" title={title}>
      {detail && <p>{detail}</p>}
      {children}
    </Alert>
  );
}

/** Success message in a muted box. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Paper
      role="status"
      withBorder
      bg="var(--eg-teal-soft)"
      px="md"
      py="sm"
      mt="var(--eg-space-6)"
      style={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </Paper>
  );
}
