import { Button, type ButtonProps } from '@mantine/core';
import { m } from '#messages';
import { useUpgrade } from './upgrade.ts';

type Props = Pick<ButtonProps, 'className' | 'variant' | 'leftSection' | 'rightSection'> & {
  /** More specific than the visible label, if the page has several such buttons. */
  'aria-label'?: string;
  children: string;
};

/** Goes to the payment of Pro. Ignores clicks while busy. */
export function UpgradeButton({ children, ...rest }: Props) {
  const { isBusy, startUpgrade } = useUpgrade();
  return (
    // Not `disabled` while busy: keyboard users would lose the focus.
    <Button {...rest} aria-busy={isBusy} aria-disabled={isBusy} onClick={startUpgrade}>
      {isBusy ? m.components_one_moment() : children}
    </Button>
  );
}
