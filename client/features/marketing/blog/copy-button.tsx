import { useEffect, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import styles from './copy-button.module.css';

const shownMs = 3000;

/** Copies a text and says so for three seconds. @param props.what its name, for who hears the button alone */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <span className={styles.copy} data-needs-script="">
      <span role="status">{said}</span>
      <button
        type="button"
        className="button quiet"
        aria-label={`Copy: ${what}`}
        onClick={(event) =>
          copyText(text, event.currentTarget).then((isDone) =>
            setSaid(isDone ? 'Copied' : 'Select and copy it by hand'),
          )
        }
      >
        Copy
      </button>
    </span>
  );
}
