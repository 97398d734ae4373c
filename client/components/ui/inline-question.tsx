import { Button, Group, Paper, Text } from '@mantine/core';
import { useId, type ReactNode, type Ref } from 'react';

type Props = {
  /** Accessible name, such as "Cancel this request?" */
  label: string;
  /** The question, with the consequences of a yes. */
  question: string;
  yes: string;
  no: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
  /** Error after a yes. */
  problem?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** Asks for confirmation in place of a button, so that an accidental tap does nothing. Escape means no. */
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
