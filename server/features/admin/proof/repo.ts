import { and, asc, eq, max, sql } from 'drizzle-orm';
import { users } from '#drizzle/schema/account.ts';
import { proofEntries, type ProofRow } from '#drizzle/schema/admin.ts';
import type { ProofFact } from '#shared/domain/proof.ts';
import type { Database } from '#server/db/client.ts';

const byPosition = [asc(proofEntries.position), asc(proofEntries.id)];

/** Returns entries that pages show, in their order: what they show, and where. */
export function listShown(db: Database): Promise<ProofFact[]> {
  const { id, kind, name, business, place, text, problem, outcome, before, after, period, measured, url } =
    proofEntries;
  const { topics, city, isShown } = proofEntries;
  const texts = { name, business, place, text, problem, outcome, before, after, period, measured, url };
  return db
    .select({ id, kind, ...texts, topics, city })
    .from(proofEntries)
    .where(eq(isShown, true))
    .orderBy(...byPosition);
}

/** Returns all entries in their order, with who confirmed the customer's consent; null once that account is gone. */
export function list(db: Database): Promise<{ entry: ProofRow; consentBy: string | null }[]> {
  return db
    .select({ entry: proofEntries, consentBy: users.email })
    .from(proofEntries)
    .leftJoin(users, eq(users.id, proofEntries.consentByUserId))
    .orderBy(...byPosition);
}

/** Locks the order, so that only one transaction at a time changes it. @returns all ids in their order */
export async function lockOrder(tx: Database): Promise<{ id: string; position: number }[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('order of proof', 0))`);
  return tx
    .select({ id: proofEntries.id, position: proofEntries.position })
    .from(proofEntries)
    .orderBy(...byPosition);
}

/** Returns an entry and locks it. */
export async function lock(tx: Database, params: { id: string }): Promise<ProofRow | undefined> {
  const [row] = await tx.select().from(proofEntries).where(eq(proofEntries.id, params.id)).for('update');
  return row;
}

/** Texts of an entry, and where it's shown. */
export type ProofContent = Omit<
  ProofRow,
  'id' | 'isShown' | 'position' | 'consentAt' | 'consentByUserId' | 'createdAt' | 'updatedAt'
>;

/** Adds an entry below all others. @returns its id */
export async function insert(tx: Database, params: ProofContent & { adminId: string }): Promise<string> {
  const { adminId, ...content } = params;
  const [last] = await tx.select({ position: max(proofEntries.position) }).from(proofEntries);
  const [row] = await tx
    .insert(proofEntries)
    .values({ ...content, consentByUserId: adminId, position: (last?.position ?? 0) + 1 })
    .returning({ id: proofEntries.id });
  return row!.id;
}

// At least a millisecond later, so that it differs from what a screen has seen.
const updatedAt = sql`greatest(now(), ${proofEntries.updatedAt} + interval '1 millisecond')`;
/** Screens see times in milliseconds only. */
const seenAt = sql`date_trunc('milliseconds', ${proofEntries.updatedAt})`;

/** Changes an entry unless it has changed since `seen`. @returns whether it did */
export async function update(tx: Database, params: ProofContent & { id: string; seen: string }): Promise<boolean> {
  const { id, seen, ...content } = params;
  const rows = await tx
    .update(proofEntries)
    .set({ ...content, updatedAt })
    .where(and(eq(proofEntries.id, id), sql`${seenAt} = ${seen}::timestamptz`))
    .returning({ id: proofEntries.id });
  return rows.length === 1;
}

export async function setShown(tx: Database, params: { id: string; isShown: boolean }): Promise<void> {
  await tx.update(proofEntries).set({ isShown: params.isShown, updatedAt }).where(eq(proofEntries.id, params.id));
}

export async function setPosition(tx: Database, params: { id: string; position: number }): Promise<void> {
  await tx.update(proofEntries).set({ position: params.position }).where(eq(proofEntries.id, params.id));
}

export async function remove(tx: Database, params: { id: string }): Promise<void> {
  await tx.delete(proofEntries).where(eq(proofEntries.id, params.id));
}
