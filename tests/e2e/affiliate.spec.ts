/** The referral link, opened by a friend in another browser, and the resulting ledger. */
import { newMember, subjects, test } from './account-api.ts';
import { AccountPage, procedureCalls } from './account-page.ts';
import { expect } from './test.ts';

class AffiliatePage extends AccountPage {
  readonly panel = this.main.getByRole('region', { name: 'Your link', exact: true });
  readonly ledger = this.main.getByRole('region', { name: 'Your referrals', exact: true });

  /** @returns the link and its code */
  async open(): Promise<{ link: string; code: string }> {
    await this.page.goto('/dashboard/affiliate');
    const link = await this.panel.getByRole('textbox', { name: /^Your link/ }).innerText();
    return { link, code: new URL(link).searchParams.get('ref')! };
  }

  async expectFigure(name: string, value: string): Promise<void> {
    await expect(this.panel.locator('dl > div').filter({ hasText: name }).getByRole('definition')).toHaveText(value);
  }
}

test('a friend opens the link, browses, signs up later, and is in the ledger once confirmed', async ({
  page,
  otherPage,
  accounts,
}) => {
  await accounts.signedIn();
  const mine = new AffiliatePage(page);
  const { link, code } = await mine.open();
  const friend = newMember({ fullName: 'Mary Ann O’Neill' });
  const theirs = new AccountPage(otherPage);
  await mine.button('Copy link').click();
  await expect(mine.toast('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await test.step('opening any page with the link twice counts as one visit', async () => {
    const clicks = procedureCalls(otherPage, 'affiliate.click');
    const told = otherPage.waitForResponse(/affiliate\.click/);
    await otherPage.goto(`/about?ref=${code}`);
    await told;
    await otherPage.goto(`/about?ref=${code}`);
    await expect(otherPage.getByRole('heading', { level: 1 })).toBeVisible();
    expect(clicks).toHaveLength(1);
  });

  await test.step('the link is remembered for the sign-up, which counts once it is confirmed', async () => {
    await otherPage.goto('/signup?only=account');
    await theirs.main.getByLabel('Your name').fill(friend.fullName);
    await theirs.email.fill(friend.email);
    await theirs.main.getByLabel('Password', { exact: true }).fill(friend.password);
    await theirs.button('Create account').click();
    await expect(theirs.heading('Check your inbox')).toBeVisible();
    await mine.open();
    await mine.expectFigure('Visits', '1');
    await mine.expectFigure('Sign-ups', '0');
    await otherPage.goto(await accounts.link(friend.email, subjects.confirm));
    await theirs.button('Confirm my email address').click();
    await expect(otherPage).toHaveURL('/services');
  });

  await test.step("the ledger shows the friend's initials", async () => {
    await mine.open();
    await mine.expectFigure('Sign-ups', '1');
    const line = mine.ledger.getByRole('listitem');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText('M. A. O.');
    expect(await page.content()).not.toContain(friend.email);
  });
});

test('a chat started from the link stores its code', async ({ page, otherPage, accounts }) => {
  await accounts.signedIn();
  const { code } = await new AffiliatePage(page).open();
  const told = otherPage.waitForResponse(/affiliate\.click/);
  await otherPage.goto(`/?ref=${code}`);
  await told;
  const started = otherPage.waitForRequest(/chat\.start/);
  await otherPage.getByRole('main').locator('[data-open-chat]').first().click();
  expect((await started).postData()).toContain(`"referralCode":"${code}"`);
});
