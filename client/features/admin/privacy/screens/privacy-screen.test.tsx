import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#client/test/admin.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';

const email = 'ann@example.com';
const groups = [
  { group: 'messages', label: 'Contact messages', count: 2, isKept: false },
  { group: 'payments', label: 'Orders and payment records', count: 1, isKept: true },
];
const ann = { email, userId: null, isAdmin: false, otherAddresses: [], groups };
const kinds = [
  { kind: 'messages', label: 'Contact messages', counts: 'from the message', months: 6, defaultMonths: 24 },
  { kind: 'visits', label: 'Visits', counts: 'from the visit', months: 13, defaultMonths: 13 },
];

function open(path = '/admin/privacy') {
  let isThere = true;
  return renderAdmin(<PrivacyScreen />, {
    path,
    api: {
      'admin.privacy.retention': () => kinds,
      'admin.privacy.person': () => (isThere ? ann : { ...ann, groups: [] }),
      'admin.privacy.exportPerson': () => ({ about: '', madeAt: '2026-11-26T07:00:00.000Z', email, tables: {} }),
      'admin.privacy.erasePerson': () => {
        isThere = false;
        return { ok: true };
      },
    },
  });
}

it('lists deleted and retained data, asks for the confirmation word, and deletes once', async () => {
  const { user, sentTo } = open();
  await user.type(await screen.findByLabelText('Email address'), 'Ann@Example.com{Enter}');
  const table = await screen.findByRole('table', { name: `Data about ${email}` });
  expect(
    within(table).getByRole('row', { name: /Orders and payment records 1? ?.*Kept without name and email/ }),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete this person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this person?' }));
  expect(dialog.getByText('Contact messages (2)')).toBeDefined();
  expect(dialog.getByText('Orders and payment records (1)')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect((await dialog.findAllByText('Please type DELETE to confirm.')).length).toBeGreaterThan(0);
  expect(sentTo('admin.privacy.erasePerson')).toEqual([]);
  await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('We have no data for this email address')).toBeDefined();
  expect(sentTo('admin.privacy.erasePerson')).toEqual([{ email, confirm: 'DELETE' }]);
});

it('looks up the email address in the link and saves the export as a file', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user, sentTo } = open(`/admin/privacy#${encodeURIComponent(email)}`);
  await user.click(await screen.findByRole('button', { name: 'Export this person' }));
  expect(await screen.findByText('Your download has started')).toBeDefined();
  expect(names).toEqual(['everglow-person-2026-11-26.json']);
  expect(sentTo('admin.privacy.exportPerson')).toEqual([{ email }]);
});

it('rejects an invalid email address without calling the server', async () => {
  const { user, sentTo } = open();
  await user.type(await screen.findByLabelText('Email address'), 'ann{Enter}');
  expect(await screen.findByText('Please enter an email address.')).toBeDefined();
  expect(sentTo('admin.privacy.person')).toEqual([]);
});

it('shows how long each kind of data is kept, next to the default', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'How long data is kept' });
  expect(within(table).getByRole('row', { name: /Contact messages.*6 months.*2 years/ })).toBeDefined();
  expect(within(table).getByRole('row', { name: /Visits.*13 months.*13 months/ })).toBeDefined();
});
