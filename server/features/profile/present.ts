import type { GenerationRow } from '../../../drizzle/schema/profile.ts';
import type { EngineName, GenerationStage, GenerationStatus } from '../../../shared/domain/generation.ts';

/** What a browser sees of the work on its profile. */
export type GenerationView = {
  id: string;
  status: GenerationStatus;
  stage: GenerationStage;
  percent: number;
  engine: EngineName | null;
};

export function toGenerationView(row: GenerationRow): GenerationView {
  return { id: row.id, status: row.status, stage: row.stage, percent: row.percent, engine: row.engine };
}

export async function* toGenerationViews(rows: AsyncIterable<GenerationRow>): AsyncGenerator<GenerationView> {
  for await (const row of rows) yield toGenerationView(row);
}
