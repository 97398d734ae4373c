/** Public forms against machines and floods: counted exactly over two processes, refused kindly, dropped without a sign. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitRules, type LimitName } from '../../server/lib/rate-limit.ts';
import type { Serving } from '../../server/serve.ts';
import { leadMinElapsedMs } from '../../shared/schemas/lead.ts';
import { clearLimits } from '../helpers/accounts.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { applicationForm, cityForm, contactForm, newsletterForm } from '../helpers/leads.ts';
import { newAddress } from '../helpers/members.ts';
import { endServers, startServer } from '../helpers/processes.ts';
import { createVisitor, siteEnv, startSite, type Answer } from '../helpers/site.ts';

let database: TestDatabase;
let site: Serving;
/** One in this process, and one in another. */
let sites: { address: string }[];

beforeAll(async () => {
  database = await createDatabase();
  const options = { databaseUrl: database.url, role: 'web' as const };
  site = await startSite(options);
  sites = [site, await startServer(siteEnv(options))];
});
afterAll(async () => {
  await endServers();
  await site?.stop();
  await database?.drop();
});
beforeEach(() => clearLimits(database));

type Form = {
  procedure: string;
  table: string;
  limit: 'contact' | 'newsletter' | 'application';
  make: (email?: string) => object;
};
const forms: Form[] = [
  { procedure: 'contact.send', table: 'contact_submissions', limit: 'contact', make: contactForm },
  { procedure: 'contact.sendFromCity', table: 'contact_submissions', limit: 'contact', make: cityForm },
  { procedure: 'newsletter.subscribe', table: 'newsletter_subscribers', limit: 'newsletter', make: newsletterForm },
  { procedure: 'application.submit', table: 'business_applications', limit: 'application', make: applicationForm },
];
const pointsOf = (name: LimitName) => limitRules[name].points;

const post = (procedure: string, form: object, index: number, from?: string): Promise<Answer> =>
  createVisitor(sites[index % 2]!.address, from ? { from } : {}).call(procedure, 'mutation', form);

/** So many at a time, alternating between the two processes. */
async function flood(count: number, one: (index: number) => Promise<Answer>, lanes = 16): Promise<Answer[]> {
  const answers: Answer[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let index = lane; index < count; index += lanes) answers.push(await one(index));
    }),
  );
  return answers;
}
const passed = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length;
const countOf = async (table: string) =>
  (await database.query<{ n: number }>(`select count(*)::int n from ${table}`))[0]!.n;

describe.each(forms)('$procedure', ({ procedure, table, limit, make }) => {
  const most = pointsOf(`${limit}.network`);

  it('takes exactly the limit of a network from two processes at once, and refuses the rest kindly', async () => {
    const before = await countOf(table);
    // The newsletter waits for its mail, which no worker sends here.
    const tries = Number(process.env.LEAD_POSTS ?? (limit === 'newsletter' ? 150 : 400));
    const answers = await flood(tries, (index) => post(procedure, make(), index, '203.0.113.9'), 40);
    const stored = (await countOf(table)) - before;
    figure(
      30,
      `${procedure}: ${answers.length} posts of one network at two processes, limit ${most}: ${stored} stored`,
    );
    expect(passed(answers)).toBe(most);
    expect(stored).toBe(most);
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(new Set(refusals.map(({ status, appCode }) => `${status} ${appCode}`))).toEqual(
      new Set(['429 RATE_LIMITED']),
    );
    for (const { message } of refusals)
      expect(message).toMatch(/^That was a lot at once\. Please try again in about (a minute|\d\d? minutes)\.$/);
    expect(passed([await post(procedure, make(), 0, '203.0.113.10')])).toBe(1);
    // LEAD_POSTS asks for more than a minute can take.
  }, 600_000);

  it('counts an IPv6 household as one', async () => {
    const answers = await flood(most + 15, (index) => post(procedure, make(), index, `2001:db8:7:1::${index + 1}`), 40);
    expect(passed(answers)).toBe(most);
    expect(passed([await post(procedure, make(), 0, '2001:db8:7:2::1')])).toBe(1);
  });

  it('takes exactly the limit of an address, from everywhere', async () => {
    const points = pointsOf(`${limit}.email`);
    const email = newAddress('flooded');
    const answers = await flood(points + 30, (index) =>
      post(procedure, make(index % 3 ? email : ` ${email.toUpperCase()}`), index),
    );
    // Of those that are let in, an address is on a list or applies once.
    const letIn = answers.filter(({ status }) => status === 200 || status === 409);
    figure(
      30,
      `${procedure}: ${answers.length} posts of one address from everywhere, limit ${points}: ${letIn.length} let in`,
    );
    expect(letIn).toHaveLength(points);
    if (limit === 'contact') expect(passed(answers)).toBe(points);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('answers a machine like a person, stores nothing, and counts it', async () => {
    const before = await countOf(table);
    const mails = await countOf('emails');
    const person = await post(procedure, make(), 0);
    const countedBefore = await metricsOf(limit);
    const traps = [{ website2: 'http://spam.example' }, { website2: ' x ' }];
    const hasty = [{ elapsedMs: 0 }, { elapsedMs: leadMinElapsedMs - 1 }];
    for (const sign of [...traps, ...hasty]) {
      const answer = await post(procedure, { ...make(), ...sign }, 0);
      expect(answer.status).toBe(200);
      if (limit !== 'newsletter') expect(answer.data).toEqual(person.data);
    }
    expect(passed([await post(procedure, { ...make(), elapsedMs: leadMinElapsedMs }, 0)])).toBe(1);
    expect(await countOf(table)).toBe(before + 2);
    expect((await countOf('emails')) - mails).toBe(2);
    const counted = await metricsOf(limit);
    expect([counted.trap - countedBefore.trap, counted.too_fast - countedBefore.too_fast]).toEqual([2, 2]);
  });
});

/** Machines that the first process has counted. */
async function metricsOf(form: string): Promise<{ trap: number; too_fast: number }> {
  const text = await (await fetch(`${sites[0]!.address}/metrics`)).text();
  const value = (outcome: string) =>
    Number(new RegExp(`everglow_leads_total{form="${form}",outcome="${outcome}"} (\\d+)`).exec(text)?.[1] ?? 0);
  return { trap: value('trap'), too_fast: value('too_fast') };
}

it('what was refused for its fields uses nothing up', async () => {
  const wrong = { ...contactForm(), message: '' };
  const answers = await flood(60, (index) => post('contact.send', wrong, index, '203.0.113.20'));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  expect(passed([await post('contact.send', contactForm(), 0, '203.0.113.20')])).toBe(1);
});

it('while limits cannot be counted, leads are taken all the same', async () => {
  await database.query('alter table limit_buckets rename to limit_buckets_away');
  try {
    for (const { procedure, make } of forms) expect((await post(procedure, make(), 0)).status).toBe(200);
  } finally {
    await database.query('alter table limit_buckets_away rename to limit_buckets');
  }
});

it('the network is stored as a hash that is alike for one network, and the address nowhere', async () => {
  const [one, other, elsewhere] = [newAddress('net'), newAddress('net'), newAddress('net')];
  await post('contact.send', contactForm(one), 0, '2001:db8:9:9::1');
  await post('contact.send', contactForm(other), 1, '2001:db8:9:9:ffff::2');
  await post('contact.send', contactForm(elsewhere), 0, '2001:db8:9:8::1');
  const rows = await database.query<{ email: string; network_hash: string; text: string }>(
    'select email, network_hash, t::text as text from contact_submissions t where email = any($1) order by created_at',
    [[one, other, elsewhere]],
  );
  const hashes = rows.map((row) => row.network_hash);
  expect(hashes[0]).toBe(hashes[1]);
  expect(hashes[0]).not.toBe(hashes[2]);
  for (const { text } of rows) expect(text).not.toContain('2001:');
});
