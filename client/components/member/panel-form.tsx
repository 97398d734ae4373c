import { Alert, Button, Group, Stack, type MantineColor } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { m } from '#messages';
import { CheckedForm } from '#client/components/checked-form.tsx';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { sentenceOf } from '#client/lib/failure.ts';

type Props = {
  /** The account's email address, so that password managers match the password to it. */
  username?: string;
  /** Error of the last attempt. */
  error: unknown;
  /** Title above the error, for errors that need context. */
  problem?: string;
  isBusy: boolean;
  label: string;
  busyLabel: string;
  /** Color of the button. */
  color?: MantineColor;
  maw?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Called on input after an error, which makes the error outdated. */
  onEdit: () => void;
  /** Adds a second button, which closes the form. */
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
};

/** Form in a panel, with the error of the last attempt above its buttons. */
export function PanelForm(props: Props) {
  const { username, error, problem, isBusy, label, busyLabel, color, maw = '26rem' } = props;
  const { onSubmit, onEdit, onCancel, children } = props;
  return (
    <CheckedForm isBusy={isBusy} onSubmit={onSubmit} onEdit={() => error && onEdit()}>
      <Stack maw={maw}>
        {username && <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />}
        {children}
        {error ? (
          <Alert color="danger" variant="outline" title={problem}>
            {sentenceOf(error)}
          </Alert>
        ) : undefined}
        <Group gap="xs">
          <BusyButton type="submit" isBusy={isBusy} busyLabel={busyLabel} {...(color && { color })}>
            {label}
          </BusyButton>
          {onCancel && (
            <Button variant="subtle" onClick={onCancel}>
              {m.components_cancel()}
            </Button>
          )}
        </Group>
      </Stack>
    </CheckedForm>
  );
}
