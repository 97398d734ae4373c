/** Looks up, exports and erases a person's data for admins, with or without an account. */
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { countGroups, personGroups, type GroupCounts, type PersonGroup } from '#shared/domain/privacy.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import * as repo from './repo.ts';

export type PersonData = repo.Known & { email: string; counts: GroupCounts };
export type PersonFile = { about: string; madeAt: string; email: string; tables: Record<string, unknown[]> };

const identityOf = ({ userId }: repo.Known, email: string) => ({ userId, email });

/** Returns the id that the audit log uses for a person. Only ids, since log entries outlive the data. */
const subjectOf = ({ personId, userId }: repo.Known) => userId ?? personId ?? 'address-only';

async function look(db: Database, email: string): Promise<PersonData> {
  const known = await repo.findKnown(db, { email });
  const counts = countGroups(await repo.countRows(db, { identity: identityOf(known, email) }));
  return { ...known, email, counts };
}

/** Returns what is stored about an email address, by group; empty if nothing is. */
export function lookUpPerson(deps: Pick<Deps, 'db'>, input: { email: string }): Promise<PersonData> {
  return look(deps.db, input.email);
}

async function lookOrFail(db: Database, email: string): Promise<PersonData> {
  const found = await look(db, email);
  if (Object.keys(found.counts).length === 0) throw new AppError('NOT_FOUND', m.server_privacy_nothing_stored());
  return found;
}

/**
 * Exports everything stored about an email address, and notes it in the audit log.
 * @throws AppError NOT_FOUND if nothing is stored.
 */
export function exportPerson(deps: Pick<Deps, 'db'>, input: { adminId: string; email: string }): Promise<PersonFile> {
  const { adminId, email } = input;
  return inTransaction(deps.db, async (tx) => {
    const found = await lookOrFail(tx, email);
    const tables = await repo.readRows(tx, { identity: identityOf(found, email) });
    await writeAudit(tx, {
      adminId,
      action: 'person.export',
      subject: 'person',
      subjectId: subjectOf(found),
      after: found.counts,
    });
    const about = m.server_privacy_about_file({ brand: brand.name, email });
    return { about, madeAt: new Date().toISOString(), email, tables };
  });
}

/**
 * Erases everything about an email address, at the person's request, and notes it in the audit log in the same transaction.
 * Payment records stay, without the person.
 * @throws AppError NOT_FOUND if nothing is stored; CONFLICT for an admin's account.
 */
export async function erasePerson(deps: Pick<Deps, 'db'>, input: { adminId: string; email: string }): Promise<void> {
  const { adminId, email } = input;
  await inTransaction(deps.db, async (tx) => {
    await repo.lockAccount(tx, { email });
    const found = await lookOrFail(tx, email);
    if (found.role === 'admin') throw new AppError('CONFLICT', m.server_privacy_admin_account());
    await repo.eraseRows(tx, { identity: identityOf(found, email) });
    const after = Object.fromEntries(
      Object.entries(found.counts).map(([group, count]) => [
        group,
        personGroups[group as PersonGroup].isKept ? count : 0,
      ]),
    ) as GroupCounts;
    await writeAudit(tx, {
      adminId,
      action: 'person.erase',
      subject: 'person',
      subjectId: subjectOf(found),
      before: found.counts,
      after,
    });
  });
}
