import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { users } from '../../../drizzle/schema/auth.ts';
import { profiles } from '../../../drizzle/schema/membership.ts';
import {
  serviceRequestEvents,
  serviceRequests,
  type ServiceRequestEventRow,
  type ServiceRequestRow,
} from '../../../drizzle/schema/requests.ts';
import type { RequestStatus, ServiceType } from '../../../shared/domain/member.ts';
import type { Database } from '../../db/client.ts';

/** Stores a request with the beginning of its history. @returns its id; undefined when it was stored before. */
export async function insertRequest(
  db: Database,
  params: { userId: string; submissionId: string; serviceType: ServiceType; description: string },
): Promise<string | undefined> {
  const [row] = await db
    .insert(serviceRequests)
    .values(params)
    .onConflictDoNothing({ target: serviceRequests.submissionId })
    .returning({ id: serviceRequests.id });
  if (!row) return undefined;
  await db
    .insert(serviceRequestEvents)
    .values({ requestId: row.id, status: 'pending', byUserId: params.userId, createdAt: sql`now()` });
  return row.id;
}

/** The request made by a submission of an account. */
export async function findBySubmission(
  db: Database,
  params: { userId: string; submissionId: string },
): Promise<ServiceRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.submissionId, params.submissionId), eq(serviceRequests.userId, params.userId)));
  return row;
}

/** Who asks, for the notice to the agency. */
export async function findAsker(db: Database, params: { userId: string }) {
  const [row] = await db
    .select({ email: users.email, fullName: profiles.fullName, businessName: profiles.businessName })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, params.userId));
  return row;
}

/** Rows older than the one named, which has to be among those that may be seen. */
const after = (cursor: string | undefined, own: SQL): SQL | undefined =>
  cursor === undefined
    ? undefined
    : sql`(${serviceRequests.createdAt}, ${serviceRequests.id}) < (
        select c.created_at, c.id from ${serviceRequests} c where c.id = ${cursor} and ${own}
      )`;

const newestFirst = [desc(serviceRequests.createdAt), desc(serviceRequests.id)];

/** An account's own requests, newest first. */
export async function listOwnRequests(
  db: Database,
  params: { userId: string; cursor: string | undefined; limit: number },
): Promise<ServiceRequestRow[]> {
  return db
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.userId, params.userId), after(params.cursor, sql`c.user_id = ${params.userId}`)))
    .orderBy(...newestFirst)
    .limit(params.limit);
}

/** Everybody's requests, newest first, for the agency. `userName` is null where no name is known. */
export async function listAllRequests(db: Database, params: { cursor: string | undefined; limit: number }) {
  return db
    .select({
      id: serviceRequests.id,
      userId: serviceRequests.userId,
      userName: sql<string | null>`nullif(${profiles.fullName}, '')`,
      userEmail: users.email,
      serviceType: serviceRequests.serviceType,
      description: serviceRequests.description,
      status: serviceRequests.status,
      createdAt: serviceRequests.createdAt,
    })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.userId))
    .leftJoin(profiles, eq(profiles.id, serviceRequests.userId))
    .where(after(params.cursor, sql`true`))
    .orderBy(...newestFirst)
    .limit(params.limit);
}

/** What happened to these requests, oldest first. The requests have been found by their owner before. */
export async function listEvents(db: Database, params: { requestIds: string[] }): Promise<ServiceRequestEventRow[]> {
  if (params.requestIds.length === 0) return [];
  return db
    .select()
    .from(serviceRequestEvents)
    .where(inArray(serviceRequestEvents.requestId, params.requestIds))
    .orderBy(asc(serviceRequestEvents.createdAt), asc(serviceRequestEvents.id));
}

/** Takes back a request that still waits. @returns whether it was taken back now. */
export async function cancelPending(db: Database, params: { userId: string; requestId: string }): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with taken_back as (
      update ${serviceRequests} set status = 'cancelled', updated_at = now()
      where id = ${params.requestId} and user_id = ${params.userId} and status = 'pending'
      returning id
    )
    insert into ${serviceRequestEvents} (request_id, status, by_user_id)
    select id, 'cancelled', ${params.userId} from taken_back`);
  return rowCount === 1;
}

/** The state of a request of one's own; undefined when there is none. */
export async function findOwnStatus(
  db: Database,
  params: { userId: string; requestId: string },
): Promise<RequestStatus | undefined> {
  const [row] = await db
    .select({ status: serviceRequests.status })
    .from(serviceRequests)
    .where(and(eq(serviceRequests.id, params.requestId), eq(serviceRequests.userId, params.userId)));
  return row?.status;
}

/** A request with whom it is from, for the agency. */
export async function findForAgency(db: Database, params: { requestId: string }) {
  const [row] = await db
    .select({ userId: serviceRequests.userId, serviceType: serviceRequests.serviceType, email: users.email })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.userId))
    .where(eq(serviceRequests.id, params.requestId));
  return row;
}

/**
 * Gives a request a status, with a reply where there is one. What is said twice within a minute, as by a double click,
 * and a status it has already are noted once. Belongs into a transaction.
 * @returns the id of the event; undefined when there was nothing to note.
 */
export async function updateStatus(
  db: Database,
  params: { requestId: string; status: RequestStatus; reply: string | null; byUserId: string },
): Promise<string | undefined> {
  const { requestId, status, reply, byUserId } = params;
  // Held first, by a statement of its own: the next one then sees what a call at the same moment has written.
  await db.execute(sql`select 1 from ${serviceRequests} where id = ${requestId} for update`);
  const { rows } = await db.execute<{ id: string }>(sql`
    with changed as (
      update ${serviceRequests} r set status = ${status}::request_status, updated_at = now()
      where r.id = ${requestId} and (
        r.status <> ${status}::request_status or (${reply}::text is not null and not exists (
          select 1 from ${serviceRequestEvents} e where e.request_id = r.id and e.status = ${status}::request_status
            and e.reply = ${reply}::text and e.created_at > now() - interval '1 minute'
        ))
      )
      returning r.id
    )
    insert into ${serviceRequestEvents} (request_id, status, reply, by_user_id)
    select id, ${status}::request_status, ${reply}::text, ${byUserId}::uuid from changed
    returning id`);
  return rows[0]?.id;
}
