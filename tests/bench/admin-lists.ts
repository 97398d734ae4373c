/** The admin area's list queries, both as HTTP calls and as direct service calls. */
import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#server/db/client.ts';
import { microsOf } from '#server/db/place.ts';
import type { Deps } from '#server/deps.ts';
import { serviceRequests } from '#server/features/admin/service.ts';
import { listAudit } from '#server/features/admin/audit/service.ts';
import * as leadPlaces from '#server/features/crm/inbox/policy.ts';
import { listLeads, waiting } from '#server/features/crm/inbox/service.ts';
import { listMails } from '#server/features/admin/operations/service.ts';
import * as userPlaces from '#server/features/admin/users/policy.ts';
import { listUsers } from '#server/features/admin/users/service.ts';
import { cursorOf } from '#server/lib/cursor.ts';
import { auditPageInput } from '#shared/schemas/audit.ts';
import { leadListInput } from '#shared/schemas/inbox.ts';
import { mailListInput } from '#shared/schemas/operations.ts';
import { userListInput } from '#shared/schemas/users.ts';
import { agencyRequestsInput } from '#shared/schemas/services.ts';
import { oldDomain, type AdminSize } from './admin-seed.ts';

export type Look = {
  what: string;
  procedure: string;
  input: Record<string, unknown> | undefined;
  /** Minimum number of items in an answer; undefined if the answer isn't a list. */
  least: number | undefined;
  ask(deps: Deps): Promise<unknown>;
};

/** Makes a pair of calls for one list: the same query over HTTP and directly at the service. */
const lister =
  <Input extends z.ZodType<object, object>>(
    list: string,
    procedure: string,
    schema: Input,
    service: (deps: Deps, input: z.output<Input>) => Promise<unknown>,
  ) =>
  (what: string, input: z.input<Input>, least = 50): Look => ({
    what: `${list}: ${what}`,
    procedure,
    input: input as Record<string, unknown>,
    least,
    ask: (deps) => service(deps, schema.parse(input)),
  });

/** Returns the queries to measure. Deep pages start after nine tenths of a list. */
export async function looksAt(db: Database, adminId: string, size: AdminSize): Promise<Look[]> {
  const people = lister('users', 'admin.people.users', userListInput, listUsers);
  const inbox = lister('leads', 'admin.inbox.list', leadListInput, (deps, { cursor, ...filter }) =>
    listLeads(deps, { adminId, filter, cursor }),
  );
  const post = lister('mails', 'admin.operations.mails', mailListInput, listMails);
  const requests = lister('requests', 'admin.serviceRequests', agencyRequestsInput, serviceRequests);
  const audit = lister('audit', 'admin.audit.list', auditPageInput, (deps, { cursor, ...filter }) =>
    listAudit(deps, { ...filter, cursor: cursor ?? undefined }),
  );

  const row = async <Place extends Record<string, unknown>>(query: SQL, total: number) =>
    (await db.execute<Place>(sql`${query} offset ${Math.floor(total * 0.9)} limit 1`)).rows[0]! as Place;
  const at = microsOf(sql`created_at`);
  const user = (order: SQL) =>
    row<{ id: string; email: string; at: string }>(
      sql`select id, email, ${at} as at from users order by ${order}`,
      size.users,
    );
  const newUser = await user(sql`created_at desc, id desc`);
  const oldUser = await user(sql`created_at, id`);
  const userByAddress = await user(sql`email`);
  const lead = await row<{ id: string; key: string }>(
    sql`select id, sort_key::text as key from leads order by sort_key, id`,
    size.leads,
  );
  const newLead = await row<{ id: string; key: string }>(
    sql`select id, ${microsOf(sql`occurred_at`)} as key from leads order by occurred_at desc, id desc`,
    size.leads,
  );
  const mail = await row<{ id: string; at: string }>(
    sql`select id, ${at} as at from emails order by created_at desc, id desc`,
    size.mails,
  );
  const request = await row<{ id: string; at: string }>(
    sql`select id, ${at} as at from service_requests order by created_at desc, id desc`,
    size.users / 10,
  );
  const lines = Math.floor(size.leads / 3);

  return [
    people('first page', {}),
    people('deep page', { cursor: userPlaces.cursorOf('newest', newUser) }),
    people('search, one', { q: 'desk-c4ca4238a01@' }, 1),
    people('search, nobody', { q: 'xqzxqz' }, 0),
    people('search, a name of many', { q: 'rivera' }),
    people('search, a name of many, deep page', { q: 'rivera', cursor: userPlaces.cursorOf('newest', newUser) }),
    people('search, what all have', { q: 'example' }),
    people('search, thousands at the far end', { q: oldDomain }),
    people('oldest, deep page', { sort: 'oldest', cursor: userPlaces.cursorOf('oldest', oldUser) }),
    people('by address', { sort: 'email' }),
    people('by address, deep page', { sort: 'email', cursor: userPlaces.cursorOf('email', userByAddress) }),
    people('deactivated', { state: 'deactivated' }),
    people('deactivated, by address', { state: 'deactivated', sort: 'email' }),
    people('not confirmed', { state: 'unconfirmed' }),
    people('admins', { role: 'admin' }, 1),
    people('admins, by address', { role: 'admin', sort: 'email' }, 1),
    people('Pro', { plan: 'pro' }),
    people('Pro, a name of many', { plan: 'pro', q: 'rivera' }, 1),
    inbox('first page', {}),
    inbox('deep page', { cursor: leadPlaces.cursorOf('clock', lead) }),
    inbox('search, one', { q: 'lead-77777-' }, size.leads > 77_777 ? 1 : 0),
    inbox('search, nobody', { q: 'xqzxqz' }, 0),
    inbox('search, a name of many', { q: 'quint' }),
    inbox('search, what all have', { q: 'example' }),
    inbox('search, thousands at the far end', { q: oldDomain }),
    inbox('newest', { sort: 'newest' }),
    inbox('newest, deep page', { sort: 'newest', cursor: leadPlaces.cursorOf('newest', newLead) }),
    inbox('newest, a name of many', { sort: 'newest', q: 'quint' }),
    inbox('newest, thousands at the far end', { sort: 'newest', q: oldDomain }),
    inbox('newest, applications', { sort: 'newest', kind: 'application' }),
    inbox('waiting', { show: 'waiting' }),
    inbox('won', { status: 'won' }, 0),
    inbox('applications of nobody', { kind: 'application', owner: 'nobody' }),
    inbox('mine', { owner: 'me' }, 0),
    inbox('with a tag', { tag: 'vip' }),
    inbox('by first page', { landing: '/locations/miami' }),
    post('first page', {}),
    post('deep page', { cursor: cursorOf(mail) }),
    post('search, one', { q: 'desk-c4ca4238a01@' }, 1),
    post('search, nobody', { q: 'xqzxqz' }, 0),
    post('search, what all have', { q: 'example' }),
    post('search, thousands at the far end', { q: oldDomain }),
    post('failed', { status: 'error' }),
    post('failed, of one kind', { status: 'error', template: 'weekly-note' }, 1),
    post('failed, what all have', { status: 'error', q: 'example' }),
    requests('first page', {}),
    requests('deep page', { cursor: cursorOf(request) }),
    requests('search, one', { q: 'c4ca4238a0b923820dcc509a6f75849b' }, 1),
    requests('search, nobody', { q: 'xqzxqz' }, 0),
    requests('search, a name of many', { q: 'rivera' }),
    requests('search, what all have', { q: 'website' }),
    requests('search, thousands at the far end', { q: oldDomain }, 0),
    requests('pending', { status: 'pending' }),
    audit('first page', {}),
    audit('deep page', { cursor: Math.max(100, Math.floor(lines * 0.1)) }),
    audit('of a rare action', { action: 'claim.off' }, 1),
    audit('of an action that never was', { action: 'person.merge' }, 0),
    { what: 'today: what waits', procedure: 'admin.inbox.waiting', input: undefined, least: undefined, ask: waiting },
  ];
}
