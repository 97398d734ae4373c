import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { users, profiles } from '#drizzle/schema/account.ts';
import {
  serviceRequestEvents,
  serviceRequests,
  type ServiceRequestEventRow,
  type ServiceRequestRow,
} from '#drizzle/schema/crm.ts';
import type { RequestStatus, ServiceType } from '#shared/domain/member.ts';
import type { Database } from '#server/db/client.ts';
import { microsOf, rowOf } from '#server/db/place.ts';
import { searchIds } from '#server/db/search.ts';
import type { Place } from '#server/lib/cursor.ts';
import { likePattern } from '#server/lib/like-pattern.ts';

/** Stores a request with its first event. @returns its id; undefined when it was stored before */
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

/** The request that an account's submission created. */
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

/** The requester, for the notice to the agency. */
export async function findAsker(db: Database, params: { userId: string }) {
  const [row] = await db
    .select({ email: users.email, fullName: profiles.fullName, businessName: profiles.businessName })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, params.userId));
  return row;
}

/** Rows older than a cursor. */
const after = (place: Place | undefined): SQL | undefined =>
  place && sql`(${serviceRequests.createdAt}, ${serviceRequests.id}) < ${rowOf(place)}`;

const newestFirst = [desc(serviceRequests.createdAt), desc(serviceRequests.id)];

/** An account's own requests, newest first. */
export async function listOwnRequests(
  db: Database,
  params: { userId: string; after: Place | undefined; limit: number },
): Promise<(ServiceRequestRow & Place)[]> {
  return db
    .select({ ...getTableColumns(serviceRequests), at: microsOf(serviceRequests.createdAt) })
    .from(serviceRequests)
    .where(and(eq(serviceRequests.userId, params.userId), after(params.after)))
    .orderBy(...newestFirst)
    .limit(params.limit);
}

/** A request with its owner. `userName` is null if no name is known. */
const forAgency = {
  id: serviceRequests.id,
  userId: serviceRequests.userId,
  userName: sql<string | null>`nullif(${profiles.fullName}, '')`,
  userEmail: users.email,
  serviceType: serviceRequests.serviceType,
  description: serviceRequests.description,
  status: serviceRequests.status,
  createdAt: serviceRequests.createdAt,
};

/**
 * Number of requests a search walks before it collects all matches: fewer than in other lists, because each one needs
 * its owner's details.
 */
const walkedFirst = 2_000;
type AgencyFilter = {
  status: RequestStatus | undefined;
  q: string | undefined;
  after: Place | undefined;
  limit: number;
  stretch?: number;
};

/**
 * Lists all requests, newest first, for the agency. Finds ids in indexes, then loads only their details.
 * @param params `q`: part of a name, an address, or the text
 */
export async function listAllRequests(db: Database, params: AgencyFilter) {
  const ids = await listRequestIds(db, params);
  if (ids.length === 0) return [];
  return db
    .select({ ...forAgency, at: microsOf(serviceRequests.createdAt) })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.userId))
    .leftJoin(profiles, eq(profiles.id, serviceRequests.userId))
    .where(inArray(serviceRequests.id, ids))
    .orderBy(...newestFirst);
}

async function listRequestIds(db: Database, params: AgencyFilter): Promise<string[]> {
  const { status, q, limit, stretch = walkedFirst } = params;
  const conditions = [
    ...(status ? [sql`r.status = ${status}`] : []),
    ...(params.after ? [sql`(r.created_at, r.id) < ${rowOf(params.after)}`] : []),
  ];
  const order = sql`r.created_at desc, r.id desc`;
  if (q === undefined) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select r.id from ${serviceRequests} r where ${sql.join([sql`true`, ...conditions], sql` and `)}
      order by ${order} limit ${limit}`);
    return rows.map(({ id }) => id);
  }
  const pattern = likePattern(q);
  const columns = sql`r.id, r.status, r.created_at`;
  const names = sql`(p.full_name || ' ' || p.business_name)`;
  // Addresses are stored in lowercase; ILIKE would convert both sides again for each row.
  const emailFits = sql`u.email like lower(${pattern})`;
  return searchIds(db, {
    from: sql`${serviceRequests} r`,
    as: 'r',
    columns: sql`${columns}, r.user_id, r.description`,
    conditions,
    order,
    fits: sql`(
      lower(r.description) like lower(${pattern})
      or (select ${emailFits} from ${users} u where u.id = r.user_id)
      or (select lower(${names}) from ${profiles} p where p.id = r.user_id) like lower(${pattern})
    )`,
    hits: sql`
      select ${columns} from ${serviceRequests} r where r.description ilike ${pattern}
      union select ${columns} from (
        select u.id from ${users} u where ${emailFits}
        union select p.id from ${profiles} p where ${names} ilike ${pattern}
      ) asker join ${serviceRequests} r on r.user_id = asker.id`,
    limit,
    stretch,
  });
}

/** One request for the agency. */
export async function findForAgency(db: Database, params: { requestId: string }) {
  const [row] = await db
    .select(forAgency)
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.userId))
    .leftJoin(profiles, eq(profiles.id, serviceRequests.userId))
    .where(eq(serviceRequests.id, params.requestId));
  return row;
}

/** A request's history with who did what, oldest first. `byEmail` is null once that account is gone. */
export async function listEventsForAgency(db: Database, params: { requestId: string }) {
  return db
    .select({
      id: serviceRequestEvents.id,
      status: serviceRequestEvents.status,
      reply: serviceRequestEvents.reply,
      byUserId: serviceRequestEvents.byUserId,
      byEmail: users.email,
      createdAt: serviceRequestEvents.createdAt,
    })
    .from(serviceRequestEvents)
    .leftJoin(users, eq(users.id, serviceRequestEvents.byUserId))
    .where(eq(serviceRequestEvents.requestId, params.requestId))
    .orderBy(asc(serviceRequestEvents.createdAt), asc(serviceRequestEvents.id));
}

/** The history of these requests, oldest first. The caller has already checked their owner. */
export async function listEvents(db: Database, params: { requestIds: string[] }): Promise<ServiceRequestEventRow[]> {
  if (params.requestIds.length === 0) return [];
  return db
    .select()
    .from(serviceRequestEvents)
    .where(inArray(serviceRequestEvents.requestId, params.requestIds))
    .orderBy(asc(serviceRequestEvents.createdAt), asc(serviceRequestEvents.id));
}

/** Cancels a request that is still waiting. @returns whether it was canceled now */
export async function cancelPending(db: Database, params: { userId: string; requestId: string }): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with taken_back as (
      update ${serviceRequests} set status = 'cancelled', updated_at = now()
      where id = ${params.requestId} and user_id = ${params.userId} and status = 'pending'
      returning id
    )
    insert into ${serviceRequestEvents} (request_id, status, by_user_id, created_at)
    select id, 'cancelled', ${params.userId}, clock_timestamp() from taken_back`);
  return rowCount === 1;
}

/** Status of one of the account's requests; undefined when there is none. */
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

/**
 * Locks a request until the end of the transaction, so that no one else adds to its history.
 * @returns its status; undefined when there is none
 */
export async function lockRequest(db: Database, params: { requestId: string }): Promise<RequestStatus | undefined> {
  const [row] = await db
    .select({ status: serviceRequests.status })
    .from(serviceRequests)
    .where(eq(serviceRequests.id, params.requestId))
    .for('update');
  return row?.status;
}

/** The last event of a request's history, and whether this same reply was sent within the last minute. */
export async function findTalk(
  db: Database,
  params: { requestId: string; status: RequestStatus; reply: string | null },
): Promise<{ lastEventId: string | null; isSaid: boolean }> {
  const { requestId, status, reply } = params;
  const { rows } = await db.execute<{ lastEventId: string | null; isSaid: boolean }>(sql`
    select
      (select id from ${serviceRequestEvents} where request_id = ${requestId} order by created_at desc, id desc limit 1)
        as "lastEventId",
      exists (
        select 1 from ${serviceRequestEvents} where request_id = ${requestId} and status = ${status}::request_status
          and reply = ${reply}::text and created_at > now() - interval '1 minute'
      ) as "isSaid"`);
  return rows[0]!;
}

/** Sets a locked request's status, with an optional reply. @returns the id of the event */
export async function updateStatus(
  db: Database,
  params: { requestId: string; status: RequestStatus; reply: string | null; byUserId: string },
): Promise<string> {
  const { requestId, status, reply, byUserId } = params;
  // The clock's time, not the transaction's start, because it may have waited for another one.
  const { rows } = await db.execute<{ id: string }>(sql`
    with changed as (
      update ${serviceRequests} set status = ${status}::request_status, updated_at = now() where id = ${requestId}
      returning id
    )
    insert into ${serviceRequestEvents} (request_id, status, reply, by_user_id, created_at)
    select id, ${status}::request_status, ${reply}::text, ${byUserId}::uuid, clock_timestamp() from changed
    returning id`);
  return rows[0]!.id;
}
