import styles from './copy-button.module.css';

/** Copies the text of its figure and says so for three seconds (client/site/clicks.ts). @param props.what its name, for who hears the button alone */
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
