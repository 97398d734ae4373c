/** Asks before something is done that others notice, or that cannot be taken back. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { m } from '#messages';
import { sentenceOf } from '#client/lib/failure.ts';
import { Problem } from '../card-form.tsx';
import { BusyButton } from '#client/components/ui/busy-button.tsx';

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
   * Does it. Resolved, the dialog closes, unless with `false`: then a field in it says why. Rejected, it stays open and
   * says why, and the toast, where one is wanted, is the caller's: `mutateAsync` with `onError` does both.
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
      if ((await onConfirm()) === false) return;
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
      size={480}
      title={title}
      closeOnClickOutside={false}
      onExitTransitionEnd={() => {
        if (isDone.current) focusAfter?.();
        isDone.current = false;
      }}
    >
      <Stack>
        <Text component="div" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        {children}
        {error !== undefined && <Problem title={sentenceOf(error)} />}
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {m.components_cancel()}
          </Button>
          <BusyButton
            {...(tone === 'danger' && { color: 'danger' })}
            isBusy={isBusy}
            busyLabel={m.components_one_moment()}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </BusyButton>
        </Group>
      </Stack>
    </Modal>
  );
}
