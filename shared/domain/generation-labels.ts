import { m } from '#messages';
import type { GenerationStage } from './generation.ts';

/** Labels shown next to the progress bar. */
export const stageLabels: Record<GenerationStage, string> = {
  waiting: m.domain_generation_waiting(),
  reading: m.domain_generation_reading(),
  thinking: m.domain_generation_thinking(),
  writing: m.domain_generation_writing(),
  saving: m.domain_generation_saving(),
  done: m.domain_generation_done(),
};
