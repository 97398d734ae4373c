import { Button, Group, Paper, Text } from '@mantine/core';
import { useId, type ReactNode, type Ref } from 'react';

type Props = {
  /** Name for screen readers: "Cancel this request?" */
  label: string;
  /** The question, and what follows from a yes. */
  question: string;
  yes: string;
  no: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
  /** Why a yes failed. */
  problem?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** Asks once more in the place of a button, so that a slip of the thumb does nothing. Escape is a no. */
export function InlineQuestion({ label, question, yes, no, isBusy, onYes, onNo, problem, ref }: Props) {
  const id = useId();
  return (
    <Paper
      ref={ref}
      role="alertdialog"
      aria-label={label}
      aria-describedby={id}
      bg="var(--eg-accent-soft)"
      radius="sm"
      p="md"
      mt="md"
      w="100%"
      onKeyDown={(event) => event.key === 'Escape' && onNo()}
    >
      <Text id={id}>{question}</Text>
      <Group gap="sm" mt="sm">
        <Button loading={isBusy} onClick={onYes} autoFocus>
          {yes}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onNo}>
          {no}
        </Button>
      </Group>
      {problem}
    </Paper>
  );
}
