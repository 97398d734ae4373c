/** The referral link: copied, opened by a friend in another browser, and what the ledger says then; desktop and phone. */
import type { Page } from '@playwright/test';
import { newMember, subjects, test } from './account-api.ts';
import { AccountPage, procedureCalls } from './account-page.ts';
import { axeViolations } from './axe.ts';
import { expect, failedConnection } from './test.ts';

class AffiliatePage extends AccountPage {
  readonly panel = this.main.getByRole('region', { name: 'Your link', exact: true });
  readonly ledger = this.main.getByRole('region', { name: 'Who came by your link', exact: true });
  readonly shown = this.panel.getByRole('textbox', { name: /^Your link/ });

  constructor(page: Page) {
    super(page);
  }

  async open(): Promise<string> {
    await this.page.goto('/dashboard/affiliate');
    await expect(this.shown).toContainText('/signup?ref=');
    return this.shown.innerText();
  }

  async expectFigure(name: string, value: string): Promise<void> {
    await expect(this.panel.getByRole('term').filter({ hasText: name })).toHaveText(name);
    await expect(this.panel.locator('dl > div').filter({ hasText: name }).getByRole('definition')).toHaveText(value);
  }
}

const codeOf = (link: string) => new URL(link).searchParams.get('ref')!;

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 860 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('a friend comes by the link, looks around, signs up later, and stands in the ledger', async ({
      page,
      otherPage,
      accounts,
    }) => {
      await accounts.signedIn();
      const mine = new AffiliatePage(page);
      const link = await mine.open();
      await expect(mine.ledger.getByText('Nobody yet')).toBeVisible();
      await mine.button('Copy link').click();
      await expect(mine.toast('Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

      // Any page of the site, opened three times: one visit.
      const clicks = procedureCalls(otherPage, 'affiliate.click');
      for (let count = 0; count < 3; count += 1) {
        const told = count === 0 ? otherPage.waitForResponse(/affiliate\.click/) : undefined;
        await otherPage.goto(`/about?ref=${codeOf(link)}`);
        await told;
      }
      await expect(otherPage.getByRole('heading', { level: 1 })).toBeVisible();
      expect(clicks).toHaveLength(1);
      const friend = newMember({ fullName: 'Mary Ann O’Neill' });
      const theirs = new AccountPage(otherPage);
      // Without the code in the address: it was remembered.
      await otherPage.goto('/signup?only=account');
      await theirs.main.getByLabel('Your name').fill(friend.fullName);
      await theirs.email.fill(friend.email);
      await theirs.main.getByLabel('Password', { exact: true }).fill(friend.password);
      await theirs.button('Create account').click();
      await expect(theirs.heading('Check your inbox')).toBeVisible();

      // Nobody learns of an address that is not confirmed.
      await mine.open();
      await mine.expectFigure('Visits', '1');
      await mine.expectFigure('Sign-ups', '0');
      await otherPage.goto(await accounts.link(friend.email, subjects.confirm));
      await theirs.button('Confirm my address').click();
      await expect(otherPage).toHaveURL('/services');

      await mine.open();
      await mine.expectFigure('Sign-ups', '1');
      await mine.expectFigure('Your credit', '$0.00');
      const line = mine.ledger.getByRole('listitem');
      await expect(line).toHaveCount(1);
      await expect(line).toContainText('M. A. O.');
      await expect(line.getByText('Signed up', { exact: true })).toBeVisible();
      expect(await page.content()).not.toContain(friend.email);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}

test('the own link, opened in the own browser, counts nothing and says so', async ({ page, accounts }) => {
  await accounts.signedIn();
  const mine = new AffiliatePage(page);
  const link = await mine.open();
  const told = page.waitForResponse(/affiliate\.click/);
  await page.goto(`/?ref=${codeOf(link).toLowerCase()}`);
  await told;
  await mine.open();
  await expect(mine.panel.getByText('You have opened your own link in this browser.')).toBeVisible();
  await mine.expectFigure('Visits', '0');
  expect(await axeViolations(page)).toEqual([]);
});

test('a code that is nobody’s looks like any other, and keeps nobody from an account', async ({ page, accounts }) => {
  const told = page.waitForResponse(/affiliate\.click/);
  await page.goto('/?ref=ZZZZ9999');
  expect((await told).status()).toBe(200);
  const account = new AccountPage(page);
  await page.goto('/signup?only=account');
  const { fullName, email, password } = newMember();
  await account.main.getByLabel('Your name').fill(fullName);
  await account.email.fill(email);
  await account.main.getByLabel('Password', { exact: true }).fill(password);
  await account.button('Create account').click();
  await expect(account.heading('Check your inbox')).toBeVisible();
  expect(await accounts.link(email, subjects.confirm)).toContain('?token=');
});

test('by the chat: the link goes along with the conversation', async ({ page, otherPage, accounts }) => {
  await accounts.signedIn();
  const code = codeOf(await new AffiliatePage(page).open());
  const told = otherPage.waitForResponse(/affiliate\.click/);
  await otherPage.goto(`/?ref=${code}`);
  await told;
  const started = otherPage.waitForRequest(/chat\.start/);
  await otherPage.getByRole('main').locator('[data-open-chat]').first().click();
  expect((await started).postData()).toContain(`"referralCode":"${code}"`);
});

test('what cannot be loaded says so and can be asked for again', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const mine = new AffiliatePage(page);
  await page.route(/affiliate\./, (route) => route.abort());
  await page.goto('/dashboard/affiliate');
  await expect(mine.main.getByText('Your link could not be loaded')).toBeVisible();
  await expect(mine.main.getByText('Your referrals could not be loaded')).toBeVisible();
  await page.unroute(/affiliate\./);
  await mine.panel.getByRole('button', { name: 'Try again' }).click();
  await expect(mine.shown).toContainText('/signup?ref=');
});
