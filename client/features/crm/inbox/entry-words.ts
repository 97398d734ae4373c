import { leadStatusWords } from '#shared/domain/inbox-words.ts';
import { didNotArrive } from '#shared/domain/operations.ts';
import type { WholeLead } from './types.ts';

type Entry = Pick<WholeLead['entries'][number], 'kind' | 'status' | 'mailStatus'>;

/** @returns what somebody did with a lead, to follow their name. */
export function entryWords({ kind, status, mailStatus }: Entry): string {
  if (kind === 'note') return 'noted';
  if (kind === 'answer') {
    return didNotArrive(mailStatus) ? 'answered by mail, but the answer did not arrive' : 'answered by mail';
  }
  return status ? `set it to “${leadStatusWords[status]}”` : 'changed it';
}
