import { Group, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { FormEvent } from 'react';
import { BusyButton } from '#client/components/ui/busy-button.tsx';

type Props = {
  label: string;
  autoComplete: 'email' | 'off';
  /** Props of the form's field, from `getInputProps`. */
  input: GetInputPropsReturnType;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  action: string;
  isBusy: boolean;
  busyLabel: string;
};

/** One-line form with an email field and a button. */
export function EmailForm({ label, autoComplete, input, onSubmit, action, isBusy, busyLabel }: Props) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <Group gap="sm" align="flex-end">
        <TextInput
          type="email"
          label={label}
          autoComplete={autoComplete}
          maxLength={254}
          flex="1 1 16rem"
          maw={{ xs: '26rem' }}
          {...input}
        />
        <BusyButton type="submit" isBusy={isBusy} busyLabel={busyLabel}>
          {action}
        </BusyButton>
      </Group>
    </form>
  );
}
