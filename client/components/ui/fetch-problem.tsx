import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { m } from '#messages';
import { sentenceOf } from '#client/lib/failure.ts';

type Props = { title: string; error: unknown; onRetry: () => void; isRetrying?: boolean };

/** Says what couldn't be loaded, and why if known, with a retry button. */
export function FetchProblem({ title, error, onRetry, isRetrying }: Props) {
  return (
    <Alert variant="default" color="danger" icon={<IconAlertTriangle aria-hidden />} title={title}>
      <Text>{sentenceOf(error)}</Text>
      <Button variant="default" mt="sm" loading={isRetrying} onClick={onRetry}>
        {m.components_try_again()}
      </Button>
    </Alert>
  );
}
