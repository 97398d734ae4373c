/**
 * From a conversation to an account: an emailed one-time link with a temporary password, only for the conversation's
 * owner.
 */
import argon2 from 'argon2';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from '#server/lib/password.ts';
import {
  accountRows,
  insertActivations,
  insertFinishedProfile,
  mailRows,
  newestMail,
  templatesTo,
} from '#tests/helpers/accounts.ts';
import { ban, createMember, insertAccount, newAddress, testPassword } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';

const { database, site: web } = await openSite({ role: 'web' });

const dead = { status: 400, appCode: 'LINK_EXPIRED', message: 'This activation link has expired or is invalid' };
const wrong = {
  status: 400,
  appCode: 'INVALID',
  message: 'Invalid password. Please check the password from your email.',
};

const json = { 'content-type': 'application/json' };
const visit = (cookie?: string) => createVisitor(web.address, cookie ? { cookie } : {});
const call = (visitor: Visitor, path: string, input: unknown) => visitor.call(path, 'mutation', input);
const activate = (token: string, password: string, visitor = visit()) =>
  call(visitor, 'activation.activate', { token, password });
const linkRow = (tokenHash: string) =>
  database.query<{ used_at: Date | null; attempts: number }>(
    'select * from account_activation_tokens where token_hash = $1',
    [tokenHash],
  );
const userOf = async (email: string) =>
  (await database.query<Record<string, unknown>>('select * from users where email = $1', [email]))[0];
const ownerOf = async (conversationId: string) =>
  (
    await database.query<{ user_id: string | null }>('select user_id from conversations where id = $1', [
      conversationId,
    ])
  )[0]!.user_id;

/** Finishes a profile in a browser, and requests the account. */
async function request(options: Parameters<typeof insertFinishedProfile>[1]) {
  const profile = await insertFinishedProfile(database, options);
  const visitor = visit(profile.cookie);
  const answer = await call(visitor, 'activation.createAccount', { profileId: profile.profileId });
  expect(answer).toMatchObject({ status: 200, data: { status: 'mailed', email: options.email } });
  return { ...profile, visitor };
}

describe('requesting an account', () => {
  it('creates one account when ten requests arrive at the same time', async () => {
    const email = newAddress('fast');
    const profile = await insertFinishedProfile(database, { email });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(visit(profile.cookie), 'activation.createAccount', { profileId: profile.profileId }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data)))).toEqual(
      new Set([JSON.stringify({ status: 'mailed', email })]),
    );
    expect(await templatesTo(database, email)).toEqual(['activation']);
    const user = (await userOf(email))!;
    expect(user).toMatchObject({ confirmed_at: null, password_hash: null, metadata: null, role: 'member' });
    const links = await database.query<{ days: number; attempts: number }>(
      `select round(extract(epoch from expires_at - created_at) / 86400)::int as days, attempts
       from account_activation_tokens where user_id = $1`,
      [user.id],
    );
    expect(links).toEqual([{ days: 7, attempts: 0 }]);
  });

  it('creates no account for an unfinished profile', async () => {
    const email = newAddress('theirs');
    const { cookie, profileId } = await insertFinishedProfile(database, { email, isFinished: false });
    for (const path of ['activation.createAccount', 'activation.resend'])
      expect(await call(visit(cookie), path, { profileId })).toMatchObject({ status: 404 });
    expect(await userOf(email)).toBeUndefined();
    expect(await mailRows(database, email)).toEqual([]);
  });

  it('attaches the conversation to a signed-in member without creating an account', async () => {
    const member = await createMember(database, web.address);
    const email = newAddress('elsewhere');
    const profile = await insertFinishedProfile(database, { email });
    await database.query('update conversations set user_id = $1 where id = $2', [member.id, profile.conversationId]);
    expect((await call(member.visitor, 'activation.createAccount', { profileId: profile.profileId })).data).toEqual({
      status: 'attached',
      email,
    });
    expect(await userOf(email)).toBeUndefined();
    expect(await mailRows(database, email)).toEqual([]);
  });

  it.each(['jörg@example.com', 'a,b@example.com', '"q"@example.com', 'x@exa_mple.com'])(
    'refuses, with a readable message, an address that the chat accepts but no mail server would: %s',
    async (email) => {
      const profile = await insertFinishedProfile(database, { email });
      const answer = await call(visit(profile.cookie), 'activation.createAccount', { profileId: profile.profileId });
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('change it there') as string });
    },
  );

  it('resends on request, up to three emails a day to one address', async () => {
    const email = newAddress('again');
    const { profileId, visitor } = await request({ email });
    const again = () => call(visitor, 'activation.resend', { profileId });
    for (let count = 0; count < 2; count += 1) expect((await again()).data).toEqual({ status: 'mailed', email });
    expect(await again()).toMatchObject({
      status: 429,
      appCode: 'RATE_LIMITED',
      message: 'We’ve already sent several emails to this address today. Please check your spam folder.',
    });
    const mails = await mailRows(database, email);
    expect(mails.map(({ template }) => template)).toEqual(['activation', 'activation', 'activation']);
    expect(new Set(mails.map(({ token }) => token)).size).toBe(3);
    // An earlier email still works, but only with its own password, until one of them is used.
    expect(await activate(mails[0]!.token, mails[2]!.temporaryPassword)).toMatchObject(wrong);
    expect((await activate(mails[0]!.token, mails[0]!.temporaryPassword)).status).toBe(200);
    expect(await activate(mails[2]!.token, mails[2]!.temporaryPassword)).toMatchObject(dead);
  });
});

describe('an activation link', () => {
  it('does not change when it is viewed', { tags: ['check-2'] }, async () => {
    const links = await insertActivations(database, 10);
    const rows = async () =>
      JSON.stringify(
        await database.query(
          `select to_jsonb(t) as link, to_jsonb(u) as account from account_activation_tokens t join users u on u.id = t.user_id
           where t.token_hash = any($1) order by t.id`,
          [links.map(({ tokenHash }) => tokenHash)],
        ),
      );
    const before = await rows();
    for (const { token, email } of links) {
      const visitor = visit();
      const seen = await Promise.all([
        ...[1, 2, 3].map(() => visitor.fetch(`/auth/activate?token=${token}`).then((page) => page.text())),
        ...[1, 2, 3].map(() => visitor.fetch(`/auth/activate?token=${token}`, { method: 'HEAD' })),
        ...[1, 2, 3].map(() => call(visitor, 'activation.validate', { token })),
      ]);
      expect(seen.slice(6)).toEqual(
        Array(3).fill(
          expect.objectContaining({ status: 200, data: { email, name: 'Dana Rivera', businessName: 'Coral Bay' } }),
        ),
      );
    }
    const after = await rows();
    expect(after).toBe(before);
    const { token } = links[7]!;
    expect((await activate(token, testPassword)).status).toBe(200);
    expect((await call(visit(), 'activation.validate', { token })) satisfies object).toMatchObject(dead);
  });

  it("opens the account with the chat's answers, and gives it the conversation", async () => {
    const email = newAddress('opened');
    const { conversationId, visitor } = await request({ email, name: 'Ann Lee Roe', businessName: 'Roe Roofing' });
    const { token, temporaryPassword } = await newestMail(database, email, 'activation');
    expect(temporaryPassword).toMatch(/^[A-Za-z2-9]{14}$/);
    // Typed on a phone, with surrounding spaces.
    const other = visit();
    expect((await activate(token, ` ${temporaryPassword} `, other)).data).toMatchObject({
      user: { email, firstName: 'Ann', lastName: 'Lee Roe', businessName: 'Roe Roofing', hasPassword: false },
    });
    expect((await other.api.auth.session.query())!.user.email).toBe(email);
    expect((await other.api.chat.current.query())!.id).toBe(conversationId);
    expect(await other.api.membership.current.query()).toMatchObject({ status: 'active', daysLeft: 14 });
    expect(await templatesTo(database, email)).toEqual(['activation', 'welcome']);
    // It passed to the account, so its original browser no longer owns it.
    expect(await ownerOf(conversationId)).toBe((await userOf(email))!.id);
    expect(await visitor.api.chat.current.query()).toBeNull();
    expect((await call(visitor, 'profile.generate', { conversationId })).status).toBe(404);
  });

  it('counts only five of fifty simultaneous guesses', async () => {
    const [link] = await insertActivations(database, 1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => activate(link!.token, `guess ${index}`)),
    );
    expect(answers.filter(({ message }) => message === wrong.message)).toHaveLength(5);
    // The rest find a dead link, or a server too busy to check their guess.
    const rest = answers.filter(({ message }) => message !== wrong.message);
    expect(rest.filter(({ message, status }) => message !== dead.message && status !== 429)).toEqual([]);
    expect(await activate(link!.token, testPassword)).toMatchObject(dead);
    expect(await call(visit(), 'activation.validate', { token: link!.token })).toMatchObject(dead);
    expect((await userOf(link!.email))!.confirmed_at).toBeNull();
  });

  it('is not used up by attempts that the server is too busy to check', async () => {
    const [link] = await insertActivations(database, 1);
    // The hash for unknown addresses is created at the first check, and must be a real one.
    await verifyPassword(undefined, 'x');
    const gate = Promise.withResolvers<string>();
    vi.spyOn(argon2, 'hash').mockImplementation(() => gate.promise);
    const crowd = Array.from({ length: 22 }, (_, index) => hashPassword('x', `crowd ${index}`));
    const refused = [];
    for (let count = 0; count < 6; count += 1) refused.push((await activate(link!.token, testPassword)).status);
    gate.resolve('hashed');
    await Promise.all(crowd);
    expect(new Set(refused)).toEqual(new Set([429]));
    expect(await linkRow(link!.tokenHash)).toMatchObject([{ attempts: 0, used_at: null }]);
    expect((await activate(link!.token, testPassword)).status).toBe(200);
  });

  it('refuses the eleventh guess at a token from one address', { tags: ['check-3'] }, async () => {
    const [link] = await insertActivations(database, 1);
    const { token } = link!;
    const made = [
      ...[token.toUpperCase(), token.toLowerCase()],
      ...[token.slice(0, -1), token.slice(1), `${token}A`, ` ${token}`, `${token}\n`],
      ...['', '%', "' or true --", 'é'.repeat(43), token.split('').toReversed().join('')],
    ];
    const visitor = visit();
    const answers = [];
    for (const guess of made) answers.push(await activate(guess, testPassword, visitor));
    expect(answers.slice(0, 10).map(({ status, message }) => [status, message])).toEqual(
      Array(10).fill([400, dead.message]),
    );
    expect(answers.slice(10).map(({ status }) => status)).toEqual([429, 429]);
    expect((await activate(token, testPassword, visitor)).status).toBe(429);
    const fresh = await Promise.all(made.map((guess) => activate(guess, testPassword)));
    expect(fresh.filter(({ status }) => status !== 400)).toEqual([]);
    expect((await activate(token, testPassword)).status).toBe(200);
  });

  it('does not work after seven days, or for a banned account', async () => {
    const [late, banned] = await insertActivations(database, 2);
    await database.query('update account_activation_tokens set expires_at = now() where token_hash = $1', [
      late!.tokenHash,
    ]);
    await ban(database, banned!.userId);
    expect(await call(visit(), 'activation.validate', { token: late!.token })).toMatchObject(dead);
    expect(await activate(late!.token, testPassword)).toMatchObject(dead);
    expect(await activate(banned!.token, testPassword)).toMatchObject(dead);
    expect((await userOf(late!.email))!.confirmed_at).toBeNull();
  });

  it('is renewed while the account is pending, with the same answer for any token', async () => {
    const [late, guessed, used] = await insertActivations(database, 3);
    await database.query('update account_activation_tokens set expires_at = now() where token_hash = $1', [
      late!.tokenHash,
    ]);
    await database.query('update account_activation_tokens set attempts = 5 where token_hash = $1', [
      guessed!.tokenHash,
    ]);
    expect((await activate(used!.token, testPassword)).status).toBe(200);
    const answers = [];
    for (const token of [late!.token, guessed!.token, used!.token, 'unknown', ''])
      answers.push(await call(visit(), 'activation.renew', { token }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, data: { ok: true } });
    for (const link of [late!, guessed!]) {
      const { token, temporaryPassword } = await newestMail(database, link.email, 'activation');
      expect((await activate(token, temporaryPassword)).status).toBe(200);
      // Never after activation.
      await call(visit(), 'activation.renew', { token });
      await call(visit(), 'activation.renew', { token: link.token });
      expect(await templatesTo(database, link.email)).toEqual(['activation', 'welcome']);
    }
    expect(await templatesTo(database, used!.email)).toEqual(['welcome']);
  });
});

describe('an account', () => {
  it('is shared by two conversations with its address, but takes only the one it was activated from', async () => {
    const email = newAddress('twice');
    const first = await request({ email, name: 'Dana Rivera' });
    const second = await request({ email, name: 'Somebody Else' });
    const [one, two] = await mailRows(database, email);
    expect(await database.query('select id from users where email = $1', [email])).toHaveLength(1);
    const visitor = visit();
    expect((await activate(one!.token, one!.temporaryPassword, visitor)).data).toMatchObject({
      user: { firstName: 'Dana' },
    });
    expect(await activate(two!.token, two!.temporaryPassword)).toMatchObject(dead);
    expect(await ownerOf(first.conversationId)).toBe((await userOf(email))!.id);
    // The other browser hasn't proved ownership, so its conversation stays its own.
    expect(await ownerOf(second.conversationId)).toBeNull();
    expect((await second.visitor.api.chat.current.query())!.id).toBe(second.conversationId);
  });

  it('drops a password set before the address was confirmed when it is activated', async () => {
    const email = newAddress('squatted');
    const squatter = visit();
    const theirs = 'the password of a squatter';
    await squatter.api.auth.signUp.mutate({ email, password: theirs, fullName: 'Mallory', businessName: 'Theirs' });
    const squattedLink = (await newestMail(database, email, 'confirm-address')).token;
    const { visitor } = await request({ email, name: 'Dana Rivera' });
    const { token, temporaryPassword } = await newestMail(database, email, 'activation');
    expect((await activate(token, temporaryPassword, visitor)).data).toMatchObject({
      user: { firstName: 'Dana', hasPassword: false },
    });
    expect((await call(squatter, 'auth.signIn', { email, password: theirs })).appCode).toBe('UNAUTHORIZED');
    expect((await call(visit(), 'auth.confirmEmail', { token: squattedLink, password: theirs })).status).toBe(400);
    expect((await userOf(email))!.password_hash).toBeNull();
    // Not even if the squatter's own browser gets the link that the owner never opened.
    expect((await call(squatter, 'auth.confirmEmail', { token: squattedLink })).status).toBe(400);
    expect(await squatter.api.auth.session.query()).toBeNull();
  });

  it('is not changed by a request if it is already active', async () => {
    const owner = await insertAccount(database, { name: 'owner' });
    const before = await accountRows(database, owner.id);
    const { profileId, visitor } = await request({ email: owner.email, name: 'Mallory' });
    expect((await call(visitor, 'activation.resend', { profileId })).data).toEqual({
      status: 'mailed',
      email: owner.email,
    });
    expect(await templatesTo(database, owner.email)).toEqual(['existing-account', 'existing-account']);
    expect(await database.query('select id from account_activation_tokens where user_id = $1', [owner.id])).toEqual([]);
    expect(await accountRows(database, owner.id)).toBe(before);
  });

  it('takes over conversations with its address only from the browser that signs in', async () => {
    const owner = await insertAccount(database, { name: 'owner' });
    const mine = await insertFinishedProfile(database, { email: owner.email.toUpperCase() });
    const other = await insertFinishedProfile(database, { email: newAddress('other'), visitorId: mine.visitorId });
    const elsewhere = await insertFinishedProfile(database, { email: owner.email });
    const visitor = visit(mine.cookie);
    await visitor.api.auth.signIn.mutate({ email: owner.email, password: testPassword });
    expect(await ownerOf(mine.conversationId)).toBe(owner.id);
    expect(await ownerOf(other.conversationId)).toBeNull();
    expect(await ownerOf(elsewhere.conversationId)).toBeNull();
    expect((await call(visitor, 'activation.createAccount', { profileId: mine.profileId })).data).toMatchObject({
      status: 'attached',
    });
  });
});

describe('the temporary password', () => {
  it('never works for signing in, even after activation or a password change', { tags: ['check-4'] }, async () => {
    const links = await insertActivations(database, 4);
    const codes: (string | undefined)[] = [];
    for (const [index, { token, email }] of links.entries()) {
      const visitor = visit();
      const login = async () =>
        codes.push((await call(visit(), 'auth.signIn', { email, password: testPassword })).appCode);
      if (index > 0) await login();
      expect((await activate(token, testPassword, visitor)).status).toBe(200);
      await login();
      expect(await activate(token, testPassword)).toMatchObject(dead);
      if (index % 4 === 2) await visitor.api.auth.choosePassword.mutate({ newPassword: 'a password of my own' });
      if (index % 4 === 3)
        await visitor.fetch('/trpc/auth.signOut?batch=1', { method: 'POST', headers: json, body: '{}' });
      await login();
      await login();
    }
    expect(new Set(codes)).toEqual(new Set(['email_not_confirmed', 'UNAUTHORIZED']));
    const sessions = await database.query<{ count: number }>(
      `select count(*)::int as count from sessions where user_id = any($1)`,
      [links.map(({ userId }) => userId)],
    );
    // One per activation, minus the one that signed out.
    expect(sessions[0]!.count).toBe(links.length - 1);
  });
});
