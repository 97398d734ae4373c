/** The agency's numbers: a visit that becomes a conversation, and how it is read; on desktop and phone. */
import { randomUUID } from 'node:crypto';
import { stepById } from '../../shared/domain/chat-script.ts';
import { Accounts, test as base } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { axeViolations } from './axe.ts';
import { devices } from './desk.ts';
import { breakProcedures } from './failing.ts';
import { expectFitsPhone } from './fits.ts';
import { expect, failedWithStatus } from './test.ts';

type Overview = { campaigns: { key: string | null; counts: Record<string, number> }[] };

/** `agency`: an admin in the browser of `otherPage`. The browser of the test is a visitor's, and says that it is no robot. */
const test = base.extend<{ agency: Accounts }>({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  agency: async ({ otherPage, playwright, baseURL }, use) => {
    const agency = new Accounts(otherPage.context().request, playwright.request, baseURL!);
    await agency.signIn(adminLogin);
    await use(agency);
  },
});

test('a visit is told once per tab, and becomes a person who talks', async ({ page, chat, agency }) => {
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
  // Nobody else asks for three months here, so nothing is remembered from before.
  const { campaigns } = await agency.read<Overview>('admin.numbers.overview', { days: 90 });
  expect(campaigns.find(({ key }) => key === campaign)?.counts).toEqual({
    page: 1,
    chat: 1,
    profile: 0,
    account: 0,
    paid: 0,
  });
});

for (const [device, viewport] of devices) {
  test(`every chart has its table, and the time stands in the address; on a ${device}`, async ({
    agency,
    otherPage,
    api,
  }) => {
    // Somebody has talked, so that there is something to show.
    await api.finish();
    const desk = new AccountPage(otherPage);
    await otherPage.setViewportSize(viewport);
    await otherPage.goto('/admin/numbers?days=7');
    await expect(desk.heading('Numbers')).toBeVisible();
    const stages = desk.main.getByRole('table', { name: 'People at each stage' });
    await expect(stages.getByRole('rowheader')).toHaveText(['Page', 'Chat', 'Profile', 'Account', 'Paid']);
    const steps = desk.main.getByRole('table', { name: /^Steps of the chat/ }).first();
    await expect(steps.getByRole('rowheader')).toHaveCount(14);
    await expect(steps.getByRole('rowheader').first()).toHaveText(`1. ${stepById('greeting').label}`);
    await expect(desk.main.getByRole('region', { name: 'Day by day' })).toBeVisible();
    for (const title of ['By landing page', 'By city page', 'By source', 'By campaign', 'By form'])
      await expect(desk.main.getByRole('region', { name: title })).toBeVisible();
    expect(await axeViolations(otherPage)).toEqual([]);
    if (device === 'phone') await expectFitsPhone(otherPage, 'the numbers');

    await desk.main.getByText('What counts').first().click();
    await expect(desk.main.getByText(/^A visit is the first page that a tab opens/).first()).toBeVisible();
    await desk.main.getByLabel('Time', { exact: true }).selectOption('Last 12 months');
    await expect(otherPage).toHaveURL(/\/admin\/numbers\?days=365$/);
    await expect(desk.main.getByRole('region', { name: 'Month by month' })).toBeVisible();
    await otherPage.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(otherPage)).toEqual([]);
    await otherPage.goBack();
    await expect(desk.main.getByRole('region', { name: 'Day by day' })).toBeVisible();
    expect(agency).toBeDefined();
  });
}

test('says what could not be counted, and counts it when asked again', async ({ agency, otherPage, guard }) => {
  guard.expectConsole(failedWithStatus(500));
  const desk = new AccountPage(otherPage);
  const mend = await breakProcedures(otherPage, (name) => name.startsWith('admin.numbers.'));
  await otherPage.goto('/admin/numbers');
  await expect(desk.main.getByText('Failed to load the numbers')).toBeVisible();
  await expect(desk.main.getByText('Failed to load the steps of the chat')).toBeVisible();
  await mend();
  const again = desk.main.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(2);
  await again.last().click();
  await expect(again).toHaveCount(1);
  await again.click();
  await expect(desk.main.getByText('The chat, step by step')).toBeVisible();
  expect(agency).toBeDefined();
});
