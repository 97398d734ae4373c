/** Admin screens in states that need a trigger: failed loads, confirmations and unusual names. */
import { randomUUID } from 'node:crypto';
import { breakProcedures } from '#tests/e2e/answering.ts';
import { enter, openAdmin } from '#tests/e2e/admin-screens.ts';
import { haveRequestAndReferral, type Walk } from '#tests/e2e/screens.ts';
import { insertPaidOrder } from '#tests/e2e/shopper.ts';
import { expect, failedWithStatus } from '#tests/e2e/test.ts';

const broken: Walk = async (world, look) => {
  const { page, account, guard } = world;
  guard.expectConsole(failedWithStatus(500));
  guard.expectConsole(failedWithStatus(404));
  await enter(world);
  const mend = await breakProcedures(page, (name) => name.startsWith('admin.') && name !== 'admin.isAdmin');
  for (const [path, title, words] of [
    ['/admin', 'Today', 'Couldn’t load the open items'],
    ['/admin/inbox', 'Inbox', 'Couldn’t load the inbox'],
    ['/admin/orders', 'Orders', 'Couldn’t load the orders'],
    ['/admin/disputes', 'Disputes', 'Couldn’t load the disputes'],
    ['/admin/users', 'Users', 'Failed to load user data'],
    ['/admin/requests', 'Service requests', 'Failed to load service requests'],
    ['/admin/numbers', 'Numbers', 'Couldn’t load the numbers'],
    ['/admin/revenue', 'Revenue', 'Couldn’t load the revenue'],
    ['/admin/subscriptions', 'Subscriptions', 'Couldn’t load the subscriptions'],
    ['/admin/settings', 'Sales settings', 'Couldn’t load the sales settings'],
    ['/admin/mails', 'Emails', 'Couldn’t load the emails'],
    ['/admin/jobs', 'Jobs', 'Couldn’t load the jobs'],
    ['/admin/ai', 'AI ledger', 'Couldn’t load the calls to the model'],
    ['/admin/readiness', 'Readiness', 'Couldn’t load what’s missing'],
    ['/admin/system', 'System', 'Couldn’t check the system'],
    ['/admin/catalog', 'Catalog', 'Couldn’t load the catalog'],
    ['/admin/events', 'Events', 'Couldn’t load the events'],
    ['/admin/cities', 'City pages', 'Couldn’t load the city pages'],
    ['/admin/claims', 'Marketing claims', 'Couldn’t load the marketing claims'],
    ['/admin/proof', 'Proof', 'Couldn’t load the proof'],
    ['/admin/privacy', 'Privacy', 'Couldn’t load how long data is kept'],
    ['/admin/audit', 'Audit log', 'Couldn’t load the audit log'],
  ] as const) {
    await openAdmin(world, path, title);
    await expect(account.main.getByText(words).first()).toBeVisible();
    await look(`${path} of a broken server`, 'main');
  }
  await mend();
  await page.goto(`/admin/inbox/${randomUUID()}`);
  await expect(account.main.getByText('This lead no longer exists')).toBeVisible();
  await look('a lead that is gone', 'main');
  await page.goto(`/admin/users/${randomUUID()}`);
  await expect(account.main.getByText('We couldn’t find this account')).toBeVisible();
  await look('a user that is gone', 'main');
  await page.goto(`/admin/orders/${randomUUID()}`);
  await expect(account.main.getByText('We couldn’t find that order')).toBeVisible();
  await look('an order that is gone', 'main');
};

const questions: Walk = async (world, look) => {
  const { page, account, accounts, site } = world;
  const dialog = page.getByRole('dialog');
  const noTaps = { taps: false };
  const member = await accounts.signedIn();
  await haveRequestAndReferral(world, member);
  await enter(world);
  await openAdmin(world, `/admin/users?q=${member.email}`, 'Users');
  await account.main.getByRole('rowheader').getByRole('link').click();
  await account.button('Deactivate').click();
  await expect(dialog).toContainText(member.email);
  await look('asked before a user is deactivated', '[role=dialog]', noTaps);
  const number = await insertPaidOrder(site.rows, member, 'virtual-bootcamp');
  await site.rows.query(
    `update orders set payment_id = 'pi_' || id, dispute_status = 'won', dispute_reason = 'product_not_received'
     where number = $1`,
    [Number(number.slice(3))],
  );
  await openAdmin(world, `/admin/orders?q=${number}`, 'Orders');
  await account.main.getByRole('rowheader').getByRole('link').click();
  await account.main.getByRole('button', { name: /^Refund: / }).click();
  await expect(dialog.getByRole('button', { name: 'Refund $147.00' })).toBeVisible();
  await look('asked before a line is refunded', '[role=dialog]', noTaps);
  await page.keyboard.press('Escape');
  await openAdmin(world, '/admin/catalog', 'Catalog');
  await account.main.getByRole('button', { name: 'Edit Web prompt pack' }).click();
  await expect(dialog.getByLabel('Price in dollars')).toBeVisible();
  await look('an item being edited', '[role=dialog]', noTaps);
  await page.keyboard.press('Escape');
  await account.main.getByRole('button', { name: 'New coupon' }).click();
  await dialog.getByLabel('Applies to').selectOption('some');
  await look('a new coupon', '[role=dialog]', noTaps);
  await page.keyboard.press('Escape');
  await account.main.getByRole('button', { name: 'Edit PRO30' }).click();
  await expect(dialog.getByLabel('The coupon is on')).toBeVisible();
  await look('a coupon being edited', '[role=dialog]', noTaps);
  await page.keyboard.press('Escape');
  await insertPaidOrder(world.site.rows, member, 'virtual-bootcamp');
  await openAdmin(world, '/admin/events', 'Events');
  await account.main.getByRole('table', { name: 'Events' }).getByRole('link').first().click();
  await account.main.getByRole('button', { name: 'Move' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Move / })).toBeVisible();
  await look('asked before an attendee is moved', '[role=dialog]', noTaps);
  await openAdmin(world, '/admin/claims?q=5.3x', 'Marketing claims');
  await account.main.getByRole('button', { name: 'Turn off' }).first().click();
  await expect(dialog.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await look('asked before a claim is switched off', '[role=dialog]', noTaps);
  await openAdmin(world, '/admin/claims?kind=story', 'Marketing claims');
  await look('claims that are stories', 'main');
  await openAdmin(world, '/admin/referrals', 'Referrals');
  const row = account.main.getByRole('row').filter({ hasText: member.email });
  await row.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('dialog', { name: 'Refuse this referral?' })).toBeVisible();
  await look('asked before a referral is refused', '[role=dialog]', noTaps);
  for (const decision of ['counted', 'refused']) {
    await openAdmin(world, `/admin/referrals?decision=${decision}`, 'Referrals');
    await look(`referrals that were ${decision}`, 'main');
  }
};

export const adminStateWalks: Record<string, Walk> = {
  'an admin area whose server is broken': broken,
  'questions of the admin area': questions,
};
