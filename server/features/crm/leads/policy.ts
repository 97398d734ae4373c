/** Spam rules of public forms. */
import { leadMinElapsedMs } from '#shared/schemas/lead.ts';

/** The sign of a bot; undefined if a person may have sent it. */
export function botSignal(lead: { website2: string; elapsedMs: number }): 'trap' | 'too_fast' | undefined {
  if (lead.website2.trim() !== '') return 'trap';
  return lead.elapsedMs < leadMinElapsedMs ? 'too_fast' : undefined;
}
