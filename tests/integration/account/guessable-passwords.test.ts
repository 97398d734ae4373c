/** Rejects easy-to-guess passwords wherever one is chosen, and still signs in people who already have one. */
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/lib/password.ts';
import { createMember, insertAccount, insertLink, newAddress, testPassword } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';

const { database, site: web } = await openSite({ role: 'web' });

const visit = () => createVisitor(web.address);
const call = (visitor: Visitor, path: string, input: unknown) => visitor.call(path, 'mutation', input);
const next = 'copper bridge at nine';
const canSignIn = async (email: string, password: string) =>
  (await call(visit(), 'auth.signIn', { email, password })).status === 200;

describe('an easy-to-guess password', () => {
  const weak = ['password', '12345678', 'everglow', 'Everglow2026'];
  const refused = {
    status: 400,
    appCode: 'WEAK_PASSWORD',
    message: expect.stringContaining('three or four unrelated words') as string,
  };

  it('is rejected at sign-up, whether or not the address has an account', async () => {
    const known = await insertAccount(database);
    for (const email of [known.email, newAddress()]) {
      for (const password of [...weak, email.split('@')[0]!, 'Dana Rivera', 'Coral Bay 1']) {
        const form = { email, password, fullName: 'Dana Rivera', businessName: 'Coral Bay' };
        expect([password, await call(visit(), 'auth.signUp', form)]).toMatchObject([password, refused]);
      }
    }
    expect(await canSignIn(known.email, testPassword)).toBe(true);
  });

  it('is rejected by a reset link, which keeps working', async () => {
    const account = await insertAccount(database);
    const token = await insertLink(database, account, 'reset_password');
    const reset = (password: string) => call(visit(), 'auth.resetPassword', { token, password });
    for (const password of [...weak, account.email]) expect(await reset(password)).toMatchObject(refused);
    expect(await canSignIn(account.email, testPassword)).toBe(true);
    expect((await reset(next)).status).toBe(200);
  });

  it('is rejected when a member changes or first sets a password', async () => {
    const member = await createMember(database, web.address);
    const change = (newPassword: string) =>
      call(member.visitor, 'auth.changePassword', { currentPassword: testPassword, newPassword });
    for (const password of [...weak, member.email]) expect(await change(password)).toMatchObject(refused);
    await database.query('update users set password_hash = null where id = $1', [member.id]);
    for (const password of [...weak, member.email])
      expect(await call(member.visitor, 'auth.choosePassword', { newPassword: password })).toMatchObject(refused);
    expect((await call(member.visitor, 'auth.choosePassword', { newPassword: next })).status).toBe(200);
  });

  it('still works for people who already have it', async () => {
    const account = await insertAccount(database);
    const known = await hashPassword('password');
    await database.query('update users set password_hash = $2 where id = $1', [account.id, known]);
    expect(await canSignIn(account.email, 'password')).toBe(true);
  });
});
