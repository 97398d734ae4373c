/** Searches users, leads, orders, and emails with the same statements as their lists. */
import type { Deps } from '#server/deps.ts';
import { findUsers } from '#server/features/admin/users/service.ts';
import { listLeads } from '#server/features/crm/inbox/service.ts';
import { listMails } from '#server/features/mail/service.ts';
import * as repo from './repo.ts';

/** Most results per kind. */
const perKind = 5;

export type Found = Awaited<ReturnType<typeof searchAll>>;

/** Returns the newest matches of each kind for `q`, which has at least three characters. */
export async function searchAll(deps: Pick<Deps, 'db'>, input: { adminId: string; q: string }) {
  const { adminId, q } = input;
  const [users, leads, orders, mails] = await Promise.all([
    findUsers(deps, { q, limit: perKind }),
    listLeads(deps, { adminId, filter: { q, sort: 'newest' }, cursor: undefined, limit: perKind }),
    repo.findOrders(deps.db, { q, limit: perKind }),
    listMails(deps, { q: q.toLowerCase(), limit: perKind }),
  ]);
  return { users, leads: leads.items, orders, mails: mails.items };
}
