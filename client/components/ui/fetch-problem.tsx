import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { m } from '#messages';
import { sentenceOf } from '#client/lib/failure.ts';

type Props = { title: string; error: unknown; onRetry: () => void; isRetrying?: boolean };

/** Says what could not be fetched, and why as far as known, with a button to try again. */
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
