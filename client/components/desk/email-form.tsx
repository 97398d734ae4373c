import { TextInput } from '@mantine/core';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import classes from './email-form.module.css';

type Props = {
  label: string;
  autoComplete: 'email' | 'off';
  value: string;
  /** Why the address can't be used, below the field. */
  problem: string | undefined;
  onChange: (value: string) => void;
  onSubmit: () => void;
  action: string;
  isBusy: boolean;
  busyLabel: string;
};

/** One line with a field for an email address and the button that does something with it. */
export function EmailForm(props: Props) {
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <TextInput
        type="email"
        className={classes.field}
        label={props.label}
        autoComplete={props.autoComplete}
        maxLength={254}
        value={props.value}
        error={props.problem}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      <BusyButton type="submit" isBusy={props.isBusy} busyLabel={props.busyLabel}>
        {props.action}
      </BusyButton>
    </form>
  );
}
