/** Referral links through the API: visits, sign-ups, the ledger, and the hold before a reward. */
import { describe, expect, it } from 'vitest';
import {
  approveDueReferrals,
  recordPayment,
  reverseReferralPayment,
} from '#server/features/member/affiliate/service.ts';
import { clearLimits, newestMail } from '#tests/helpers/accounts.ts';
import { createMember, newAddress, testPassword, type Member } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { readPages } from '#tests/helpers/pages.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';
import { ask } from '../access/ask.ts';

const { database, site } = await openSite({ role: 'web' });
const { deps } = closing(createTestDeps({ databaseUrl: database.url }));

let domains = 0;
/** Returns an address at a unique business domain. */
const address = (name: string) => newAddress(name).replace('example.com', `shop${(domains += 1)}.example`);
const referrer = async () => {
  const member = await createMember(database, site.address, 'referrer');
  return { ...member, code: (await member.visitor.api.affiliate.overview.query()).code };
};
const click = (visitor: Visitor, code: string) => visitor.api.affiliate.click.mutate({ code });
const overview = ({ visitor }: Member) => visitor.api.affiliate.overview.query();
const ledger = ({ visitor }: Member) => visitor.api.affiliate.referrals.query({});

async function signUp(code: string, options: { fullName?: string; confirms?: boolean; email?: string } = {}) {
  const { fullName = '', confirms = true, email = address('friend') } = options;
  await clearLimits(database);
  const visitor = createVisitor(site.address);
  await click(visitor, code);
  await visitor.api.auth.signUp.mutate({
    email,
    password: testPassword,
    fullName,
    businessName: '',
    referralCode: code,
  });
  if (confirms) {
    const { token } = await newestMail(database, email, 'confirm-address');
    await visitor.api.auth.confirmEmail.mutate({ token });
  }
  const [row] = await database.query<{ id: string }>('select id from users where email = $1', [email]);
  return { userId: row!.id, email };
}
const pay = (userId: string, card = userId) => recordPayment(deps, { userId, amountCents: 2999, paymentHash: card });
const endHold = (userId: string) =>
  database.query(`update referrals set held_until = now() - interval '1 second' where referred_user_id = $1`, [userId]);

describe('a referral link', () => {
  it('is created once for many simultaneous requests', async () => {
    const member = await createMember(database, site.address);
    const codes = await Promise.all(Array.from({ length: 12 }, () => overview(member)));
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
    expect(codes[0]).toMatchObject({
      link: `http://localhost/signup?ref=${codes[0]!.code}`,
      clicks: 0,
      creditCents: 0,
    });
    expect(codes[0]!.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  });

  it('counts a browser once a day, and never its owner', async () => {
    const owner = await referrer();
    const visitors = Array.from({ length: 3 }, () => createVisitor(site.address));
    for (const visitor of visitors) await Promise.all(Array.from({ length: 4 }, () => click(visitor, owner.code)));
    await click(owner.visitor, owner.code);
    expect((await overview(owner)).clicks).toBe(3);
    await database.query(`update referral_clicks set day = day - 1 where code = $1`, [owner.code]);
    await click(visitors[0]!, owner.code);
    expect((await overview(owner)).clicks).toBe(4);
  });

  it('is not counted in the owner’s own browser, even signed out', async () => {
    const owner = await referrer();
    await ask(owner.visitor, 'auth.signOut', 'mutation', undefined);
    expect(await owner.visitor.api.auth.session.query()).toBeNull();
    await click(owner.visitor, owner.code);
    expect(await database.query('select 1 from referral_clicks where code = $1', [owner.code])).toEqual([]);
  });
});

describe('a sign-up', () => {
  it('appears in the ledger once it is confirmed, with initials or a masked address', async () => {
    const owner = await referrer();
    await signUp(owner.code, { fullName: 'Mary Ann O’Neill' });
    const nameless = await signUp(owner.code);
    await signUp(owner.code, { confirms: false });
    const { items, nextCursor } = await ledger(owner);
    expect(nextCursor).toBeNull();
    expect(items.map(({ who }) => who)).toEqual([`f…${nameless.email.slice(nameless.email.indexOf('@'))}`, 'M. A. O.']);
    expect(items[0]).toMatchObject({ status: 'pending', statusWord: 'Signed up', rewardCents: 0, heldUntil: null });
    expect(JSON.stringify(items)).not.toContain(nameless.email);
    expect(await overview(owner)).toMatchObject({ signUps: 2, pending: 2, held: 0, approved: 0 });
  });

  it('never reveals whether an address has an account', async () => {
    const owner = await referrer();
    const known = await createMember(database, site.address);
    await signUp(owner.code, { email: known.email, confirms: false });
    await signUp(owner.code, { confirms: false });
    expect((await ledger(owner)).items).toEqual([]);
    expect((await overview(owner)).signUps).toBe(0);
  });

  it('succeeds whatever the code contains, and even if the ledger is broken', async () => {
    for (const code of ['', 'x', 'ZZZZ9999', '\u0000', `';drop table users`]) await signUp(code);
    await database.query('alter table referrals rename to referrals_away');
    const owner = await referrer().catch(() => undefined);
    expect(owner).toBeUndefined();
    const [row] = await database.query<{ code: string }>('select code from referral_codes limit 1');
    const { userId } = await signUp(row!.code);
    await database.query('alter table referrals_away rename to referrals');
    expect(userId).toBeTruthy();
  });
});

describe('a reward', () => {
  it('is given once after the hold, despite many sweepers and payments', async () => {
    const owner = await referrer();
    const friend = await signUp(owner.code);
    await Promise.all(Array.from({ length: 5 }, () => pay(friend.userId)));
    const held = (await ledger(owner)).items[0]!;
    expect(held).toMatchObject({ status: 'held', statusWord: 'Paid, on hold' });
    expect(Math.round((Date.parse(held.heldUntil!) - Date.now()) / (24 * 3600 * 1000))).toBe(30);
    expect(await approveDueReferrals(deps)).toBe(0);
    await endHold(friend.userId);
    const given = await Promise.all(Array.from({ length: 8 }, () => approveDueReferrals(deps)));
    expect(given.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await overview(owner)).toMatchObject({ approved: 1, held: 0, creditCents: 2999 });
    expect((await ledger(owner)).items[0]).toMatchObject({ status: 'approved', rewardCents: 2999 });
    const news = await database.query('select 1 from notifications where user_id = $1 and href = $2', [
      owner.id,
      '/dashboard/affiliate',
    ]);
    expect(news).toHaveLength(1);
  });

  it('is revoked once when the payment is refunded', async () => {
    const owner = await referrer();
    const friend = await signUp(owner.code);
    await pay(friend.userId);
    await endHold(friend.userId);
    await approveDueReferrals(deps);
    for (let count = 0; count < 3; count += 1) await reverseReferralPayment(deps, { userId: friend.userId });
    expect(await overview(owner)).toMatchObject({ approved: 0, creditCents: 0 });
    expect((await ledger(owner)).items[0]).toMatchObject({ statusWord: 'Not counted', rewardCents: 0 });
    const news = await database.query(`select 1 from notifications where user_id = $1 and type = 'warning'`, [
      owner.id,
    ]);
    expect(news).toHaveLength(1);
  });

  it('stays if the friend’s account is deleted later', async () => {
    const owner = await referrer();
    const friend = await signUp(owner.code, { fullName: 'Bo Lee' });
    await pay(friend.userId);
    await endHold(friend.userId);
    await approveDueReferrals(deps);
    await database.query('delete from users where id = $1', [friend.userId]);
    expect(await overview(owner)).toMatchObject({ approved: 1, creditCents: 2999 });
    expect((await ledger(owner)).items[0]!.who).toBe('Former member');
  });
});

it('lists the ledger page by page without a gap', async () => {
  const owner = await referrer();
  await database.query(
    `with friends as (
       insert into users (email, confirmed_at) select 'of' || n || $2, now() from generate_series(1, 45) n returning id
     )
     insert into referrals (referrer_id, referred_user_id, referral_code) select $1, id, $3 from friends`,
    [owner.id, `-${owner.email}`, owner.code],
  );
  const pages = await readPages((cursor?: string) => owner.visitor.api.affiliate.referrals.query({ cursor }));
  const seen = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
});
