/** Words that are SQL stay words: in every search and filter of the desk, and in what visitors send. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { contactForm } from '../helpers/leads.ts';
import { createAdmin, insertAccount, newAddress, type Member } from '../helpers/members.ts';
import { createVisitor, startSite } from '../helpers/site.ts';

let database: TestDatabase;
let site: Serving;
let admin: Member;

beforeAll(async () => {
  database = await createDatabase();
  site = await startSite({ databaseUrl: database.url, role: 'web' });
  admin = await createAdmin(database, site.address);
  for (let count = 0; count < 5; count += 1) await insertAccount(database, { name: 'keiko' });
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

/** Each would be seen: by rows that it finds, by a table that it makes, or by an error when it only half works. */
const ends = ['--', '/*', ';--', ''];
const wishes = [
  `or true`,
  `or '1'='1'`,
  `union select null`,
  `and 1 = cast((select password_hash from users limit 1) as int)`,
  `; create table injected (id int)`,
  `; update users set role = 'admin'`,
  `; delete from users`,
  `|| pg_sleep(60)`,
];
const quotes = [`'`, `"`, `')`, `%'`, `\\'`, `'::text`, `$$`, `\u02bc`];
const payloads = quotes.flatMap((quote) => wishes.flatMap((wish) => ends.map((end) => `${quote} ${wish} ${end}`)));

it(`${payloads.length} payloads find nothing, change nothing and break nothing`, async () => {
  const everybody = () => database.query('select id, email, role, password_hash from users order by id');
  const before = await everybody();
  const searches: [string, (q: string) => object][] = [
    ['admin.people.users', (q) => ({ q, sort: 'newest' })],
    ['admin.inbox.list', (q) => ({ q })],
    ['admin.operations.mails', (q) => ({ q })],
    ['admin.serviceRequests', (q) => ({ q })],
  ];
  let [calls, found, failed] = [0, 0, 0];
  for (const payload of payloads)
    await Promise.all(
      searches.map(async ([path, inputOf]) => {
        const { status, data } = await admin.visitor.call(path, 'query', inputOf(payload));
        calls += 1;
        if (status >= 500) failed += 1;
        found += (data as { items?: unknown[] } | undefined)?.items?.length ?? 0;
      }),
    );
  for (const payload of payloads.slice(0, 60)) {
    const form = { ...contactForm(newAddress('sql')), name: payload, message: payload };
    const { status } = await createVisitor(site.address).call('contact.send', 'mutation', form);
    calls += 1;
    if (status >= 500) failed += 1;
    const signIn = { email: `keiko-1@example.com${payload}`, password: payload };
    const answer = await createVisitor(site.address).call('auth.signIn', 'mutation', signIn);
    calls += 1;
    if (answer.status >= 500) failed += 1;
    if (answer.status === 200) found += 1;
  }
  const made = await database.query(`select table_name from information_schema.tables where table_name = 'injected'`);
  const stored = await database.query<{ message: string }>('select message from contact_submissions');
  figure(
    23,
    `${payloads.length} payloads, ${calls} calls: ${found} rows found, ${failed} server errors, ${made.length} tables made`,
  );
  expect({ found, failed, made }).toEqual({ found: 0, failed: 0, made: [] });
  expect(await everybody()).toEqual(before);
  // What was sent was kept as it was typed.
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter(({ message }) => !payloads.some((payload) => payload.trim() === message))).toEqual([]);
});
