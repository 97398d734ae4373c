import { Alert, Button, Group, Stack, type MantineColor } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { m } from '#messages';
import { CheckedForm } from '#client/components/checked-form.tsx';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { sentenceOf } from '#client/lib/failure.ts';

type Props = {
  /** The account's address, so that a password manager knows whose password this is. */
  username?: string;
  /** Why the last try was refused. */
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
  /** Called when something is typed after an error, which is outdated then. */
  onEdit: () => void;
  /** Draws a second button that closes the form. */
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
};

/** Form in a panel, with the error of the last try above its buttons. */
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
