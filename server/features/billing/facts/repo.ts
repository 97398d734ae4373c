import { sql } from 'drizzle-orm';
import { bootcamps, type BootcampRow } from '#drizzle/schema/billing.ts';
import type { Database } from '#server/db/client.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';

/** The next bootcamp that isn't over. */
export async function findNextBootcamp(db: Database): Promise<BootcampRow | undefined> {
  const endsAt = sql`(${bootcamps.day} + make_interval(hours => ${bootcamps.closesAtHour})) at time zone ${agencyTimeZone}`;
  const [row] = await db
    .select()
    .from(bootcamps)
    .where(sql`${endsAt} > now()`)
    .orderBy(bootcamps.day)
    .limit(1);
  return row;
}
