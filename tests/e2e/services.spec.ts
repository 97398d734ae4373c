/** Service requests by a member. The agency's replies: admin-requests.spec.ts. */
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { expect } from './test.ts';

test('a member requests a service and withdraws another request', async ({ page, accounts }) => {
  const member = await accounts.signedIn();
  const account = new AccountPage(page);
  const need = `Our phones ring after six, ${member.email}.`;
  const words = account.main.getByRole('textbox', { name: 'What do you need?' });
  const request = (service: string) => account.main.getByRole('article', { name: service, exact: true });

  await test.step('typed text survives a reload and is sent', async () => {
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

  await test.step('a pending request is withdrawn', async () => {
    await account.main
      .getByLabel('Service', { exact: true })
      .selectOption({ label: 'Lead Generation & Sales Systems' });
    await words.fill('More calls from Hollywood, please.');
    await account.button('Send request').click();
    const other = request('Lead Generation & Sales Systems');
    await other.getByRole('button', { name: /^Cancel request/ }).click();
    await other.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(other.getByText('You canceled')).toBeVisible();
  });
});
