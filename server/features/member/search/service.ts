/** Searches all of a member's records. */
import type { Deps } from '#server/deps.ts';
import { findPackPrompts } from '#server/features/member/packs/service.ts';
import { findPrompts, type FoundPrompt } from '#server/features/member/prompts/service.ts';
import * as repo from './repo.ts';

/** Most results per kind. */
const perKind = 5;

export type Found = { prompts: FoundPrompt[]; rows: repo.FoundRow[] };

/** Returns records that contain every word of `q`. Prompts of the profile come first. */
export async function searchOwn(deps: Deps, input: { userId: string; q: string }): Promise<Found> {
  const { userId, q } = input;
  const [rows, ofProfile, ofPacks] = await Promise.all([
    repo.findRows(deps.db, { userId, words: q.split(' '), limit: perKind }),
    findPrompts(deps, { userId, q, limit: perKind }),
    findPackPrompts(deps, { userId, q, limit: perKind }),
  ]);
  return { prompts: [...ofProfile, ...ofPacks].slice(0, perKind), rows };
}
