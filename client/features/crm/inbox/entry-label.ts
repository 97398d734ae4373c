import { m } from '#messages';
import { leadStatusLabels } from '#shared/domain/inbox-labels.ts';
import { didNotArrive } from '#shared/domain/operations.ts';
import type { WholeLead } from './types.ts';

type Entry = Pick<WholeLead['entries'][number], 'kind' | 'status' | 'mailStatus'>;

/** Returns the action taken on a lead, phrased to follow the person's name. */
export function entryLabel({ kind, status, mailStatus }: Entry): string {
  if (kind === 'note') return m.crm_entry_label_noted();
  if (kind === 'answer') {
    return didNotArrive(mailStatus) ? m.crm_entry_label_answered_not_arrived() : m.crm_entry_label_answered();
  }
  return status
    ? m.crm_entry_label_set_it_to({ leadStatusLabels: leadStatusLabels[status] })
    : m.crm_entry_label_changed();
}
