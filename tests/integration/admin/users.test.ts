/** Users in the admin area: the list, one account, and whether it may sign in. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, createMember, enter, insertAccount, type Account, type Member } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { recordLeads } from '#tests/helpers/record-leads.ts';
import type { Visitor } from '#tests/helpers/site.ts';
import { auditLines } from './audit-lines.ts';

const { database, site: web } = await openSite({ role: 'web' });
const admin = await createAdmin(database, web.address);

type Input = Parameters<Visitor['api']['admin']['people']['users']['query']>[0];
const users = (input: Input = {}) => admin.visitor.api.admin.people.users.query(input);
const idsOf = ({ items }: Awaited<ReturnType<typeof users>>) => items.map(({ id }) => id);
const rename = (account: Account, fullName: string, businessName: string) =>
  database.query(`update profiles set full_name = $2, business_name = $3 where id = $1`, [
    account.id,
    fullName,
    businessName,
  ]);
const setActive = (by: Visitor, userId: string, isActive: boolean) =>
  by.call('admin.setUserActive', 'mutation', { userId, isActive });

describe('the list of users', () => {
  it("shows an account's name, business, plan, role and state", async () => {
    const account = await insertAccount(database, { name: 'shown' });
    await database.query(
      `update profiles set first_name = 'Ada', last_name = 'Ruiz', business_name = 'Reef Dental' where id = $1`,
      [account.id],
    );
    const shown = (await users()).items.find(({ id }) => id === account.id);
    expect(shown).toEqual({
      id: account.id,
      email: account.email,
      firstName: 'Ada',
      lastName: 'Ruiz',
      businessName: 'Reef Dental',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      isActive: true,
      referralCount: 0,
      plan: 'free',
      role: 'member',
      confirmed: true,
      lastSeenAt: null,
      deletionDueAt: null,
    });
  });

  it('counts only confirmed referrals, as their owner sees them', async () => {
    const referrer = await insertAccount(database, { name: 'referrer' });
    for (const isConfirmed of [true, true, false]) {
      const referred = await insertAccount(database, { name: 'referred', isConfirmed });
      await database.query(
        `insert into referrals (referrer_id, referred_user_id, referral_code) values ($1, $2, 'ABCD2345')`,
        [referrer.id, referred.id],
      );
    }
    const { items } = await users({ q: referrer.email });
    expect(items).toMatchObject([{ id: referrer.id, referralCount: 2 }]);
  });

  it.each(['newest', 'oldest', 'email'] as const)(
    'continues by %s after the last account of a page was deleted, even with equal timestamps',
    async (sort) => {
      const mark = `gone-${sort}`;
      await database.query(
        `insert into users (email, confirmed_at, created_at)
       select $1 || to_char(i, 'FM000') || '@gone.example', now(), '2020-01-01'::timestamptz + (i / 20) * interval '1 microsecond'
       from generate_series(1, 60) i`,
        [mark],
      );
      const first = await users({ q: mark, sort });
      await database.query('delete from users where id = $1', [first.items.at(-1)!.id]);
      const second = await users({ q: mark, sort, cursor: first.nextCursor! });
      expect(second.items).toHaveLength(10);
      expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(60);
    },
  );

  it('is filtered by state, role and plan, and by all of them together', async () => {
    const mark = `narrow-${randomUUID().slice(0, 8)}`;
    const [active, waiting, banned, over, pro, boss] = [
      await insertAccount(database, { name: mark }),
      await insertAccount(database, { name: mark, isConfirmed: false }),
      await insertAccount(database, { name: mark }),
      await insertAccount(database, { name: mark }),
      await insertAccount(database, { name: mark }),
      await insertAccount(database, { name: mark, role: 'admin' }),
    ] as const;
    await database.query(`update users set banned_until = now() + interval '1 hour' where id = $1`, [banned.id]);
    await database.query(`update users set banned_until = now() - interval '1 hour' where id = $1`, [over.id]);
    await database.query(
      `update user_memberships set plan = 'pro', pro_until = now() + case when user_id = $1 then 1 else -1 end * interval '1 day'
       where user_id in ($1, $2)`,
      [pro.id, over.id],
    );
    const found = async (input: Input) => new Set(idsOf(await users({ q: mark, ...input })));
    const setOf = (...accounts: Account[]) => new Set(accounts.map(({ id }) => id));
    expect(await found({})).toEqual(setOf(active, waiting, banned, over, pro, boss));
    expect(await found({ state: 'active' })).toEqual(setOf(active, over, pro, boss));
    expect(await found({ state: 'deactivated' })).toEqual(setOf(banned));
    expect(await found({ state: 'unconfirmed' })).toEqual(setOf(waiting));
    expect(await found({ role: 'admin' })).toEqual(setOf(boss));
    expect(await found({ plan: 'pro' })).toEqual(setOf(pro));
    expect(await found({ plan: 'free', state: 'active', role: 'member' })).toEqual(setOf(active, over));
    const { items } = await users({ q: mark });
    expect(items.find(({ id }) => id === over.id)).toMatchObject({ isActive: true, plan: 'free' });
    expect(items.find(({ id }) => id === banned.id)).toMatchObject({ isActive: false });
    // Without a search as well.
    expect(new Set(idsOf(await users({ state: 'deactivated' })))).toContain(banned.id);
    expect(idsOf(await users({ role: 'admin' }))).toContain(boss.id);
    expect(idsOf(await users({ plan: 'pro' }))).toContain(pro.id);
  });

  it('is searched by address, name and business, ignoring case, with wildcards as plain text', async () => {
    const account = await insertAccount(database, { name: 'finder' });
    await rename(account, 'Zoë Ünlü', '100%_Reef & Sons');
    for (const q of [account.email.toUpperCase(), 'zoë ün', 'ünlü 100', '0%_reef', '& sons'])
      expect(idsOf(await users({ q })), q).toEqual([account.id]);
    const rtl = await insertAccount(database, { name: 'rtl' });
    await rename(rtl, 'דנה כהן', 'מאפייה');
    expect(idsOf(await users({ q: 'נה כהן' }))).toEqual([rtl.id]);
    for (const q of ['finder%example', 'f_nder', 'finder\\']) expect(idsOf(await users({ q })), q).toEqual([]);
  });
});

describe('deactivating and activating', () => {
  const admins = () =>
    database.query<{ id: string }>(
      `select id from users where role = 'admin' and (banned_until is null or banned_until <= now())`,
    );

  it('logs once who did what, with before and after', async () => {
    const member = await createMember(database, web.address);
    for (const isActive of [false, false, true, true])
      expect((await setActive(admin.visitor, member.id, isActive)).status).toBe(200);
    const until = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
    expect(await auditLines(database, member.id)).toMatchObject([
      {
        action: 'user.deactivate',
        adminId: admin.id,
        before: { isActive: true, bannedUntil: null },
        after: { isActive: false, bannedUntil: until },
      },
      {
        action: 'user.activate',
        adminId: admin.id,
        before: { isActive: false, bannedUntil: until },
        after: { isActive: true, bannedUntil: null },
      },
    ]);
  });

  it('changes nothing and ends no session if the account is already in that state', async () => {
    const member = await createMember(database, web.address);
    expect((await setActive(admin.visitor, member.id, true)).status).toBe(200);
    expect((await member.visitor.api.auth.session.query())?.user.id).toBe(member.id);
    expect(await auditLines(database, member.id)).toEqual([]);
  });

  describe('deactivating admins', () => {
    let rivals: Member[];
    beforeEach(async () => {
      await database.query(`update users set role = 'member' where role = 'admin'`);
      rivals = [await createAdmin(database, web.address), await createAdmin(database, web.address)];
    });
    afterAll(() => database.query(`update users set role = 'admin', banned_until = null where id = $1`, [admin.id]));

    it('keeps one of two who deactivate each other at the same moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [ann, bea] = rivals as [Member, Member];
        const answers = await Promise.all([
          setActive(ann.visitor, bea.id, false),
          setActive(bea.visitor, ann.id, false),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
        const left = await admins();
        expect(left).toHaveLength(1);
        const winner = answers[0].status === 200 ? ann : bea;
        expect(left[0]!.id).toBe(winner.id);
        const other = winner === ann ? bea : ann;
        const isDeactivation = ({ action }: { action: string }) => action === 'user.deactivate';
        const noted = [...(await auditLines(database, ann.id)), ...(await auditLines(database, bea.id))].filter(
          isDeactivation,
        );
        expect(noted).toHaveLength(round + 1);
        await setActive(winner.visitor, other.id, true);
        rivals = [await enter(database, web.address, winner), await enter(database, web.address, other)];
      }
    });

    it("protects the last one who isn't about to leave", async () => {
      const [ann, bea] = rivals as [Member, Member];
      await database.query(`update users set deletion_due_at = now() + interval '14 days' where id = $1`, [ann.id]);
      expect(await setActive(ann.visitor, bea.id, false)).toMatchObject({
        status: 409,
        message: 'This is the last admin who can sign in. Make someone else an admin first.',
      });
      expect(await admins()).toHaveLength(2);
      expect((await setActive(bea.visitor, ann.id, false)).status).toBe(200);
    });
  });
});

describe('a single account', () => {
  it('is shown with everything known about it', async () => {
    const member = await createMember(database, web.address, 'detail');
    await database.query(
      `insert into contact_submissions (submission_id, network_hash, name, email, message, source)
       values (gen_random_uuid(), 'x', 'Dee', $1, 'Please call me.', 'contact_page')`,
      [member.email],
    );
    await recordLeads(database);
    await database.query(`insert into referral_codes (user_id, code) values ($1, 'DEEDEE23')`, [member.id]);
    await database.query(
      `insert into orders (user_id, email, kind, status, fingerprint, subtotal_cents, total_cents, refunded_cents, mode, session_expires_at, paid_at)
       values ($1, $2, 'cart', 'paid', 'a', 9700, 9700, 700, 'test', now(), now()), ($1, $2, 'cart', 'open', 'b', 500, 500, 0, 'test', now(), null)`,
      [member.id, member.email],
    );
    const view = await admin.visitor.api.admin.people.user.query({ userId: member.id });
    expect(view).toMatchObject({
      id: member.id,
      isActive: true,
      bannedUntil: null,
      sessionCount: 1,
      hasPassword: true,
      membership: { status: 'active', plan: 'free', pro: null },
      prompts: { unlimited: false, used: 0 },
      orders: { paid: 1, open: 1, paidCents: 9000, refundedCents: 700 },
      requests: { all: 0, open: 0 },
      referral: { code: 'DEEDEE23', clicks: 0 },
      addresses: [member.email],
      leads: [{ kind: 'contact', status: 'new' }],
    });
    expect(view.personId).not.toBeNull();
  });

  it('is shown even without a membership, a lead or a name', async () => {
    const account = await insertAccount(database, { name: 'bare', isConfirmed: false });
    expect(await admin.visitor.api.admin.people.user.query({ userId: account.id })).toMatchObject({
      confirmed: false,
      fullName: '',
      membership: null,
      personId: null,
      leads: [],
    });
  });
});
