import type { ReactNode } from 'react';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { CloseIcon } from '#client/components/close-icon.tsx';
import styles from './podcast-dialog.module.css';

/**
 * The podcast page: a full-screen dialog that is always open. Closing it goes to the home page. client/site/dialogs.ts
 * makes it modal, which traps the focus. Without JavaScript, it's an ordinary page.
 */
export function PodcastDialog({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dialog open data-modal-until={paths.home} className={styles.dialog} aria-label={label}>
      <a href={paths.home} className={`icon-button ${styles.close}`} aria-label={m.marketing_close()}>
        <CloseIcon />
      </a>
      {children}
    </dialog>
  );
}
