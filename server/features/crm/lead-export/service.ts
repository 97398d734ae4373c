/** Exports any number of leads, one batch at a time. */
import type { Writable } from 'node:stream';
import type { LeadFilter } from '#shared/schemas/inbox.ts';
import type { Deps } from '#server/deps.ts';
import { writeCsv } from '#server/exports/csv.ts';
import { leadColumns } from '#server/exports/leads.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import { listLeads, type LeadPage } from '#server/features/crm/inbox/service.ts';

/** Rows per batch: few enough for memory, and enough to keep the overhead low. */
const batchSize = 1_000;

/**
 * Exports all leads of a filter, newest first: that order doesn't change with statuses, so none is missing or listed
 * twice. The export is logged before the first row is read. Nothing is locked between batches, so a reader may be slow.
 * @param input `filter`: of the list; its order is ignored
 * @returns a function that writes CSV as fast as the reader takes it, and rejects when the reader goes away
 */
export async function exportLeads(
  deps: Pick<Deps, 'db'>,
  input: { adminId: string; filter: LeadFilter },
): Promise<(to: Writable) => Promise<void>> {
  const { adminId, filter } = input;
  const { q, tag, landing, ...named } = filter;
  // User text may be a name, so it stays out of a log that is never erased.
  await writeAudit(deps.db, {
    adminId,
    action: 'lead.export',
    subject: 'lead',
    subjectId: 'all',
    after: { ...named, searched: Boolean(q), tagged: Boolean(tag), byPage: Boolean(landing) },
  });
  return (to) => writeCsv(batches(deps, { adminId, filter: { ...filter, sort: 'newest' } }), leadColumns, to);
}

async function* batches(
  deps: Pick<Deps, 'db'>,
  input: { adminId: string; filter: LeadFilter },
): AsyncGenerator<LeadPage['items'][number], void, undefined> {
  let cursor: string | null = null;
  do {
    const page: LeadPage = await listLeads(deps, { ...input, cursor, limit: batchSize });
    yield* page.items;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
