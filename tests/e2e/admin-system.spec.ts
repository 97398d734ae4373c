/** The agency's system screens: emails, jobs, the AI ledger and the system status. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AccountPage } from './account-page.ts';
import { subjects } from './account-api.ts';
import { noScriptInFrame, test } from './admin.ts';
import { expect } from './test.ts';

/** Waits for the next response of one of the system procedures. */
function answer(page: Page, procedure: string) {
  return page.waitForResponse((response) => response.ok() && response.url().includes(`admin.operations.${procedure}`));
}

test('finds an email, shows it without its secrets, and returns to the unchanged list', async ({
  page,
  agency,
  guard,
}) => {
  guard.expectConsole(noScriptInFrame);
  const member = await agency.member();
  await agency.call('auth.forgotPassword', { email: member.email });
  const token = new URL(await agency.link(member.email, subjects.reset), 'http://localhost').searchParams.get('token')!;
  const admin = new AccountPage(page);
  await page.goto('/admin/mails');
  await expect(admin.heading('Emails')).toBeVisible();
  const search = admin.main.getByRole('searchbox', { name: 'Search by recipient' });
  await search.fill(member.email.slice(0, 12).toUpperCase());
  const found = admin.main.getByRole('link', { name: member.email });
  await expect(found).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=/);
  await admin.main.getByLabel('Status').selectOption('Sent');
  await expect(page).toHaveURL(/status=sent/);

  await found.click();
  await expect(admin.heading('Reset password')).toBeFocused();
  await expect(admin.main.getByText('One-time links and passwords are shown as dots.')).toBeVisible();
  const preview = admin.main.locator('iframe[title^="Preview"]');
  await expect(preview).toHaveAttribute('sandbox', '');
  await expect(preview).toHaveAttribute('srcdoc', /••••••••/);
  expect(await page.content()).not.toContain(token);
  await expect(admin.button('Send again')).toHaveCount(0);
  await admin.main.getByText('Plain-text version').click();
  await expect(admin.main.getByLabel('Plain-text version of the email')).toBeVisible();
  await admin.main.getByRole('link', { name: 'All emails' }).click();
  await expect(admin.heading('Emails')).toBeFocused();
  await expect(found).toHaveCount(1);
  await page.goBack();
  await expect(admin.heading('Reset password')).toBeFocused();
  await page.goBack();
  await expect(found).toHaveCount(1);
  await expect(admin.main.getByLabel('Status')).toHaveValue('sent');
  await admin.button('Clear').click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
});

test('sends a test email and follows it until it has been sent', async ({ page, agency }) => {
  const to = `test-${randomUUID().slice(0, 8)}@example.com`;
  const admin = new AccountPage(page);
  await page.goto('/admin/system');
  const parts = admin.main.getByRole('table', { name: 'Services' });
  const database = parts.getByRole('row').filter({ hasText: 'Database' });
  await expect(database).toContainText('Working');
  await expect(parts.getByRole('row').filter({ hasText: 'Workers' })).toContainText('running');
  await admin.main.getByRole('textbox', { name: 'Send to' }).fill(to);
  await admin.button('Send test email').dblclick();
  await expect(admin.main.getByRole('status').filter({ hasText: to })).toContainText('Sent');
  expect(await agency.mails(to, 'Test email from Everglow')).toHaveLength(1);
  const checked = answer(page, 'system');
  await admin.button('Check again').click();
  await checked;
  await expect(admin.button('Check again')).toBeFocused();
  await expect(database).toContainText('Working');
});

test('shows jobs, queues, schedules and the cost of the model', async ({ page, agency }) => {
  expect(agency).toBeDefined();
  const admin = new AccountPage(page);
  const { main } = admin;
  await page.goto('/admin/jobs');
  await expect(admin.heading('Jobs')).toBeVisible();
  const row = (table: string, words: string) =>
    main.getByRole('table', { name: table }).getByRole('row').filter({ hasText: words });
  await expect(row('Queues', 'Quick')).toBeVisible();
  await expect(row('Schedules', 'Queues emails')).toContainText('Done');
  await main.getByRole('link', { name: 'Payment events' }).click();
  await expect(page).toHaveURL(/kind=payment/);
  await expect(main.getByText('Nothing has failed')).toBeVisible();
  await page.goto('/admin/ai');
  await expect(main.getByText('Daily limit')).toBeVisible();
  const ledger = answer(page, 'ai');
  await main.getByLabel('Time', { exact: true }).selectOption('Today');
  await expect(page).toHaveURL(/days=1/);
  await ledger;
  await expect(main.getByRole('region', { name: 'Calls', exact: true })).toBeVisible();
});
