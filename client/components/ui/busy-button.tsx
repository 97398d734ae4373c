import { Button, type ButtonProps } from '@mantine/core';

type Props = Omit<ButtonProps, 'loading' | 'disabled' | 'children'> & {
  isBusy: boolean;
  /** Label while busy, such as "Sending …". */
  busyLabel: string;
  children: string;
  type?: 'submit';
  onClick?: () => void;
};

/** Button that ignores clicks while its action is running. It keeps the focus, which `disabled` would drop. */
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
