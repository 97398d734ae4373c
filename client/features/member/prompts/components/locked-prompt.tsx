/** A prompt that is not unlocked: how it begins, and the way to the rest. */
import { Button, Loader } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { UpgradeButton } from '#client/components/member/upgrade-button.tsx';
import { UpgradeNotice } from '#client/components/member/upgrade-notice.tsx';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { leftOf } from '../left-of.ts';
import { useUnlock, type UsageView } from '../use-prompts.ts';
import classes from './prompt-item.module.css';

type Props = { promptKey: string; title: string; teaser: string; usage: UsageView; onUnlocked: () => void };

export function LockedPrompt({ promptKey, title, teaser, usage, onUnlocked }: Props) {
  const unlock = useUnlock();
  const left = leftOf(usage);
  return (
    <>
      <p className={classes.teaser} dir="auto">
        <span className={classes.hidden}>It begins: </span>
        {teaser}
      </p>
      {codeOf(unlock.error) === 'UPGRADE_NEEDED' ? (
        <UpgradeNotice message={sentenceOf(unlock.error)} />
      ) : left === 0 ? (
        <UpgradeButton
          variant="default"
          leftSection={<IconLock size={18} aria-hidden />}
          aria-label={`Unlock with Pro: ${title}`}
        >
          Unlock with Pro
        </UpgradeButton>
      ) : (
        <Button
          variant="default"
          leftSection={
            unlock.isPending ? <Loader size={16} color="currentColor" /> : <IconLockOpen size={18} aria-hidden />
          }
          // Not disabled meanwhile, which would take the focus away.
          aria-busy={unlock.isPending}
          aria-label={`Unlock, ${left} left this month: ${title}`}
          onClick={() => !unlock.isPending && unlock.mutate({ key: promptKey }, { onSuccess: onUnlocked })}
        >
          Unlock, {left} left this month
        </Button>
      )}
    </>
  );
}
