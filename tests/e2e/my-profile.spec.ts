/** A member's own profile: read, edited, rewritten and restored. */
import type { Page } from '@playwright/test';
import { test } from './account-api.ts';
import { expect } from './test.ts';

const field = (page: Page, path: string) => page.locator(`[data-field="${path}"]`);
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}` });
const save = (page: Page, name: string) =>
  page
    .getByRole('form', { name: `Edit ${name}` })
    .getByRole('button', { name: 'Save' })
    .click();

async function openProfile(page: Page): Promise<void> {
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Coral Bay Cooling' })).toBeVisible();
}

test('edits texts and lists in place, keeps drafts over a reload, and restores an earlier version', async ({
  page,
  accounts,
}) => {
  await accounts.signIn(await accounts.memberWithProfile());
  await openProfile(page);
  const positioning = field(page, 'businessAnalysis.positioning');
  const box = page.getByRole('textbox', { name: 'Positioning' });
  const before = await positioning.locator('p').first().innerText();

  await test.step('saves by keyboard, including hostile text', async () => {
    await edit(page, 'Positioning').press('Enter');
    await expect(box).toBeFocused();
    await box.fill('The house is cool again by evening. <b>Promised</b>');
    await box.press('ControlOrMeta+Enter');
    await expect(positioning).toContainText('The house is cool again by evening.');
    await expect(positioning.locator('b')).toHaveCount(0);
    await expect(edit(page, 'Positioning')).toBeFocused();
  });

  await test.step('unsaved text returns with its editor', async () => {
    await edit(page, 'Positioning').click();
    await box.fill('Second thought');
    await edit(page, 'First 30 days').click();
    await page.getByRole('textbox', { name: 'Item 1', exact: true }).fill('Half a plan');
    await page.reload();
    await expect(box).toHaveValue('Second thought');
    await expect(page.getByRole('textbox', { name: 'Item 1', exact: true })).toHaveValue('Half a plan');
    await save(page, 'Positioning');
    await expect(positioning).toContainText('Second thought');
    await page.getByRole('form', { name: 'Edit First 30 days' }).getByRole('button', { name: 'Cancel' }).click();
    await positioning.getByRole('button', { name: 'Undo' }).click();
    await expect(positioning).toContainText('cool again by evening');
    await page.reload();
    await expect(positioning).toContainText('cool again by evening');
    await expect(edit(page, 'First 30 days')).toBeVisible();
  });

  await test.step('a list is edited by keyboard, and reasons move with their items', async () => {
    const items = field(page, 'roadmap.thirtyDays').getByRole('listitem');
    const [first, second] = await items.locator('p').allInnerTexts();
    const count = await items.count();
    await edit(page, 'First 30 days').press('Enter');
    const form = page.getByRole('form', { name: 'Edit First 30 days' });
    await form.getByRole('button', { name: 'Move item 1 down' }).press('Enter');
    await form.getByRole('button', { name: `Remove item ${count}` }).press('Enter');
    await form.getByRole('button', { name: 'Add an item' }).press('Enter');
    await expect(form.getByRole('textbox', { name: `Item ${count}` })).toBeFocused();
    await page.keyboard.type('Call the five best customers');
    await save(page, 'First 30 days');
    await expect(items.nth(count - 1)).toContainText('Call the five best customers');
    await expect(items.nth(0)).toContainText(second!);
    await expect(items.nth(1)).toContainText(first!);
    await expect(items.nth(0).locator('[data-because]')).toBeVisible();
    await expect(items.nth(count - 1).locator('[data-because]')).toHaveCount(0);
  });

  await test.step('the tab is stored in the URL', async () => {
    await page.getByRole('tab', { name: 'Prompts' }).click();
    await expect(page).toHaveURL('/dashboard/profile?tab=prompts');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('an earlier version is compared and restored', async () => {
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByText('Back to version 2')).toBeVisible();
    await page.getByRole('button', { name: 'Compare version 1' }).click();
    await page.getByRole('button', { name: 'Go back to version 1' }).click();
    await expect(positioning.locator('p').first()).toHaveText(before);
  });
});

test('shows what holds the business back and the first move without scrolling', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  await openProfile(page);
  const diagnosis = page.getByRole('region', { name: 'Diagnosis' });
  const [what, how] = [0, 1].map((index) => diagnosis.getByRole('listitem').first().locator('p[dir]').nth(index));
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const text of [diagnosis.locator('p[dir]').first(), what!, how!])
      await expect(text).toBeInViewport({ ratio: 1 });
  }
  // A phone's bottom bar covers what is below it.
  const [move, bar] = [await how!.boundingBox(), await page.locator('footer').boundingBox()];
  expect(move!.y + move!.height).toBeLessThanOrEqual(bar!.y);
});

test('rewrites a section with a remark and undoes it', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  await openProfile(page);
  const strategy = field(page, 'strategies.contentStrategy').locator('p').first();
  const before = await strategy.innerText();
  await page.getByRole('button', { name: 'Rewrite this section: AI Marketing Strategies' }).click();
  await page.getByRole('button', { name: 'Shorter' }).click();
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(page.getByText('We rewrote AI Marketing Strategies')).toBeVisible();
  await expect(strategy).not.toHaveText(before);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('“AI Marketing Strategies” was rewritten: Shorter')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(strategy).toHaveText(before);
});
