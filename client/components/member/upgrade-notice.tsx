import { IconLock } from '@tabler/icons-react';
import { UpgradeButton } from './upgrade-button.tsx';
import classes from './upgrade.module.css';

/** Stands where a call was refused because it needs Pro. @param props.message why, as the server says it */
export function UpgradeNotice({ message }: { message: string }) {
  return (
    <div role="alert" className={classes.notice}>
      <IconLock size={22} stroke={1.7} aria-hidden />
      <p className={classes.noticeText}>{message}</p>
      <UpgradeButton variant="default" className={classes.noticeButton}>
        Upgrade to Pro
      </UpgradeButton>
    </div>
  );
}
