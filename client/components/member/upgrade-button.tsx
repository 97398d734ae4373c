import { Button, type ButtonProps } from '@mantine/core';
import { m } from '#messages';
import { useUpgrade } from './upgrade.ts';

type Props = Pick<ButtonProps, 'className' | 'variant' | 'leftSection' | 'rightSection'> & {
  /** More than what stands on it, where several such buttons are on the page. */
  'aria-label'?: string;
  children: string;
};

/** Leads to the payment of Pro. Busy, it takes no second click. */
export function UpgradeButton({ children, ...rest }: Props) {
  const { isBusy, startUpgrade } = useUpgrade();
  return (
    // Not `disabled` while busy: keyboard users would lose the focus.
    <Button {...rest} aria-busy={isBusy} aria-disabled={isBusy} onClick={startUpgrade}>
      {isBusy ? m.components_one_moment() : children}
    </Button>
  );
}
