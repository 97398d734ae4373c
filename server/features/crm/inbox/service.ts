/** The agency's inbox: leads, their owners, and their activity. */
import { isDeepStrictEqual } from 'node:util';
import { m } from '#messages';
import type { LeadStatus } from '#shared/domain/inbox.ts';
import type { LeadFilter } from '#shared/schemas/inbox.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { answerLead, records } from '#server/features/crm/lead-replies/service.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import * as contacts from '#server/features/crm/contacts/service.ts';
import { holdForStatus, refreshSearch } from '#server/features/crm/lead-intake/service.ts';
import { cursorOf, placeOf, searchedText } from './policy.ts';
import * as repo from './repo.ts';

const pageSize = 50;
const gone = () => new AppError('NOT_FOUND', m.server_inbox_lead_not_found());
const changedMeanwhile = () => new AppError('CONFLICT', m.server_inbox_lead_changed());

export type LeadPage = { items: repo.ListedLead[]; nextCursor: string | null };
export type WholeLead = {
  lead: repo.FoundLead;
  record: repo.SourceRecord | undefined;
  entries: repo.Entry[];
  others: repo.OtherLead[];
  circle: contacts.Circle;
};

/** @returns a filter's conditions. @param input `adminId`: the id for "me" */
export function narrowingOf(input: { adminId: string; filter: LeadFilter }): repo.Narrowing {
  const { q, kind, status, owner, tag, show, landing } = input.filter;
  return {
    search: searchedText(q),
    kind,
    status,
    ownerId: owner === 'me' ? input.adminId : owner === 'nobody' ? null : owner,
    tag,
    landing,
    isWaiting: show === 'waiting',
  };
}

/**
 * Lists a page of the inbox: leads with a running SLA first, the most overdue on top, then the newest; or all by arrival.
 * @param input `cursor`: where the previous page ended
 */
export async function listLeads(
  deps: Pick<Deps, 'db'>,
  input: { adminId: string; filter: LeadFilter; cursor: string | null | undefined; limit?: number },
): Promise<LeadPage> {
  const { filter, limit = pageSize } = input;
  const order = filter.sort ?? 'clock';
  const rows = await repo.listLeads(deps.db, {
    narrowing: narrowingOf(input),
    newestFirst: order === 'newest',
    after: placeOf(order, input.cursor),
    limit: limit + 1,
  });
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? cursorOf(order, items.at(-1)!) : null };
}

/** One lead, its source record, and its person. @throws AppError NOT_FOUND. */
export async function wholeLead(deps: Pick<Deps, 'db'>, input: { leadId: string }): Promise<WholeLead> {
  const lead = await repo.findLead(deps.db, input);
  if (!lead) throw gone();
  const [record, entries, circle] = await Promise.all([
    repo.findRecord(deps.db, lead),
    repo.listEntries(deps.db, input),
    contacts.circleOf(deps, lead),
  ]);
  const others = await repo.listOthers(deps.db, { ...input, personIds: circle.group.map(({ id }) => id) });
  return { lead, record, entries, others, circle };
}

/**
 * Sets a lead's status, and its record's with it.
 * @param input `seen`: the status on the caller's screen
 * @throws AppError NOT_FOUND; CONFLICT when it has changed since.
 */
export async function setStatus(
  deps: Pick<Deps, 'db'>,
  input: { adminId: string; leadId: string; status: LeadStatus; seen: LeadStatus },
): Promise<void> {
  const { adminId, leadId, status, seen } = input;
  const lead = await repo.findLead(deps.db, { leadId });
  if (!lead) throw gone();
  await inTransaction(deps.db, async (tx) => {
    await records.hold(tx, lead);
    const held = await holdForStatus(tx, { leadId, status });
    if (!held) throw gone();
    // A double click, or two people who did the same.
    if (held.status === status) return;
    if (held.status !== seen) throw changedMeanwhile();
    await repo.updateStatus(tx, { leadId, status, answeredAt: held.answeredAt, byUserId: adminId });
    await records.follow(tx, { ...lead, status });
    const about = { adminId, subject: 'lead', subjectId: leadId } as const;
    await writeAudit(tx, { ...about, action: 'lead.status', before: { status: seen }, after: { status } });
  });
}

/**
 * Sets a lead's owner, or none.
 * @param input `seen`: the owner on the caller's screen
 * @throws AppError NOT_FOUND; INVALID unless the new owner is an active admin; CONFLICT when it has changed since.
 */
export async function setOwner(
  deps: Pick<Deps, 'db'>,
  input: { adminId: string; leadId: string; ownerId: string | null; seen: string | null },
): Promise<void> {
  const { adminId, leadId, ownerId, seen } = input;
  await inTransaction(deps.db, async (tx) => {
    if (ownerId && !(await repo.holdAdmin(tx, { userId: ownerId })))
      throw new AppError('INVALID', m.server_inbox_owner_not_admin());
    if (!(await repo.updateOwner(tx, { leadId, ownerId, seen }))) {
      const present = await repo.findCare(tx, { leadId });
      if (!present) throw gone();
      // A double click, or two people who did the same.
      if (present.ownerId === ownerId) return;
      throw changedMeanwhile();
    }
    const about = { adminId, subject: 'lead', subjectId: leadId } as const;
    await writeAudit(tx, { ...about, action: 'lead.owner', before: { ownerId: seen }, after: { ownerId } });
  });
}

/**
 * Replaces a lead's tags.
 * @param input `seen`: the tags on the caller's screen
 * @throws AppError NOT_FOUND; CONFLICT when they have changed since.
 */
export async function setTags(
  deps: Pick<Deps, 'db'>,
  input: { adminId: string; leadId: string; tags: string[]; seen: string[] },
): Promise<void> {
  const { adminId, leadId, tags, seen } = input;
  await inTransaction(deps.db, async (tx) => {
    if (!(await repo.updateTags(tx, { leadId, tags, seen }))) {
      const present = await repo.findCare(tx, { leadId });
      if (!present) throw gone();
      // A double click, or two people who did the same.
      if (isDeepStrictEqual(present.tags, tags)) return;
      throw changedMeanwhile();
    }
    await refreshSearch(tx, { leadId });
    await writeAudit(tx, {
      adminId,
      action: 'lead.tags',
      subject: 'lead',
      subjectId: leadId,
      // Tags are user text; a log that is never erased may only keep their number.
      before: { tags: seen.length },
      after: {
        tags: tags.length,
        added: tags.filter((tag) => !seen.includes(tag)).length,
        removed: seen.filter((tag) => !tags.includes(tag)).length,
      },
    });
  });
}

/** Adds a note for the team, once per submission. @throws AppError NOT_FOUND. */
export async function addNote(
  deps: Pick<Deps, 'db'>,
  input: { adminId: string; leadId: string; submissionId: string; body: string },
): Promise<void> {
  const { adminId, leadId, submissionId, body } = input;
  await inTransaction(deps.db, async (tx) => {
    if (!(await repo.insertNote(tx, { leadId, submissionId, body, byUserId: adminId }))) {
      if (!(await repo.findStatus(tx, { leadId }))) throw gone();
      return;
    }
    await writeAudit(tx, { adminId, action: 'lead.note', subject: 'lead', subjectId: leadId, after: { submissionId } });
  });
}

/** @see answerLead in server/features/crm/lead-replies/service.ts */
export const answer = answerLead;
export const { mergePeople, undoMerge } = contacts;

/** Counts of what needs the agency's attention. */
export function waiting(deps: Pick<Deps, 'db'>): Promise<repo.Waiting> {
  return repo.findWaiting(deps.db);
}

export function usedTags(deps: Pick<Deps, 'db'>): Promise<string[]> {
  return repo.listTags(deps.db);
}

/** Possible lead owners. */
export function team(deps: Pick<Deps, 'db'>): Promise<{ id: string; email: string }[]> {
  return repo.listAdmins(deps.db);
}
