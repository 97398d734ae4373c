/** Users at the agency's desk: found, looked at, deactivated and activated; on desktop and phone. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { findEmbeddedPostgres } from '../../server/db/embedded-address.ts';
import { AccountPage } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { axeViolations } from './axe.ts';
import { expectSound, onDevices, test as base } from './desk.ts';
import { breakProcedures } from './failing.ts';
import { expectFitsPhone } from './fits.ts';
import { expect, failedWithStatus } from './test.ts';

class UsersPage extends AccountPage {
  readonly search = this.main.getByRole('searchbox', { name: 'Name, business or email' });
  readonly rows = this.main.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
  readonly dialog = this.page.getByRole('dialog');
  readonly account = this.main.getByRole('region', { name: 'Account' });
  readonly timeline = this.main.getByRole('region', { name: 'Timeline' });

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/users${query}`);
    await expect(this.heading('Users')).toBeVisible();
  }

  /** Presses the button of the account, and the one of the question that follows. */
  async confirm(verb: 'Deactivate' | 'Activate'): Promise<void> {
    await this.button(verb).click();
    await this.dialog.getByRole('button', { name: verb, exact: true }).click();
  }
}

/** Writes accounts beside the running site: as many as these tests need, no form makes in time. */
async function insertUsers(mark: string, names: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: (await findEmbeddedPostgres(process.env.E2E_DATA_DIR!))! });
  await client.connect();
  try {
    await client.query(
      `with named as (select name, place from unnest($2::text[]) with ordinality as given (name, place)),
       made as (
         insert into users (email, confirmed_at, created_at)
         select $1 || '-' || place || '@example.com', now(), now() - place * interval '1 second' from named
         returning id, email
       )
       insert into profiles (id, full_name, first_name, business_name)
       select made.id, name, name, name from made
       join named on made.email = $1 || '-' || place || '@example.com'`,
      [mark, names],
    );
  } finally {
    await client.end();
  }
}

const test = base.extend<{ users: UsersPage }>({
  users: async ({ page, agency }, use) => {
    await agency.read('auth.session');
    await use(new UsersPage(page));
  },
});

const newMark = () => `list-${randomUUID().slice(0, 8)}`;

onDevices((device) => {
  test('finds somebody, shows what is known of them, and takes them out and in again', async ({
    page,
    agency,
    users,
  }) => {
    const member = await agency.member({ fullName: 'Ada Ruiz', businessName: 'Reef Dental' });
    await users.open();
    await users.search.fill('ab');
    await expect(users.main.getByText('Type at least 3 characters.')).toBeVisible();
    await users.search.fill(member.email.toUpperCase());
    await expect(users.rows).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=/);
    await expect(users.rows).toContainText('Reef Dental');
    await expectSound(page, 'the list of users');

    await users.link('Ada Ruiz').click();
    await expect(users.heading('Ada Ruiz')).toBeVisible();
    await expect(users.account).toContainText(member.email);
    await expect(users.timeline).toContainText('Account made');
    await expect(users.timeline).toContainText('Confirm address');
    await expectSound(page, 'a user');

    await users.button('Deactivate').click();
    await expect(users.dialog).toContainText(`Ada Ruiz (${member.email})`);
    await expect(users.dialog).toContainText('They are signed out everywhere at once');
    expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(users.dialog).toHaveCount(0);
    await expect(users.account).toContainText('Active');

    await users.confirm('Deactivate');
    await expect(users.toast('User deactivated successfully')).toBeVisible();
    await expect(users.account).toContainText('Deactivated until');
    expect(await agency.tryPassword(member.email, member.password)).toBe(401);
    await expect(users.timeline).toContainText('Deactivated an account, by boss@agency.example');
    await expectSound(page, 'a deactivated user');

    await users.confirm('Activate');
    await expect(users.toast('User activated successfully')).toBeVisible();
    await expect(users.account).not.toContainText('Deactivated');
    expect(await agency.tryPassword(member.email, member.password)).toBe(200);

    await page.goBack();
    await expect(users.search).toHaveValue(member.email.toUpperCase());
    await expect(users.rows).toHaveCount(1);
  });

  test('keeps filters, order and page in the address, also with names nobody expects', async ({ page, users }) => {
    const mark = newMark();
    const odd = ['N'.repeat(200), '<img src=x onerror="document.title=1">', 'דנה כהן', ''];
    await insertUsers(mark, [...odd, ...Array.from({ length: 60 }, (_, index) => `Plain ${index}`)]);
    await users.open(`?q=${mark}`);
    await expect(users.rows).toHaveCount(50);
    await expect(users.rows.nth(1)).toContainText('<img src=x');
    // Without a name the address stands in its place.
    await expect(users.rows.nth(3).getByRole('link')).toHaveText(`${mark}-4@example.com`);
    await expectSound(page, 'odd names');
    await users.button('Next page').click();
    await expect(users.rows).toHaveCount(14);
    await expect(users.heading('Users')).toBeFocused();
    await page.reload();
    await expect(users.rows).toHaveCount(14);
    await page.goBack();
    await expect(users.rows).toHaveCount(50);

    await users.main.getByLabel('Order').selectOption('Oldest first');
    await expect(users.rows.first()).toContainText('Plain 59');
    await users.main.getByLabel('State').selectOption('Deactivated');
    await expect(users.main.getByText('No account fits this')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=${mark}&state=deactivated&sort=oldest`));
    await page.goBack();
    await expect(users.rows.first()).toContainText('Plain 59');
    await users.rows.first().getByRole('link').click();
    await expect(users.heading('Plain 59')).toBeVisible();
    await users.open(`?q=${mark}`);
    await users.rows.first().getByRole('link').click();
    await expect(users.heading('N'.repeat(200))).toBeVisible();
    if (device === 'phone') await expectFitsPhone(page, 'a long name');
  });
});

test('says when users do not come, and comes when asked again', async ({ page, users, guard }) => {
  guard.expectConsole(failedWithStatus(500));
  const repair = await breakProcedures(page, (name) => name === 'admin.people.users');
  await page.goto('/admin/users');
  await expect(users.toast('Failed to load user data')).toBeVisible();
  await expect(users.main.getByRole('alert')).toContainText('Failed to load user data');
  await repair();
  await users.button('Try again').click();
  await expect(users.rows.first()).toBeVisible();
});

test('says when a state could not be changed, and leaves it as it was', async ({ page, agency, users, guard }) => {
  guard.expectConsole(failedWithStatus(500));
  const member = await agency.member();
  await users.open(`?q=${member.email}`);
  await users.link(member.fullName).click();
  const repair = await breakProcedures(page, (name) => name === 'admin.setUserActive');
  await users.confirm('Deactivate');
  await expect(users.toast('Failed to update user status')).toBeVisible();
  await expect(users.dialog).toBeVisible();
  expect(await agency.tryPassword(member.email, member.password)).toBe(200);
  await repair();
  await users.dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(users.toast('User deactivated successfully')).toBeVisible();
  await expect(users.dialog).toHaveCount(0);
});

test('offers nobody to lock herself out, and knows when somebody is not there', async ({ page, users, guard }) => {
  await users.open(`?q=${adminLogin.email}&role=admin`);
  await users.link(adminLogin.email).click();
  await expect(users.account).toContainText('Admin');
  await expect(users.button('Deactivate')).toHaveCount(0);
  guard.expectConsole(failedWithStatus(404));
  guard.expectConsole(failedWithStatus(400));
  for (const id of [randomUUID(), 'nobody']) {
    await page.goto(`/admin/users/${id}`);
    await expect(users.main.getByText('There is no such account')).toBeVisible();
  }
  await users.link('All users').click();
  await expect(users.heading('Users')).toBeVisible();
});
