/** The machinery as the agency sees it: mails, jobs, the AI ledger, the system; on desktop and phone. */
import type { Page } from '@playwright/test';
import { AccountPage } from './account-page.ts';
import { expectSound, onDevices, test } from './desk.ts';
import { breakProcedures } from './failing.ts';
import { expect, failedWithStatus } from './test.ts';

/** The next answer of one of the machinery's procedures. */
function answer(page: Page, procedure: string) {
  return page.waitForResponse((response) => response.ok() && response.url().includes(`admin.operations.${procedure}`));
}

onDevices((device) => {
  test('finds a mail, looks at it, and comes back to the list as it was', async ({ page, agency }) => {
    const member = await agency.invited();
    const desk = new AccountPage(page);
    await page.goto('/admin/mails');
    await expect(desk.heading('Mails')).toBeVisible();
    const search = desk.main.getByRole('searchbox', { name: 'Search by recipient' });
    await search.fill('da');
    await expect(desk.main.getByText('Type at least 3 characters.')).toBeVisible();
    await search.fill(member.email.slice(0, 12).toUpperCase());
    const found = desk.main.getByRole('link', { name: member.email });
    await expect(found).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=/);
    await desk.main.getByLabel('Status').selectOption('Sent');
    await expect(found).toHaveCount(1);
    await expectSound(page, 'mails');

    await found.click();
    await expect(desk.heading('Activation')).toBeFocused();
    await expect(desk.main.getByText('Links and passwords that work once are shown as dots.')).toBeVisible();
    const preview = desk.main.locator('iframe[title^="Preview"]');
    await expect(preview).toHaveAttribute('sandbox', '');
    await expect(preview).toHaveAttribute('srcdoc', /••••••••/);
    expect(await page.content()).not.toContain(member.token);
    expect(await page.content()).not.toContain(member.temporaryPassword);
    // Sent is sent.
    await expect(desk.button('Send again')).toHaveCount(0);
    await desk.main.getByText('Text part').click();
    await expect(desk.main.getByLabel('Text part of the mail')).toBeVisible();
    // Nothing runs in the frame, so axe cannot look into it: it would only be told that it was blocked.
    await preview.evaluate((frame) => frame.remove());
    await expectSound(page, 'a mail');
    await desk.main.getByRole('link', { name: 'All mails' }).click();
    await expect(desk.heading('Mails')).toBeFocused();
    await expect(found).toHaveCount(1);
    await page.goBack();
    await expect(desk.heading('Activation')).toBeFocused();
    await page.goBack();
    await expect(found).toHaveCount(1);
    await expect(desk.main.getByLabel('Status')).toHaveValue('sent');
    await desk.button('Clear').click();
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
  });

  test('sends a test mail and follows it until it has left', async ({ page, agency }) => {
    const to = `test-${device}-${Date.now()}@example.com`;
    const desk = new AccountPage(page);
    await page.goto('/admin/system');
    await expect(desk.heading('System')).toBeVisible();
    const parts = desk.main.getByRole('table', { name: 'Parts' });
    await expect(parts.getByRole('row').filter({ hasText: 'Database' })).toContainText('Fine');
    await expect(parts.getByRole('row').filter({ hasText: 'Workers' })).toContainText('at work');
    const address = desk.main.getByRole('textbox', { name: 'Send to' });
    await address.fill('nobody');
    await desk.button('Send test mail').click();
    await expect(desk.main.getByText('Please type an email address.')).toBeVisible();
    await expect(address).toHaveValue('nobody');
    await address.fill(to);
    await desk.button('Send test mail').dblclick();
    await expect(desk.main.getByRole('status').filter({ hasText: to })).toContainText('Sent');
    expect(await agency.mails(to, 'Test mail from Everglow')).toHaveLength(1);
    const checked = answer(page, 'system');
    await desk.button('Check again').click();
    await checked;
    await expect(desk.button('Check again')).toBeFocused();
    await expect(parts.getByRole('row').filter({ hasText: 'Database' })).toContainText('Fine');
    await expect(parts.getByRole('row').filter({ hasText: 'Workers' })).toContainText('at work');
    await expectSound(page, 'the system');
  });

  test('sees the work, the queues and the schedules', async ({ page, agency }) => {
    await agency.read('auth.session');
    const desk = new AccountPage(page);
    await page.goto('/admin/jobs');
    await expect(desk.heading('Jobs')).toBeVisible();
    await expect(
      desk.main.getByRole('table', { name: 'Queues' }).getByRole('row').filter({ hasText: 'Quick' }),
    ).toBeVisible();
    const sweep = desk.main
      .getByRole('table', { name: 'Schedules' })
      .getByRole('row')
      .filter({ hasText: 'Wakes mails' });
    await expect(sweep).toContainText('Done');
    const failed = answer(page, 'failedWork');
    await desk.main.getByRole('link', { name: 'Payment events' }).click();
    await expect(page).toHaveURL(/kind=payment/);
    await failed;
    // Others may have left something there.
    await expect(
      desk.main.getByText('Nothing has failed').or(desk.main.getByRole('table', { name: 'Failed: Payment events' })),
    ).toBeVisible();
    await expectSound(page, 'jobs');
  });

  test('sees what the model costs', async ({ page, agency }) => {
    await agency.read('auth.session');
    const desk = new AccountPage(page);
    await page.goto('/admin/ai');
    await expect(desk.heading('AI ledger')).toBeVisible();
    await expect(desk.main.getByText('Cap per day')).toBeVisible();
    const ledger = answer(page, 'ai');
    await desk.main.getByLabel('Time', { exact: true }).selectOption('Today');
    await expect(page).toHaveURL(/days=1/);
    await ledger;
    const calls = desk.main.getByRole('region', { name: 'Calls', exact: true });
    await expect(
      calls.getByText('The model was not asked in this time').or(calls.getByRole('table', { name: 'Calls' })),
    ).toBeVisible();
    await expectSound(page, 'the ledger');
  });
});

test('each screen says when it did not come, and comes when asked again', async ({ page, agency, guard }) => {
  await agency.read('auth.session');
  guard.expectConsole(failedWithStatus(500));
  const desk = new AccountPage(page);
  for (const [path, procedure, problem, heading] of [
    ['/admin/mails', 'mails', 'The mails could not be loaded', 'Mails'],
    ['/admin/jobs', 'jobs', 'The jobs could not be loaded', 'Jobs'],
    ['/admin/ai', 'ai', 'The calls to the model could not be loaded', 'AI ledger'],
    ['/admin/system', 'system', 'The system could not be checked', 'System'],
  ] as const) {
    const mend = await breakProcedures(page, (name) => name === `admin.operations.${procedure}`);
    await page.goto(path);
    await expect(desk.heading(heading)).toBeVisible();
    await expect(desk.main.getByText(problem)).toBeVisible();
    await mend();
    await desk.button('Try again').click();
    await expect(desk.main.getByText(problem)).toHaveCount(0);
  }
});

test('the queues’ own screen opens for an admin, and runs under our policy', async ({ page, agency }) => {
  await agency.read('auth.session');
  await page.goto('/admin/queues');
  await expect(page.getByText('quick').first()).toBeVisible();
  await expect(page.getByText('slow').first()).toBeVisible();
});
