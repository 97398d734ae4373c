import type { ReactNode, RefObject } from 'react';
import { m } from '#messages';
import { DialogCloseButton } from '#client/components/close-icon.tsx';
import styles from './page-dialog.module.css';

type PageDialogProps = {
  /** Space-separated names that links use to open it (link-props.ts). */
  names: string;
  id: string;
  title: string;
  ref?: RefObject<HTMLDialogElement | null>;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * Native modal dialog. client/site/dialogs.ts opens it for links with one of its names. Without JavaScript, or in a new
 * tab, those links go to their URL. Escape, the close button, or a click outside closes it.
 */
export function PageDialog({ names, id, title, ref, onClose, children }: PageDialogProps) {
  return (
    <dialog
      ref={ref}
      id={id}
      data-dialogs={names}
      className={`panel ${styles.dialog}`}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      {/* Fills the dialog, so that a click on the dialog element itself counts as a click outside. */}
      <div>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          <DialogCloseButton label={m.marketing_close()} />
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
