import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useResend } from '../use-account.ts';
import classes from './account-card.module.css';

/** Sends the activation mail again. The button keeps the focus while it waits. */
export function ResendMail({ profileId }: { profileId: string }) {
  const { send, waitSec, isSending, isSent, problem } = useResend(profileId);
  const isWaiting = waitSec > 0;
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconMailForward size={20} stroke={1.7} aria-hidden />}
        loading={isSending}
        data-disabled={isWaiting || undefined}
        aria-disabled={isWaiting || undefined}
        onClick={send}
      >
        Send it again
        {/* A countdown is for the eye; read aloud each second it would be a nuisance. */}
        {isWaiting && <span aria-hidden>&nbsp;({waitSec} s)</span>}
      </Button>
      {isSent && <p className={classes.sent}>Sent again just now.</p>}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
