/** Leads for a file: as many as there are, a part at a time. */
import type { Writable } from 'node:stream';
import type { LeadFilter } from '#shared/schemas/inbox.ts';
import type { Deps } from '#server/deps.ts';
import { writeCsv } from '#server/exports/csv.ts';
import { leadColumns } from '#server/exports/leads.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import { listLeads, type LeadPage } from '#server/features/crm/inbox/service.ts';

/** Rows asked for at once: few enough to hold, enough that asking costs little. */
const batchSize = 1_000;

/**
 * All leads of a filter, newest first: that order stays while statuses change, so that none is left out or comes twice.
 * Who exported is noted before the first row is read. Nothing is held between two parts, so a reader may take any time.
 * @param input `filter`: of the list; its order does not matter
 * @returns what writes them as CSV, as fast as the reader takes it; it rejects when the reader goes away
 */
export async function exportLeads(
  deps: Pick<Deps, 'db'>,
  input: { adminId: string; filter: LeadFilter },
): Promise<(to: Writable) => Promise<void>> {
  const { adminId, filter } = input;
  const { q, tag, landing, ...named } = filter;
  // What was typed may be somebody's name, and stays out of a log that is never erased.
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
