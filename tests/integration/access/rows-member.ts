/** What needs a session, and what needs an admin’s. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { requestStatuses } from '../../../shared/domain/member.ts';
import { newAddress, testPassword } from '../../helpers/members.ts';
import {
  accountOf,
  byAddress,
  cell,
  malformed,
  noIds,
  noTexts,
  nothing,
  ofMember,
  ok,
  plain,
  refused,
  uniform,
  type Row,
} from './cells.ts';
import { insertReferral } from './rows-affiliate.ts';
import { insertRequest } from './rows-services.ts';

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
    sample: () => ({ show: 'all' }),
    cells: {
      malformed: cell(
        () => [
          undefined,
          null,
          ...noIds.filter((id) => id !== null).map((cursor) => ({ cursor })),
          { show: 'mine' },
          { userId: randomUUID() },
        ],
        malformed,
      ),
      'after nobody’s': cell(
        () => [{ cursor: randomUUID() }],
        ok((data) => expect(data).toEqual({ entries: [], nextCursor: null })),
      ),
      'after another’s': cell(
        (_, { bystander }) => [
          { cursor: bystander.notificationId },
          { cursor: bystander.notificationId, show: 'unread' },
        ],
        ok((data) => expect(data).toEqual({ entries: [], nextCursor: null })),
      ),
      own: cell(
        () => [{}, { show: 'unread' }, { show: 'all', cursor: null, direction: 'forward' }],
        ok((data, actor) =>
          expect(data).toMatchObject({
            entries: [{ id: actor.notificationId, title: `For ${actor.account!.id}` }],
            nextCursor: null,
          }),
        ),
      ),
    },
  },
  'notifications.summary': {
    type: 'query',
    guard: 'member',
    cells: plain(
      ok((data, actor) =>
        expect(data).toMatchObject({
          unread: 1,
          latest: [{ id: actor.notificationId, title: `For ${actor.account!.id}` }],
        }),
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
  'admin.serviceRequests': {
    type: 'query',
    guard: 'admin',
    sample: () => ({ status: 'pending', q: 'words', cursor: `1790000000000000_${randomUUID()}`, direction: 'forward' }),
    cells: {
      malformed: cell(
        () => [
          ...noIds.filter((id) => id !== null).map((cursor) => ({ cursor })),
          ...['', 'x', 42, null].map((status) => ({ status })),
          ...['', 'ab', '  ab  ', '...', 'a b c', '\u0000\u0001ab', 'x'.repeat(101), 42, null].map((q) => ({ q })),
        ],
        malformed,
      ),
      all: cell(
        async (_, { database, bystander }) => {
          await insertRequest(database, bystander.id);
          return [{}];
        },
        ok((data, _, { bystander }) =>
          expect((data as { items: unknown[] }).items[0]).toMatchObject({
            userId: bystander.id,
            userName: 'bystander',
            status: 'pending',
          }),
        ),
      ),
    },
  },
  'admin.serviceRequest': {
    type: 'query',
    guard: 'admin',
    sample: () => ({ requestId: randomUUID() }),
    cells: {
      malformed: cell(() => noIds.map((requestId) => ({ requestId })), malformed),
      absent: cell(() => [{ requestId: randomUUID() }], nothing),
      'another’s': cell(
        async (_, { database, bystander }) => [{ requestId: await insertRequest(database, bystander.id) }],
        ok((data, _, { bystander }) =>
          expect(data).toMatchObject({
            userId: bystander.id,
            userEmail: bystander.email,
            history: [{ status: 'pending', reply: null }],
          }),
        ),
      ),
    },
  },
  'admin.updateServiceRequest': {
    type: 'mutation',
    guard: 'admin',
    sample: () => ({ requestId: randomUUID(), status: 'completed', reply: 'Done.', seen: randomUUID() }),
    cells: {
      malformed: cell(async (_, { database, bystander }) => {
        const requestId = await insertRequest(database, bystander.id);
        return [
          ...noIds.map((id) => ({ requestId: id, status: 'completed' })),
          ...['', 'done', 42, null].map((status) => ({ requestId, status })),
          ...[42, {}, 'x'.repeat(4_001)].map((reply) => ({ requestId, status: 'completed', reply })),
          ...noIds.map((seen) => ({ requestId, status: 'completed', seen })),
        ];
      }, malformed),
      'of which less was seen than there is': cell(
        async (_, { database, bystander }) => {
          const requestId = await insertRequest(database, bystander.id);
          return [{ requestId, status: 'completed', seen: randomUUID() }];
        },
        refused(409, 'This request has changed meanwhile. Read what is new, then send again.'),
      ),
      absent: cell(() => [{ requestId: randomUUID(), status: 'completed' }], nothing),
      'another’s': cell(async (_, { database, bystander }) => {
        const requestId = await insertRequest(database, bystander.id);
        return requestStatuses.map((status) => ({ requestId, status, reply: 'We have looked at it.' }));
      }, uniform),
    },
  },
  'admin.referralsToDecide': {
    type: 'query',
    guard: 'admin',
    sample: () => ({ decision: 'open', cursor: randomUUID(), direction: 'forward' }),
    cells: {
      malformed: cell(
        () => [
          ...noIds.filter((id) => id !== null).map((cursor) => ({ cursor })),
          ...['', 'x', 42, null].map((decision) => ({ decision })),
        ],
        malformed,
      ),
      all: cell(
        async (_, { database, bystander }) => {
          await insertReferral(database, bystander.id);
          await insertReferral(database, bystander.id, ['same_network']);
          return [{}];
        },
        ok((data) => expect((data as { items: { flags: string[] }[] }).items[0]!.flags).toEqual(['same_network'])),
      ),
    },
  },
  'admin.decideReferral': {
    type: 'mutation',
    guard: 'admin',
    sample: () => ({ referralId: randomUUID(), approve: true, seen: 'open' }),
    cells: {
      malformed: cell(
        () => [
          ...noIds.map((referralId) => ({ referralId, approve: true })),
          ...['', 'x', 1, null].map((approve) => ({ referralId: randomUUID(), approve })),
          ...['', 'x', 1, null].map((seen) => ({ referralId: randomUUID(), approve: true, seen })),
        ],
        malformed,
      ),
      'decided otherwise meanwhile': cell(
        async (_, { database, bystander }) => {
          const referralId = await insertReferral(database, bystander.id, ['same_network']);
          return [{ referralId, approve: true, seen: 'refused' }];
        },
        refused(409, 'Somebody has decided about this referral meanwhile. Please look again.'),
      ),
      absent: cell(() => [true, false].map((approve) => ({ referralId: randomUUID(), approve })), nothing),
      'another’s': cell(async (_, { database, bystander }) => {
        const referralId = await insertReferral(database, bystander.id, ['same_network']);
        return [true, false].map((approve) => ({ referralId, approve }));
      }, uniform),
    },
  },
};
