/** The audit log of admin actions. */
import { AccountPage } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { test } from './admin.ts';
import { expect } from './test.ts';

test('shows who did what to whom, before and after, and is filtered by links and menus', async ({
  page,
  agency,
  site,
}) => {
  const { email } = await agency.member();
  const [user] = await site.rows.query<{ id: string }>('select id from users where email = $1', [email]);
  const { id } = user!;
  await agency.call('admin.setUserActive', { userId: id, isActive: false });
  const admin = new AccountPage(page);
  const rows = admin.main.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await page.goto('/admin/audit');
  await expect(admin.heading('Audit log')).toBeVisible();
  const about = page.getByRole('link', { name: `All entries about user ${id}` });
  const line = rows.filter({ has: about });
  await expect(line).toContainText('Deactivated an account');
  await expect(line).toContainText(adminLogin.email);
  await expect(line.getByRole('listitem').filter({ hasText: 'Active' })).toHaveText(/yes.*no/);

  await about.click();
  await expect(page).toHaveURL(new RegExp(`subject=user&subjectId=${id}`));
  await expect(rows).toHaveCount(1);
  await admin.main.getByLabel('Action').selectOption('Activated an account');
  await expect(admin.main.getByText('No matching entries.')).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await admin.main.getByLabel('Admin', { exact: true }).selectOption(adminLogin.email);
  await expect(page).toHaveURL(/adminId=/);
  await expect(rows).toHaveCount(1);
  // Entries can't be edited.
  await expect(admin.main.getByRole('button')).toHaveText(['Clear']);
  await expect(admin.main.getByRole('textbox')).toHaveCount(0);
  await admin.button('Clear').click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await line.getByRole('link', { name: 'User', exact: true }).click();
  await expect(page).toHaveURL(`/admin/users/${id}`);
});
