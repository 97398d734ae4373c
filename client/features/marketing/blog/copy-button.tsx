import styles from './copy-button.module.css';

/** Copies the figure's text and confirms it for three seconds (client/site/clicks.ts). @param props.what name for screen readers */
export function CopyButton({ what }: { what: string }) {
  return (
    <span className={styles.copy} data-needs-script="">
      <span role="status" />
      <button type="button" className="button quiet" aria-label={`Copy: ${what}`} data-copy="">
        Copy
      </button>
    </span>
  );
}
