import classes from './chat-overlay.module.css';

/** Asks for confirmation in place, so that an accidental tap doesn't discard a conversation. */
export function RestartQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    <div className={classes.question} role="alertdialog" aria-label="Start over?">
      <p>Start over? We'll set your current answers aside.</p>
      <div className={classes.questionButtons}>
        <button type="button" className="button" onClick={onYes} autoFocus>
          Start over
        </button>
        <button type="button" className="button quiet" onClick={onNo}>
          Keep going
        </button>
      </div>
    </div>
  );
}
