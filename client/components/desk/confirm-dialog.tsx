/** Asks before something is done that others notice, or that cannot be taken back. */
import './styles.ts';
import { Button, Modal } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { sentenceOf } from '#client/lib/failure.ts';
import { Problem } from '../card-form.tsx';
import panelClasses from '../member/panel.module.css';
import { BusyButton } from './busy-button.tsx';
import classes from './confirm-dialog.module.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** A question: "Deactivate this account?" */
  title: string;
  /** What follows from it. */
  text: ReactNode;
  /** A verb: "Deactivate". */
  confirmLabel: string;
  tone?: 'plain' | 'danger';
  /**
   * Does it. Resolved, the dialog closes; rejected, it stays open and says why, and the toast, where one is wanted, is
   * the caller's: `mutateAsync` with `onError` does both.
   */
  onConfirm: () => Promise<unknown>;
  /** Puts the keyboard where it goes on once it was done, for when what opened the dialog goes away with it. */
  focusAfter?: () => void;
  /** More to fill in or to read, under the text. */
  children?: ReactNode;
};

/** Holds the keyboard, closes with Escape, takes one click, and gives the focus back to what opened it. */
export function ConfirmDialog(props: Props) {
  const { isOpen, onClose, title, text, confirmLabel, tone = 'plain', onConfirm, focusAfter, children } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isDone = useRef(false);
  const close = () => {
    if (isBusy) return;
    setError(undefined);
    onClose();
  };
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      isDone.current = true;
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      centered
      size={480}
      radius="lg"
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
      transitionProps={{ duration: 120 }}
      onExitTransitionEnd={() => {
        if (isDone.current) focusAfter?.();
        isDone.current = false;
      }}
      // Mantine draws the title in a <header>, which would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      <div className={classes.text}>{typeof text === 'string' ? <p>{text}</p> : text}</div>
      {children}
      {error !== undefined && <Problem title={sentenceOf(error)} />}
      <div className={classes.buttons}>
        <Button variant="default" className={panelClasses.button} onClick={close} data-autofocus>
          Cancel
        </Button>
        <BusyButton
          data-tone={tone}
          classNames={{ root: classes.confirm }}
          isBusy={isBusy}
          busyLabel="One moment …"
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </BusyButton>
      </div>
    </Modal>
  );
}
