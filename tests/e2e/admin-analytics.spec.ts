/** The agency's numbers: a visit that turns into a conversation, and how it is reported. */
import { randomUUID } from 'node:crypto';
import { stepById } from '#shared/domain/chat-script.ts';
import { AccountPage } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { test } from './admin.ts';
import { expect } from './test.ts';

// The visitor's browser must not look like a bot.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
});

test('counts a visit once per tab until it becomes a conversation, and has a table for every chart', async ({
  page,
  chat,
  otherPage,
  others,
}) => {
  const campaign = `e2e-${randomUUID().slice(0, 8)}`;
  const told: (string | null)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/visit') told.push(request.postData());
  });
  await page.goto(`/about?utm_source=Flyer&utm_campaign=${campaign}&token=secret`);
  await expect.poll(() => told.length).toBe(1);
  await page.goto('/contact');
  await chat.open();
  await chat.expectStep('greeting');
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('secret');

  await others.signIn(adminLogin);
  const admin = new AccountPage(otherPage);
  const table = (name: string | RegExp) => admin.main.getByRole('table', { name }).first();
  // No other test requests three months here, so nothing is cached.
  await otherPage.goto('/admin/numbers?days=90');
  await expect(admin.heading('Numbers')).toBeVisible();
  const stages = table('People at each stage').getByRole('rowheader');
  await expect(stages).toHaveText(['Page', 'Chat or cart', 'Profile', 'Account', 'Checkout', 'Paid']);
  await admin.main.getByRole('tab', { name: 'By campaign' }).click();
  await expect(otherPage).toHaveURL(/by=campaign/);
  const counted = table('By campaign').getByRole('row').filter({ hasText: campaign });
  await expect(counted).toContainText('Page1Chat or cart1Profile0Account0Checkout0Paid0');
  const steps = table(/^Chat steps/).getByRole('rowheader');
  await expect(steps).toHaveCount(14);
  await expect(steps.first()).toHaveText(`1. ${stepById('greeting').label}`);
  await expect(admin.main.getByRole('region', { name: 'Week by week' })).toBeVisible();
  for (const name of ['By city page', 'By source', 'By form', 'By landing page']) {
    await admin.main.getByRole('tab', { name }).click();
    await expect(admin.main.getByRole('tabpanel', { name })).toBeVisible();
  }
  await admin.main.getByText('How we count').first().click();
  await expect(admin.main.getByText(/^A visit is the first page that a tab opens/).first()).toBeVisible();
  await admin.main.getByLabel('Time', { exact: true }).selectOption('Last 12 months');
  await expect(otherPage).toHaveURL(/\/admin\/numbers\?days=365$/);
  await expect(admin.main.getByRole('region', { name: 'Month by month' })).toBeVisible();
  await otherPage.goBack();
  await expect(admin.main.getByRole('region', { name: 'Week by week' })).toBeVisible();
});
