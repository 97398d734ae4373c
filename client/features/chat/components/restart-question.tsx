import { Button } from '@mantine/core';
import classes from './chat-overlay.module.css';

/** Asked in place, so that a slip of the thumb does not put a conversation aside. */
export function RestartQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    <div className={classes.question} role="alertdialog" aria-label="Start over?">
      <p>Start over? Your answers so far are put aside.</p>
      <div className={classes.questionButtons}>
        <Button size="sm" mih={44} onClick={onYes} autoFocus>
          Start over
        </Button>
        <Button size="sm" mih={44} variant="default" onClick={onNo}>
          Keep going
        </Button>
      </div>
    </div>
  );
}
