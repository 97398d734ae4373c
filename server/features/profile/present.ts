import type { Answers } from '#shared/domain/chat-answers.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import type { EngineName, GenerationStage, GenerationStatus } from '#shared/domain/generation.ts';

/** A generation's progress for the browser. */
export type GenerationView = {
  id: string;
  status: GenerationStatus;
  stage: GenerationStage;
  percent: number;
  /** Finished parts: "plan", then platform keys. */
  sections: string[];
  engine: EngineName | null;
};

export function toGenerationView(row: GenerationView): GenerationView {
  const { id, status, stage, percent, sections, engine } = row;
  return { id, status, stage, percent, sections, engine };
}

export async function* toGenerationViews(rows: AsyncIterable<GenerationView>): AsyncGenerator<GenerationView> {
  for await (const row of rows) yield toGenerationView(row);
}

/** A member's own profile for the member area. */
export function toStoredProfile(
  stored: {
    conversationId: string;
    profile: GeneratedProfile;
    lockedPrompts: string[];
    answers: Answers;
    engine: EngineName;
    createdAt: Date;
  } | null,
) {
  if (!stored) return null;
  const { conversationId, profile, lockedPrompts, answers, engine, createdAt } = stored;
  return { conversationId, profile, lockedPrompts, answers, engine, createdAt: createdAt.toISOString() };
}
