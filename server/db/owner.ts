import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { conversations } from '#drizzle/schema/chat.ts';

/** Who asks: a browser, an account, or both. */
export type Owner = { visitorId: string | undefined; userId: string | undefined };

/**
 * A conversation belongs to the browser that made it until it passes to an account, and from then on to that account
 * alone. Stands in the WHERE clause of whatever reads or changes one.
 */
export function ownedBy({ visitorId = '', userId = '' }: { [Key in keyof Owner]: Owner[Key] | Placeholder }): SQL {
  const asUuid = (id: string | Placeholder) => sql`nullif(${id}, '')::uuid`;
  return sql`((${conversations.userId} is null and ${conversations.visitorId} = ${asUuid(visitorId)}) or ${conversations.userId} = ${asUuid(userId)})`;
}
