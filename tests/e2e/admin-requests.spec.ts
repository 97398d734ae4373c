/** The agency replies to service requests and decides on referrals. */
import { randomUUID } from 'node:crypto';
import { newMember } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { test } from './admin.ts';
import { expect, failedWithStatus } from './test.ts';

class RequestsPage extends AccountPage {
  readonly list = this.main.getByRole('list', { name: 'Requests', exact: true });
  readonly opened = this.main.getByRole('region', { name: 'Opened request' });
  readonly status = this.opened.getByLabel('Status', { exact: true });
  readonly answer = this.opened.getByRole('textbox', { name: 'Your reply' });
  readonly search = this.main.getByRole('searchbox', { name: 'Search by name, email or request' });

  line(name: string) {
    return this.list.getByRole('link', { name, exact: true });
  }
}

test('finds a request and keeps a reply over a reload; the member sees it in email and dashboard', async ({
  page,
  agency,
  otherPage,
  others,
  guard,
}) => {
  const words = 'Our phones ring after six.\nPlease answer them.';
  const member = await others.signedIn({ fullName: newMember().email });
  const { id: requestId } = await others.call<{ id: string }>('services.request', {
    serviceType: 'ai-voice-agents',
    description: words,
    submissionId: randomUUID(),
  });
  const admin = new RequestsPage(page);
  await page.goto('/admin/requests');
  await admin.search.fill(member.email.toUpperCase());
  await expect(admin.list.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=/);
  await admin.line(member.fullName).focus();
  await page.keyboard.press('Enter');
  await expect(admin.opened).toBeFocused();
  await expect(admin.opened.getByRole('heading', { level: 2, name: 'AI Voice Agents' })).toBeVisible();
  await expect(admin.opened).toContainText('Please answer them.');
  await admin.status.selectOption('in_progress');
  await admin.answer.fill('We begin on Monday.');
  await page.reload();
  await expect(admin.answer).toHaveValue('We begin on Monday.');
  await expect(admin.status).toHaveValue('in_progress');

  // Another admin is faster: their reply is shown first, and this admin's text isn't lost.
  guard.expectConsole(failedWithStatus(409));
  await agency.call('admin.updateServiceRequest', { requestId, status: 'in_progress', reply: 'We have read it.' });
  await admin.button('Send reply').click();
  await expect(admin.opened.getByRole('alert')).toContainText('This request just changed.');
  await expect(admin.opened.getByText('We have read it.')).toBeVisible();
  await expect(admin.answer).toHaveValue('We begin on Monday.');
  await admin.button('Send reply').click();
  await expect(admin.toast('Service request status updated to in_progress')).toBeVisible();
  await expect(admin.answer).toHaveValue('');
  await expect(admin.opened.getByRole('listitem').last()).toContainText('We begin on Monday.');
  await expect(admin.opened.getByRole('listitem').last()).toContainText(adminLogin.email);
  await admin.link('All requests').press('Enter');
  await expect(admin.line(member.fullName)).toBeFocused();
  await expect(admin.search).toHaveValue(member.email.toUpperCase());
  await expect(admin.list.getByText('In progress', { exact: true })).toBeVisible();

  await expect
    .poll(async () => (await agency.mails(member.email, 'Your service request at Everglow')).join())
    .toContain('We begin on Monday.');
  await otherPage.goto('/dashboard/services');
  await expect(otherPage.getByText('Our team replied · In progress').first()).toBeVisible();
  await otherPage.goto('/dashboard/notifications');
  await expect(otherPage.getByText('Our team replied to your request').first()).toBeVisible();
});

test('rejects a flagged referral and then accepts it after all', async ({ page, agency, site }) => {
  const [referrer, friend] = [await agency.member(), await agency.member()];
  const [referral] = await site.rows.query<{ id: string }>(
    `insert into referrals (referrer_id, referred_user_id, referral_code, flags)
     select owner.id, friend.id, 'DANA1234', '["same_network"]' from users owner, users friend
     where owner.email = $1 and friend.email = $2 returning id`,
    [referrer.email, friend.email],
  );
  await page.goto('/admin/referrals');
  const admin = new AccountPage(page);
  const row = admin.main.getByRole('row').filter({ hasText: friend.email });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await expect(row).toContainText(referrer.email);
  await expect(row).toContainText('The sign-up came from a network the referrer uses.');
  await row.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog('Refuse this referral?')).toContainText(referrer.email);
  await page.keyboard.press('Escape');
  await expect(dialog('Refuse this referral?')).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Refuse' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog('Refuse this referral?').getByRole('button', { name: 'Refuse it' }).click();
  await expect(admin.toast('Referral refused')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(admin.heading('Referrals')).toBeFocused();

  const show = admin.main.getByRole('radiogroup', { name: 'Show' });
  await show.getByText('Refused').click();
  await expect(page).toHaveURL(/decision=refused/);
  await row.getByRole('button', { name: 'Count' }).click();
  await dialog('Count this referral?').getByRole('button', { name: 'Count it' }).click();
  await expect(row).toHaveCount(0);
  await show.getByText('Counted').click();
  await expect(row).toContainText('No payment yet');
  const subject = { subject: 'referral', subjectId: referral!.id };
  const { items } = await agency.read<{ items: unknown[] }>('admin.audit.list', subject);
  expect(items).toMatchObject([
    { before: { decision: 'refused' }, after: { decision: 'counted' } },
    { before: { decision: 'open' }, after: { decision: 'refused' } },
  ]);
});
