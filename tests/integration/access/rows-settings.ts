import { expect } from 'vitest';
import { testPassword } from '../../helpers/members.ts';
import { cell, malformed, noTexts, ok, plain, refused, uniform, type Row } from './cells.ts';

const wrongPassword = refused(400, 'Your current password is not right.');
const noPassword = refused(400, 'Please enter your password');

export const settingsRows: Record<string, Row> = {
  'settings.saveNames': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ fullName: 'Ann Roe', businessName: 'Reef' }),
    cells: {
      malformed: cell(
        () =>
          [...noTexts, '', ' ', '<b></b>', '\u0000'].flatMap((bad) => [
            { fullName: bad, businessName: 'Reef' },
            ...(typeof bad === 'string' && bad.length < 100 ? [] : [{ fullName: 'Ann', businessName: bad }]),
          ]),
        malformed,
      ),
      own: cell(() => [{ fullName: 'Ann Roe', businessName: '' }], uniform),
    },
  },
  'settings.notifications': {
    type: 'query',
    guard: 'member',
    cells: plain(ok((data) => expect(data).toEqual({ weeklyInApp: true, weeklyByMail: true, remindersByMail: true }))),
  },
  'settings.saveNotifications': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ weeklyInApp: false, weeklyByMail: false, remindersByMail: false }),
    cells: {
      malformed: cell(
        () => ['no', 0, null, {}, []].flatMap((bad) => [{ weeklyInApp: bad }, { remindersByMail: bad }]),
        malformed,
      ),
      own: cell(
        () => [{ weeklyByMail: false }],
        ok((data) => expect(data).toEqual({ weeklyInApp: true, weeklyByMail: false, remindersByMail: true })),
      ),
    },
  },
  'settings.requestExport': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ password: 'x' }),
    cells: {
      malformed: cell(() => [...noTexts, ''].map((password) => ({ password })), malformed),
      'without a password': cell(() => [{}], noPassword),
      'with a wrong password': cell(() => [{ password: 'wrong' }], wrongPassword),
      own: cell(
        () => [{ password: testPassword }],
        ok((data) => expect(data).toEqual({ path: expect.stringMatching(/^\/download\/my-data\?token=Fe26/) })),
      ),
    },
  },
  'settings.requestDeletion': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ password: 'x', confirm: 'DELETE' }),
    cells: {
      malformed: cell(
        () => [
          ...noTexts.map((password) => ({ password, confirm: 'DELETE' })),
          ...[...noTexts, '', 'delete', 'DELETE '].map((confirm) => ({ password: testPassword, confirm })),
        ],
        malformed,
      ),
      'without a password': cell(() => [{ confirm: 'DELETE' }], noPassword),
      'with a wrong password': cell(() => [{ password: 'wrong', confirm: 'DELETE' }], wrongPassword),
      own: cell(
        // Whether an admin may depends on how many there are: tests/integration/settings.test.ts.
        ({ isAdmin }) => (isAdmin ? [] : [{ password: testPassword, confirm: 'DELETE' }]),
        ok((data) => expect(data).toEqual({ dueAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })),
      ),
    },
  },
  'settings.cancelDeletion': { type: 'mutation', guard: 'member', cells: plain(uniform) },
};
