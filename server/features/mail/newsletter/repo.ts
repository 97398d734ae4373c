import { and, eq, sql } from 'drizzle-orm';
import { newsletterSubscribers, type NewsletterSubscriberRow } from '#drizzle/schema/crm.ts';
import type { MailingList } from '#shared/domain/leads.ts';
import type { Database } from '#server/db/client.ts';

export type NewSubscriber = Pick<
  NewsletterSubscriberRow,
  'submissionId' | 'origin' | 'networkHash' | 'list' | 'email' | 'name' | 'source'
>;
export type DueWelcome = Pick<NewsletterSubscriberRow, 'id' | 'email' | 'name' | 'list'>;

/**
 * Adds an address to a list. One that had left is added again and must confirm again. Inserts first and updates second,
 * because two copies of one form collide on two unique keys, and an upsert handles only one.
 * @returns the row's id; undefined when the address is already on the list
 */
export async function insertSubscriber(db: Database, subscriber: NewSubscriber): Promise<string | undefined> {
  const [added] = await db
    .insert(newsletterSubscribers)
    .values(subscriber)
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id });
  if (added) return added.id;
  const { email, list, ...again } = subscriber;
  const [returned] = await db
    .update(newsletterSubscribers)
    .set({
      ...again,
      status: 'active',
      confirmedAt: null,
      unsubscribedAt: null,
      welcomeDueAt: null,
      subscribedAt: sql`now()`,
    })
    .where(
      and(
        eq(newsletterSubscribers.email, email),
        eq(newsletterSubscribers.list, list),
        eq(newsletterSubscribers.status, 'unsubscribed'),
      ),
    )
    .returning({ id: newsletterSubscribers.id });
  return returned?.id;
}

export async function hasSubmission(db: Database, params: { submissionId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.submissionId, params.submissionId));
  return rows.length === 1;
}

/** Confirms an address. @returns the row's id; undefined when the address isn't on the list. */
export async function confirmSubscriber(
  db: Database,
  params: { email: string; list: MailingList },
): Promise<string | undefined> {
  const [row] = await db
    .update(newsletterSubscribers)
    .set({ confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, now())` })
    .where(
      and(
        eq(newsletterSubscribers.email, params.email),
        eq(newsletterSubscribers.list, params.list),
        eq(newsletterSubscribers.status, 'active'),
      ),
    )
    .returning({ id: newsletterSubscribers.id });
  return row?.id;
}

/** Removes an address from all lists. @returns ids of the rows that ended */
export async function endSubscriptions(db: Database, params: { email: string }): Promise<string[]> {
  const rows = await db
    .update(newsletterSubscribers)
    .set({ status: 'unsubscribed', unsubscribedAt: sql`now()`, welcomeDueAt: null })
    .where(and(eq(newsletterSubscribers.email, params.email), eq(newsletterSubscribers.status, 'active')))
    .returning({ id: newsletterSubscribers.id });
  return rows.map(({ id }) => id);
}

/** Marks a welcome email that couldn't be written today, so that the sweeper tries again. */
export async function deferWelcome(db: Database, params: { id: string }): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ welcomeDueAt: sql`now() + interval '1 hour'` })
    .where(eq(newsletterSubscribers.id, params.id));
}

/** Claims welcome emails that are due. Each is postponed by an hour, so that no two sweepers claim the same one. */
export async function takeDueWelcomes(db: Database): Promise<DueWelcome[]> {
  return db
    .update(newsletterSubscribers)
    .set({
      // After three days of failures, give up.
      welcomeDueAt: sql`case when ${newsletterSubscribers.subscribedAt} > now() - interval '3 days'
        then now() + interval '1 hour' end`,
    })
    .where(
      sql`${newsletterSubscribers.id} in (
        select id from ${newsletterSubscribers} where welcome_due_at < now()
        order by welcome_due_at limit 100 for update skip locked
      )`,
    )
    .returning({
      id: newsletterSubscribers.id,
      email: newsletterSubscribers.email,
      name: newsletterSubscribers.name,
      list: newsletterSubscribers.list,
    });
}

export async function endWelcome(db: Database, params: { id: string }): Promise<void> {
  await db.update(newsletterSubscribers).set({ welcomeDueAt: null }).where(eq(newsletterSubscribers.id, params.id));
}
