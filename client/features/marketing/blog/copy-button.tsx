import { m } from '#messages';
import styles from './copy-button.module.css';

/**
 * Copies the figure's text and confirms it for three seconds (client/site/clicks.ts).
 * @param props.what name for screen readers
 */
export function CopyButton({ what }: { what: string }) {
  return (
    <span className={styles.copy} data-needs-script="">
      <span role="status" />
      <button type="button" className="button quiet" aria-label={m.marketing_copy_button_copy({ what })} data-copy="">
        {m.marketing_copy()}
      </button>
    </span>
  );
}
