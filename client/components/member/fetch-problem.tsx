import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { sentenceOf } from '#client/lib/failure.ts';
import classes from './panel.module.css';

type Props = { title: string; error: unknown; onRetry: () => void; isRetrying?: boolean };

/** Something could not be fetched: what, why as far as we know, and a button. */
export function FetchProblem({ title, error, onRetry, isRetrying }: Props) {
  return (
    <div role="alert" className={classes.problem}>
      <IconAlertTriangle size={24} stroke={1.7} aria-hidden />
      <div>
        <p className={classes.problemTitle}>{title}</p>
        <p>{sentenceOf(error)}</p>
        <Button variant="default" className={classes.button} mt="sm" loading={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
