/** From a conversation, or from a form, to an account: sign-up, activation, sign-in, sign-out, passwords, sessions. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { converse, profileOf, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { linkMailed, mailsTo, temporaryPasswordIn } from '../helpers/mails.ts';
import { createVisitor, startSite } from '../helpers/site.ts';
import { until } from '../helpers/wait.ts';

let database: TestDatabase;
let site: Serving;

beforeAll(async () => {
  database = await createDatabase();
  site = await startSite({ databaseUrl: database.url });
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

it('from the conversation to a member: mail, activation, profile, trial, welcome, samples', async () => {
  const email = 'dana.first@example.com';
  const visitor = createVisitor(site.address);
  const conversation = await converse(visitor, sampleAnswers({ contact_info: 'Dana.First@Example.com' }), 'final_cta');
  await visitor.api.profile.generate.mutate({ conversationId: conversation.id });
  const { profileId } = await profileOf(visitor, conversation.id);
  expect(await visitor.api.activation.createAccount.mutate({ profileId })).toEqual({ status: 'mailed', email });

  const { mail, token } = await linkMailed(email, '/auth/activate');
  const password = temporaryPasswordIn(mail);
  expect(await visitor.api.activation.validate.mutate({ token })).toEqual({
    email,
    name: 'Dana Rivera',
    businessName: 'Coral Bay Cooling',
  });
  // Before activation the temporary password opens nothing.
  expect(await visitor.call('auth.signIn', 'mutation', { email, password })).toMatchObject({
    appCode: 'email_not_confirmed',
    message: 'Please check your email and confirm your account before logging in.',
  });
  expect(await visitor.call('activation.activate', 'mutation', { token, password: 'wrong' })).toMatchObject({
    status: 400,
    message: 'Invalid password. Please check the password from your email.',
  });
  const { user } = await visitor.api.activation.activate.mutate({ token, password });
  expect(user).toMatchObject({ email, firstName: 'Dana', lastName: 'Rivera', businessName: 'Coral Bay Cooling' });
  expect(user).toMatchObject({ role: 'member', hasPassword: false });
  expect((await visitor.api.auth.session.query())!.user).toEqual(user);
  expect((await visitor.api.profile.mine.query())!.conversationId).toBe(conversation.id);
  expect((await visitor.api.chat.current.query())!.id).toBe(conversation.id);

  // And after it neither.
  const stranger = createVisitor(site.address);
  expect((await stranger.call('auth.signIn', 'mutation', { email, password })).appCode).toBe('UNAUTHORIZED');
  expect((await stranger.call('activation.activate', 'mutation', { token, password })).message).toBe(
    'This activation link has expired or is invalid',
  );

  await visitor.api.auth.choosePassword.mutate({ newPassword: 'a password of my own' });
  await stranger.api.auth.signIn.mutate({ email, password: 'a password of my own' });
  expect((await stranger.api.profile.mine.query())!.conversationId).toBe(conversation.id);

  const membership = (await visitor.api.membership.current.query())!;
  expect(membership).toMatchObject({ status: 'active', daysLeft: 14, preview: { daysLeft: 7 } });
  expect(Date.parse(membership.expiresAt) - Date.parse(membership.startsAt)).toBe(14 * 24 * 3600 * 1000);
  const notifications = await until('five samples', async () => {
    const list = await visitor.api.notifications.list.query();
    return list.length === 5 && list;
  });
  expect(notifications.map(({ isRead }) => isRead)).toEqual([false, false, false, true, true]);
  expect(notifications.every(({ isSample }) => isSample)).toBe(true);
  await until('a welcome mail', async () => (await mailsTo(email)).some(({ subject }) => /welcome/i.test(subject)));
});
