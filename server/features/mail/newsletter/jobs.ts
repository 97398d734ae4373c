import type { Deps } from '#server/deps.ts';
import { writeDueWelcomes } from './service.ts';

/** Sweeper task: sends delayed welcome emails. */
export function sweepNewsletter(deps: Deps): Promise<void> {
  return writeDueWelcomes(deps);
}
