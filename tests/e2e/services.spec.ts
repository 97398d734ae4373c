/** Service requests: asked by a member, answered by the agency. */
import { Accounts, test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { expect } from './test.ts';

test('a member asks for a service, reads the agency’s answer and takes another request back', async ({
  page,
  accounts,
  otherPage,
  playwright,
  site,
}) => {
  const agency = new Accounts(otherPage.context(), playwright.request, site);
  await agency.signIn(adminLogin);
  const member = await accounts.signedIn();
  const account = new AccountPage(page);
  const need = `Our phones ring after six, ${member.email}.`;
  const words = account.main.getByRole('textbox', { name: 'What do you need?' });
  const request = (service: string) => account.main.getByRole('article', { name: service, exact: true });

  await test.step('what was typed outlives a reload, and is sent', async () => {
    await page.goto('/dashboard/services?service=ai-voice-agents');
    await words.fill(need);
    await page.goto('/dashboard/services');
    await expect(words).toHaveValue(need);
    await account.button('Send request').click();
    await expect(account.toast('Request sent')).toBeVisible();
    await expect(words).toHaveValue('');
    await expect(request('AI Voice Agents').getByText('Waiting', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await accounts.mails('inbox@agency.example', 'New service request')).join())
      .toContain(need);
  });

  await test.step('the answer is in the list, in an email and in the notifications', async () => {
    const [asked] = await site.rows.query<{ id: string }>(
      'select r.id from service_requests r join users u on u.id = r.user_id where u.email = $1',
      [member.email],
    );
    const change = { requestId: asked!.id };
    await agency.call('admin.updateServiceRequest', { ...change, status: 'in_progress', reply: 'We begin on Monday.' });
    await agency.call('admin.updateServiceRequest', { ...change, status: 'completed' });
    await page.reload();
    await expect(
      request('AI Voice Agents').getByRole('list', { name: 'What happened' }).getByRole('listitem'),
    ).toContainText(['You asked', 'Our team answered · In progress', 'Completed']);
    await expect(request('AI Voice Agents').getByText('We begin on Monday.')).toBeVisible();
    expect(await accounts.mail(member.email, 'Your service request at Everglow', 2)).toContain('/dashboard/services');
    await account.areas.getByRole('link', { name: 'Notifications' }).click();
    await expect(account.main.getByText('Our team has answered your request').first()).toBeVisible();
  });

  await test.step('a request that waits is taken back', async () => {
    await account.areas.getByRole('link', { name: 'Services' }).click();
    await account.main
      .getByLabel('Service', { exact: true })
      .selectOption({ label: 'Lead Generation & Sales Systems' });
    await words.fill('More calls from Hollywood, please.');
    await account.button('Send request').click();
    const other = request('Lead Generation & Sales Systems');
    await other.getByRole('button', { name: /^Cancel request/ }).click();
    await other.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(other.getByText('You cancelled')).toBeVisible();
  });
});
