import { IconLock } from '@tabler/icons-react';
import { paths } from '#shared/paths.ts';
import { trpc } from '#client/lib/trpc.ts';
import { AppLink } from '../app-link.tsx';
import { UpgradeButton } from './upgrade-button.tsx';
import classes from './upgrade.module.css';

/** Stands where a call was refused because it needs Pro. @param props.message why, as the server says it */
export function UpgradeNotice({ message }: { message: string }) {
  // A subscription that only pauses goes on by its own plan, not by a second one.
  const isPaused = Boolean(trpc.membership.current.useQuery().data?.pro);
  return (
    <div role="alert" className={classes.notice}>
      <IconLock size={22} stroke={1.7} aria-hidden />
      <p className={classes.noticeText}>{message}</p>
      {isPaused ? (
        <AppLink href={`${paths.settings}#plan`}>See your plan</AppLink>
      ) : (
        <UpgradeButton variant="default">Upgrade to Pro</UpgradeButton>
      )}
    </div>
  );
}
