/** One's own profile: read, changed, rewritten, taken back; two tabs, lost connections, keyboard, phone. */
import type { Page } from '@playwright/test';
import { makePro, test } from './account-api.ts';
import { axeViolations } from './axe.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

const address = '/dashboard/profile';
const field = (page: Page, path: string) => page.locator(`[data-field="${path}"]`);
const save = (page: Page, name: string) =>
  page
    .getByRole('form', { name: `Edit ${name}` })
    .getByRole('button', { name: 'Save' })
    .click();

async function openProfile(page: Page): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2, name: 'Coral Bay Cooling' })).toBeVisible();
}

test('without a profile the chat is offered', async ({ page, accounts }) => {
  await accounts.signedIn();
  await page.goto(address);
  await expect(page.getByText('No profile in this account yet')).toBeVisible();
  await page.getByRole('button', { name: 'Start the chat' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a text is changed in place, taken back, and stands after a reload', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  await openProfile(page);
  const positioning = field(page, 'businessAnalysis.positioning');
  const before = await positioning.locator('p').first().innerText();

  await page.getByRole('button', { name: 'Edit Positioning' }).click();
  const box = page.getByRole('textbox', { name: 'Positioning' });
  await expect(box).toBeFocused();
  await box.fill(' ');
  await save(page, 'Positioning');
  await expect(page.getByText('Please write something, or cancel.')).toBeVisible();
  await box.fill('The house is cool again by evening. <b>Promised</b>');
  await box.press('ControlOrMeta+Enter');
  await expect(positioning).toContainText('The house is cool again by evening. Promised');
  await expect(positioning.getByText('Changed just now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Positioning' })).toBeFocused();

  await page.reload();
  await expect(positioning).toContainText('cool again by evening');
  await page.getByRole('button', { name: 'Edit Positioning' }).click();
  await page.getByRole('textbox', { name: 'Positioning' }).fill('Second thought');
  await save(page, 'Positioning');
  await positioning.getByRole('button', { name: 'Undo' }).click();
  await expect(positioning).toContainText('cool again by evening');

  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('Back to version 2')).toBeVisible();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  await page.getByRole('button', { name: 'Go back to version 1' }).click();
  await expect(positioning.locator('p').first()).toHaveText(before);
});

test('what was typed and not saved is there again after a reload, until it is saved or given up', async ({
  page,
  accounts,
}) => {
  await accounts.signIn(await accounts.memberWithProfile());
  await openProfile(page);
  const positioning = field(page, 'businessAnalysis.positioning');
  await page.getByRole('button', { name: 'Edit Positioning' }).click();
  await page.getByRole('textbox', { name: 'Positioning' }).fill('Half a thought');
  await page.getByRole('button', { name: 'Edit First 30 days' }).click();
  await page.getByRole('textbox', { name: 'Item 1', exact: true }).fill('Half a plan');

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Positioning' })).toHaveValue('Half a thought');
  await expect(page.getByRole('textbox', { name: 'Item 1', exact: true })).toHaveValue('Half a plan');
  await save(page, 'Positioning');
  await expect(positioning).toContainText('Half a thought');
  await page.getByRole('form', { name: 'Edit First 30 days' }).getByRole('button', { name: 'Cancel' }).click();

  await page.reload();
  await expect(positioning).toContainText('Half a thought');
  await expect(page.getByRole('button', { name: 'Edit First 30 days' })).toBeVisible();
  await expect(page.getByText('Half a plan')).toHaveCount(0);
});

test('a list is changed as items, by keyboard', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  await openProfile(page);
  const items = field(page, 'roadmap.thirtyDays').getByRole('listitem');
  const [first, second] = await items.locator('p:first-child').allInnerTexts();
  const count = await items.count();

  await page.getByRole('button', { name: 'Edit First 30 days' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Edit First 30 days' });
  await form.getByRole('button', { name: 'Move item 1 down' }).press('Enter');
  await expect(form.getByText(`Moved to place 2 of ${count}.`)).toBeAttached();
  await form.getByRole('button', { name: `Remove item ${count}` }).press('Enter');
  await form.getByRole('button', { name: 'Add an item' }).press('Enter');
  await expect(form.getByRole('textbox', { name: `Item ${count}` })).toBeFocused();
  await page.keyboard.type('Call the five best customers');
  await save(page, 'First 30 days');
  await expect(items.nth(0)).toContainText(second!);
  await expect(items.nth(1)).toContainText(first!);
  await expect(items.nth(count - 1)).toContainText('Call the five best customers');
  // Reasons go with their items; what is new has none.
  await expect(items.nth(0).locator('[data-because]')).toBeVisible();
  await expect(items.nth(count - 1).locator('[data-because]')).toHaveCount(0);
});

test('a section is rewritten with a remark, and taken back', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  await openProfile(page);
  const strategies = field(page, 'strategies.contentStrategy');
  const before = await strategies.locator('p').first().innerText();
  await page.getByRole('button', { name: 'Rewrite this section: AI Marketing Strategies' }).click();
  await page.getByRole('button', { name: 'Shorter' }).click();
  await expect(page.getByRole('textbox', { name: 'What should be different?' })).toHaveValue('Shorter');
  await page.getByRole('button', { name: 'Rewrite', exact: true }).dblclick();
  await expect(page.getByText('AI Marketing Strategies is rewritten')).toBeVisible();
  await expect(strategies.locator('p').first()).not.toHaveText(before);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('“AI Marketing Strategies” was rewritten: Shorter')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(strategies.locator('p').first()).toHaveText(before);
});

test('of two tabs the later one is told, and loses nothing', async ({ page, context, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(409));
  await accounts.signIn(await accounts.memberWithProfile());
  const other = await context.newPage();
  await openProfile(page);
  await openProfile(other);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Edit Long term' }).click();
    await tab.getByRole('textbox', { name: 'Long term' }).fill(tab === page ? 'A second van' : 'A shop of our own');
  }
  await save(page, 'Long term');
  await expect(field(page, 'roadmap.longTerm')).toContainText('A second van');
  await save(other, 'Long term');
  await expect(other.getByText('Your profile has changed meanwhile')).toBeVisible();
  await expect(other.getByText('A second van')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Long term' })).toHaveValue('A shop of our own');
  await save(other, 'Long term');
  await expect(field(other, 'roadmap.longTerm')).toContainText('A shop of our own');

  // The first tab is behind now, though about another text: that is simply saved.
  await page.getByRole('button', { name: 'Edit Positioning' }).click();
  await page.getByRole('textbox', { name: 'Positioning' }).fill('Cool by evening');
  await save(page, 'Positioning');
  await expect(field(page, 'businessAnalysis.positioning')).toContainText('Cool by evening');
  await expect(field(page, 'roadmap.longTerm')).toContainText('A shop of our own');
});

test('what was typed stays when the connection is lost', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await accounts.signIn(await accounts.memberWithProfile());
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit Positioning' }).click();
  const box = page.getByRole('textbox', { name: 'Positioning' });
  await box.fill('Cool by evening');
  await page.route('**/trpc/document.edit**', (route) => route.abort());
  await save(page, 'Positioning');
  await expect(page.getByRole('alert').filter({ hasText: 'Please check your connection' })).toBeVisible();
  await expect(box).toHaveValue('Cool by evening');
  await page.unroute('**/trpc/document.edit**');
  await save(page, 'Positioning');
  await expect(field(page, 'businessAnalysis.positioning')).toContainText('Cool by evening');
});

test('the tab stands in the address', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  await openProfile(page);
  await page.getByRole('tab', { name: 'Prompts' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile\?tab=prompts/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Prompts' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Prompts' })).toHaveAttribute('aria-selected', 'true');
});

const looks = [
  ['Export', 'a desktop', { width: 1280, height: 860 }, 'light'],
  ['Share', 'a phone in the dark', { width: 390, height: 844 }, 'dark'],
  ['History', 'a phone', { width: 390, height: 844 }, 'light'],
] as const;
for (const [panel, device, viewport, colorScheme] of looks) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, colorScheme });

    test(`all that opens is accessible and fits, ${panel} too`, async ({ page, accounts }) => {
      const member = await accounts.memberWithProfile({ businessName: `Dr. ${'Longname'.repeat(10)}` });
      if (panel !== 'History') await makePro(member.email);
      await accounts.signIn(member);
      await page.goto(address);
      await page.getByRole('button', { name: 'Edit Long term' }).click();
      await page.getByRole('textbox', { name: 'Long term' }).fill('A second van');
      await save(page, 'Long term');
      await expect(page.getByText('Changed just now.')).toBeVisible();
      await page.getByRole('button', { name: 'Edit Positioning' }).click();
      await page.getByRole('button', { name: 'Edit Advantages' }).click();
      await page.getByRole('button', { name: 'Rewrite this section: Growth Roadmap' }).click();
      await page.getByRole('button', { name: panel, exact: true }).click();
      if (panel === 'Share') await page.getByRole('button', { name: 'Make a link' }).click();
      if (panel === 'Share') await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
      if (panel === 'History') await page.getByRole('button', { name: 'Compare version 1' }).click();
      if (panel === 'History') await expect(page.getByRole('button', { name: 'Go back to version 1' })).toBeVisible();
      expect(await axeViolations(page, '[aria-labelledby="my-profile-title"]')).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      // Large enough for a thumb.
      const small = await page.locator('[aria-labelledby="my-profile-title"] button:visible').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { width, height } = button.getBoundingClientRect();
          return width < 44 || height < 44 ? [`${button.textContent || button.ariaLabel}: ${width} x ${height}`] : [];
        }),
      );
      expect(small).toEqual([]);
    });
  });
}
