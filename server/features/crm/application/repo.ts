import { eq } from 'drizzle-orm';
import { businessApplications } from '#drizzle/schema/crm.ts';
import type { Database } from '#server/db/client.ts';

export type NewApplication = Omit<typeof businessApplications.$inferInsert, 'id' | 'status' | 'createdAt'>;

/**
 * Stores an application. @returns its id
 * @throws the database's unique violation (23505) when the address has an application, or this form was stored before
 */
export async function insertApplication(db: Database, application: NewApplication): Promise<string> {
  const [row] = await db.insert(businessApplications).values(application).returning({ id: businessApplications.id });
  return row!.id;
}

export async function hasApplication(db: Database, params: { submissionId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: businessApplications.id })
    .from(businessApplications)
    .where(eq(businessApplications.submissionId, params.submissionId));
  return rows.length === 1;
}
