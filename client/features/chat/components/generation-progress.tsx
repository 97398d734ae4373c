import { m } from '#messages';
import { stageLabels } from '#shared/domain/generation-labels.ts';
import { takeoverSec, type GenerationStage, type GenerationStatus } from '#shared/domain/generation.ts';
import { platformOrder } from '#shared/domain/platforms.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import classes from './messages.module.css';
import { PlanPreview } from './plan-preview.tsx';

type Props = {
  generation:
    { status: GenerationStatus; stage: GenerationStage; percent: number; sections: readonly string[] } | undefined;
  /** The plan, which is available while its prompts are still being written. */
  plan: GeneratedProfile | undefined;
  /** Whether there's been no progress for longer than usual. */
  isSlow: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

const slowly = m.chat_generation_progress_taking_longer_than_usual();
const slowLabels: Partial<Record<GenerationStage, string>> = {
  thinking: m.chat_generation_progress_plan_isnt_ready_seconds({ slowly, thinking: takeoverSec.thinking }),
  writing: m.chat_generation_progress_prompts_arent_ready_seconds({ slowly, writing: takeoverSec.writing }),
};

/** Shows the profile's progress as text and a bar, and the plan as soon as it's available. */
export function GenerationProgress({ generation, plan, isSlow, hasFailed, onRetry }: Props) {
  if (hasFailed) {
    return (
      <div className={classes.progress} role="status">
        <p>{m.chat_generation_progress_couldnt_finish_profile_answers()}</p>
        <button type="button" className="button" onClick={onRetry}>
          {m.chat_try_again()}
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
          <p>{m.chat_generation_progress_prompts_tools_ready({ tools, count: platformOrder.length })}</p>
        )}
        <p role="status" className={classes.slow}>
          {isSlow && (slowLabels[stage] ?? m.chat_generation_progress_your_answers_are_safe({ slowly }))}
        </p>
      </div>
    </>
  );
}
