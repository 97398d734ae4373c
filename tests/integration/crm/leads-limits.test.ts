/** Counts public form posts exactly across two processes, refuses floods politely, and silently drops bots. */
import { beforeEach, describe, expect, it } from 'vitest';
import { limitRules, type LimitName } from '#server/lib/rate-limit.ts';
import { leadMinElapsedMs } from '#shared/schemas/lead.ts';
import { clearLimits } from '#tests/helpers/accounts.ts';
import { applicationForm, cityForm, contactForm, newsletterForm } from '#tests/helpers/leads.ts';
import { times } from '#tests/helpers/lanes.ts';
import { newAddress } from '#tests/helpers/members.ts';
import { addSite, openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Answer } from '#tests/helpers/site.ts';

const { database, site } = await openSite({ role: 'web' });
const sites = [site, await addSite({ databaseUrl: database.url, role: 'web' })];
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

/** Few enough in parallel that none waits long for a connection; the newsletter mostly waits for its email instead. */
const flood = (count: number, one: (index: number) => Promise<Answer>) => times(count, one, 30);
const passed = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length;
const countOf = async (table: string) =>
  (await database.query<{ n: number }>(`select count(*)::int n from ${table}`))[0]!.n;

describe.each(forms)('$procedure', ({ procedure, table, limit, make }) => {
  const most = pointsOf(`${limit}.network`);

  it(
    "accepts exactly a network's limit across two processes, and refuses the rest politely",
    { tags: ['check-30'] },
    async () => {
      const before = await countOf(table);
      const answers = await flood(most + 20, (index) => post(procedure, make(), index, '203.0.113.9'));
      const stored = (await countOf(table)) - before;
      expect([passed(answers), stored]).toEqual([most, most]);
      const refusals = answers.filter(({ status }) => status !== 200);
      expect(new Set(refusals.map(({ status, appCode }) => `${status} ${appCode}`))).toEqual(
        new Set(['429 RATE_LIMITED']),
      );
      for (const { message } of refusals)
        expect(message).toMatch(
          /^That’s too many tries for now\. Please try again in about (a minute|\d\d? minutes)\.$/,
        );
      expect(passed([await post(procedure, make(), 0, '203.0.113.10')])).toBe(1);
    },
  );

  it("accepts exactly an email address's limit, from any network", { tags: ['check-30'] }, async () => {
    const points = pointsOf(`${limit}.email`);
    const email = newAddress('flooded');
    const answers = await flood(points + 10, (index) =>
      post(procedure, make(index % 3 ? email : ` ${email.toUpperCase()}`), index),
    );
    // Within the limit, an address subscribes or applies only once.
    const letIn = answers.filter(({ status }) => status === 200 || status === 409);
    expect(letIn).toHaveLength(points);
    if (limit === 'contact') expect(passed(answers)).toBe(points);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('answers a bot like a person, stores nothing, and counts it', async () => {
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

/** Reads how many bots the first process has counted. */
async function metricsOf(form: string): Promise<{ trap: number; too_fast: number }> {
  const text = await (await fetch(`${sites[0]!.address}/metrics`)).text();
  const value = (outcome: string) =>
    Number(new RegExp(`everglow_leads_total{form="${form}",outcome="${outcome}"} (\\d+)`).exec(text)?.[1] ?? 0);
  return { trap: value('trap'), too_fast: value('too_fast') };
}

it('does not count a post with invalid fields', async () => {
  const wrong = { ...contactForm(), message: '' };
  const answers = await flood(pointsOf('contact.network') + 5, (index) =>
    post('contact.send', wrong, index, '203.0.113.20'),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  expect(passed([await post('contact.send', contactForm(), 0, '203.0.113.20')])).toBe(1);
});

it('counts an IPv6 household as one network', async () => {
  const most = pointsOf('contact.network');
  const answers = await flood(most + 15, (index) =>
    post('contact.send', contactForm(), index, `2001:db8:7:1::${index + 1}`),
  );
  expect(passed(answers)).toBe(most);
  expect(passed([await post('contact.send', contactForm(), 0, '2001:db8:7:2::1')])).toBe(1);
});

it('accepts leads while limits cannot be counted', async () => {
  await database.query('alter table limit_buckets rename to limit_buckets_away');
  try {
    const answers = await Promise.all(forms.map(({ procedure, make }) => post(procedure, make(), 0)));
    expect(passed(answers)).toBe(forms.length);
  } finally {
    await database.query('alter table limit_buckets_away rename to limit_buckets');
  }
});

it('stores networks as consistent hashes, and never the client’s address', async () => {
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
