/** Searches users, leads, orders and emails at once, by the same statements as their lists. */
import type { Deps } from '#server/deps.ts';
import { findUsers } from '#server/features/admin/people/service.ts';
import { listLeads } from '#server/features/crm/inbox/service.ts';
import { listMails } from '#server/features/mail/service.ts';
import * as repo from './repo.ts';

/** Results of a kind: what fits a list that is read at a glance. */
const perKind = 5;

export type Found = Awaited<ReturnType<typeof searchAll>>;

/** The newest of each kind that hold a text. @param input `q`: three characters at least */
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
