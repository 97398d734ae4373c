/** Plays referral cases through the API and the services, on a real database. */
import { createAccount } from '#server/features/account/activation/service.ts';
import {
  approveDueReferrals,
  recordPayment,
  reverseReferralPayment,
} from '#server/features/member/affiliate/service.ts';
import type { Deps } from '#server/deps.ts';
import { clearLimits, newestMail } from './accounts.ts';
import { converse, sampleAnswers } from './conversation.ts';
import type { TestDatabase } from './database.ts';
import { inLanes } from './lanes.ts';
import { ban, insertAccount, openSessions, testPassword } from './members.ts';
import { createVisitor, siteSecret, type Visitor } from './site.ts';
import type { Friend, ReferralCase } from './referral-cases.ts';

type Site = { database: TestDatabase; address: string; deps: Deps };
type Party = { userId: string | undefined; email: string; code: string; visitor: Visitor };
/** Outcome for one friend of a case. */
export type Fate = {
  name: string;
  label: 'fraud' | 'honest' | 'bystander';
  status: string;
  flags: string[];
  cents: number;
  id: string;
};

let made = 0;
const oneOf = () => (made += 1);

type Played = { given: ReferralCase; referrer: Party; parties: (Party & { friend: Friend })[] };

/** Plays cases in parallel until their holds end, approves what is due, and returns every friend's outcome. */
export async function playAll(site: Site, cases: readonly ReferralCase[]): Promise<Fate[]> {
  const played = await inLanes(cases, 6, (given) => playUntilDue(site, given));
  // One sweep handles 50 referrals, so repeat until none is due.
  while ((await approveDueReferrals(site.deps)) > 0);
  const fates = await inLanes(played, 6, async ({ given, parties }) => {
    for (const { userId, friend } of parties)
      if (userId && friend.afterwards === 'chargeback') await reverseReferralPayment(site.deps, { userId });
    return Promise.all(parties.map((party) => fateOf(site.database, given, party)));
  });
  return fates.flat();
}

async function playUntilDue(site: Site, given: ReferralCase): Promise<Played> {
  const { database, deps } = site;
  const id = oneOf();
  const cards = (name: string) => `card ${id} ${name}`;
  // One browser and one network per name, separate for each case, so that cases don't affect each other.
  const networks: string[] = [];
  const networkOf = (name: string) => {
    if (!networks.includes(name)) networks.push(name);
    return `100.${id >> 8}.${id & 255}.${networks.indexOf(name) + 1}`;
  };
  const browsers = new Map<string, Visitor>();
  const browser: BrowserOf = (name, network, session = '') => {
    const known = browsers.get(`${name} in ${network}`);
    if (known) return known;
    const before = [...browsers].find(([key]) => key.startsWith(`${name} in `))?.[1];
    // The same browser elsewhere keeps its visitor id but isn't signed in.
    const cookie = before ? visitorCookie(before) : session;
    const visitor = createVisitor(site.address, { from: networkOf(network), cookie });
    browsers.set(`${name} in ${network}`, visitor);
    return visitor;
  };
  const referrer = await makeReferrer(site, given, browser, cards);
  const parties: Played['parties'] = [];
  for (const [index, friend] of given.friends.entries()) {
    const { code } = friend.by === undefined ? referrer : parties[friend.by]!;
    parties.push({ ...(await join(site, { id, index, friend, code, referrer, browser })), friend });
  }
  if (given.referrer?.state === 'banned before the payment') await ban(database, referrer.userId!);
  for (const [index, { userId, friend }] of parties.entries()) {
    const { card = `own ${index}`, cents = 2999, daysUntilPaid = 0 } = friend;
    const paidAt = new Date(Date.now() + daysUntilPaid * 24 * 3600 * 1000);
    if (userId && card) await recordPayment(deps, { userId, amountCents: cents, paymentHash: cards(card), paidAt });
  }
  await duringTheHold(site, given, { parties, referrer, cards });
  // Thirty days later.
  const ids = parties.flatMap(({ userId }) => userId ?? []);
  await database.query(
    `update referrals set held_until = held_until - interval '90 days', paid_at = paid_at - interval '90 days'
     where referred_user_id = any($1) or referrer_id = $2`,
    [ids, referrer.userId],
  );
  return { given, referrer, parties };
}

const visitorCookie = (visitor: Visitor) =>
  visitor
    .cookie()
    .split('; ')
    .filter((pair) => pair.startsWith('everglow-visitor='))
    .join('; ');

type BrowserOf = (name: string, network: string, session?: string) => Visitor;

async function makeReferrer(
  { database, deps }: Site,
  { referrer = {} }: ReferralCase,
  browser: BrowserOf,
  cards: (name: string) => string,
): Promise<Party> {
  const account = await insertAccount(database, { name: 'referrer' });
  const email = `owner${oneOf()}${referrer.email ?? '@gmail.com'}`;
  await database.query('update users set email = $2 where id = $1', [account.id, email]);
  const [one, other] = await openSessions(database, account.id, { count: 2, secret: siteSecret });
  const visitor = browser('referrer', 'referrer', one!.cookie);
  const { code } = await visitor.api.affiliate.overview.query();
  const { otherBrowser } = referrer;
  if (otherBrowser) await browser(otherBrowser, otherBrowser, other!.cookie).api.affiliate.overview.query();
  if (referrer.card)
    await recordPayment(deps, { userId: account.id, amountCents: 2999, paymentHash: cards(referrer.card) });
  if (referrer.state === 'banned') await ban(database, account.id);
  if (referrer.state === 'unconfirmed')
    await database.query('update users set confirmed_at = null where id = $1', [account.id]);
  return { userId: account.id, email, code, visitor };
}

/** Comes through the link, creates an account, confirms it, and opens their own referral link. */
async function join(
  site: Site,
  given: { id: number; index: number; friend: Friend; code: string; referrer: Party; browser: BrowserOf },
): Promise<Party> {
  const { database, address } = site;
  const { friend, referrer, browser } = given;
  const mine = `friend ${given.index}`;
  const name = friend.browser ?? mine;
  const network = friend.network ?? name;
  const stranger = `friend${oneOf()}`;
  const email =
    typeof friend.email === 'function' ? friend.email(referrer.email) : `${stranger}${friend.email ?? '@outlook.com'}`;
  const stored = email.toLowerCase();
  const visitor = friend.isSignedIn
    ? createVisitor(address, { cookie: referrer.visitor.cookie() })
    : name === 'referrer' && network === 'referrer'
      ? // Signed out, but otherwise the same.
        browser(name, 'at home')
      : browser(name, network);
  await clearLimits(database);
  if (friend.hadAccount) {
    const before = await insertAccount(database, {
      isConfirmed: friend.hadAccount === 'confirmed',
      passwordHash: null,
    });
    await database.query('update users set email = $2 where id = $1', [before.id, stored]);
  }
  const code = friend.code ? friend.code(given.code) : given.code;
  if (friend.clickedDaysAgo !== null) {
    await visitor.call('affiliate.click', 'mutation', { code });
    if (friend.clickedDaysAgo)
      await database.query(
        `update referral_clicks set created_at = now() - make_interval(days => $2), day = current_date - $2::int
       where code = $1 and created_at > now() - interval '1 hour'`,
        [given.code, friend.clickedDaysAgo ?? 0],
      );
  }
  if (friend.mistypes) await signUp(visitor, `${stranger}@outlok.example`, code);
  const confirmsIn = friend.confirmsIn === 'referrer' ? referrer.visitor : undefined;
  const elsewhere = confirmsIn ?? (friend.confirmsIn ? browser(friend.confirmsIn, friend.confirmsIn) : visitor);
  await (friend.via === 'chat'
    ? byChat(site, { visitor, elsewhere, email: stored, code, friend })
    : bySignUp(site, { visitor, elsewhere, email, code, friend }));
  const [row] = await database.query<{ id: string }>(
    'select id from users where email = $1 and confirmed_at is not null',
    [stored],
  );
  if (!row) return { userId: undefined, email: stored, code: '', visitor };
  const own = await ownCode(database, row.id, elsewhere);
  return { userId: row.id, email: stored, code: own, visitor };
}

const signUp = (visitor: Visitor, email: string, referralCode: string) =>
  visitor.api.auth.signUp.mutate({ email, password: testPassword, fullName: '', businessName: '', referralCode });

type Way = { visitor: Visitor; elsewhere: Visitor; email: string; code: string; friend: Friend };

async function bySignUp({ database }: Site, { visitor, elsewhere, email, code, friend }: Way): Promise<void> {
  await signUp(visitor, email, code);
  if (friend.hadAccount) return confirmBySql(database, email);
  const { token } = await newestMail(database, email.toLowerCase(), 'confirm-address');
  // Always send the password: a browser other than the one used for sign-up needs it.
  await elsewhere.api.auth.confirmEmail.mutate({ token, password: testPassword });
}

async function byChat({ database, deps }: Site, { visitor, elsewhere, email, code, friend }: Way): Promise<void> {
  await visitor.api.chat.start.mutate({ referralCode: code });
  const { id } = await converse(visitor, sampleAnswers({ contact_info: email }));
  if (friend.begunDaysAgo)
    await database.query('update conversations set created_at = now() - make_interval(days => $2) where id = $1', [
      id,
      friend.begunDaysAgo,
    ]);
  const [row] = await database.query<{ id: string }>(
    `update ai_conversation_profiles set generated_profile = '{}' where conversation_id = $1 returning id`,
    [id],
  );
  await createAccount(deps, { profileId: row!.id, owner: undefined });
  // Allows another conversation in this browser.
  await database.query('update conversations set archived_at = now() where id = $1', [id]);
  if (friend.hadAccount) return confirmBySql(database, email);
  const { token, temporaryPassword } = await newestMail(database, email, 'activation');
  await elsewhere.api.activation.activate.mutate({ token, password: temporaryPassword });
}

const confirmBySql = async (database: TestDatabase, email: string) => {
  await database.query('update users set confirmed_at = coalesce(confirmed_at, now()) where email = $1', [email]);
};

/** Returns the link of someone who was referred, created through their own screen. */
async function ownCode(database: TestDatabase, userId: string, visitor: Visitor): Promise<string> {
  const session = await visitor.api.auth.session.query();
  if (session?.user.id !== userId) return '';
  return (await visitor.api.affiliate.overview.query()).code;
}

async function duringTheHold(
  { database, deps }: Site,
  { referrer: wanted = {} }: ReferralCase,
  {
    parties,
    referrer,
    cards,
  }: { parties: (Party & { friend: Friend })[]; referrer: Party; cards: (name: string) => string },
): Promise<void> {
  if (wanted.state === 'banned in the hold') await ban(database, referrer.userId!);
  if (wanted.thenCard)
    await recordPayment(deps, { userId: referrer.userId!, amountCents: 2999, paymentHash: cards(wanted.thenCard) });
  for (const { userId, friend } of parties) {
    if (!userId) continue;
    if (friend.then === 'refund') await reverseReferralPayment(deps, { userId });
    if (friend.then === 'banned') await ban(database, userId);
    if (friend.thenCard) await recordPayment(deps, { userId, amountCents: 2999, paymentHash: cards(friend.thenCard) });
    if (friend.then === 'gone') await database.query('delete from users where id = $1', [userId]);
  }
}

async function fateOf(
  database: TestDatabase,
  given: ReferralCase,
  { userId, friend, email }: Party & { friend: Friend },
): Promise<Fate> {
  const [row] = await database.query<{ id: string; status: string; flags: string[]; reward_cents: number }>(
    'select id, status, flags, reward_cents from referrals where referred_user_id = $1',
    [userId ?? (await database.query<{ id: string }>('select id from users where email = $1', [email]))[0]?.id ?? null],
  );
  const label = friend.label ?? given.label;
  return row
    ? { name: given.name, label, status: row.status, flags: row.flags, cents: row.reward_cents, id: row.id }
    : { name: given.name, label, status: 'none', flags: [], cents: 0, id: '' };
}
