/** The admin's search over users, leads, orders and emails. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAdmin, insertAccount, type Account } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { insertPackOrder } from '#tests/helpers/packs.ts';

const { database, site } = await openSite({ role: 'web' });
const admin = await createAdmin(database, site.address);

const find = (q: string) => admin.visitor.api.admin.search.all.query({ q });
const rename = ({ id }: Account, name: string, business: string) =>
  database.query(
    `update profiles set first_name = $2, last_name = '', full_name = $2, business_name = $3 where id = $1`,
    [id, name, business],
  );
const insertLead = async (name: string, email: string) => {
  const [row] = await database.query<{ id: string }>(
    `with person as (insert into contacts (email) values ($2) returning id)
     insert into leads (kind, source_id, person_id, email, name, status, occurred_at, search)
     select 'contact', gen_random_uuid(), person.id, $2, $1, 'new', now(), lower($1 || ' ' || $2) from person returning id`,
    [name, email],
  );
  return row!.id;
};
const insertMails = (to: string, count = 1) =>
  database.query(
    `insert into emails (template, to_email, status, wake_at)
     select 'welcome', $1, 'sent', now() from generate_series(1, $2)`,
    [to, count],
  );

it('finds users by name, business and address, with their leads, orders and emails', async () => {
  const word = `kiwi${randomUUID().slice(0, 8)}`;
  const account = await insertAccount(database, { name: word });
  await rename(account, 'Ada Ruiz', `Reef ${word}`);
  const leadId = await insertLead('Ada Ruiz', account.email);
  const order = await insertPackOrder(database, account.id);
  await insertMails(account.email);
  expect(await find(account.email.toUpperCase())).toMatchObject({
    users: [{ id: account.id, name: 'Ada Ruiz', businessName: `Reef ${word}` }],
    leads: [{ id: leadId, name: 'Ada Ruiz' }],
    orders: [{ id: order.id, number: order.number, email: account.email }],
    mails: [{ to: account.email, template: 'welcome' }],
  });
  expect((await find(`reef ${word}`)).users).toMatchObject([{ id: account.id }]);
});

it('finds an order by its number, with and without the prefix', async () => {
  const account = await insertAccount(database);
  const { id, number } = await insertPackOrder(database, account.id);
  for (const q of [number, number.toLowerCase(), number.slice(3)])
    expect((await find(q)).orders, q).toMatchObject([{ id, number }]);
  expect((await find('999999999')).orders).toEqual([]);
});

it('returns nothing without a match, and treats wildcard characters as plain text', async () => {
  const word = `papaya${randomUUID().slice(0, 8)}`;
  const account = await insertAccount(database, { name: `${word}_x` });
  await insertMails(account.email);
  const nothing = { users: [], leads: [], orders: [], mails: [] };
  expect(await find('nobody at all')).toEqual(nothing);
  expect(await find(`${word}%x`)).toEqual(nothing);
  expect(await find(`${word.slice(0, -1)}__x`)).toEqual(nothing);
  expect(await find(`${word}_x`)).toMatchObject({ users: [{ id: account.id }], mails: [{ to: account.email }] });
});

it('returns at most five of each kind, newest first', async () => {
  const word = `mango${randomUUID().slice(0, 8)}`;
  const accounts = [];
  for (let index = 0; index < 7; index += 1) accounts.push(await insertAccount(database, { name: `${word}${index}` }));
  for (const { id } of accounts) await insertPackOrder(database, id);
  for (const { email } of accounts) await insertLead('Mango', email);
  await insertMails(`${word}@example.com`, 7);
  const found = await find(word);
  expect(Object.values(found).map(({ length }) => length)).toEqual([5, 5, 5, 5]);
  expect(found.users.map(({ id }) => id)).toEqual(
    accounts
      .map(({ id }) => id)
      .reverse()
      .slice(0, 5),
  );
});
