import { Button, Progress } from '@mantine/core';
import { stageLabels, type GenerationStage, type GenerationStatus } from '../../../../shared/domain/generation.ts';
import classes from './messages.module.css';

type Props = {
  generation: { status: GenerationStatus; stage: GenerationStage; percent: number } | undefined;
  hasFailed: boolean;
  onRetry: () => void;
};

/** What is happening to the profile, in words and as a bar. */
export function GenerationProgress({ generation, hasFailed, onRetry }: Props) {
  if (hasFailed) {
    return (
      <div className={classes.progress} role="status">
        <p>The profile could not be finished yet. Your answers are safe.</p>
        <Button size="sm" mih={44} onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  const label = stageLabels[generation?.stage ?? 'waiting'];
  const percent = generation?.percent ?? 2;
  return (
    <div className={classes.progress}>
      <p role="status">{label}</p>
      <Progress value={Math.max(percent, 4)} aria-label={label} animated={generation?.status !== 'done'} />
    </div>
  );
}
