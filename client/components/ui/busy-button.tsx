import { Button, type ButtonProps } from '@mantine/core';

type Props = Omit<ButtonProps, 'loading' | 'disabled' | 'children'> & {
  isBusy: boolean;
  /** In place of the words while it is busy: "Sending …". */
  busyLabel: string;
  children: string;
  type?: 'submit';
  onClick?: () => void;
};

/** A button that takes no click while what it began is under way. It keeps the focus: `disabled` would lose it. */
export function BusyButton({ isBusy, busyLabel, children, onClick, ...rest }: Props) {
  return (
    <Button
      {...rest}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onClick?.();
      }}
    >
      {isBusy ? busyLabel : children}
    </Button>
  );
}
