/** Checks the agency's numbers for a small world that was counted by hand. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { stepIds } from '#shared/domain/chat-script.ts';
import { addDays, dayAt } from '#shared/domain/plan-dates.ts';
import { createAdmin, insertAccount } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { recordLeads } from '#tests/helpers/record-leads.ts';

/** Noon in the agency's time zone, this many days ago, plus `plus` minutes. */
const noon = (daysAgo: number, plus = 0) =>
  `((date_trunc('day', now() at time zone 'America/New_York') - interval '${daysAgo} days' + interval '12 hours')
    at time zone 'America/New_York' + interval '${plus} minutes')`;

async function visit(at: string, landing: string, more: Record<string, string | null> = {}): Promise<void> {
  const { visitor = null, referrer = null, source = null, campaign = null } = more;
  await database.query(
    `insert into visits (visitor_id, landing, referrer, source, campaign, created_at) values ($1, $2, $3, $4, $5, ${at})`,
    [visitor, landing, referrer, source, campaign],
  );
}

type Talk = {
  visitor: string;
  /** Number of steps with an answer, counted from the first. */
  answered: number;
  hasProfile?: boolean;
  account?: string;
  origin?: Record<string, string>;
  script?: number;
  isArchived?: boolean;
};

async function talk(at: string, of: Talk): Promise<void> {
  const names = of.script === undefined ? stepIds : ['hello', 'what', 'who'];
  const answers = Object.fromEntries(names.slice(0, of.answered).map((step) => [step, 'x']));
  // A step without an answer counts as answered if a later one has an answer.
  if (of.answered > 9) delete answers.website_social;
  const [row] = await database.query<{ id: string }>(
    `insert into conversations (visitor_id, user_id, origin, script_version, answers, created_at, updated_at, archived_at)
     values ($1, $2, $3, $4, $5, ${at}, ${at}, case when $6 then ${at} end) returning id`,
    [of.visitor, of.account ?? null, of.origin ?? null, of.script ?? 1, answers, of.isArchived ?? false],
  );
  if (of.answered < 11) return;
  await database.query(
    `insert into ai_conversation_profiles (conversation_id, email, name, conversation_responses, generated_profile)
     values ($1, 'someone@example.com', 'Someone', '{}', case when $2 then '{}'::jsonb end)`,
    [row!.id, of.hasProfile ?? false],
  );
}

type Bought = {
  status?: string;
  mode?: string;
  kind?: string;
  visitor?: string | null;
  origin?: Record<string, string> | null;
};
const order = (userId: string | null, at: string, of: Bought = {}) => {
  const { status = 'paid', mode = 'live', kind = 'cart', visitor = null, origin = null } = of;
  return database.query(
    `insert into orders (user_id, visitor_id, kind, status, fingerprint, subtotal_cents, total_cents, mode, origin,
       session_expires_at, created_at, paid_at)
     values ($1, $2, $3::order_kind, $4::order_status, 'x', 100, 100, $5, $6, now(), ${at},
       case when $4 in ('paid', 'refunded') then ${at} end)`,
    [userId, visitor, kind, status, mode, origin],
  );
};

const form = (at: string, kind: string, email: string, landing: string | null, campaign: string | null) =>
  database.query(
    `with person as (
       insert into contacts (email) values ($2) on conflict (email) do update set email = excluded.email returning id
     )
     insert into leads (kind, source_id, person_id, email, landing, campaign, occurred_at)
     select $1::lead_kind, gen_random_uuid(), id, $2, split_part($3, '?', 1), $4, ${at} from person`,
    [kind, email, landing, campaign],
  );

/** Creates the world. Letters are people. */
async function makeWorld(): Promise<void> {
  const id = () => randomUUID();
  const account = async (isConfirmed = true) => (await insertAccount(database, { isConfirmed })).id;
  // A completes everything, comes back a week later through a campaign and starts over: still A, on the first day.
  const a = id();
  const ofA = await account();
  await visit(noon(10), '/', { visitor: a, referrer: 'google.com' });
  await talk(noon(10, 5), { visitor: a, answered: 14, hasProfile: true, account: ofA });
  await order(ofA, noon(9));
  await visit(noon(3), '/blog', { visitor: a, source: 'mail', campaign: 'fall' });
  await talk(noon(3, 5), { visitor: a, answered: 2, isArchived: true });
  // B comes through a flyer and stops before the phone number.
  const b = id();
  await visit(noon(10), '/locations/hollywood', {
    visitor: b,
    source: 'flyer',
    campaign: 'fall',
    referrer: 'x.example',
  });
  await talk(noon(10, 5), { visitor: b, answered: 11 });
  // C asked not to be tracked, so there is no visit. C has a profile, and an account that was never confirmed.
  const origin = { firstPage: '/locations/miami', utmSource: 'Flyer', utmCampaign: 'Fall' };
  await talk(noon(5), { visitor: id(), answered: 13, hasProfile: true, account: await account(false), origin });
  // D and E viewed a page.
  await visit(noon(5), '/');
  await visit(noon(5, 1), '/404');
  // F is chatting right now.
  const f = id();
  await visit(`now() - interval '11 minutes'`, '/blog', { visitor: f, referrer: 'news.example' });
  await talk(`now() - interval '10 minutes'`, { visitor: f, answered: 0 });
  // G was refunded. G's source is unknown, because our own pages don't count as one.
  const ofG = await account();
  const ours = { referrer: 'https://www.localhost/about' };
  await talk(noon(5), { visitor: id(), answered: 14, hasProfile: true, account: ofG, origin: ours });
  await order(ofG, noon(4), { status: 'refunded' });
  // H paid before the conversation, which counts too, and with test money after it, which doesn't. The last steps were not clicked.
  const h = id();
  const ofH = await account();
  await visit(noon(6), '/', { visitor: h, referrer: 'google.com' });
  await talk(noon(6, 5), { visitor: h, answered: 12, hasProfile: true, account: ofH });
  await order(ofH, noon(20));
  await order(ofH, noon(5), { mode: 'sandbox' });
  // K used an earlier script.
  await talk(noon(5), { visitor: id(), answered: 3, script: 0, origin: { firstPage: '/' } });
  // Q paid as a guest, without a conversation. The new account isn't confirmed yet.
  const q = id();
  await visit(noon(8), '/bootcamp', { visitor: q });
  await order(await account(false), noon(8, 20), { visitor: q });
  // R, whose visit wasn't counted, left the payment page.
  const ofR = { firstPage: '/blog?x=1', utmSource: 'Ads' };
  await order(null, noon(7), { status: 'open', visitor: id(), origin: ofR });
  // S is a member who bought without a conversation, in a browser known from a visit. Renewals don't count.
  const s = id();
  const ofS = await account();
  await database.query(
    `insert into visits (visitor_id, user_id, landing, created_at) values ($1, $2, '/', ${noon(6)})`,
    [s, ofS],
  );
  await order(ofS, noon(6, 30), { kind: 'subscription' });
  await order(ofS, noon(1), { kind: 'renewal' });
  // T's payment page couldn't be opened.
  await order(null, noon(5), { status: 'failed', visitor: id() });
  // Before the selected month.
  await visit(noon(40), '/');
  const i = id();
  const ofI = await account();
  await visit(noon(40), '/', { visitor: i });
  await talk(noon(40, 5), { visitor: i, answered: 14, hasProfile: true, account: ofI });
  await order(ofI, noon(39));
  // Forms: X sent two, Y one; one of them long ago. X's two addresses were merged.
  await form(noon(5), 'contact', 'x@example.com', '/', null);
  await form(noon(4), 'application', 'x2@example.com', '/', 'spring');
  await form(noon(4), 'newsletter', 'y@example.com', '/locations/hollywood?x=1', 'FALL');
  await form(noon(40), 'contact', 'z@example.com', '/', null);
  await database.query(`update contacts set merged_into = (select id from contacts where email = 'x@example.com')
    where email = 'x2@example.com'`);
  // V applied for the bootcamp long ago; W is on the waiting list, and hasn't sent a form.
  await form(noon(40), 'bootcamp', 'v@example.com', '/bootcamp', null);
  const w = await account();
  await database.query(`insert into seat_waitlist (user_id, joined_at) values ($1, ${noon(5)})`, [w]);
  await recordLeads(database);
}

const { database, site } = await openSite({ role: 'web' });
const admin = await createAdmin(database, site.address);
beforeAll(makeWorld);

const stages = ['page', 'engaged', 'chat', 'profile', 'account', 'checkout', 'paid'] as const;
type Counts = Record<(typeof stages)[number], number>;
const counted = (counts: Counts) => stages.map((stage) => counts[stage]);
const nobody = [0, 0, 0, 0, 0, 0, 0];
type Group = { key: string | null; isRest: boolean; counts: Counts; forms: number | null };
const byKey = (groups: readonly Group[]) =>
  Object.fromEntries(
    groups.map(({ key, isRest, counts, forms }) => [isRest ? 'rest' : (key ?? 'none'), [...counted(counts), forms]]),
  );
const overview = (days: 7 | 30 | 90 | 365) => admin.visitor.api.admin.numbers.overview.query({ days });

describe('the funnel from page to payment', () => {
  it('counts each person once per stage', async () => {
    const { total } = await overview(30);
    // page: A B C D E F G H K Q R S T. engaged: all but D, E; chat: A B C F G H K. profile: A C G H.
    // account: A G H S. checkout: A G H Q R S. paid: A H Q S.
    expect(counted(total)).toEqual([13, 11, 7, 4, 4, 6, 4]);
  });

  it('is compared with the same number of days before, as long as their visits are stored', async () => {
    // I, and the nameless one.
    expect(counted((await overview(30)).before!)).toEqual([2, 1, 1, 1, 1, 1, 1]);
    expect(counted((await overview(90)).before!)).toEqual(nobody);
    expect((await overview(365)).before).toBeNull();
  });

  it('is broken down by landing page, with the forms', async () => {
    const { landings, cities } = await overview(30);
    const expected = {
      // A D H K S; X sent a form twice.
      '/': [5, 4, 3, 2, 3, 3, 3, 1],
      '/locations/hollywood': [1, 1, 1, 0, 0, 0, 0, 1], // B; Y
      '/locations/miami': [1, 1, 1, 1, 0, 0, 0, 0], // C
      '/404': [...[1, 0, 0, 0, 0, 0, 0], 0], // E
      '/blog': [2, 2, 1, 0, 0, 1, 0, 0], // F R; A was there later, and counts toward A's first page.
      '/bootcamp': [1, 1, 0, 0, 0, 1, 1, 0], // Q
      none: [2, 2, 1, 1, 1, 1, 0, 0], // G T
    };
    expect(byKey(landings)).toEqual(expected);
    expect(byKey(cities)).toEqual({
      '/locations/hollywood': expected['/locations/hollywood'],
      '/locations/miami': expected['/locations/miami'],
    });
    expect(landings[0]!.key).toBe('/');
  });

  it('is broken down by source and by campaign, ignoring case', async () => {
    const { sources, campaigns } = await overview(30);
    expect(byKey(sources)).toEqual({
      'google.com': [2, 2, 2, 2, 2, 2, 2, null], // A H
      flyer: [2, 2, 2, 1, 0, 0, 0, null], // B C
      'news.example': [1, 1, 1, 0, 0, 0, 0, null], // F
      ads: [1, 1, 0, 0, 0, 1, 0, null], // R
      none: [7, 5, 2, 1, 2, 3, 2, null], // D E G K Q S T
    });
    expect(byKey(campaigns)).toEqual({
      fall: [2, 2, 2, 1, 0, 0, 0, 1], // B C; Y
      spring: [...nobody, 1], // X, only by form
      none: [11, 9, 5, 3, 4, 6, 4, 1], // all others; X
    });
  });

  it('is broken down by the day of the first visit or conversation', async () => {
    const { periods, range } = await overview(30);
    expect(range.unit).toBe('day');
    expect(periods.length).toBe(30);
    const today = dayAt(new Date());
    const on = (daysAgo: number) => counted(periods.find(({ start }) => start === addDays(today, -daysAgo))!.counts);
    expect(on(10)).toEqual([2, 2, 2, 1, 1, 1, 1]); // A B
    expect(on(8)).toEqual([1, 1, 0, 0, 0, 1, 1]); // Q
    expect(on(7)).toEqual([1, 1, 0, 0, 0, 1, 0]); // R
    expect(on(6)).toEqual([2, 2, 1, 1, 2, 2, 2]); // H S
    expect(on(5)).toEqual([6, 4, 3, 2, 1, 1, 0]); // C D E G K T
    expect(on(3)).toEqual(nobody); // A came back
    expect(periods.reduce((sum, { counts }) => sum + counts.page, 0)).toBe(13);
  });

  it('covers the requested period', async () => {
    // With I and the nameless one from 40 days ago; without anyone from ten days ago: A comes back as new, and left
    // early.
    const [quarter, week] = [await overview(90), await overview(7)];
    expect(counted(quarter.total)).toEqual([15, 12, 8, 5, 5, 7, 5]);
    expect(quarter.range.unit).toBe('week');
    // A (by the second visit) C D E F G H K S T
    expect(counted(week.total)).toEqual([10, 8, 6, 3, 3, 2, 1]);
    expect(byKey(week.campaigns).fall).toEqual([2, 2, 2, 1, 0, 0, 0, 1]); // A C; Y
  });

  it('counts people who sent a form, by form and in total', async () => {
    const { forms } = await overview(30);
    expect(forms.total).toBe(2); // X Y
    expect(Object.fromEntries(forms.kinds.map(({ kind, count }) => [kind, count]))).toEqual({
      contact: 1,
      application: 1,
      newsletter: 1,
    });
    const kinds = (await overview(90)).forms.kinds.map(({ kind, count }) => [kind, count]);
    expect(Object.fromEntries(kinds)).toMatchObject({ bootcamp: 1 }); // V
  });
});

describe('the steps of the chat', () => {
  it('are counted as seen, answered and abandoned, separately for each script', async () => {
    const { scripts } = await admin.visitor.api.admin.numbers.steps.query({ days: 30 });
    const rows = (version: number) =>
      scripts
        .find(({ scriptVersion }) => scriptVersion === version)!
        .steps.map(({ seen, answered, left }) => [seen, answered, left]);
    // Answered: A 14 and 2, B 11, C 13, F 0, G 14, H 12.
    expect(rows(1)).toEqual([
      [7, 6, 0], // F is still chatting
      [6, 6, 0],
      [6, 5, 1], // A's second conversation
      [5, 5, 0],
      [5, 5, 0],
      [5, 5, 0],
      [5, 5, 0], // no answer of its own
      [5, 5, 0],
      [5, 5, 0],
      [5, 5, 0],
      [5, 5, 0],
      [5, 4, 1], // B
      [4, 3, 0], // H has a profile
      [3, 2, 0], // C has a profile
    ]);
    expect(rows(0)).toEqual([[1, 1, 0], [1, 1, 0], [1, 1, 0], [1, 0, 1]]); // prettier-ignore
    expect(scripts.map(({ scriptVersion, conversations }) => [scriptVersion, conversations])).toEqual([[1, 7], [0, 1]]); // prettier-ignore
  });

  it('do not count as abandoned if the visitor continues later', async () => {
    await database.query(`update conversations set updated_at = now() where not archived_at is null`);
    const { scripts } = await admin.visitor.api.admin.numbers.steps.query({ days: 30 });
    expect(scripts[0]!.steps[2]).toEqual({ seen: 6, answered: 5, left: 0 });
  });
});

it('lists all city pages, even when other pages have more visits', async () => {
  const before = await admin.visitor.api.admin.numbers.overview.query({ days: 90 });
  await database.query(
    `insert into visits (landing, created_at) select '/page-' || n, ${noon(80)} from generate_series(1, 301) n, generate_series(1, 9)`,
  );
  const { cities } = await overview(365);
  expect(byKey(cities)).toEqual(byKey(before.cities));
  expect(Object.keys(byKey(cities)).sort()).toEqual(['/locations/hollywood', '/locations/miami']);
});

describe('an empty site', async () => {
  const { database: empty, site: other } = await openSite({ role: 'web' });

  it('shows zeros for all numbers', async () => {
    const { visitor } = await createAdmin(empty, other.address);
    const found = await visitor.api.admin.numbers.overview.query({ days: 365 });
    expect(counted(found.total)).toEqual(nobody);
    expect([found.landings, found.sources, found.campaigns, found.cities]).toEqual([[], [], [], []]);
    expect(found.periods.length).toBeGreaterThanOrEqual(12);
    expect((await visitor.api.admin.numbers.steps.query({ days: 7 })).scripts).toEqual([]);
  });
});
