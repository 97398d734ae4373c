/** The bootcamp: the application for a seat. Fields, timing and the upgrade: the tests beside its sections. */
import type { Page, Response } from '@playwright/test';
import { leadMinElapsedMs } from '../../shared/schemas/lead.ts';
import { hold } from './hold.ts';
import { expect, failedConnection, test } from './test.ts';

const filled = {
  name: 'Dana Rivera',
  email: 'dana@example.com',
  phone: '954 555 0134',
  businessName: 'Coral Bay Cooling',
  goals: 'Quotes that leave on their own',
  experience: 'Tried two, kept one',
  commitment: 'Yes, the vans are covered',
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Apply for a/ });
const field = (page: Page, name: string) => dialogOf(page).locator(`[name="${name}"]`);
const send = (page: Page) => dialogOf(page).locator('[type="submit"]');
const seatLink = (page: Page, seat: 'virtual' | 'VIP') => page.getByRole('link', { name: `Apply for a ${seat} seat` });

async function fill(page: Page) {
  for (const [name, value] of Object.entries(filled)) await field(page, name).fill(value);
  await field(page, 'businessType').selectOption('service');
  await field(page, 'currentRevenue').selectOption('10k-25k');
}

/** What a form sent: its id and its words, without what tells of the moment. */
function contentOf(response: Response) {
  const body = response.request().postDataJSON() as Record<string, Record<string, unknown>>;
  const { elapsedMs: _, origin: __, ...content } = body[0]!;
  return content;
}

test('a VIP seat is approved, waits in the cart, and its answers in the contact form', async ({ page }) => {
  await page.clock.install();
  await page.goto('/bootcamp');
  await seatLink(page, 'VIP').click();
  await fill(page);
  // What was answered leaves as soon as it's approved, behind the screen.
  const arrived = page.waitForResponse(/contact\.send/);
  await send(page).dblclick();
  await expect(send(page)).toBeDisabled();
  await page.clock.fastForward(1600);
  const approved = page.getByRole('dialog', { name: 'Application Approved!' });
  await expect(approved).toBeFocused();
  await expect(approved).toContainText('You are approved for the VIP In-Studio experience.');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('Application approved! Redirecting to checkout...')).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL('/contact');
  const behind = await arrived;
  expect(behind.status()).toBe(200);

  // Sent from the form as it is, it's the same message: the server makes its key of id and words.
  const main = page.getByRole('main');
  await expect(main.getByLabel('Message')).toHaveValue(/^My application for the bootcamp:\n[^]*Coral Bay Cooling\n/);
  await expect(main.getByLabel('Name')).toHaveValue(filled.name);
  const again = page.waitForResponse(/contact\.send/);
  // Nobody fills in a form in less than that.
  await page.clock.fastForward(leadMinElapsedMs);
  await main.getByRole('button', { name: 'Send' }).click();
  const second = await again;
  expect(second.status()).toBe(200);
  expect(contentOf(second)).toEqual(contentOf(behind));

  const banner = page.getByRole('complementary', { name: 'Cart' });
  await expect(banner).toContainText('VIP In-Studio AI Business Systems Bootcamp is in your cart.');
  await banner.getByRole('link', { name: 'Go to your cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(main.getByRole('heading', { name: 'VIP In-Studio AI Business Systems Bootcamp' })).toBeVisible();
});

test('what was typed stays when the dialog closes and when the page is reloaded', async ({ page }) => {
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

test('a seat pressed before its dialog has arrived opens it later, or leads to the contact page', async ({
  page,
  guard,
}) => {
  const dialogScript = /\/assets\/bootcamp-application-/;
  const held = await hold(page, dialogScript);
  await page.goto('/bootcamp');
  await seatLink(page, 'VIP').click();
  // The link itself is alive before its dialog is.
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => seatLink(page, 'VIP').evaluate(isTaken)).toBe(true);
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
