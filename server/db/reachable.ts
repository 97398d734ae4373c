import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether an account may be written to of our own accord: confirmed, not shut out, and not about to be erased.
 * @param alias what the statement calls the row of `users`
 */
export function isReachable(alias: string): SQL {
  const u = sql.identifier(alias);
  return sql`(${u}.confirmed_at is not null and (${u}.banned_until is null or ${u}.banned_until < now())
    and ${u}.deletion_due_at is null)`;
}
