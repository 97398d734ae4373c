import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, renderAdmin } from '#client/test/admin.tsx';
import { brokenAtFirst } from '#client/test/member.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { SetActive } from './set-active.tsx';

type User = RouterOutputs['admin']['people']['user'];

const ada = { id: 'ada', email: 'ada@example.com', fullName: 'Ada Ruiz', isActive: true } as User;

it('asks before deactivating someone, explains a failure, and works on the second try', async () => {
  const answer = brokenAtFirst({});
  const { user, sentTo } = renderAdmin(<SetActive user={ada} />, {
    path: '/admin/users',
    api: { 'admin.setUserActive': answer.handler },
  });
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate this account?' }));
  expect(dialog.getByText('Ada Ruiz (ada@example.com)')).toBeDefined();
  expect(sentTo('admin.setUserActive')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Failed to update user status')).toBeDefined();
  answer.mend();
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('User deactivated successfully')).toBeDefined();
  expect(sentTo('admin.setUserActive').at(-1)).toEqual({ userId: 'ada', isActive: false });
});

it('prevents admins from locking themselves out', async () => {
  renderAdmin(
    <>
      <SetActive user={{ ...ada, id: admin.user.id }} />
      <SetActive user={ada} />
    </>,
    { path: '/admin/users' },
  );
  expect(await screen.findAllByRole('button', { name: 'Deactivate' })).toHaveLength(1);
});
