/** Names, notification settings, data export, and account deletion that can be canceled. */
import { describe, expect, it } from 'vitest';
import { sampleAnswers } from '#tests/helpers/conversation.ts';
import { createAdmin, createMember, insertAccount, signIn, testPassword, type Member } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { giveProfile } from '#tests/helpers/profile-documents.ts';
import { ask as askPlainly } from '../access/ask.ts';

// Without workers: emails stay in their rows, and nothing is swept automatically.
const { database, site } = await openSite({ role: 'web' });

const member = () => createMember(database, site.address);
const dueOf = async ({ id }: Member) => {
  const [row] = await database.query<{ days: number | null }>(
    `select extract(epoch from deletion_due_at - now()) / 86400 as days from users where id = $1`,
    [id],
  );
  return row?.days === null || row === undefined ? null : Number(row.days);
};
const mailsTo = async (email: string) =>
  (await database.query<{ template: string }>('select template from emails where to_email = $1', [email])).map(
    ({ template }) => template,
  );

describe('names', () => {
  it('are split as at sign-up, and shown immediately', async () => {
    const ann = await member();
    await ann.visitor.api.settings.saveNames.mutate({
      fullName: '  Ann   Lee\tRoe <script>x</script> ',
      businessName: ' Reef & Co ',
    });
    expect((await ann.visitor.api.auth.session.query())!.user).toMatchObject({
      fullName: 'Ann Lee Roe x',
      firstName: 'Ann',
      lastName: 'Lee Roe x',
      businessName: 'Reef & Co',
    });
    const [row] = await database.query('select metadata from users where id = $1', [ann.id]);
    expect(row).toEqual({
      metadata: { full_name: 'Ann Lee Roe x', first_name: 'Ann', last_name: 'Lee Roe x', business_name: 'Reef & Co' },
    });
  });

  it('can be set before the member profile exists', async () => {
    const ann = await member();
    await database.query('delete from profiles where id = $1', [ann.id]);
    await ann.visitor.api.settings.saveNames.mutate({ fullName: 'Ann', businessName: '' });
    expect((await ann.visitor.api.auth.session.query())!.user).toMatchObject({ fullName: 'Ann', lastName: '' });
  });
});

describe('the notification switches', () => {
  it('are all on at first, and change one by one', async () => {
    const { settings } = (await member()).visitor.api;
    expect(await settings.notifications.query()).toEqual({
      weeklyInApp: true,
      weeklyByMail: true,
      remindersByMail: true,
    });
    await Promise.all([
      settings.saveNotifications.mutate({ weeklyByMail: false }),
      settings.saveNotifications.mutate({ remindersByMail: false }),
      settings.saveNotifications.mutate({}),
    ]);
    expect(await settings.notifications.query()).toEqual({
      weeklyInApp: true,
      weeklyByMail: false,
      remindersByMail: false,
    });
  });
});

describe('a member’s data export', () => {
  const linkOf = async ({ visitor }: Member) =>
    (await visitor.api.settings.requestExport.mutate({ password: testPassword })).path;
  const anyone = (path: string, init?: RequestInit) => fetch(site.address + path, init);

  it('is a file behind a one-time link', async () => {
    const ann = await member();
    const link = await linkOf(ann);
    const response = await anyone(link);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="everglow-my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { tables } = (await response.json()) as { tables: Record<string, Record<string, unknown>[]> };
    expect(tables.users).toMatchObject([{ id: ann.id, email: ann.email }]);
    expect(tables.sessions).toMatchObject([{ user_id: ann.id }]);
    expect(JSON.stringify(tables)).not.toMatch(/password|token|\$argon2|Fe26/);

    const again = await anyone(link);
    expect(again.status).toBe(410);
    expect(await again.text()).toContain('This link no longer works');
  });

  it('shows the answers of a chat in words', async () => {
    const ann = await member();
    await giveProfile(database, ann.id, sampleAnswers());
    const { tables } = (await (await anyone(await linkOf(ann))).json()) as { tables: Record<string, object[]> };
    const words = { current_marketing: 'Word of mouth', goals: 'Get more leads, Get more reviews' };
    expect(tables.conversations).toMatchObject([{ answers: words }]);
    expect(tables.ai_conversation_profiles).toMatchObject([{ conversation_responses: words }]);
  });

  it('is given to exactly one of fifty who open the link together', async () => {
    const link = await linkOf(await member());
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await anyone(link)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(49);
  });

  it('is not used up by a HEAD request, and not given for a damaged or missing token', async () => {
    const link = await linkOf(await member());
    expect((await anyone(link, { method: 'HEAD' })).status).toBe(405);
    for (const wrong of [
      link.replace('Fe26.2*', 'Fe26.2*9'),
      link.slice(0, -4),
      '/download/my-data',
      '/download/my-data?token=x',
    ])
      expect((await anyone(wrong)).status, wrong).toBe(410);
    expect((await anyone(link)).status).toBe(200);
  });

  it('is not given after all sessions were ended or the account was banned', async () => {
    const [ann, bob] = [await member(), await member()];
    const links = [await linkOf(ann), await linkOf(bob)];
    await askPlainly(ann.visitor, 'auth.signOutEverywhere', 'mutation', undefined);
    await database.query(`update users set banned_until = now() + interval '1 day' where id = $1`, [bob.id]);
    for (const link of links) expect((await anyone(link)).status).toBe(410);
  });

  it('asks for the password if there is one, and counts wrong ones', async () => {
    const ann = await member();
    const ask = (input: object) => ann.visitor.call('settings.requestExport', 'mutation', input);
    for (let times = 0; times < 10; times += 1) expect((await ask({ password: 'wrong' })).status).toBe(400);
    expect((await ask({ password: testPassword })).status).toBe(429);
    const bob = await member();
    await database.query('update users set password_hash = null where id = $1', [bob.id]);
    expect((await bob.visitor.call('settings.requestExport', 'mutation', {})).status).toBe(200);
  });
});

describe('deleting an account', () => {
  const deletion = { password: testPassword, confirm: 'DELETE' } as const;

  it('is scheduled for two weeks later, ends the other sessions, and notifies the owner', async () => {
    const ann = await member();
    const elsewhere = await signIn(site.address, ann);
    const { dueAt } = await ann.visitor.api.settings.requestDeletion.mutate(deletion);
    expect(await dueOf(ann)).toBeCloseTo(14, 2);
    expect((await ann.visitor.api.auth.session.query())!.user.deletionDueAt).toBe(dueAt);
    expect(await elsewhere.visitor.api.auth.session.query()).toBeNull();
    expect(await mailsTo(ann.email)).toEqual(['deletion-planned']);
    const titles = await database.query('select title, type from notifications where user_id = $1', [ann.id]);
    expect(titles).toEqual([{ title: 'Your account will be deleted', type: 'warning' }]);
    // The owner can sign in at any time, and asking again doesn't change the date.
    const back = await signIn(site.address, ann);
    expect(await back.visitor.api.settings.requestDeletion.mutate(deletion)).toEqual({ dueAt });
    expect(await mailsTo(ann.email)).toEqual(['deletion-planned']);
  });

  it('can be canceled once', async () => {
    const ann = await member();
    await ann.visitor.api.settings.requestDeletion.mutate(deletion);
    const asked = Array.from({ length: 5 }, () =>
      askPlainly(ann.visitor, 'settings.cancelDeletion', 'mutation', undefined),
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await dueOf(ann)).toBeNull();
    expect((await ann.visitor.api.auth.session.query())!.user.deletionDueAt).toBeNull();
    expect((await mailsTo(ann.email)).sort()).toEqual(['deletion-cancelled', 'deletion-planned']);
  });

  it('leaves at least one admin, even when two ask at the same moment', async () => {
    await database.query(`update users set role = 'member' where role = 'admin'`);
    const [one, other] = [await createAdmin(database, site.address), await createAdmin(database, site.address)];
    // A third admin who can't sign in doesn't count.
    const banned = await insertAccount(database, { role: 'admin' });
    await database.query(`update users set banned_until = now() + interval '1 day' where id = $1`, [banned.id]);
    const answers = await Promise.all(
      [one, other].map(({ visitor }) => visitor.call('settings.requestDeletion', 'mutation', deletion)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.message).toContain('You’re the only admin.');
    expect([await dueOf(one), await dueOf(other)].filter((due) => due === null)).toHaveLength(1);
  });
});
