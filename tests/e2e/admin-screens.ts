/** Opens each screen of the admin area with data, for tests/e2e/screens.spec.ts and the endurance tests. */
import { randomUUID } from 'node:crypto';
import { adminLogin } from './admin-login.ts';
import { cityForm } from '../helpers/leads.ts';
import { noScriptInFrame } from './admin.ts';
import { revenueWalk } from './admin-revenue.ts';
import { haveRequestAndReferral, type Walk, type World } from './screens.ts';
import { insertPaidOrder } from './shopper.ts';
import { expect } from './test.ts';

/** Signs in as an admin, ending any current session. */
export const enter = ({ accounts }: World): Promise<void> => accounts.signIn(adminLogin);

/** Opens a screen of the admin area by its title. */
export async function openAdmin({ page, account }: World, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(account.heading(title)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

const leadsAndPeople: Walk = async (world, look) => {
  const { page, account, accounts } = world;
  const { main } = account;
  const member = await accounts.member({ fullName: 'Longname'.repeat(12), businessName: 'Reef Dental' });
  const business = `Bakery ${randomUUID().slice(0, 8)}`;
  await accounts.call('contact.sendFromCity', { ...cityForm(member.email), businessType: business });
  await enter(world);
  await openAdmin(world, '/admin', 'Today');
  await expect(page.getByRole('heading', { name: 'Reply next' })).toBeVisible();
  await look('/admin');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toContainText(adminLogin.email);
  await look('/admin, the menu', '[role=dialog]');
  await openAdmin(world, `/admin/inbox?q=${encodeURIComponent(business)}`, 'Inbox');
  const lead = main.getByRole('table', { name: 'Leads' }).getByRole('link', { name: 'Dana Rivera' });
  await expect(lead).toBeVisible();
  await look('/admin/inbox', 'main');
  await lead.click();
  await expect(main.getByRole('region', { name: 'Their message' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'About this person' })).toBeVisible();
  await look('/admin/inbox/:id', 'main');
  await openAdmin(world, `/admin/users?q=${member.email}`, 'Users');
  await expect(account.link(member.fullName)).toBeVisible();
  await look('/admin/users', 'main');
  await account.link(member.fullName).click();
  await expect(main.getByRole('region', { name: 'Timeline' })).toContainText('Account created');
  await look('/admin/users/:id', 'main');
};

const requestsAndAnalytics: Walk = async (world, look) => {
  const { account, accounts, api } = world;
  const { main } = account;
  const member = await accounts.signedIn();
  await haveRequestAndReferral(world, member);
  await api.finish();
  await enter(world);
  await openAdmin(world, `/admin/requests?q=${member.email}`, 'Service requests');
  const request = main.getByRole('list', { name: 'Requests', exact: true }).getByRole('link').first();
  await expect(request).toBeVisible();
  await look('/admin/requests');
  await request.click();
  await expect(main.getByRole('region', { name: 'Opened request' })).toContainText('We begin on Monday.');
  await look('/admin/requests, an opened request', 'main');
  await openAdmin(world, '/admin/referrals', 'Referrals');
  await expect(main.getByRole('row').filter({ hasText: member.email })).toBeVisible();
  await look('/admin/referrals', 'main');
  await openAdmin(world, '/admin/numbers?days=7', 'Numbers');
  await expect(main.getByRole('table', { name: 'People at each stage' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Day by day' })).toBeVisible();
  await main.getByText('How we count').first().click();
  await look('/admin/numbers', 'main');
};

const system: Walk = async (world, look) => {
  const { account, accounts, guard, site } = world;
  const { main } = account;
  guard.expectConsole(noScriptInFrame);
  const member = await accounts.member();
  await site.rows.query(
    `insert into emails (template, to_email, user_id, status, attempts, wake_at, last_error)
     select 'welcome', email, id, 'error', 3, now(), 'SMTP 550: no such mailbox' from users where email = $1`,
    [member.email],
  );
  await enter(world);
  const [user] = await site.rows.query<{ id: string }>('select id from users where email = $1', [member.email]);
  await accounts.call('admin.setUserActive', { userId: user!.id, isActive: false });
  await openAdmin(world, `/admin/mails?q=${member.email}`, 'Emails');
  await expect(account.link(member.email).first()).toBeVisible();
  await look('/admin/mails');
  await account.link(member.email).first().click();
  // axe would wait for a response from the frame, where scripts don't run.
  await main.locator('iframe[title^="Preview"]').evaluate((frame) => frame.remove());
  await look('/admin/mails/:id', 'main');
  await openAdmin(world, '/admin/jobs', 'Jobs');
  await expect(main.getByRole('table', { name: 'Schedules' })).toBeVisible();
  await look('/admin/jobs', 'main');
  await openAdmin(world, '/admin/ai', 'AI ledger');
  await expect(main.getByText('Daily limit')).toBeVisible();
  await look('/admin/ai', 'main');
  await openAdmin(world, '/admin/readiness', 'Readiness');
  await expect(main.getByRole('table', { name: 'Missing' })).toBeVisible();
  await look('/admin/readiness', 'main');
  await openAdmin(world, '/admin/system', 'System');
  await expect(main.getByRole('table', { name: 'Services' })).toBeVisible();
  await look('/admin/system', 'main');
  await openAdmin(world, '/admin/catalog', 'Catalog');
  await expect(main.getByRole('table', { name: 'Coupons' })).toBeVisible();
  await look('/admin/catalog', 'main');
  await openAdmin(world, '/admin/events', 'Events');
  await expect(main.getByRole('table', { name: 'Events' })).toBeVisible();
  await look('/admin/events', 'main');
  await main.getByRole('table', { name: 'Events' }).getByRole('link').first().click();
  await expect(main.getByRole('button', { name: 'Save' })).toBeVisible();
  await look('/admin/events/:id', 'main');
  await world.page.goto('/admin/events/new');
  await expect(main.getByRole('button', { name: 'Create bootcamp' })).toBeVisible();
  await look('/admin/events/new', 'main');
  await openAdmin(world, '/admin/claims?q=5.3x', 'Marketing claims');
  await expect(main.getByRole('button', { name: 'Turn off' }).first()).toBeVisible();
  await look('/admin/claims', 'main');
  await openAdmin(world, '/admin/proof', 'Proof');
  await main.getByRole('button', { name: 'Add proof' }).click();
  await expect(world.page.getByRole('dialog')).toBeVisible();
  await look('/admin/proof, adding', '[role=dialog]');
  await world.page.keyboard.press('Escape');
  await expect(world.page.getByRole('dialog')).toBeHidden();
  await look('/admin/proof', 'main');
  await openAdmin(world, `/admin/privacy#${encodeURIComponent(member.email)}`, 'Privacy');
  await expect(main.getByRole('table', { name: `Data about ${member.email}` })).toBeVisible();
  await look('/admin/privacy', 'main');
  await openAdmin(world, `/admin/audit?subjectId=${user!.id}`, 'Audit log');
  await expect(main.getByRole('row').filter({ hasText: 'Deactivated an account' })).toBeVisible();
  await look('/admin/audit', 'main');
  await world.page.goto(`/admin/users/${user!.id}`);
  await expect(main.getByRole('region', { name: 'Account' })).toContainText('Deactivated until');
  await look('/admin/users/:id, deactivated', 'main');
};

const sales: Walk = async (world, look) => {
  const { account, accounts, site } = world;
  const { main } = account;
  const member = await accounts.member({ fullName: 'Longname'.repeat(12) });
  const number = await insertPaidOrder(site.rows, member, 'vip-bootcamp');
  await site.rows.query(
    `update orders set payment_id = 'pi_' || id, status = 'disputed', dispute_status = 'open',
       dispute_reason = 'product_not_received', dispute_due_at = now() + interval '5 days' where number = $1`,
    [Number(number.slice(3))],
  );
  await enter(world);
  await openAdmin(world, `/admin/orders?q=${member.email}`, 'Orders');
  await expect(account.link(number)).toBeVisible();
  await look('/admin/orders', 'main');
  await openAdmin(world, '/admin/disputes', 'Disputes');
  await expect(account.link(number)).toBeVisible();
  await look('/admin/disputes', 'main');
  await account.link(number).click();
  await expect(main.getByRole('region', { name: 'Dispute' })).toContainText('Product not received');
  await expect(main.getByRole('region', { name: 'Timeline' })).toContainText('Order started');
  await look('/admin/orders/:id', 'main');
};

export const adminWalks: Record<string, Walk> = {
  'the admin area: leads and people': leadsAndPeople,
  'the admin area: orders and disputes': sales,
  'the admin area: requests, referrals and analytics': requestsAndAnalytics,
  'the admin area: revenue and sales settings': revenueWalk,
  'the admin area: system': system,
};
