/** Users in the admin area: search, details, deactivation and activation. */
import { randomUUID } from 'node:crypto';
import type { Rows } from '../helpers/account-rows.ts';
import { AccountPage } from './account-page.ts';
import { test as base } from './admin.ts';
import { expect } from './test.ts';

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

  /** Presses the account's button and the one in the confirmation that follows. */
  async confirm(verb: 'Deactivate' | 'Activate'): Promise<void> {
    await this.button(verb).click();
    await this.dialog.getByRole('button', { name: verb, exact: true }).click();
  }
}

/** Inserts accounts with these names, each a second older than the one before. */
async function insertUsers(rows: Rows, mark: string, names: string[]): Promise<void> {
  await rows.query(
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
}

const test = base.extend<{ users: UsersPage }>({
  users: async ({ page, agency }, use) => {
    expect(agency).toBeDefined();
    await use(new UsersPage(page));
  },
});

test('finds a member, shows the details, and deactivates and reactivates the account', async ({
  page,
  agency,
  users,
}) => {
  const member = await agency.member({ fullName: 'Ada Ruiz', businessName: 'Reef Dental' });
  await users.open();
  await users.search.fill(member.email.toUpperCase());
  await expect(users.rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=/);
  await expect(users.rows).toContainText('Reef Dental');
  await users.link('Ada Ruiz').click();
  await expect(users.heading('Ada Ruiz')).toBeVisible();
  await expect(users.account).toContainText(member.email);
  await expect(users.timeline).toContainText('Account created');

  await users.button('Deactivate').click();
  await expect(users.dialog).toContainText(`Ada Ruiz (${member.email})`);
  await page.keyboard.press('Escape');
  await expect(users.dialog).toHaveCount(0);
  await expect(users.button('Deactivate')).toBeFocused();
  await users.confirm('Deactivate');
  await expect(users.toast('User deactivated successfully')).toBeVisible();
  await expect(users.account).toContainText('Deactivated until');
  await expect(users.timeline).toContainText('Deactivated an account, by boss@agency.example');
  expect(await agency.tryPassword(member.email, member.password)).toBe(401);
  await users.confirm('Activate');
  await expect(users.toast('User activated successfully')).toBeVisible();
  await expect(users.account).not.toContainText('Deactivated');
  expect(await agency.tryPassword(member.email, member.password)).toBe(200);
  await page.goBack();
  await expect(users.search).toHaveValue(member.email.toUpperCase());
  await expect(users.rows).toHaveCount(1);
});

test('keeps filters, order and page in the URL, also with unusual names', async ({ page, users, site }) => {
  const mark = `list-${randomUUID().slice(0, 8)}`;
  const odd = ['N'.repeat(200), '<img src=x onerror="document.title=1">', 'דנה כהן', ''];
  await insertUsers(site.rows, mark, [...odd, ...Array.from({ length: 60 }, (_, index) => `Plain ${index}`)]);
  await users.open(`?q=${mark}`);
  await expect(users.rows).toHaveCount(50);
  await expect(users.rows.nth(1)).toContainText('<img src=x');
  // Without a name, the email address is shown.
  await expect(users.rows.nth(3).getByRole('link')).toHaveText(`${mark}-4@example.com`);
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
  await expect(users.main.getByText('No matching accounts')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${mark}&state=deactivated&sort=oldest`));
  await page.goBack();
  await expect(users.rows.first()).toContainText('Plain 59');
  await users.open(`?q=${mark}`);
  await users.rows.first().getByRole('link').click();
  await expect(users.heading('N'.repeat(200))).toBeVisible();
});
