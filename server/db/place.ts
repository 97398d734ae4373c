/** Places in lists (server/lib/cursor.ts) as PostgreSQL reads and writes them. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A moment as a place holds it. */
export const microsOf = (moment: SQLWrapper): SQL<string> =>
  sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text`;

/** A place to be compared with a row of moment and id. @param idType of the table's ids */
export const rowOf = ({ at, id }: { at: string; id: string }, idType: 'uuid' | 'text' = 'uuid'): SQL =>
  sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::${sql.raw(idType)})`;
