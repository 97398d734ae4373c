import { eq } from 'drizzle-orm';
import { contactSubmissions } from '#drizzle/schema/crm.ts';
import type { Database } from '#server/db/client.ts';

export type NewSubmission = Omit<typeof contactSubmissions.$inferInsert, 'id' | 'status' | 'createdAt'>;

/** Stores a message. @returns its id; undefined when this form was stored before. */
export async function insertSubmission(db: Database, submission: NewSubmission): Promise<string | undefined> {
  const [row] = await db
    .insert(contactSubmissions)
    .values(submission)
    .onConflictDoNothing({ target: contactSubmissions.submissionId })
    .returning({ id: contactSubmissions.id });
  return row?.id;
}

export async function hasSubmission(db: Database, params: { submissionId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: contactSubmissions.id })
    .from(contactSubmissions)
    .where(eq(contactSubmissions.submissionId, params.submissionId));
  return rows.length === 1;
}
