import './styles.ts';
import { Button, type ButtonProps } from '@mantine/core';
import panelClasses from '../member/panel.module.css';

type Props = Omit<ButtonProps, 'loading' | 'disabled' | 'children'> & {
  isBusy: boolean;
  /** In place of the words while it is busy: "Sending …". */
  busyLabel: string;
  children: string;
  type?: 'submit';
  onClick?: () => void;
  'data-tone'?: string;
};

/** A button that takes no click while what it began is under way. It keeps the focus: `disabled` would lose it. */
export function BusyButton({ isBusy, busyLabel, children, className, onClick, ...rest }: Props) {
  return (
    <Button
      {...rest}
      className={[panelClasses.button, className].filter(Boolean).join(' ')}
      aria-disabled={isBusy}
      data-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onClick?.();
      }}
    >
      {isBusy ? busyLabel : children}
    </Button>
  );
}
