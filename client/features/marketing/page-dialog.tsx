import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import styles from './page-dialog-later.module.css';

declare global {
  interface Window {
    /** Set by index.html: the link that was pressed before its dialog listened; null while a dialog listens. */
    __earlyDialog?: HTMLElement | null;
  }
}

/**
 * A dialog that links of the page open (link-props.ts): without script, and in a new tab, they lead to their address.
 * @param names the dialogs it stands for; the same array each time
 * @param onOpen told which one was asked for; the same function each time
 */
export function usePageDialog(
  names: readonly string[],
  onOpen?: (name: string) => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    function open(link: HTMLElement) {
      if (dialog.current?.open) return;
      // Not every browser focuses what is clicked, and closing leads back to what had the focus.
      link.focus({ preventScroll: true });
      onOpen?.(link.dataset.dialog!);
      dialog.current?.showModal();
    }
    function onClick(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-dialog]');
      if (!link || !names.includes(link.dataset.dialog!)) return;
      event.preventDefault();
      open(link);
    }
    // On its way down, before the link itself hears of the click and moves on.
    document.addEventListener('click', onClick, true);
    const early = window.__earlyDialog;
    window.__earlyDialog = null;
    if (early?.isConnected && names.includes(early.dataset.dialog!)) open(early);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.__earlyDialog = undefined;
    };
  }, [names, onOpen]);

  return dialog;
}

type PageDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  onClose?: () => void;
  children: ReactNode;
};

/** The browser's own modal dialog: Escape, the button at its corner and a click beside it close it. */
export function PageDialog({ ref, title, onClose, children }: PageDialogProps) {
  const headingId = useId();
  const isPressedOutside = useRef(false);
  const close = () => ref.current?.close();
  return (
    <dialog
      ref={ref}
      className={`panel ${styles.dialog}`}
      aria-labelledby={headingId}
      onClose={onClose}
      // Whoever selects text and lets go outside wants to stay.
      onPointerDown={(event) => (isPressedOutside.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (isPressedOutside.current && event.target === event.currentTarget) close();
      }}
    >
      {/* All of the dialog's inside, so that a click on the dialog itself is one beside it. */}
      <div>
        <div className={styles.head}>
          <h2 id={headingId}>{title}</h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={close}>
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path d="M3 3l12 12M15 3L3 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
