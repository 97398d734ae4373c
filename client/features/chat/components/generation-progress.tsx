import { stageLabels, takeoverSec, type GenerationStage, type GenerationStatus } from '#shared/domain/generation.ts';
import { platformOrder } from '#shared/domain/platforms.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import classes from './messages.module.css';
import { PlanPreview } from './plan-preview.tsx';

type Props = {
  generation:
    { status: GenerationStatus; stage: GenerationStage; percent: number; sections: readonly string[] } | undefined;
  /** The plan, available while its prompts are still being written. */
  plan: GeneratedProfile | undefined;
  /** No progress for longer than usual. */
  isSlow: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

const slowly = 'This is taking longer than usual.';
const slowLabels: Partial<Record<GenerationStage, string>> = {
  thinking: `${slowly} If your plan isn't ready ${takeoverSec.thinking} seconds after you asked for it, our built-in engine writes it.`,
  writing: `${slowly} Prompts that aren't ready ${takeoverSec.writing} seconds after you asked for them come from our built-in engine.`,
};

/** Shows the profile's progress as text and a bar, plus the plan as soon as it's available. */
export function GenerationProgress({ generation, plan, isSlow, hasFailed, onRetry }: Props) {
  if (hasFailed) {
    return (
      <div className={classes.progress} role="status">
        <p>We couldn't finish your profile. Your answers are safe.</p>
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  }
  const stage = generation?.stage ?? 'waiting';
  const label = stageLabels[stage];
  const tools = generation?.sections.filter((section) => platformOrder.includes(section)).length ?? 0;
  return (
    <>
      {plan && <PlanPreview plan={plan} />}
      <div className={classes.progress}>
        <p role="status">{label}</p>
        <progress max={100} value={Math.max(generation?.percent ?? 2, 4)} aria-label={label} />
        {plan && tools > 0 && (
          <p>
            Prompts for {tools} of {platformOrder.length} tools are ready.
          </p>
        )}
        <p role="status" className={classes.slow}>
          {isSlow && (slowLabels[stage] ?? `${slowly} Your answers are safe.`)}
        </p>
      </div>
    </>
  );
}
