/** Sign-up by form, its confirmation, and sign-in before it. */
import { describe, expect, it } from 'vitest';
import { accountRows, mailRows, newestMail, templatesTo } from '#tests/helpers/accounts.ts';
import { insertAccount, newAddress, signIn, testPassword } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';

describe('signing up by form', async () => {
  // Without a worker, so that emails stay in their rows, where a test can read them.
  const { database: formDatabase, site: web } = await openSite({ role: 'web' });
  const password = 'quiet lantern seventeen';
  const dead = 'This confirmation link has expired or is invalid. Request a new one.';

  const visit = () => createVisitor(web.address);
  const userOf = async (email: string) =>
    (await formDatabase.query<Record<string, unknown>>('select * from users where email = $1', [email]))[0];

  async function signUp(email = newAddress('new'), visitor = visit()) {
    const body = { email, password, fullName: 'Ann Lee Roe', businessName: 'Roe Roofing' };
    expect(await visitor.call('auth.signUp', 'mutation', body)).toMatchObject({ status: 200, data: { ok: true } });
    const { token } = await newestMail(formDatabase, email, 'confirm-address');
    return { email, visitor, token };
  }
  const confirm = (visitor: Visitor, token: string, given?: string) =>
    visitor.call('auth.confirmEmail', 'mutation', { token, ...(given === undefined ? {} : { password: given }) });

  it('needs an address and a password, and creates a pending account', async () => {
    expect((await visit().call('auth.signUp', 'mutation', { password })).status).toBe(400);
    expect((await visit().call('auth.signUp', 'mutation', { email: newAddress() })).status).toBe(400);
    const { email, visitor } = await signUp();
    expect(await userOf(email)).toMatchObject({ confirmed_at: null, role: 'member', welcome_due_at: null });
    expect(await visitor.api.auth.session.query()).toBeNull();
    const [link] = await formDatabase.query<{ hours: number }>(
      `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from user_tokens where email = $1`,
      [email],
    );
    expect(link!.hours).toBe(48);
  });

  it('completes in the same browser through the link, which signs in and starts membership and profile', async () => {
    const { email, visitor, token } = await signUp();
    const answer = await visitor.api.auth.confirmEmail.mutate({ token });
    expect(answer).toMatchObject({
      kind: 'confirmed',
      user: { email, role: 'member', firstName: 'Ann', lastName: 'Lee Roe', hasPassword: true },
    });
    expect(answer.user).toMatchObject({ fullName: 'Ann Lee Roe', businessName: 'Roe Roofing' });
    expect((await visitor.api.auth.session.query())!.user).toEqual(answer.user);
    expect(await visitor.api.membership.current.query()).toMatchObject({
      status: 'active',
      daysLeft: 14,
      preview: null,
    });
    expect(await templatesTo(formDatabase, email)).toEqual(['confirm-address', 'welcome']);
    expect(await confirm(visitor, token)).toMatchObject({ status: 400, appCode: 'LINK_EXPIRED', message: dead });
    expect(await confirm(visit(), token, password)).toMatchObject({
      status: 400,
      appCode: 'LINK_EXPIRED',
      message: dead,
    });
  });

  it('asks for the password when the link is opened in another browser, five times at most', async () => {
    const { email, visitor, token } = await signUp();
    const other = visit();
    expect(await confirm(other, token)).toMatchObject({ status: 412, appCode: 'PASSWORD_NEEDED' });
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(await confirm(other, token, `wrong ${attempt}`)).toMatchObject({
        appCode: 'INVALID',
        message: 'That isn’t the password you chose when you signed up. Try again.',
      });
    expect(await confirm(visit(), token, password)).toMatchObject({ appCode: 'LINK_EXPIRED', message: dead });
    expect((await userOf(email))!.confirmed_at).toBeNull();
    // Guesses in other browsers don't affect the browser used for sign-up.
    expect((await confirm(visitor, token)).status).toBe(200);
  });

  it('completes in another browser with the right password', async () => {
    const { email, token } = await signUp();
    const other = visit();
    expect((await confirm(other, token, 'wrong')).appCode).toBe('INVALID');
    expect((await confirm(other, token, password)).data).toMatchObject({ kind: 'confirmed', user: { email } });
    expect((await other.api.auth.session.query())!.user.email).toBe(email);
  });

  it('completes for exactly one of twenty simultaneous clicks', async () => {
    const { email, visitor, token } = await signUp();
    const cookie = visitor.cookie();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => confirm(createVisitor(web.address, { cookie }), token)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(400)]);
    const rows = await formDatabase.query(
      'select s.id from sessions s join users u on u.id = s.user_id where u.email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(await templatesTo(formDatabase, email)).toEqual(['confirm-address', 'welcome']);
  });

  it('does not complete with a link older than two days, or a made-up one', async () => {
    const { visitor, email, token } = await signUp();
    await formDatabase.query(`update user_tokens set expires_at = now() where email = $1`, [email]);
    expect(await confirm(visitor, token)).toMatchObject({ appCode: 'LINK_EXPIRED', message: dead });
    for (const made of ['', 'x', token.toUpperCase(), `${token} `, token.slice(0, -1), 'é'.repeat(43)])
      expect(await confirm(visit(), made)).toMatchObject({ appCode: 'LINK_EXPIRED', message: dead });
    expect((await userOf(email))!.confirmed_at).toBeNull();
  });

  it('resends the link on request, but only for pending accounts', async () => {
    const { visitor, email, token } = await signUp();
    const confirmed = await insertAccount(formDatabase);
    const nobody = newAddress('nobody');
    const again = (address: string) => visitor.call('auth.resendConfirmation', 'mutation', { email: address });
    const answers = [await again(email), await again(confirmed.email), await again(nobody)];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, data: { ok: true } });
    expect(await templatesTo(formDatabase, email)).toEqual(['confirm-address', 'confirm-address']);
    expect(await mailRows(formDatabase, confirmed.email)).toEqual([]);
    expect(await mailRows(formDatabase, nobody)).toEqual([]);
    const second = await newestMail(formDatabase, email, 'confirm-address');
    expect(second.token).not.toBe(token);
    expect((await confirm(visitor, second.token)).status).toBe(200);
    expect((await again(email)).data).toEqual({ ok: true });
    expect(await templatesTo(formDatabase, email)).toEqual(['confirm-address', 'confirm-address', 'welcome']);
  });

  it('leaves an existing account with the address unchanged, and tells its owner', async () => {
    const owner = await signIn(web.address, await insertAccount(formDatabase, { name: 'owner' }));
    const before = await accountRows(formDatabase, owner.id);
    const stranger = visit();
    const body = { email: owner.email, password, fullName: 'Somebody Else', businessName: 'Theirs' };
    const answer = await stranger.call('auth.signUp', 'mutation', body);
    const fresh = await visit().call('auth.signUp', 'mutation', { ...body, email: newAddress('fresh') });
    expect(answer).toEqual(fresh);
    expect(await accountRows(formDatabase, owner.id)).toBe(before);
    expect(await mailRows(formDatabase, owner.email)).toMatchObject([{ template: 'existing-account', token: '' }]);
    expect(await formDatabase.query('select id from user_tokens where user_id = $1', [owner.id])).toEqual([]);
    expect((await stranger.call('auth.signIn', 'mutation', { email: owner.email, password })).appCode).toBe(
      'UNAUTHORIZED',
    );
    expect(await stranger.api.auth.session.query()).toBeNull();
    await visit().api.auth.signIn.mutate({ email: owner.email, password: testPassword });
  });

  it('does not replace the password of a pending account', async () => {
    const { email, visitor, token } = await signUp();
    const { password_hash: before } = (await userOf(email))!;
    const body = { email, password: 'a password of somebody else', fullName: '', businessName: '' };
    expect((await visit().call('auth.signUp', 'mutation', body)).data).toEqual({ ok: true });
    expect((await userOf(email))!.password_hash).toBe(before);
    expect((await confirm(visitor, token)).status).toBe(200);
  });

  it('says "not confirmed" only if the password is right', async () => {
    const { email, visitor } = await signUp();
    const tryWith = (given: string) => visitor.call('auth.signIn', 'mutation', { email, password: given });
    const unknown = await visitor.call('auth.signIn', 'mutation', { email: newAddress('nobody'), password });
    expect(await tryWith('not the password')).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 401, appCode: 'UNAUTHORIZED' });
    expect(await tryWith(password)).toMatchObject({
      status: 403,
      appCode: 'email_not_confirmed',
      message: 'Please check your email and confirm your account before logging in.',
    });
    expect(await visitor.api.auth.session.query()).toBeNull();
  });
});
