import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './link.module.css';

type Props = {
  /** This browser has a chat of its own with answers in it. */
  hasOwn: boolean;
  isBusy: boolean;
  error: string | undefined;
  onYes: () => void;
  onNo: () => void;
};

/** Opening a mailed link changes nothing yet: programs that look at links before people do must not move a chat. */
export function LinkQuestion({ hasOwn, isBusy, error, onYes, onNo }: Props) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div className={classes.arrival}>
      <h2>Go on with your chat here?</h2>
      <p>
        Your answers come along, and the device they come from has the chat no more.
        {hasOwn && ' What you began in this browser is put aside.'}
      </p>
      <div className={classes.buttons}>
        <Button ref={yes} size="md" mih={44} data-autofocus aria-disabled={isBusy} onClick={() => isBusy || onYes()}>
          {isBusy ? 'Bringing your answers here …' : 'Go on here'}
        </Button>
        <Button size="md" mih={44} variant="default" onClick={onNo}>
          Not now
        </Button>
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
