/** The owner's choices about sales: alerts, grace after a failed renewal, and taxes. */
import type { Deps } from '#server/deps.ts';
import * as repo from './repo.ts';

export type SalesSettings = repo.SalesSettings;

/** Returns the current choices. A change applies to everything that's decided after it. */
export function salesSettings(deps: Pick<Deps, 'db'>): Promise<SalesSettings> {
  return repo.findSettings(deps.db);
}
