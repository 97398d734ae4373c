/** Access rules for a member's own account: dashboard, settings, tours and seats. */
import { expect } from 'vitest';
import { testPassword } from '#tests/helpers/members.ts';
import { type Row, badInput, cell, member, noTexts, ok, plain, refused, uniform } from './cells.ts';

const wrongPassword = refused(400, 'That isn’t your current password. Try again.');
const noPassword = refused(400, 'Please enter your password');

const noKeys = ['', 'x', 'constructor', '__proto__', 'Dashboard', 42, null, {}, ['dashboard'], true];

export const accountRows: Record<string, Row> = {
  'dashboard.overview': member(
    plain(
      ok((data) =>
        expect(data).toMatchObject({
          profile: { businessName: 'Coral Bay Cooling' },
          membership: { status: 'active', plan: 'free', daysLeft: 14 },
          prompts: { used: 0, limit: 25 },
          machine: { done: 0, total: 11 },
          tasks: { open: 0, next: null },
        }),
      ),
    ),
  ),
  'settings.saveNames': member(() => ({ fullName: 'Ann Roe', businessName: 'Reef' }), {
    malformed: badInput(() =>
      [...noTexts, '', ' ', '<b></b>', '\u0000'].flatMap((bad) => [
        { fullName: bad, businessName: 'Reef' },
        ...(typeof bad === 'string' && bad.length < 100 ? [] : [{ fullName: 'Ann', businessName: bad }]),
      ]),
    ),
    own: cell(() => [{ fullName: 'Ann Roe', businessName: '' }], uniform),
  }),
  'settings.notifications': member(
    plain(ok((data) => expect(data).toEqual({ weeklyInApp: true, weeklyByMail: true, remindersByMail: true }))),
  ),
  'settings.saveNotifications': member(() => ({ weeklyInApp: false, weeklyByMail: false, remindersByMail: false }), {
    malformed: badInput(() =>
      ['no', 0, null, {}, []].flatMap((bad) => [{ weeklyInApp: bad }, { remindersByMail: bad }]),
    ),
    own: cell(
      () => [{ weeklyByMail: false }],
      ok((data) => expect(data).toEqual({ weeklyInApp: true, weeklyByMail: false, remindersByMail: true })),
    ),
  }),
  'settings.requestExport': member(() => ({ password: 'x' }), {
    malformed: badInput(() => [...noTexts, ''].map((password) => ({ password }))),
    'without a password': cell(() => [{}], noPassword),
    'with a wrong password': cell(() => [{ password: 'wrong' }], wrongPassword),
    own: cell(
      () => [{ password: testPassword }],
      ok((data) => expect(data).toEqual({ path: expect.stringMatching(/^\/download\/my-data\?token=Fe26/) })),
    ),
  }),
  'settings.requestDeletion': member(() => ({ password: 'x', confirm: 'DELETE' }), {
    malformed: badInput(() => [
      ...noTexts.map((password) => ({ password, confirm: 'DELETE' })),
      ...[...noTexts, '', 'delete', 'DELETE '].map((confirm) => ({ password: testPassword, confirm })),
    ]),
    'without a password': cell(() => [{ confirm: 'DELETE' }], noPassword),
    'with a wrong password': cell(() => [{ password: 'wrong', confirm: 'DELETE' }], wrongPassword),
    own: cell(
      // Whether an admin may depends on the number of admins: tests/integration/account/settings.test.ts.
      ({ isAdmin }) => (isAdmin ? [] : [{ password: testPassword, confirm: 'DELETE' }]),
      ok((data) => expect(data).toEqual({ dueAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })),
    ),
  }),
  'settings.cancelDeletion': member(plain(uniform)),
  'tutorials.progress': member(plain(ok((data) => expect(data).toMatchObject({ dashboard: null, affiliate: null })))),
  'tutorials.save': member(() => ({ key: 'dashboard', completed: false, lastStepSeen: 1 }), {
    malformed: badInput(() => [
      ...noKeys.map((key) => ({ key, completed: true, lastStepSeen: 1 })),
      ...[0, 5, -1, 1.5, '1', null, Infinity].map((lastStepSeen) => ({
        key: 'dashboard',
        completed: true,
        lastStepSeen,
      })),
      { key: 'tools', completed: true, lastStepSeen: 3 },
      { key: 'tools', completed: 'yes', lastStepSeen: 1 },
    ]),
    own: cell(() => [{ key: 'tools', completed: true, lastStepSeen: 2 }], uniform),
  }),
  'tutorials.reset': member(() => ({ key: 'shop' }), {
    malformed: badInput(() => noKeys.map((key) => ({ key }))),
    own: cell(() => [{ key: 'shop' }], uniform),
  }),
  'tutorials.resetAll': member(plain(uniform)),
  'seats.mine': member(
    plain(
      ok((data) =>
        expect(data).toEqual({ virtual: 0, vip: [], canUpgrade: 0, held: 0, waitlist: null, joining: null }),
      ),
    ),
  ),
  'seats.joinWaitlist': member(plain(refused(409, 'Seats are still available. Add one to your cart.'))),
  'seats.leaveWaitlist': member(plain(ok((data) => expect(data).toBeNull()))),
};
