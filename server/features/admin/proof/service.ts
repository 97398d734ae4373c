/**
 * The owner's proof: what customers say and what changed for them. Pages show it within seconds. Every change is in the
 * audit log, without the texts, which are about customers.
 */
import { m } from '#messages';
import type { ProofRow } from '#drizzle/schema/admin.ts';
import { hasField, proofFields, proofLimits, type ProofFact } from '#shared/domain/proof.ts';
import type { ProofValues } from '#shared/schemas/proof.ts';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import * as repo from './repo.ts';

/** Returns what pages may show. A small query, because every web process asks every few seconds. */
export const shownProof = (db: Database): Promise<ProofFact[]> => repo.listShown(db);

export const listProof = (deps: Pick<Deps, 'db'>) => repo.list(deps.db);
export type ListedProof = Awaited<ReturnType<typeof listProof>>[number];

/** Drops texts that the kind doesn't have, such as those typed before the kind was changed. */
function contentOf({ hasConsent: _, ...values }: ProofValues): repo.ProofContent {
  const unused = proofFields.filter((field) => !hasField(values.kind, field));
  return { ...values, ...Object.fromEntries(unused.map((field) => [field, null])) };
}

/** What the audit log says about an entry. */
const noteOf = ({ kind, topics, city }: Pick<ProofRow, 'kind' | 'topics' | 'city'>) => ({ kind, topics, city });

type Change = { adminId: string; id: string };

/** @throws AppError INVALID when no city page has this slug */
async function checkCity(deps: Deps, { city }: ProofValues): Promise<void> {
  if (city === null || (await deps.cities()).some(({ slug }) => slug === city)) return;
  throw new AppError('INVALID', m.server_proof_no_city(), { field: ['values', 'city'] });
}

async function lockedEntry(tx: Database, id: string): Promise<ProofRow> {
  const entry = await repo.lock(tx, { id });
  if (!entry) throw new AppError('NOT_FOUND', m.server_not_found());
  return entry;
}

/** Adds an entry below all others; pages show it. @throws AppError CONFLICT when there are too many; INVALID for a city without a page */
export async function createProof(deps: Deps, input: { adminId: string; values: ProofValues }): Promise<void> {
  const { adminId, values } = input;
  await checkCity(deps, values);
  await inTransaction(deps.db, async (tx) => {
    const order = await repo.lockOrder(tx);
    if (order.length >= proofLimits.entries) throw new AppError('CONFLICT', m.server_proof_full());
    const content = contentOf(values);
    const subjectId = await repo.insert(tx, { ...content, adminId });
    await writeAudit(tx, {
      ...{ adminId, action: 'proof.create', subject: 'proof', subjectId },
      after: { ...noteOf(content), hasConsent: true },
    });
  });
}

/** Changes an entry. @throws AppError NOT_FOUND; INVALID for a city without a page; CONFLICT when it has changed since the caller saw it */
export async function updateProof(deps: Deps, input: Change & { values: ProofValues; seen: string }): Promise<void> {
  const { adminId, id, values, seen } = input;
  await checkCity(deps, values);
  await inTransaction(deps.db, async (tx) => {
    const entry = await lockedEntry(tx, id);
    const content = contentOf(values);
    if (!(await repo.update(tx, { ...content, id, seen }))) throw new AppError('CONFLICT', m.server_proof_changed());
    await writeAudit(tx, {
      ...{ adminId, action: 'proof.edit', subject: 'proof', subjectId: id },
      before: noteOf(entry),
      after: noteOf(content),
    });
  });
}

/** Shows an entry on pages, or hides it. Repeating it changes nothing. @throws AppError NOT_FOUND */
export async function showProof(deps: Deps, input: Change & { isShown: boolean }): Promise<void> {
  const { adminId, id, isShown } = input;
  await inTransaction(deps.db, async (tx) => {
    const entry = await lockedEntry(tx, id);
    if (entry.isShown === isShown) return;
    await repo.setShown(tx, { id, isShown });
    await writeAudit(tx, {
      ...{ adminId, action: isShown ? 'proof.show' : 'proof.hide', subject: 'proof', subjectId: id },
      ...{ before: { isShown: !isShown }, after: { isShown } },
    });
  });
}

/** Swaps an entry with its neighbor. The first can't move up, and the last can't move down. @throws AppError NOT_FOUND */
export async function moveProof(deps: Deps, input: Change & { step: 'up' | 'down' }): Promise<void> {
  const { adminId, id, step } = input;
  await inTransaction(deps.db, async (tx) => {
    const order = await repo.lockOrder(tx);
    const index = order.findIndex((entry) => entry.id === id);
    const entry = order[index];
    if (!entry) throw new AppError('NOT_FOUND', m.server_not_found());
    const neighbor = order[step === 'up' ? index - 1 : index + 1];
    if (!neighbor) return;
    await repo.setPosition(tx, { id, position: neighbor.position });
    await repo.setPosition(tx, { id: neighbor.id, position: entry.position });
    await writeAudit(tx, {
      ...{ adminId, action: 'proof.move', subject: 'proof', subjectId: id },
      ...{ before: { position: entry.position }, after: { position: neighbor.position } },
    });
  });
}

/** Deletes an entry for good. @throws AppError NOT_FOUND */
export async function removeProof(deps: Deps, input: Change): Promise<void> {
  const { adminId, id } = input;
  await inTransaction(deps.db, async (tx) => {
    const entry = await lockedEntry(tx, id);
    await repo.remove(tx, { id });
    await writeAudit(tx, {
      ...{ adminId, action: 'proof.remove', subject: 'proof', subjectId: id },
      ...{ before: { ...noteOf(entry), isDeleted: false }, after: { isDeleted: true } },
    });
  });
}
