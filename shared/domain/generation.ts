/** Statuses of a profile generation, shared by client, server, and database. */
export const generationStatuses = ['queued', 'running', 'done', 'failed'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

export const generationStages = ['waiting', 'reading', 'thinking', 'writing', 'saving', 'done'] as const;
export type GenerationStage = (typeof generationStages)[number];

export const engineNames = ['local', 'openai'] as const;
export type EngineName = (typeof engineNames)[number];

/** Seconds after which the built-in engine takes over from a model: for the plan, and for missing prompts. */
export const takeoverSec = { thinking: 40, writing: 80 } as const;
