import { useEffect, useRef } from 'react';
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
 * Asks before using an emailed link, so that link scanners in email clients can't transfer a chat just by opening it.
 */
export function LinkQuestion({ hasOwn, isBusy, error, onYes, onNo }: Props) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div className={classes.empty}>
      <h2>Pick up your chat here?</h2>
      <p>
        We'll bring your answers here. The chat will no longer be on your other device.
        {hasOwn && " We'll set aside what you started in this browser."}
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
          {isBusy ? 'Bringing your answers here …' : 'Continue here'}
        </button>
        <button type="button" className="button quiet" onClick={onNo}>
          Not now
        </button>
      </div>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
