import type { Deps } from '../../deps.ts';
import type { JobPayload } from '../../jobs/definitions.ts';
import { takeLostGenerations } from './repo.ts';
import { writeProfile } from './service.ts';

/** Handler of `profile.generate`. */
export async function generateProfile(
  deps: Deps,
  payload: JobPayload<'profile.generate'>,
  run: { signal: AbortSignal },
): Promise<void> {
  await writeProfile(deps, { generationId: payload.generationId, signal: run.signal });
}

/** The sweeper's part: rows that should have been woken by now get a new wake-up. */
export async function wakeLostGenerations(deps: Deps): Promise<void> {
  const ids = await takeLostGenerations(deps.db);
  for (const generationId of ids) await deps.enqueue('profile.generate', { generationId });
  if (ids.length > 0) deps.log.warn({ count: ids.length }, 'woke generations whose wake-up was lost');
}
