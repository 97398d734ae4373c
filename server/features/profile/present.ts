import type { Answers } from '#shared/domain/chat-answers.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import type { EngineName, GenerationStage, GenerationStatus } from '#shared/domain/generation.ts';

/** What a browser sees of the work on its profile. */
export type GenerationView = {
  id: string;
  status: GenerationStatus;
  stage: GenerationStage;
  percent: number;
  /** What is written so far: "plan", then keys of platforms. */
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

/** A member's own profile, as the member area shows it. */
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
