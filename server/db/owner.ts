import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { conversations } from '#drizzle/schema/chat.ts';

/** The caller: a browser, an account, or both. */
export type Owner = { visitorId: string | undefined; userId: string | undefined };

/**
 * A conversation belongs to the browser that created it until it's transferred to an account, and then only to that
 * account. Put this into the WHERE clause of everything that reads or changes one.
 */
export function ownedBy({ visitorId = '', userId = '' }: { [Key in keyof Owner]: Owner[Key] | Placeholder }): SQL {
  const asUuid = (id: string | Placeholder) => sql`nullif(${id}, '')::uuid`;
  return sql`((${conversations.userId} is null and ${conversations.visitorId} = ${asUuid(visitorId)}) or ${conversations.userId} = ${asUuid(userId)})`;
}
