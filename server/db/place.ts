/** Positions in lists (server/lib/cursor.ts) as PostgreSQL reads and writes them. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A timestamp as a cursor stores it. */
export const microsOf = (moment: SQLWrapper): SQL<string> =>
  sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text`;

/** A position to compare with a row's timestamp and id. @param idType of the table's ids */
export const rowOf = ({ at, id }: { at: string; id: string }, idType: 'uuid' | 'text' = 'uuid'): SQL =>
  sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::${sql.raw(idType)})`;
