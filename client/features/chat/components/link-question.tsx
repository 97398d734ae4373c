import { useEffect, useRef } from 'react';
import { m } from '#messages';
import classes from './chat-panel.module.css';

type Props = {
  /** Whether this browser has its own chat, with answers in it. */
  hasOwn: boolean;
  isBusy: boolean;
  error: string | undefined;
  onYes: () => void;
  onNo: () => void;
};

/**
 * Asks for confirmation before using an emailed link, so that link scanners in email clients can't transfer a chat just
 * by opening it.
 */
export function LinkQuestion({ hasOwn, isBusy, error, onYes, onNo }: Props) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div className={classes.empty}>
      <h2>{m.chat_link_question_pick_up_chat_here()}</h2>
      <p>
        {m.chat_link_question_well_bring_answers_here()}
        {hasOwn && ` ${m.chat_link_question_well_set_aside_what()}`}
      </p>
      <div className={classes.emptyButtons}>
        <button
          ref={yes}
          type="button"
          className="button"
          data-autofocus
          aria-disabled={isBusy}
          onClick={() => isBusy || onYes()}
        >
          {isBusy ? m.chat_link_question_bringing_your_answers_here() : m.chat_continue_here()}
        </button>
        <button type="button" className="button quiet" onClick={onNo}>
          {m.chat_not_now()}
        </button>
      </div>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
