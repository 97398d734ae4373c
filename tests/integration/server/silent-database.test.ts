/** A network that silently drops traffic to the database: its connections are abandoned and replaced. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { connect } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createDatabase } from '#tests/helpers/database.ts';
import { startSilentProxy } from '#tests/helpers/silent-proxy.ts';

const database = await createDatabase({ empty: true });
const proxy = await startSilentProxy(database.url);
const { db, close } = connect(proxy.url, { max: 2, silentMs: 1_000 });

afterAll(async () => {
  await close();
  proxy.close();
  await database.drop();
});

const ask = () => db.execute(sql`select 1 as one`);

it('fails queries to a silent database, even in a transaction, and recovers once it answers', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    await Promise.all([ask(), ask()]);
    proxy.silence();
    const asked = await Promise.allSettled([ask(), inTransaction(db, async (tx) => tx.execute(sql`select 2 as two`))]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    proxy.speak();
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  }
});
