import { m } from '#messages';
import classes from './chat-overlay.module.css';

/** Asks for confirmation in place, so that an accidental tap doesn't discard a conversation. */
export function RestartQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    <div className={classes.question} role="alertdialog" aria-label={m.chat_start_over_2()}>
      <p>{m.chat_restart_question_start_over_well_set()}</p>
      <div className={classes.questionButtons}>
        <button type="button" className="button" onClick={onYes} autoFocus>
          {m.chat_start_over()}
        </button>
        <button type="button" className="button quiet" onClick={onNo}>
          {m.chat_keep_going()}
        </button>
      </div>
    </div>
  );
}
