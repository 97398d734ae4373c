/** The bootcamp's seat application. Fields, timing and the upgrade are tested next to its sections. */
import { dialogOf, field, fill, filled, seatLink } from './bootcamp-form.ts';
import { hold } from './hold.ts';
import { expect, failedConnection, test } from './test.ts';

test('keeps typed text when the dialog closes and when the page reloads', async ({ page }) => {
  await page.goto('/bootcamp');
  await seatLink(page, 'virtual').click();
  await fill(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await seatLink(page, 'VIP').click();
  await expect(dialogOf(page)).toHaveAccessibleName('Apply for an In-Studio VIP seat');
  await expect(field(page, 'goals')).toHaveValue(filled.goals);
  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toBeHidden();
  await page.reload();
  await seatLink(page, 'VIP').click();
  for (const [name, value] of Object.entries(filled)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, 'businessType')).toHaveValue('service');
});

test('clicking a seat before its dialog has loaded opens it later or goes to the contact page', async ({
  page,
  guard,
}) => {
  const dialogScript = /\/assets\/bootcamp-application-/;
  const held = await hold(page, dialogScript);
  await page.goto('/bootcamp');
  await seatLink(page, 'VIP').click();
  await expect(page).toHaveURL('/bootcamp');
  held.release();
  await expect(dialogOf(page)).toBeVisible();
  await page.unroute(dialogScript);

  guard.expectConsole(failedConnection);
  guard.expectConsole(/could not be fetched/);
  await page.route(dialogScript, (route) => route.abort());
  await page.reload();
  await seatLink(page, 'VIP').click();
  await expect(page).toHaveURL('/contact');
});
