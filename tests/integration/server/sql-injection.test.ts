/** Treats SQL as text in every search of the admin area and in visitors' input. */
import { expect, it } from 'vitest';
import { inLanes } from '#tests/helpers/lanes.ts';
import { contactForm } from '#tests/helpers/leads.ts';
import { createAdmin, insertAccount, newAddress } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Answer } from '#tests/helpers/site.ts';

const { database, site } = await openSite({ role: 'web' });
const admin = await createAdmin(database, site.address);
for (let count = 0; count < 5; count += 1) await insertAccount(database, { name: 'keiko' });

const ends = ['--', '/*', ';--', ''];
/** Each one would be noticed: by rows it finds, a table it creates, or an error if it only half works. */
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
/** Every quote with every statement, cycling through the ends. */
const payloads = quotes.flatMap((quote, row) =>
  wishes.map((wish, column) => `${quote} ${wish} ${ends[(row + column) % ends.length]}`),
);
const searches: [string, (q: string) => object][] = [
  ['admin.people.users', (q) => ({ q, sort: 'newest' })],
  ['admin.inbox.list', (q) => ({ q })],
  ['admin.operations.mails', (q) => ({ q })],
  ['admin.serviceRequests', (q) => ({ q })],
];

it('finds, changes and breaks nothing through SQL in searches and forms', { tags: ['check-23'] }, async () => {
  const everybody = () => database.query('select id, email, role, password_hash from users order by id');
  const before = await everybody();
  let [found, failed] = [0, 0];
  const count = ({ status }: Answer, rows: number) => {
    found += rows;
    if (status >= 500) failed += 1;
  };
  await inLanes(payloads, 6, async (payload) => {
    for (const [path, inputOf] of searches) {
      const answer = await admin.visitor.call(path, 'query', inputOf(payload));
      count(answer, (answer.data as { items?: unknown[] } | undefined)?.items?.length ?? 0);
    }
  });
  await inLanes(payloads, 6, async (payload, index) => {
    const form = { ...contactForm(newAddress('sql')), name: payload, message: payload };
    count(await createVisitor(site.address).call('contact.send', 'mutation', form), 0);
    // A sign-in costs a hash, so each statement is tried once, with a different quote each time.
    if (index % (quotes.length + 1) > 0) return;
    const signIn = { email: `keiko-1@example.com${payload}`, password: payload };
    const answer = await createVisitor(site.address).call('auth.signIn', 'mutation', signIn);
    count(answer, answer.status === 200 ? 1 : 0);
  });
  const made = await database.query(`select table_name from information_schema.tables where table_name = 'injected'`);
  const stored = await database.query<{ message: string }>('select message from contact_submissions');
  expect({ found, failed, made }).toEqual({ found: 0, failed: 0, made: [] });
  expect(await everybody()).toEqual(before);
  // The input was stored as typed.
  expect(stored.map(({ message }) => message).sort()).toEqual(payloads.map((payload) => payload.trim()).sort());
});
