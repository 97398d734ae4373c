import { eq } from 'drizzle-orm';
import { contactSubmissions } from '#drizzle/schema/leads.ts';
import type { Database } from '#server/db/client.ts';

export type NewSubmission = Omit<typeof contactSubmissions.$inferInsert, 'id' | 'status' | 'createdAt'>;

/** @returns whether it was written: false when this form was stored before. */
export async function insertSubmission(db: Database, submission: NewSubmission): Promise<boolean> {
  const rows = await db
    .insert(contactSubmissions)
    .values(submission)
    .onConflictDoNothing({ target: contactSubmissions.submissionId })
    .returning({ id: contactSubmissions.id });
  return rows.length === 1;
}

export async function hasSubmission(db: Database, params: { submissionId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: contactSubmissions.id })
    .from(contactSubmissions)
    .where(eq(contactSubmissions.submissionId, params.submissionId));
  return rows.length === 1;
}
