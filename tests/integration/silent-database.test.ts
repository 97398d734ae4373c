/** A network that swallows what is sent to the database, and says nothing: connections over it are given up and replaced. */
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../../server/db/client.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { createDatabase } from '../helpers/database.ts';

const database = await createDatabase({ empty: true });
const target = new URL(database.url);

/** Passes everything on, until it's told to be silent: open connections stay open, and nothing comes through. */
let isSilent = false;
const links: net.Socket[] = [];
const proxy = net.createServer((near) => {
  const far = net.connect(Number(target.port || 5432), target.hostname);
  links.push(near, far);
  near.on('data', (chunk) => void (isSilent || far.write(chunk)));
  far.on('data', (chunk) => void (isSilent || near.write(chunk)));
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const)
    one.on('error', () => undefined).on('close', () => other.destroy());
});
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', () => resolve()));
const through = new URL(target);
through.hostname = '127.0.0.1';
through.port = String((proxy.address() as AddressInfo).port);
const { db, close } = connect(through.href, { max: 2, silentMs: 1_000 });

afterAll(async () => {
  await close();
  for (const link of links) link.destroy();
  proxy.close();
  await database.drop();
});

const ask = () => db.execute(sql`select 1 as one`);

it('fails what waits for a silent database, in a transaction too, and works again once it speaks', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    await Promise.all([ask(), ask()]);
    isSilent = true;
    const asked = await Promise.allSettled([ask(), inTransaction(db, async (tx) => tx.execute(sql`select 2 as two`))]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isSilent = false;
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  }
});
