/** Resets, changes and sets passwords, and moves accounts to a new address. */
import { describe, expect, it } from 'vitest';
import {
  accountRows,
  insertActivations,
  insertFinishedProfile,
  mailRows,
  newestMail,
  templatesTo,
} from '#tests/helpers/accounts.ts';
import {
  ban,
  createMember,
  enter,
  insertAccount,
  insertLink,
  newAddress,
  testPassword,
  testPasswordHash,
} from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';

const { database, site: web } = await openSite({ role: 'web' });

const visit = () => createVisitor(web.address);
const call = (visitor: Visitor, path: string, input: unknown) => visitor.call(path, 'mutation', input);
const next = 'copper bridge at nine';
const deadReset = {
  status: 400,
  appCode: 'LINK_EXPIRED',
  message: 'This reset link has expired or is invalid. Request a new one.',
};
const deadLink = {
  status: 400,
  appCode: 'LINK_EXPIRED',
  message: 'This confirmation link has expired or is invalid. Request a new one.',
};

/** Returns whether a browser is signed in, and whether an address and a password can sign in. */
const isIn = async (visitor: Visitor) => (await visitor.api.auth.session.query()) !== null;
const canSignIn = async (email: string, password: string) =>
  (await call(visit(), 'auth.signIn', { email, password })).status === 200;
const row = async (userId: string) =>
  (await database.query<Record<string, unknown>>('select * from users where id = $1', [userId]))[0]!;

describe('a forgotten password', () => {
  async function askFor(email: string) {
    expect(await call(visit(), 'auth.forgotPassword', { email })).toMatchObject({ status: 200, data: { ok: true } });
    return (await newestMail(database, email, 'reset-password')).token;
  }
  const reset = (visitor: Visitor, token: string, password = next) =>
    call(visitor, 'auth.resetPassword', { token, password });

  it('is reset by a link, which ends every session and signs in', async () => {
    const account = await insertAccount(database);
    const [first, second] = [await enter(database, web.address, account), await enter(database, web.address, account)];
    const token = await askFor(account.email);
    const other = await askFor(account.email);
    for (let peek = 0; peek < 5; peek += 1)
      expect((await call(visit(), 'auth.checkResetLink', { token })).data).toEqual({ valid: true, isFirst: false });
    expect(await isIn(first.visitor)).toBe(true);

    const visitor = visit();
    expect((await reset(visitor, token)).data).toMatchObject({ user: { id: account.id, hasPassword: true } });
    expect(await isIn(visitor)).toBe(true);
    expect([await isIn(first.visitor), await isIn(second.visitor)]).toEqual([false, false]);
    expect([await canSignIn(account.email, testPassword), await canSignIn(account.email, next)]).toEqual([false, true]);
    expect(await templatesTo(database, account.email)).toEqual([
      'reset-password',
      'reset-password',
      'password-changed',
    ]);
    // The link is used up, and so is the other one in the mailbox.
    expect(await reset(visit(), token, 'one more password')).toMatchObject(deadReset);
    expect(await reset(visit(), other, 'one more password')).toMatchObject(deadReset);
    expect((await call(visit(), 'auth.checkResetLink', { token })).data).toEqual({ valid: false, isFirst: false });
    expect(await canSignIn(account.email, next)).toBe(true);
  });

  it('is reset by a link within an hour, and by only one of six simultaneous uses', async () => {
    const account = await insertAccount(database);
    const late = await askFor(account.email);
    const [link] = await database.query<{ minutes: number }>(
      `select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from user_tokens where user_id = $1`,
      [account.id],
    );
    expect(link!.minutes).toBe(60);
    await database.query(`update user_tokens set expires_at = now() where user_id = $1`, [account.id]);
    expect((await call(visit(), 'auth.checkResetLink', { token: late })).data).toEqual({
      valid: false,
      isFirst: false,
    });
    expect(await reset(visit(), late)).toMatchObject(deadReset);

    const token = await askFor(account.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => reset(visit(), token, `${next} ${index}`)),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    expect(await canSignIn(account.email, `${next} ${winners[0]}`)).toBe(true);
  });

  it('gets the same answer, but no email, for an unknown address and a banned account', async () => {
    const banned = await insertAccount(database);
    await ban(database, banned.id);
    const known = await insertAccount(database);
    const nobody = newAddress('nobody');
    const answers = await Promise.all(
      [known.email, banned.email, nobody].map((email) => call(visit(), 'auth.forgotPassword', { email })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await templatesTo(database, known.email)).toEqual(['reset-password']);
    expect([await mailRows(database, banned.email), await mailRows(database, nobody)]).toEqual([[], []]);
    expect(await database.query('select id from users where email = $1', [nobody])).toEqual([]);
  });

  it('is reset by a link that also confirms the account, and ends its activation link and temporary password', async () => {
    const [waiting] = await insertActivations(database, 1);
    const token = await askFor(waiting!.email);
    const visitor = visit();
    expect((await reset(visitor, token)).status).toBe(200);
    expect((await row(waiting!.userId)).confirmed_at).not.toBeNull();
    expect(await call(visit(), 'activation.activate', { token: waiting!.token, password: testPassword })).toMatchObject(
      {
        status: 400,
        message: 'This activation link has expired or is invalid',
      },
    );
    expect([await canSignIn(waiting!.email, testPassword), await canSignIn(waiting!.email, next)]).toEqual([
      false,
      true,
    ]);
    // A confirmed account has a membership, however it was confirmed.
    expect(await visitor.api.membership.current.query()).toMatchObject({ status: 'active', daysLeft: 14 });
    expect(await templatesTo(database, waiting!.email)).toEqual(['reset-password', 'welcome']);
  });

  it('can be reset by its owner while someone is guessing at the account', async () => {
    const account = await insertAccount(database);
    for (let guess = 0; guess < 10; guess += 1)
      await call(visit(), 'auth.signIn', { email: account.email, password: 'x' });
    expect((await call(visit(), 'auth.signIn', { email: account.email, password: testPassword })).status).toBe(429);
    expect((await reset(visit(), await askFor(account.email))).status).toBe(200);
    expect(await canSignIn(account.email, next)).toBe(true);
  });

  it('is not reset by a link that was sent to an earlier address', async () => {
    const account = await insertAccount(database);
    const token = await askFor(account.email);
    const { visitor } = await enter(database, web.address, account);
    const newEmail = newAddress('moved');
    await visitor.api.auth.changeEmail.mutate({ email: newEmail, password: testPassword });
    await visitor.api.auth.confirmEmail.mutate({ token: (await newestMail(database, newEmail, 'change-email')).token });
    expect(await reset(visit(), token)).toMatchObject(deadReset);
    expect(await canSignIn(newEmail, testPassword)).toBe(true);
  });
});

describe('a known password', () => {
  it('is changed with the current one; other sessions and open reset links end, and this session stays', async () => {
    const account = await insertAccount(database);
    const [here, there] = [await enter(database, web.address, account), await enter(database, web.address, account)];
    const link = await insertLink(database, account, 'reset_password');
    const wrong = { currentPassword: 'not this', newPassword: next };
    expect(await call(here.visitor, 'auth.changePassword', wrong)).toMatchObject({
      status: 400,
      appCode: 'INVALID',
      message: 'That isn’t your current password. Try again.',
    });
    expect(await isIn(there.visitor)).toBe(true);
    await here.visitor.api.auth.changePassword.mutate({ currentPassword: testPassword, newPassword: next });
    expect([await isIn(here.visitor), await isIn(there.visitor)]).toEqual([true, false]);
    expect([await canSignIn(account.email, testPassword), await canSignIn(account.email, next)]).toEqual([false, true]);
    expect((await call(visit(), 'auth.checkResetLink', { token: link })).data).toEqual({
      valid: false,
      isFirst: false,
    });
    expect(await templatesTo(database, account.email)).toEqual(['password-changed']);
  });

  it('is changed once by two simultaneous changes', async () => {
    const member = await createMember(database, web.address);
    const answers = await Promise.all(
      ['first of the two', 'second of the two'].map((newPassword) =>
        call(member.visitor, 'auth.changePassword', { currentPassword: testPassword, newPassword }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)!.appCode).toMatch(/^(CONFLICT|INVALID|UNAUTHORIZED)$/);
    expect(await templatesTo(database, member.email)).toEqual(['password-changed']);
  });

  it('can be guessed at most ten times from a signed-in screen', async () => {
    const member = await createMember(database, web.address);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () =>
        call(member.visitor, 'auth.changePassword', { currentPassword: 'guess', newPassword: next }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
  });
});

describe('the first password', () => {
  it('can be set only while there is none', async () => {
    const [waiting] = await insertActivations(database, 1);
    const visitor = visit();
    await visitor.api.activation.activate.mutate({ token: waiting!.token, password: testPassword });
    expect((await visitor.api.auth.session.query())!.user.hasPassword).toBe(false);
    expect(
      await call(visitor, 'auth.changePassword', { currentPassword: testPassword, newPassword: next }),
    ).toMatchObject({ status: 400, appCode: 'INVALID' });
    expect((await call(visitor, 'auth.choosePassword', { newPassword: next })).status).toBe(200);
    expect((await visitor.api.auth.session.query())!.user.hasPassword).toBe(true);
    expect(await call(visitor, 'auth.choosePassword', { newPassword: 'and another' })).toMatchObject({
      status: 409,
      appCode: 'CONFLICT',
    });
    expect(await canSignIn(waiting!.email, next)).toBe(true);
    expect(await canSignIn(waiting!.email, 'and another')).toBe(false);
  });
});

describe('a new address', () => {
  async function askToMove(options: { name?: string } = {}) {
    const member = await createMember(database, web.address, options.name ?? 'mover');
    const newEmail = newAddress('moved');
    await member.visitor.api.auth.changeEmail.mutate({ email: newEmail, password: testPassword });
    return { member, newEmail, token: (await newestMail(database, newEmail, 'change-email')).token };
  }
  const confirm = (visitor: Visitor, token: string, password?: string) =>
    call(visitor, 'auth.confirmEmail', { token, ...(password === undefined ? {} : { password }) });

  it('takes effect once its link is opened in this session, and the old address is notified', async () => {
    const { member, newEmail, token } = await askToMove();
    expect((await row(member.id)).email).toBe(member.email);
    expect((await confirm(member.visitor, token)).data).toMatchObject({
      kind: 'email_changed',
      user: { email: newEmail },
    });
    expect(await isIn(member.visitor)).toBe(true);
    expect([await canSignIn(member.email, testPassword), await canSignIn(newEmail, testPassword)]).toEqual([
      false,
      true,
    ]);
    const notice = await newestMail(database, member.email, 'email-changed');
    expect(notice.data).toEqual({ newEmail: expect.stringMatching(/^m…@example\.com$/) as unknown });
    expect(JSON.stringify(notice.data)).not.toContain(newEmail);
    expect(await confirm(member.visitor, token)).toMatchObject(deadLink);
  });

  it('needs the password in any other browser, and does not sign it in', async () => {
    const { member, newEmail, token } = await askToMove();
    const other = visit();
    expect(await confirm(other, token)).toMatchObject({ status: 412, appCode: 'PASSWORD_NEEDED' });
    expect((await confirm(other, token, 'wrong')).appCode).toBe('INVALID');
    expect((await row(member.id)).email).toBe(member.email);
    expect((await confirm(other, token, testPassword)).data).toMatchObject({ kind: 'email_changed' });
    expect((await row(member.id)).email).toBe(newEmail);
    expect(await isIn(other)).toBe(false);
  });

  it('moves neither account when another account opens the link without the right password', async () => {
    const { member, token } = await askToMove();
    const somebody = await createMember(database, web.address, 'somebody');
    await database.query('update users set password_hash = $2 where id = $1', [
      member.id,
      (await testPasswordHash()).replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
    ]);
    const before = [await accountRows(database, member.id), await accountRows(database, somebody.id)];
    expect((await confirm(somebody.visitor, token)).appCode).toBe('PASSWORD_NEEDED');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await confirm(somebody.visitor, token, testPassword)).appCode).toBe('INVALID');
    expect(await confirm(visit(), token, testPassword)).toMatchObject(deadLink);
    expect([await accountRows(database, member.id), await accountRows(database, somebody.id)]).toEqual(before);
  });

  it('gets the same answer if it is taken, and its owner is notified', async () => {
    const owner = await insertAccount(database, { name: 'owner' });
    const before = await accountRows(database, owner.id);
    const member = await createMember(database, web.address);
    const free = await call(member.visitor, 'auth.changeEmail', { email: newAddress('free'), password: testPassword });
    const taken = await call(member.visitor, 'auth.changeEmail', { email: owner.email, password: testPassword });
    expect(taken).toEqual(free);
    expect(await templatesTo(database, owner.email)).toEqual(['existing-account']);
    expect(await accountRows(database, owner.id)).toBe(before);
  });

  it('is refused if it was taken in the meantime, and both accounts stay as they are', async () => {
    const { member, newEmail, token } = await askToMove();
    await database.query('insert into users (email, confirmed_at) values ($1, now())', [newEmail]);
    expect(await confirm(member.visitor, token)).toMatchObject(deadLink);
    expect((await row(member.id)).email).toBe(member.email);
    expect(await isIn(member.visitor)).toBe(true);
  });

  it('is refused if its link has expired', async () => {
    const { member, token } = await askToMove();
    await database.query('update user_tokens set expires_at = now() where user_id = $1', [member.id]);
    expect(await confirm(member.visitor, token)).toMatchObject(deadLink);
    expect(await confirm(visit(), token, testPassword)).toMatchObject(deadLink);
  });

  it('leaves conversations and membership unchanged', async () => {
    const { member, token } = await askToMove();
    const { conversationId } = await insertFinishedProfile(database, { email: member.email });
    await database.query('update conversations set user_id = $1 where id = $2', [member.id, conversationId]);
    await confirm(member.visitor, token);
    expect((await member.visitor.api.chat.current.query())!.id).toBe(conversationId);
    expect(await member.visitor.api.membership.current.query()).toMatchObject({ status: 'active' });
  });
});
