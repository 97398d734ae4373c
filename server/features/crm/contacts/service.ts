/** People with several addresses: merged ones, and possible duplicates. */
import { m } from '#messages';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import * as repo from './repo.ts';

const gone = () => new AppError('NOT_FOUND', m.server_contacts_not_found());

/** All addresses of a person, the main one first; empty when there's no such person. */
export function groupOf(deps: Pick<Deps, 'db'>, input: { personId: string }): Promise<repo.Contact[]> {
  return repo.findGroup(deps.db, input);
}

/** What else is known about a person: accounts, merges, and possible duplicates. */
export type Circle = {
  group: repo.Contact[];
  accounts: { id: string; email: string }[];
  merges: repo.OpenMerge[];
  duplicates: repo.Duplicate[];
};

/** @param input `phone`, `name`, `business`: from one of their leads */
export async function circleOf(
  deps: Pick<Deps, 'db'>,
  input: { personId: string; phone: string | null; name: string | null; business: string | null },
): Promise<Circle> {
  const group = await groupOf(deps, input);
  const personIds = group.map(({ id }) => id);
  const phones = [input.phone, ...group.map(({ phone }) => phone)].flatMap((phone) => lastDigits(phone) ?? []);
  const [accounts, merges, duplicates] = await Promise.all([
    repo.findAccount(deps.db, { emails: group.map(({ email }) => email) }),
    repo.listMerges(deps.db, { personIds }),
    repo.listDuplicates(deps.db, { ...input, personIds, phones: [...new Set(phones)] }),
  ]);
  return { group, accounts, merges, duplicates };
}

/** The significant digits of a phone number; undefined if it's too short to identify anyone. */
function lastDigits(phone: string | null): string | undefined {
  const digits = (phone ?? '').replace(/\D/g, '').slice(-10);
  return digits.length >= 7 ? digits : undefined;
}

/**
 * Merges people into a main one, along with everyone merged into them before.
 * @returns the merge; its id is needed to undo it.
 * @throws AppError NOT_FOUND for people who don't exist, CONFLICT when they are already the same person.
 */
export async function mergePeople(
  deps: Pick<Deps, 'db'>,
  input: { adminId: string; keptId: string; mergedIds: string[] },
): Promise<{ mergeId: string }> {
  const { adminId } = input;
  const asked = [...new Set([input.keptId, ...input.mergedIds])];
  return inTransaction(deps.db, async (tx) => {
    await repo.takeTurn(tx, { adminId });
    const held = await repo.lockGroups(tx, { personIds: asked });
    const rootOf = new Map(held.map(({ id, mergedInto }) => [id, mergedInto ?? id]));
    if (!asked.every((id) => rootOf.has(id))) throw gone();
    const keptId = rootOf.get(input.keptId)!;
    const moved = held.flatMap(({ id, mergedInto }) => (rootOf.get(id) === keptId ? [] : [{ id, before: mergedInto }]));
    if (moved.length === 0) throw new AppError('CONFLICT', m.server_contacts_already_merged());
    const mergeId = await repo.insertMerge(tx, { keptId, moved, byUserId: adminId });
    await writeAudit(tx, {
      adminId,
      action: 'person.merge',
      subject: 'person',
      subjectId: keptId,
      before: { mergedInto: Object.fromEntries(moved.map(({ id, before }) => [id, before])) },
      after: { mergedInto: Object.fromEntries(moved.map(({ id }) => [id, keptId])), mergeId },
    });
    return { mergeId };
  });
}

/**
 * Undoes a merge: each contact points where it did before. Repeating it changes nothing.
 * @throws AppError NOT_FOUND; CONFLICT if a later merge moved them, which must be undone first.
 */
export async function undoMerge(deps: Pick<Deps, 'db'>, input: { adminId: string; mergeId: string }): Promise<void> {
  const { adminId, mergeId } = input;
  await inTransaction(deps.db, async (tx) => {
    await repo.takeTurn(tx, { adminId });
    const merge = await repo.findMerge(tx, { mergeId });
    if (!merge) throw new AppError('NOT_FOUND', m.server_contacts_merge_not_found());
    if (merge.undoneAt) return;
    const held = await repo.lockGroups(tx, { personIds: merge.moved.map(({ id }) => id) });
    const placeOf = new Map(held.map(({ id, mergedInto }) => [id, mergedInto]));
    // People erased in the meantime, and those merged on into someone erased, aren't restored.
    const moved = merge.moved.filter(({ id }) => (placeOf.get(id) ?? null) !== null);
    if (moved.some(({ id }) => placeOf.get(id) !== merge.keptId))
      throw new AppError('CONFLICT', m.server_contacts_merged_later());
    await repo.undoMerge(tx, { mergeId, keptId: merge.keptId, moved });
    await writeAudit(tx, {
      adminId,
      action: 'person.unmerge',
      subject: 'person',
      subjectId: merge.keptId,
      before: { mergedInto: Object.fromEntries(moved.map(({ id }) => [id, merge.keptId])), mergeId },
      after: { mergedInto: Object.fromEntries(moved.map(({ id, before }) => [id, before])) },
    });
  });
}
