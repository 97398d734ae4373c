import type { Deps } from '#server/deps.ts';
import { writeDueWelcomes } from './service.ts';

/** The sweeper's part: welcome mails that had to wait. */
export function sweepNewsletter(deps: Deps): Promise<void> {
  return writeDueWelcomes(deps);
}
