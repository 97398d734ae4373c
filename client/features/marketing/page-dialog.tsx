import type { ReactNode, RefObject } from 'react';
import { DialogCloseButton } from '#client/components/close-icon.tsx';
import styles from './page-dialog.module.css';

type PageDialogProps = {
  /** Names by which links open it (link-props.ts), separated by spaces. */
  names: string;
  id: string;
  title: string;
  ref?: RefObject<HTMLDialogElement | null>;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * The browser's own modal dialog. client/site/dialogs.ts opens it for links with one of its names; without script, and in a
 * new tab, they lead to their address. Escape, the button at its corner and a click beside it close it.
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
      {/* All of the dialog's inside, so that a click on the dialog itself is one beside it. */}
      <div>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          <DialogCloseButton label="Close" />
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
