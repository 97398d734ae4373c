/** Decisions about what comes through public forms. */
import { leadMinElapsedMs } from '#shared/schemas/lead.ts';

/** What gives a machine away; undefined for what a person may have sent. */
export function botSignal(lead: { website2: string; elapsedMs: number }): 'trap' | 'too_fast' | undefined {
  if (lead.website2.trim() !== '') return 'trap';
  return lead.elapsedMs < leadMinElapsedMs ? 'too_fast' : undefined;
}
