/** What admins did, as the agency reads it; on desktop and phone. */
import { Accounts, type Member } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { axeViolations } from './axe.ts';
import { expectSound, onDevices, test as base } from './desk.ts';
import { breakProcedures } from './failing.ts';
import { expect, failedWithStatus } from './test.ts';

/** The browser of the test is an admin, who has just deactivated somebody. */
const test = base.extend<{ gone: Member & { id: string } }>({
  gone: async ({ agency, otherPage, playwright, baseURL }, use) => {
    const theirs = new Accounts(otherPage.context().request, playwright.request, baseURL!);
    const member = await theirs.signedIn();
    const { user } = await theirs.read<{ user: { id: string } }>('auth.session');
    await agency.call('admin.setUserActive', { userId: user.id, isActive: false });
    await use({ ...member, id: user.id });
  },
});

onDevices(() => {
  test('says who did what to whom, before and after, and is narrowed by links and choices', async ({ page, gone }) => {
    const desk = new AccountPage(page);
    const rows = desk.main.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await page.goto('/admin/audit');
    await expect(desk.heading('Audit log')).toBeVisible();
    const about = page.getByRole('link', { name: `All lines about user ${gone.id}` });
    const line = rows.filter({ has: about });
    await expect(line).toContainText('Deactivated an account');
    await expect(line).toContainText(adminLogin.email);
    await expect(line.getByRole('listitem').filter({ hasText: 'Active' })).toHaveText(/yes.*no/);
    await expectSound(page, 'the audit log');

    await about.click();
    await expect(page).toHaveURL(new RegExp(`subject=user&subjectId=${gone.id}`));
    await expect(rows).toHaveCount(1);
    await desk.main.getByLabel('What was done').selectOption('Activated an account');
    await expect(desk.main.getByText('No line matches.')).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(1);
    await desk.main.getByLabel('Who did it').selectOption(adminLogin.email);
    await expect(page).toHaveURL(/adminId=/);
    await expect(rows).toHaveCount(1);
    await desk.button('Clear').click();
    await expect(page).toHaveURL(/\/admin\/audit$/);
    // What it is about is a link away.
    await line.getByRole('link', { name: 'User', exact: true }).click();
    await expect(page).toHaveURL(`/admin/users/${gone.id}`);
  });
});

test('says when it did not come, and comes when asked again', async ({ page, agency, guard }) => {
  await agency.read('auth.session');
  guard.expectConsole(failedWithStatus(500));
  const desk = new AccountPage(page);
  const repair = await breakProcedures(page, (name) => name === 'admin.audit.list');
  await page.goto('/admin/audit');
  await expect(desk.main.getByRole('alert')).toContainText('Failed to load the audit log');
  expect(await axeViolations(page)).toEqual([]);
  await repair();
  await desk.button('Try again').click();
  await expect(desk.main.getByRole('alert')).toHaveCount(0);
});

test('has no violations in the dark, and nothing to edit', async ({ page, gone }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/admin/audit?subjectId=${gone.id}`);
  const desk = new AccountPage(page);
  await expect(desk.main.getByRole('rowheader')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await expect(desk.main.getByRole('button')).toHaveText(['Clear']);
  await expect(desk.main.getByRole('textbox')).toHaveCount(0);
});
