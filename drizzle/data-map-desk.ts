/** Tables of the agency's desk (drizzle/data-map.ts). */
import type { TableMap } from './data-map-types.ts';

/**
 * The inbox. It comes before all it's made from, so that an erasure deletes records first and their leads after them, in the
 * order in which forms lock them.
 */
export const inboxTables: Record<string, TableMap> = {
  people: {
    owner: 'address',
    erase: 'delete',
    retentionDays: undefined,
    columns: { id: 'id', email: 'person', name: 'person', phone: 'person', merged_into: 'id', created_at: 'person' },
  },
  person_merges: {
    owner: undefined,
    erase: 'keep',
    retentionDays: undefined,
    columns: {
      id: 'id',
      kept_id: 'id',
      moved: 'id',
      by_user_id: 'id',
      created_at: 'plain',
      undone_at: 'plain',
    },
  },
  leads: {
    owner: 'address',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      id: 'id',
      kind: 'person',
      source_id: 'id',
      person_id: 'id',
      email: 'person',
      name: 'person',
      phone: 'person',
      business: 'person',
      city: 'person',
      summary: 'person',
      landing: 'person',
      campaign: 'person',
      status: 'person',
      is_finished: 'plain',
      owner_id: 'plain',
      tags: 'person',
      due_at: 'plain',
      answered_at: 'person',
      occurred_at: 'person',
      updated_at: 'plain',
      sort_key: 'plain',
      search: 'plain',
    },
  },
  lead_entries: {
    owner: 'lead of the address',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      id: 'id',
      lead_id: 'id',
      kind: 'person',
      body: 'person',
      status: 'person',
      email_id: 'id',
      by_user_id: 'id',
      submission_id: 'id',
      created_at: 'person',
    },
  },
};

export const deskTables: Record<string, TableMap> = {
  // Ids, states and words of ours: what an admin did, also after the one it was done to is gone.
  audit_log: {
    owner: undefined,
    erase: 'keep',
    retentionDays: undefined,
    retention: 'audit',
    columns: {
      id: 'id',
      at: 'plain',
      admin_id: 'id',
      action: 'plain',
      subject: 'plain',
      subject_id: 'id',
      before: 'plain',
      after: 'plain',
    },
  },
  visits: {
    owner: 'visit of the account or of its browser',
    erase: 'delete',
    retentionDays: undefined,
    retention: 'visits',
    columns: {
      id: 'id',
      visitor_id: 'secret',
      user_id: 'id',
      landing: 'person',
      referrer: 'person',
      source: 'person',
      medium: 'person',
      campaign: 'person',
      created_at: 'person',
    },
  },
  // One row per running process; gone a day after its last sign of life.
  worker_beats: {
    owner: undefined,
    erase: 'keep',
    retentionDays: 1,
    columns: { id: 'id', host: 'plain', started_at: 'plain', beat_at: 'plain', sweeps: 'plain' },
  },
  claim_switches: {
    owner: undefined,
    erase: 'keep',
    retentionDays: undefined,
    columns: { key: 'id', is_off: 'plain', by_user_id: 'id', updated_at: 'plain' },
  },
};
