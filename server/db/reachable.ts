import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether we may email an account on our own initiative: it's confirmed, not banned, and not about to be erased.
 * @param alias the statement's name for the row of `users`
 */
export function isReachable(alias: string): SQL {
  const u = sql.identifier(alias);
  return sql`(${u}.confirmed_at is not null and (${u}.banned_until is null or ${u}.banned_until < now())
    and ${u}.deletion_due_at is null)`;
}
