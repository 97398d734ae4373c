/** Service requests: asked, answered by the agency, taken back; on desktop and phone. */
import type { Page } from '@playwright/test';
import { Accounts, test as base } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { axeViolations } from './axe.ts';
import { expect, failedConnection } from './test.ts';

/** The agency, in another browser. */
const test = base.extend<{ agency: Accounts }>({
  agency: async ({ otherPage, playwright, baseURL }, use) => {
    const agency = new Accounts(otherPage.context().request, playwright.request, baseURL!);
    await agency.signIn(adminLogin);
    await use(agency);
  },
});

class ServicesPage extends AccountPage {
  readonly service = this.main.getByLabel('Service', { exact: true });
  readonly words = this.main.getByRole('textbox', { name: 'What do you need?' });
  readonly send = this.button('Send request');
  readonly requests = this.main.getByRole('region', { name: 'My requests' });

  constructor(page: Page) {
    super(page);
  }

  request(service: string) {
    return this.requests.getByRole('article', { name: service, exact: true });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/dashboard/services${query}`);
    await expect(this.heading('Services')).toBeVisible();
  }

  async ask(service: string, words: string): Promise<void> {
    await this.service.selectOption({ label: service });
    await this.words.fill(words);
    await this.send.click();
    await expect(this.toast('Request sent')).toBeVisible();
  }
}

const newest = async (agencyPage: Page) => {
  const response = await agencyPage.context().request.get('/trpc/admin.serviceRequests?input={}');
  const body = (await response.json()) as { result: { data: { items: { id: string; description: string }[] } } };
  return body.result.data.items;
};

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 860 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('asks, reads the answer with its history, and finds it in the notifications', async ({
      page,
      accounts,
      agency,
      otherPage,
    }) => {
      const member = await accounts.signedIn();
      const services = new ServicesPage(page);
      await services.open();
      await expect(services.requests.getByText('No requests yet')).toBeVisible();
      const words = `Our phones ring after six, ${member.email}.`;
      await services.ask('AI Voice Agents', words);
      const request = services.request('AI Voice Agents');
      await expect(request).toContainText(words);
      await expect(request.getByText('Waiting', { exact: true })).toBeVisible();
      await expect(services.words).toHaveValue('');
      expect(await accounts.mails('inbox@agency.example', 'New service request')).not.toEqual([]);

      const { id } = (await newest(otherPage)).find(({ description }) => description === words)!;
      await agency.call('admin.updateServiceRequest', {
        requestId: id,
        status: 'in_progress',
        reply: 'We begin on Monday.\nExpect a call.',
      });
      await agency.call('admin.updateServiceRequest', { requestId: id, status: 'completed' });
      await services.open();
      await expect(request.getByRole('list', { name: 'What happened' }).getByRole('listitem')).toContainText([
        'You asked',
        'Our team answered · In progress',
        'Completed',
      ]);
      await expect(request.getByText('We begin on Monday.')).toBeVisible();
      await expect(request.getByRole('button', { name: /^Cancel request/ })).toHaveCount(0);
      expect(await accounts.mail(member.email, 'Your service request at Everglow', 2)).toContain('/dashboard/services');
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      await page.goto('/dashboard/notifications');
      await expect(services.main.getByText('Our team has answered your request').first()).toBeVisible();
    });

    test('takes a request back, and is asked first', async ({ page, accounts }) => {
      await accounts.signedIn();
      const services = new ServicesPage(page);
      await services.open();
      await services.ask('Lead Generation & Sales Systems', 'More calls from Hollywood, please.');
      const request = services.request('Lead Generation & Sales Systems');
      const cancel = request.getByRole('button', { name: /^Cancel request/ });
      await cancel.click();
      await expect(request.getByRole('alertdialog')).toBeVisible();
      await expect(request.getByRole('button', { name: 'Yes, cancel it' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(cancel).toBeFocused();
      await cancel.click();
      await request.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(services.toast('Request cancelled')).toBeVisible();
      await expect(request.getByText('You cancelled')).toBeVisible();
      await expect(request.getByText('Cancelled', { exact: true })).toBeVisible();
      await expect(cancel).toHaveCount(0);
    });
  });
}

test('a link names the service; what was typed outlives a reload and a lost connection', async ({
  page,
  accounts,
  guard,
}) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const services = new ServicesPage(page);
  await services.open('?service=ai-voice-agents');
  await expect(services.service).toHaveValue('ai-voice-agents');
  await expect(services.words).toBeFocused();
  await services.words.fill('Somebody should answer the phone.');
  await expect(services.main.getByText('33 of 4,000 characters')).toBeVisible();
  await services.open();
  await expect(services.service).toHaveValue('ai-voice-agents');
  await expect(services.words).toHaveValue('Somebody should answer the phone.');
  await page.route(/services\.request/, (route) => route.abort());
  await services.send.click();
  await expect(services.problem).toContainText('Your request was not sent');
  await expect(services.words).toHaveValue('Somebody should answer the phone.');
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(/services\.request/);
  await services.send.dblclick();
  await expect(services.request('AI Voice Agents')).toHaveCount(1);
  await expect(services.words).toHaveValue('');
});

test('an empty form says what is missing, field by field', async ({ page, accounts }) => {
  await accounts.signedIn();
  const services = new ServicesPage(page);
  await services.open('?service=nothing-we-do');
  await services.send.click();
  await expect(services.main.getByText('Please choose a service.')).toBeVisible();
  await expect(services.main.getByText('Please tell us in a sentence or two what you need.')).toBeVisible();
  await expect(services.service).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});

test('a list that cannot be loaded says so and can be asked for again', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const services = new ServicesPage(page);
  await page.route(/services\.list/, (route) => route.abort());
  await services.open();
  await expect(services.main.getByText('Your requests could not be loaded')).toBeVisible();
  await page.unroute(/services\.list/);
  await services.button('Try again').click();
  await expect(services.requests.getByText('No requests yet')).toBeVisible();
});
