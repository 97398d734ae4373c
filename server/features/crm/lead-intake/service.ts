/**
 * Keeps the inbox in sync with its sources. Services that write a message, an application, a subscription, a
 * conversation with an address, or a waiting list entry call `recordLead` in the same transaction; the rules are in
 * policy.ts. Locks are taken in the order source row, person, lead, so that no two transactions deadlock.
 */
import type { LeadStatus } from '#shared/domain/inbox.ts';
import type { Database } from '#server/db/client.ts';
import { deleteLeads, forgetPeople } from '#server/db/leads.ts';
import { takeTurnWithMerges } from '#server/db/personal-data.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import * as policy from './policy.ts';
import * as repo from './repo.ts';

/**
 * Adds the lead of a source row, or brings it up to date; finds or adds its person. Does nothing if the lead shows all of it
 * already, or if there's no such row.
 * @param tx the transaction that wrote the row
 */
export async function recordLead(tx: Database, input: { source: policy.LeadSource; id: string }): Promise<void> {
  const row = await repo.findSource(tx, input);
  if (!row || row.isCurrent) return;
  const personId = await repo.keepPerson(tx, row);
  const before = row.hasLead ? await repo.lockLeadOf(tx, { sourceId: row.id }) : undefined;
  await repo.saveLead(tx, { ...policy.leadOf(input.source, row, before), personId });
  if (before && before.personId !== personId)
    await forgetPeople(tx, { personIds: [before.personId], isWaiting: false });
}

/** Updates a lead's search text after its tags changed in this transaction. */
export async function refreshSearch(tx: Database, { leadId }: { leadId: string }): Promise<void> {
  const lead = await repo.findSearched(tx, { leadId });
  if (lead) await repo.updateSearch(tx, { leadId, search: policy.searchTextOf(lead, lead.tags) });
}

/**
 * Locks a lead whose status an admin is about to change.
 * @returns its status, and when it counts as answered under the new one; undefined if it's gone
 */
export async function holdForStatus(
  tx: Database,
  { leadId, status }: { leadId: string; status: LeadStatus },
): Promise<{ status: LeadStatus; answeredAt: policy.Moment | null } | undefined> {
  const held = await repo.lockLead(tx, { leadId });
  if (!held) return undefined;
  const entries = await repo.listEntries(tx, { leadId });
  return { status: held.status, answeredAt: policy.answeredAtUnder(status, held, entries) };
}

/**
 * Records an email's outcome. If it replied to a lead, the lead is updated in the same transaction.
 * @param note writes it; a falsy result means that nothing was written
 * @returns the result of `note`
 */
export function withLead<T>(deps: Pick<Deps, 'db'>, emailId: string, note: (tx: Database) => Promise<T>): Promise<T> {
  return inTransaction(deps.db, async (tx) => {
    const noted = await note(tx);
    if (noted) await followReply(tx, { emailId });
    return noted;
  });
}

async function followReply(tx: Database, { emailId }: { emailId: string }): Promise<void> {
  const replied = await repo.findReplied(tx, { emailId });
  const held = replied && (await repo.lockLead(tx, replied));
  if (!held) return;
  const entries = await repo.listEntries(tx, replied);
  await repo.updateAnswered(tx, { ...replied, ...policy.afterReply(held, entries, emailId) });
}

/** Most rows of a source repaired in one round; the next round continues. */
const repairedPerRound = 500;
/** How far back the repair looks: longer than an upgrade takes, and longer than emails are retried. */
const repairedHours = 48;

/**
 * Repairs what was written without its lead: during an upgrade, processes of an earlier version still write messages and close
 * emails. Records missing and outdated leads, deletes those whose source row is gone, and follows replies. Changes nothing the
 * second time.
 * @returns how many leads were recorded and deleted.
 */
export async function repairLeads(deps: Pick<Deps, 'db'>): Promise<{ recorded: number; deleted: number }> {
  const recorded = await recordMissingLeads(deps, { hours: repairedHours });
  const deleted = await deleteOrphans(deps);
  for (const emailId of await repo.listClosedReplies(deps.db, { hours: repairedHours }))
    await inTransaction(deps.db, (tx) => followReply(tx, { emailId }));
  return { recorded, deleted };
}

/**
 * Records leads that are missing or outdated.
 * @param options `hours`: only looks at changes within this many hours
 * @returns how many were recorded
 */
export async function recordMissingLeads(
  { db }: Pick<Deps, 'db'>,
  { hours }: { hours?: number } = {},
): Promise<number> {
  let recorded = 0;
  for (const source of policy.leadSources) {
    for (const id of await repo.listOutdated(db, { source, limit: repairedPerRound, hours })) {
      const isHeld = await inTransaction(db, async (tx) => {
        // Someone who is just writing the row also records its lead.
        if (!(await repo.lockSource(tx, { source, id }))) return false;
        await recordLead(tx, { source, id });
        return true;
      });
      if (isHeld) recorded += 1;
    }
  }
  return recorded;
}

async function deleteOrphans({ db }: Pick<Deps, 'db'>): Promise<number> {
  const found = await repo.listOrphans(db, { limit: repairedPerRound });
  if (found.length === 0) return 0;
  return inTransaction(db, async (tx) => {
    await takeTurnWithMerges(tx);
    const sourceIds = await repo.listOrphans(tx, { limit: repairedPerRound });
    await deleteLeads(tx, { sourceIds });
    return sourceIds.length;
  });
}
