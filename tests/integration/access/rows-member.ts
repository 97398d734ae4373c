/** Access rules for procedures that need a session or an admin’s session. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { requestStatuses } from '#shared/domain/member.ts';
import { insertAccount, newAddress, testPassword } from '#tests/helpers/members.ts';
import {
  accountOf,
  admin,
  anyone,
  badInput,
  byAddress,
  cell,
  member,
  noIds,
  noTexts,
  nothing,
  ofMember,
  ok,
  plain,
  refused,
  type Row,
  uniform,
} from './cells.ts';
import { insertReferral } from './rows-affiliate.ts';
import { insertRequest } from './rows-services.ts';

export const memberRows: Record<string, Row> = {
  'auth.changePassword': member(() => ({ currentPassword: 'x', newPassword: testPassword }), {
    malformed: badInput(() =>
      noTexts.flatMap((bad) => [
        { currentPassword: bad, newPassword: testPassword },
        { currentPassword: testPassword, newPassword: bad },
      ]),
    ),
    'with a wrong password': cell(
      () => [{ currentPassword: 'wrong', newPassword: testPassword }],
      refused(400, 'That isn’t your current password. Try again.'),
    ),
    own: cell(() => [{ currentPassword: testPassword, newPassword: testPassword }], ok()),
  }),
  'auth.choosePassword': member(() => ({ newPassword: testPassword }), {
    malformed: badInput(() => noTexts.map((newPassword) => ({ newPassword }))),
    'there is one': cell(
      () => [{ newPassword: testPassword }],
      refused(409, 'This account already has a password. Change it in settings.'),
    ),
    'there is none': cell(async (actor, { database }) => {
      await database.query('update users set password_hash = null where id = $1', [actor.account?.id ?? randomUUID()]);
      return [{ newPassword: testPassword }];
    }, ok()),
  }),
  'auth.changeEmail': member(() => ({ email: newAddress(), password: testPassword }), {
    ...byAddress((email) => ({ email, password: testPassword })),
    'with a wrong password': cell(
      () => [{ email: newAddress(), password: 'wrong' }],
      refused(400, 'That isn’t your current password. Try again.'),
    ),
  }),
  'auth.sessions': member(
    plain(ok((data, actor) => expect(data).toMatchObject([{ id: actor.account!.sessionId, current: true }]))),
  ),
  'auth.revokeSession': member(
    () => ({ sessionId: randomUUID() }),
    ofMember('sessionId', {
      own: ({ account }) => account?.sessionId,
      another: ({ bystander }) => bystander.sessionId,
    }),
  ),
  'auth.signOutEverywhere': member(plain(uniform)),
  'membership.current': member(plain(ok((data) => expect(data).toMatchObject({ status: 'active', daysLeft: 14 })))),
  'notifications.list': member(() => ({ show: 'all' }), {
    malformed: badInput(() => [
      undefined,
      null,
      ...noIds.filter((id) => id !== null).map((cursor) => ({ cursor })),
      { show: 'mine' },
      { userId: randomUUID() },
    ]),
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
  }),
  'notifications.summary': member(
    plain(
      ok((data, actor) =>
        expect(data).toMatchObject({
          unread: 1,
          latest: [{ id: actor.notificationId, title: `For ${actor.account!.id}` }],
        }),
      ),
    ),
  ),
  'notifications.markRead': member(
    () => ({ notificationId: randomUUID() }),
    ofMember('notificationId', {
      own: (actor) => actor.notificationId,
      another: ({ bystander }) => bystander.notificationId,
    }),
  ),
  'notifications.markAllRead': member(plain(uniform)),
  'admin.isAdmin': anyone(() => ({ userId: randomUUID() }), {
    ...ofMember('userId', { own: ({ account }) => account?.id, another: () => undefined }),
    absent: cell(
      () => [{ userId: randomUUID() }],
      ok((data) => expect(data).toBe(false)),
    ),
    'another’s': cell(
      async (_, { bystander, database }) =>
        [bystander, await insertAccount(database, { role: 'admin' })].map(({ id }) => ({ userId: id })),
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
  }),
  'admin.setUserActive': admin(() => ({ userId: randomUUID(), isActive: false }), {
    ...ofMember('userId', { own: () => undefined, another: () => randomUUID() }, (userId) => ({
      userId,
      isActive: false,
    })),
    absent: cell(() => [false, true].map((isActive) => ({ userId: randomUUID(), isActive })), nothing),
    own: cell(
      (actor) => accountOf(actor).map(({ id }) => ({ userId: id, isActive: false })),
      refused(400, 'You can’t deactivate your own account. Ask another admin to do it.'),
    ),
    'another’s': cell(
      (_, { bystander }) => [false, true].map((isActive) => ({ userId: bystander.id, isActive })),
      uniform,
    ),
  }),
  'admin.serviceRequests': admin(
    () => ({ status: 'pending', q: 'words', cursor: `1790000000000000_${randomUUID()}`, direction: 'forward' }),
    {
      malformed: badInput(() => [
        ...noIds.filter((id) => id !== null).map((cursor) => ({ cursor })),
        ...['', 'x', 42, null].map((status) => ({ status })),
        ...['', 'ab', '  ab  ', '...', 'a b c', '\u0000\u0001ab', 'x'.repeat(101), 42, null].map((q) => ({ q })),
      ]),
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
  ),
  'admin.serviceRequest': admin(() => ({ requestId: randomUUID() }), {
    malformed: badInput(() => noIds.map((requestId) => ({ requestId }))),
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
  }),
  'admin.updateServiceRequest': admin(
    () => ({ requestId: randomUUID(), status: 'completed', reply: 'Done.', seen: randomUUID() }),
    {
      malformed: badInput(async (_, { database, bystander }) => {
        const requestId = await insertRequest(database, bystander.id);
        return [
          ...noIds.map((id) => ({ requestId: id, status: 'completed' })),
          ...['', 'done', 42, null].map((status) => ({ requestId, status })),
          ...[42, {}, 'x'.repeat(4_001)].map((reply) => ({ requestId, status: 'completed', reply })),
          ...noIds.map((seen) => ({ requestId, status: 'completed', seen })),
        ];
      }),
      'of which less was seen than there is': cell(
        async (_, { database, bystander }) => {
          const requestId = await insertRequest(database, bystander.id);
          return [{ requestId, status: 'completed', seen: randomUUID() }];
        },
        refused(409, 'This request just changed. Read the update, then send your reply again.'),
      ),
      absent: cell(() => [{ requestId: randomUUID(), status: 'completed' }], nothing),
      'another’s': cell(async (_, { database, bystander }) => {
        const requestId = await insertRequest(database, bystander.id);
        return requestStatuses.map((status) => ({ requestId, status, reply: 'We have looked at it.' }));
      }, uniform),
    },
  ),
  'admin.referralsToDecide': admin(() => ({ decision: 'open', cursor: randomUUID(), direction: 'forward' }), {
    malformed: badInput(() => [
      ...noIds.filter((id) => id !== null).map((cursor) => ({ cursor })),
      ...['', 'x', 42, null].map((decision) => ({ decision })),
    ]),
    all: cell(
      async (_, { database, bystander }) => {
        await insertReferral(database, bystander.id);
        await insertReferral(database, bystander.id, ['same_network']);
        return [{}];
      },
      ok((data) => expect((data as { items: { flags: string[] }[] }).items[0]!.flags).toEqual(['same_network'])),
    ),
  }),
  'admin.decideReferral': admin(() => ({ referralId: randomUUID(), approve: true, seen: 'open' }), {
    malformed: badInput(() => [
      ...noIds.map((referralId) => ({ referralId, approve: true })),
      ...['', 'x', 1, null].map((approve) => ({ referralId: randomUUID(), approve })),
      ...['', 'x', 1, null].map((seen) => ({ referralId: randomUUID(), approve: true, seen })),
    ]),
    'decided otherwise meanwhile': cell(
      async (_, { database, bystander }) => {
        const referralId = await insertReferral(database, bystander.id, ['same_network']);
        return [{ referralId, approve: true, seen: 'refused' }];
      },
      refused(409, 'Someone else already decided on this referral. Reload to see their decision.'),
    ),
    absent: cell(() => [true, false].map((approve) => ({ referralId: randomUUID(), approve })), nothing),
    'another’s': cell(async (_, { database, bystander }) => {
      const referralId = await insertReferral(database, bystander.id, ['same_network']);
      return [true, false].map((approve) => ({ referralId, approve }));
    }, uniform),
  }),
};
