/** Asks for confirmation of actions that affect others or can't be undone. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { m } from '#messages';
import { sentenceOf } from '#client/lib/failure.ts';
import { Problem } from '../card-form.tsx';
import { BusyButton } from '#client/components/ui/busy-button.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** A question, such as "Deactivate this account?" */
  title: string;
  /** The consequences of the action. */
  text: ReactNode;
  /** A verb, such as "Deactivate". */
  confirmLabel: string;
  tone?: 'plain' | 'danger';
  /**
   * Performs the action. If it resolves, the dialog closes, unless it resolves to `false` because a field shows an
   * error. If it rejects, the dialog stays open and shows the error; any toast is up to the caller: `mutateAsync` with
   * `onError` does both.
   */
  onConfirm: () => Promise<unknown>;
  /** Moves the focus after the action, in case the element that opened the dialog is gone. */
  focusAfter?: () => void;
  /** More content or fields below the text. */
  children?: ReactNode;
};

/** Traps the focus, closes on Escape, ignores further clicks while busy, and returns the focus to the opener. */
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
