/** The agency answers service requests and decides on referrals; on desktop and phone. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Accounts, newMember, subjects, type Member } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { axeViolations } from './axe.ts';
import { onDevices, test as base } from './desk.ts';
import { breakProcedures } from './failing.ts';
import { expectFitsPhone } from './fits.ts';
import { expect, failedWithStatus } from './test.ts';

type Request = { id: string; description: string };
type Asked = { member: Member; request: Request };

/** `agency` is the browser of the test, `asked` somebody who asks from another one. */
const test = base.extend<{ ask: (words: string) => Promise<Asked>; member: Accounts }>({
  member: async ({ otherPage, playwright, baseURL }, use) =>
    use(new Accounts(otherPage.context().request, playwright.request, baseURL!)),
  ask: async ({ member }, use) =>
    use(async (words) => {
      const asking = await member.signedIn({ fullName: newMember().email });
      const submissionId = randomUUID();
      const request = await member.call<Request>('services.request', {
        serviceType: 'ai-voice-agents',
        description: words,
        submissionId,
      });
      return { member: asking, request };
    }),
});

class RequestsPage extends AccountPage {
  readonly list = this.main.getByRole('list', { name: 'Requests', exact: true });
  readonly opened = this.main.getByRole('region', { name: 'Opened request' });
  readonly status = this.opened.getByLabel('Status', { exact: true });
  readonly answer = this.opened.getByRole('textbox', { name: 'Your answer' });
  readonly search = this.main.getByRole('searchbox', { name: 'Search by name, email or words' });

  constructor(page: Page) {
    super(page);
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/requests${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Service requests' })).toBeVisible();
  }

  line(member: Member) {
    return this.list.getByRole('link', { name: member.fullName, exact: true });
  }
}

onDevices((device) => {
  test('finds a request, reads it and answers it; the member has the answer by mail and in the dashboard', async ({
    page,
    agency,
    ask,
    otherPage,
  }) => {
    const words = 'Our phones ring after six.\nSomebody should answer them.';
    const { member } = await ask(words);
    const desk = new RequestsPage(page);
    await desk.open();
    await expect(desk.line(member)).toBeVisible();
    await desk.search.fill(member.email.toUpperCase());
    await expect(desk.list.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=/);
    await desk.line(member).click();
    await expect(desk.opened.getByRole('heading', { level: 2, name: 'AI Voice Agents' })).toBeVisible();
    await expect(desk.opened).toContainText(words.split('\n')[1]!);
    await expect(desk.opened).toBeFocused();
    await desk.button('Set the status').click();
    await expect(desk.opened.getByText('Choose another status or write an answer.')).toBeVisible();
    await desk.status.selectOption('in_progress');
    await desk.answer.fill('We begin on Monday.');
    await desk.button('Send the answer').click();
    await expect(desk.toast('Service request status updated to in_progress')).toBeVisible();
    await expect(desk.answer).toHaveValue('');
    await expect(desk.opened.getByRole('listitem').last()).toContainText('We begin on Monday.');
    await expect(desk.opened.getByRole('listitem').last()).toContainText(adminLogin.email);
    expect(await axeViolations(page)).toEqual([]);
    if (device === 'phone') await expectFitsPhone(page, 'an opened request');
    // Back is the list as it was, with what it was narrowed to.
    await page.goBack();
    await expect(desk.opened).toHaveCount(0);
    await expect(desk.search).toHaveValue(member.email.toUpperCase());
    await expect(desk.list.getByText('In progress', { exact: true })).toBeVisible();
    if (device === 'phone') await expectFitsPhone(page, 'the requests');

    expect(await agency.mail(member.email, 'Your service request at Everglow')).toContain('We begin on Monday.');
    await otherPage.goto('/dashboard/services');
    await expect(otherPage.getByText('Our team answered · In progress')).toBeVisible();
    await otherPage.goto('/dashboard/notifications');
    await expect(otherPage.getByText('Our team has answered your request').first()).toBeVisible();
  });

  test('keeps what was typed when sending fails, and over a reload', async ({ page, agency, ask, guard }) => {
    guard.expectConsole(failedWithStatus(500));
    const { request } = await ask('Somebody should answer the phone.');
    const desk = new RequestsPage(page);
    await desk.open(`?open=${request.id}`);
    await desk.status.selectOption('completed');
    await desk.answer.fill('Words that must not be lost.');
    const repair = await breakProcedures(page, (name) => name === 'admin.updateServiceRequest');
    await desk.button('Send the answer').click();
    await expect(desk.toast('Failed to update service request status')).toBeVisible();
    await expect(desk.opened.getByRole('alert')).toContainText('Not sent');
    await expect(desk.answer).toHaveValue('Words that must not be lost.');
    await page.reload();
    await expect(desk.answer).toHaveValue('Words that must not be lost.');
    await expect(desk.status).toHaveValue('completed');
    await repair();
    // Twice before anything is drawn anew.
    await desk.button('Send the answer').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(desk.toast('Service request status updated to completed')).toBeVisible();
    const { history } = await agency.read<{ history: unknown[] }>('admin.serviceRequest', { requestId: request.id });
    expect(history).toHaveLength(2);
  });
});

test('of two who answer, the later one reads first what the other said', async ({ page, agency, ask, guard }) => {
  guard.expectConsole(failedWithStatus(409));
  const { request } = await ask('Two of you might read this at once.');
  const desk = new RequestsPage(page);
  await desk.open(`?open=${request.id}`);
  await desk.answer.fill('My own answer.');
  await agency.call('admin.updateServiceRequest', {
    requestId: request.id,
    status: 'in_progress',
    reply: 'The answer of somebody else.',
  });
  await desk.button('Send the answer').click();
  await expect(desk.opened.getByRole('alert')).toContainText('This request has changed meanwhile.');
  await expect(desk.opened.getByText('The answer of somebody else.')).toBeVisible();
  await expect(desk.answer).toHaveValue('My own answer.');
  await desk.button('Send the answer').click();
  await expect(desk.opened.getByRole('listitem')).toHaveCount(3);
});

test('lists by status, says when nothing matches, and when the list did not come', async ({
  page,
  agency,
  ask,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(500));
  const { member, request } = await ask('This one will be cancelled.');
  await agency.call('admin.updateServiceRequest', { requestId: request.id, status: 'cancelled' });
  const desk = new RequestsPage(page);
  await desk.open('?status=cancelled');
  await expect(desk.line(member)).toBeVisible();
  await desk.main.getByLabel('Status', { exact: true }).selectOption('pending');
  await expect(desk.line(member)).toHaveCount(0);
  await desk.search.fill('nobody asked for this');
  await expect(desk.main.getByText('No request matches.')).toBeVisible();
  await desk.button('Clear').click();
  await expect(page).toHaveURL(/\/admin\/requests$/);
  const repair = await breakProcedures(page, (name) => name === 'admin.serviceRequests');
  await page.reload();
  await expect(desk.toast('Failed to load service requests')).toBeVisible();
  await expect(desk.main.getByRole('alert')).toContainText('Failed to load service requests');
  expect(await axeViolations(page)).toEqual([]);
  await repair();
  await desk.button('Try again').click();
  await expect(desk.list).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the list of requests has no violations, and is worked by keyboard', async ({ page, agency, ask }) => {
      await agency.read('auth.session');
      const { member } = await ask('Worked by keyboard alone.');
      const desk = new RequestsPage(page);
      await desk.open();
      await expect(desk.line(member)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await desk.line(member).focus();
      await page.keyboard.press('Enter');
      await expect(desk.opened).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      await desk.link('All requests').press('Enter');
      await expect(desk.line(member)).toBeFocused();
    });
  });
}

test('a referral that stood out is refused, and counted after all', async ({ page, agency, playwright, baseURL }) => {
  // The referrer and a friend at the same table: one network, two browsers.
  const table = {
    baseURL: baseURL!,
    extraHTTPHeaders: { 'x-forwarded-for': `10.77.${randomInt(256)}.${randomInt(256)}` },
  };
  const browsers = [await playwright.request.newContext(table), await playwright.request.newContext(table)] as const;
  const [ofReferrer, ofFriend] = browsers.map((browser) => new Accounts(browser, playwright.request, baseURL!));
  const referrer = await ofReferrer!.signedIn();
  const { code } = await ofReferrer!.read<{ code: string }>('affiliate.overview');
  const friend = newMember();
  await ofFriend!.call('affiliate.click', { code });
  await ofFriend!.call('auth.signUp', { ...friend, referralCode: code });
  const link = await ofFriend!.link(friend.email, subjects.confirm);
  await ofFriend!.call('auth.confirmEmail', { token: new URL(link, baseURL).searchParams.get('token') });

  await page.goto('/admin/referrals');
  const desk = new AccountPage(page);
  const row = desk.main.getByRole('row').filter({ hasText: friend.email });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await expect(row).toContainText(referrer.email);
  await expect(row).toContainText('The sign-up came from a network the referrer uses.');
  expect(await axeViolations(page)).toEqual([]);
  await row.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog('Refuse this referral?')).toContainText(referrer.email);
  expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog('Refuse this referral?')).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Refuse' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog('Refuse this referral?').getByRole('button', { name: 'Refuse it' }).click();
  await expect(desk.toast('Referral refused')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(desk.heading('Referrals')).toBeFocused();

  await desk.main.getByLabel('Show').selectOption('Refused');
  await expect(page).toHaveURL(/decision=refused/);
  await row.getByRole('button', { name: 'Count' }).click();
  await dialog('Count this referral?').getByRole('button', { name: 'Count it' }).click();
  await expect(row).toHaveCount(0);
  await desk.main.getByLabel('Show').selectOption('Counted');
  await expect(row).toContainText('No payment yet');
  const counted = await agency.read<{ items: { id: string; referredEmail: string | null }[] }>(
    'admin.referralsToDecide',
    { decision: 'counted' },
  );
  const { items } = await agency.read<{ items: { before: unknown; after: unknown }[] }>('admin.audit.list', {
    subject: 'referral',
    subjectId: counted.items.find(({ referredEmail }) => referredEmail === friend.email)!.id,
  });
  expect(items).toMatchObject([
    { before: { decision: 'refused' }, after: { decision: 'counted' } },
    { before: { decision: 'open' }, after: { decision: 'refused' } },
  ]);
  await Promise.all(browsers.map((browser) => browser.dispose()));
});

test('a phone holds the referrals', async ({ page, agency }) => {
  await agency.read('auth.session');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const decision of ['open', 'counted', 'refused']) {
    await page.goto(`/admin/referrals?decision=${decision}`);
    await expect(new AccountPage(page).heading('Referrals')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectFitsPhone(page, `referrals, ${decision}`);
    expect(await axeViolations(page)).toEqual([]);
  }
});
