/** What needs a session, and what needs an admin’s. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { newAddress, testPassword } from '../../helpers/members.ts';
import {
  accountOf,
  byAddress,
  cell,
  malformed,
  noTexts,
  nothing,
  ofMember,
  ok,
  plain,
  refused,
  uniform,
  type Row,
} from './cells.ts';

export const memberRows: Record<string, Row> = {
  'auth.changePassword': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ currentPassword: 'x', newPassword: testPassword }),
    cells: {
      malformed: cell(
        () =>
          noTexts.flatMap((bad) => [
            { currentPassword: bad, newPassword: testPassword },
            { currentPassword: testPassword, newPassword: bad },
          ]),
        malformed,
      ),
      'with a wrong password': cell(
        () => [{ currentPassword: 'wrong', newPassword: testPassword }],
        refused(400, 'Your current password is not right.'),
      ),
      own: cell(() => [{ currentPassword: testPassword, newPassword: testPassword }], ok()),
    },
  },
  'auth.choosePassword': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ newPassword: testPassword }),
    cells: {
      malformed: cell(() => noTexts.map((newPassword) => ({ newPassword })), malformed),
      'there is one': cell(
        () => [{ newPassword: testPassword }],
        refused(409, 'This account has a password already. Change it in settings.'),
      ),
      'there is none': cell(async (actor, { database }) => {
        await database.query('update users set password_hash = null where id = $1', [
          actor.account?.id ?? randomUUID(),
        ]);
        return [{ newPassword: testPassword }];
      }, ok()),
    },
  },
  'auth.changeEmail': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ email: newAddress(), password: testPassword }),
    cells: {
      ...byAddress((email) => ({ email, password: testPassword })),
      'with a wrong password': cell(
        () => [{ email: newAddress(), password: 'wrong' }],
        refused(400, 'Your current password is not right.'),
      ),
    },
  },
  'auth.sessions': {
    type: 'query',
    guard: 'member',
    cells: plain(ok((data, actor) => expect(data).toMatchObject([{ id: actor.account!.sessionId, current: true }]))),
  },
  'auth.revokeSession': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ sessionId: randomUUID() }),
    cells: ofMember('sessionId', {
      own: ({ account }) => account?.sessionId,
      another: ({ bystander }) => bystander.sessionId,
    }),
  },
  'auth.signOutEverywhere': { type: 'mutation', guard: 'member', cells: plain(uniform) },
  'membership.current': {
    type: 'query',
    guard: 'member',
    cells: plain(ok((data) => expect(data).toMatchObject({ status: 'active', daysLeft: 14 }))),
  },
  'notifications.list': {
    type: 'query',
    guard: 'member',
    cells: plain(
      ok((data, actor) =>
        expect(data).toMatchObject([{ id: actor.notificationId, title: `For ${actor.account!.id}` }]),
      ),
    ),
  },
  'notifications.markRead': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ notificationId: randomUUID() }),
    cells: ofMember('notificationId', {
      own: (actor) => actor.notificationId,
      another: ({ bystander }) => bystander.notificationId,
    }),
  },
  'notifications.markAllRead': { type: 'mutation', guard: 'member', cells: plain(uniform) },
  'admin.isAdmin': {
    type: 'query',
    guard: 'anyone',
    sample: () => ({ userId: randomUUID() }),
    cells: {
      ...ofMember('userId', { own: ({ account }) => account?.id, another: () => undefined }),
      absent: cell(
        () => [{ userId: randomUUID() }],
        ok((data) => expect(data).toBe(false)),
      ),
      'another’s': cell(
        (_, { bystander }) => [{ userId: bystander.id }],
        ok((data) => expect(data).toBe(false)),
      ),
      'the admin’s': cell(
        ({ isAdmin }, { actors }) => (isAdmin ? [] : [{ userId: actors.admin.account!.id }]),
        ok((data) => expect(data).toBe(false)),
      ),
      own: cell(
        (actor) => accountOf(actor).map(({ id }) => ({ userId: id })),
        ok((data, actor) => expect(data).toBe(actor.isAdmin)),
      ),
    },
  },
  'admin.setUserActive': {
    type: 'mutation',
    guard: 'admin',
    sample: () => ({ userId: randomUUID(), isActive: false }),
    cells: {
      ...ofMember('userId', { own: () => undefined, another: () => randomUUID() }, (userId) => ({
        userId,
        isActive: false,
      })),
      absent: cell(() => [false, true].map((isActive) => ({ userId: randomUUID(), isActive })), nothing),
      own: cell(
        (actor) => accountOf(actor).map(({ id }) => ({ userId: id, isActive: false })),
        refused(400, 'You cannot deactivate your own account.'),
      ),
      'another’s': cell(
        (_, { bystander }) => [false, true].map((isActive) => ({ userId: bystander.id, isActive })),
        uniform,
      ),
    },
  },
};
