/**
 * Access rules for signing in and out. Links work for anyone who holds them; answers reveal nothing about addresses.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { insertAccount, insertLink, newAddress, testPassword } from '#tests/helpers/members.ts';
import {
  absentToken,
  accountOf,
  anyone,
  asSomebodyNew,
  badInput,
  byAddress,
  cell,
  noTexts,
  ok,
  plain,
  refused,
  type Row,
  uniform,
} from './cells.ts';

const wrongCredentials = refused(401, 'That email and password don’t match. Check both, or reset your password.');
const deadConfirmation = refused(400, 'This confirmation link has expired or is invalid. Request a new one.');
const deadReset = refused(400, 'This reset link has expired or is invalid. Request a new one.');
const passwordNeeded = refused(412, 'Please enter your password to confirm this address.');

/** The answer is about the caller and no one else. */
const aboutMe = ok((data, actor) => {
  expect(JSON.stringify(data)).toContain(actor.account!.id);
});

export const authRows: Record<string, Row> = {
  'auth.session': anyone(
    plain(
      ok((data, actor) => {
        if (actor.isSignedIn) expect(data).toMatchObject({ user: { id: actor.account!.id } });
        else expect(data).toBeNull();
      }),
    ),
  ),
  'auth.signIn': anyone(() => ({ email: newAddress(), password: 'x' }), {
    malformed: badInput(() =>
      noTexts.flatMap((bad) => [
        { email: bad, password: 'x' },
        { email: newAddress(), password: bad },
      ]),
    ),
    absent: cell(() => [{ email: newAddress(), password: testPassword }], wrongCredentials),
    'another’s': cell(
      (_, world) => [{ email: world.actors['member A'].account!.email, password: 'not their password' }],
      wrongCredentials,
    ),
    own: cell(
      (actor) => accountOf(actor).map(({ email }) => ({ email, password: testPassword })),
      (actor) =>
        actor.isSignedIn
          ? ok((data) => expect(data).toMatchObject({ user: { id: actor.account!.id } }))
          : refused(401, 'This account has been deactivated. If you think that’s a mistake, write to us.'),
    ),
  }),
  'auth.signOut': anyone(plain(uniform)),
  'auth.signUp': anyone(
    () => ({
      email: newAddress(),
      password: testPassword,
      fullName: 'Eve',
      businessName: 'Eve',
      referralCode: 'ABCD2345',
    }),
    byAddress((email) => ({ email, password: 'somebody else’s choice', fullName: 'Eve', businessName: '' })),
  ),
  'auth.resendConfirmation': anyone(
    () => ({ email: newAddress() }),
    byAddress((email) => ({ email })),
  ),
  'auth.forgotPassword': anyone(
    () => ({ email: newAddress() }),
    byAddress((email) => ({ email })),
  ),
  'auth.confirmEmail': anyone(() => ({ token: absentToken, password: 'x' }), {
    malformed: badInput(() => noTexts.map((token) => ({ token }))),
    absent: cell(
      () => [{ token: absentToken }, { token: '' }, { token: absentToken, password: testPassword }],
      deadConfirmation,
    ),
    'another browser’s sign-up': cell(async (_, { database }) => {
      const account = await insertAccount(database, { isConfirmed: false });
      return [{ token: await insertLink(database, account, 'confirm_email', { visitorId: randomUUID() }) }];
    }, passwordNeeded),
    'another account’s move': cell(
      async (_, { database, bystander }) => [
        { token: await insertLink(database, bystander, 'change_email', { email: newAddress('moved') }) },
      ],
      passwordNeeded,
    ),
    'a banned account’s move': cell(async ({ name }, { database, actors }) => {
      // Its own cookie doesn't work, so it signs in with the password.
      const { account } = actors.banned;
      const token = await insertLink(database, account!, 'change_email', {
        email: newAddress(`moved-${name.length}`),
      });
      return [{ token, password: testPassword }];
    }, deadConfirmation),
    'a reset link': cell(
      async (_, { database, bystander }) => [{ token: await insertLink(database, bystander, 'reset_password') }],
      deadConfirmation,
    ),
    'the own account’s move': cell(
      async (actor, { database }) =>
        actor.isSignedIn
          ? [{ token: await insertLink(database, actor.account!, 'change_email', { email: newAddress('moved') }) }]
          : [],
      aboutMe,
    ),
    'this browser’s sign-up': cell(async (actor, { database }) => {
      if (!actor.visitorId) return [];
      const account = await insertAccount(database, { isConfirmed: false });
      return [{ token: await insertLink(database, account, 'confirm_email', { visitorId: actor.visitorId }) }];
    }, asSomebodyNew),
  }),
  'auth.checkResetLink': anyone(() => ({ token: absentToken }), {
    malformed: badInput(() => noTexts.map((token) => ({ token }))),
    absent: cell(() => [{ token: absentToken }, { token: '' }], {
      ...ok((data) => expect(data).toEqual({ valid: false, isFirst: false })),
      changesNothing: true,
    }),
    'whoever’s': cell(
      async (_, { database, bystander }) => [{ token: await insertLink(database, bystander, 'reset_password') }],
      ok((data) => expect(data).toEqual({ valid: true, isFirst: false })),
    ),
  }),
  'auth.resetPassword': anyone(() => ({ token: absentToken, password: testPassword }), {
    malformed: badInput(() =>
      noTexts.flatMap((bad) => [
        { token: bad, password: testPassword },
        { token: absentToken, password: bad },
      ]),
    ),
    absent: cell(() => [{ token: absentToken, password: testPassword }], deadReset),
    'a link of another kind': cell(
      async (_, { database, bystander }) => [
        { token: await insertLink(database, bystander, 'confirm_email'), password: testPassword },
      ],
      deadReset,
    ),
    'a banned account’s': cell(
      async (_, { database, actors }) => [
        { token: await insertLink(database, actors.banned.account!, 'reset_password'), password: testPassword },
      ],
      // This uses up the link.
      { ...deadReset, changesNothing: false },
    ),
    'whoever’s': cell(
      async (_, { database }) => [
        {
          token: await insertLink(database, await insertAccount(database), 'reset_password'),
          password: testPassword,
        },
      ],
      asSomebodyNew,
    ),
  }),
};
