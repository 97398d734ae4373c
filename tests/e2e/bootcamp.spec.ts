/** The bootcamp: its facts, the application for a seat, and the upgrade. */
import type { Page, Response } from '@playwright/test';
import { alive } from './alive.ts';
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

const messages = {
  name: 'Name is required',
  email: 'Email is required',
  phone: 'Phone number is required',
  businessName: 'Business name is required',
  businessType: 'Business type is required',
  currentRevenue: 'Revenue range is required',
  goals: 'Goals are required',
  experience: 'Experience level is required',
  commitment: 'Commitment statement is required',
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Apply for a/ });
const field = (page: Page, name: string) => dialogOf(page).locator(`[name="${name}"]`);
const storedCart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown[]);

async function open(page: Page, seat: 'virtual' | 'VIP') {
  await page.getByRole('link', { name: `Apply for a ${seat} seat` }).click();
  await expect(dialogOf(page)).toBeVisible();
}

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

const send = (page: Page) => dialogOf(page).locator('[type="submit"]');

test('the page says what the day is, and what each seat costs', async ({ page }) => {
  await page.goto('/bootcamp');
  const main = page.getByRole('main');
  await expect(main.getByText('One-day live bootcamp')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Business Systems Bootcamp');
  for (const words of ['10AM-5PM EST', 'Fort Lauderdale, FL, and online', 'Limited seats'])
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Play: / })).toHaveCount(1);
  const virtual = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Virtual' }) });
  for (const words of ['$147', '7 live sessions', '48-hour replay access']) await expect(virtual).toContainText(words);
  const vip = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'In-Studio VIP' }) });
  for (const words of ['$497', 'Limited to 20 seats', 'Bring a laptop', 'Full day'])
    await expect(vip).toContainText(words);
  await expect(main.getByRole('link', { name: 'Ask us first' })).toHaveAttribute('href', '/contact');
});

test('an empty application is told what is missing, field by field', async ({ page }) => {
  await page.goto('/bootcamp');
  await open(page, 'VIP');
  await expect(dialogOf(page)).toHaveAccessibleName('Apply for an In-Studio VIP seat');
  await send(page).click();
  for (const [name, message] of Object.entries(messages)) {
    await expect(field(page, name)).toHaveAccessibleDescription(message);
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'website')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'name')).toBeFocused();
  const border = (name: string) => field(page, name).evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await border('goals')).toBe('rgb(180, 35, 24)');
  expect(await border('website')).not.toBe('rgb(180, 35, 24)');

  await fill(page);
  await expect(dialogOf(page).getByText(/is required|are required/)).toHaveCount(0);
  await field(page, 'email').fill('a@b.c');
  await send(page).click();
  await expect(field(page, 'email')).toHaveAccessibleDescription('Invalid email address');
  await expect(field(page, 'email')).toBeFocused();
  expect(await storedCart(page)).toEqual([]);
});

for (const [seat, item, experience] of [
  [
    'VIP',
    { id: 'vip-bootcamp', name: 'VIP In-Studio AI Business Systems Bootcamp', price: 49700 },
    'You are approved for the VIP In-Studio experience.',
  ],
  [
    'virtual',
    { id: 'virtual-bootcamp', name: 'Virtual AI Business Systems Bootcamp', price: 14700 },
    'You are approved for the Virtual experience.',
  ],
] as const) {
  test(`a ${seat} seat is approved after 1.5 s and leads to the contact page 2 s later`, async ({ page }) => {
    await page.clock.install();
    await page.goto('/bootcamp');
    await open(page, seat);
    await fill(page);
    await field(page, 'email').fill('a@b.co');
    await page.clock.pauseAt(Date.now() + 60_000);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/trpc/')) sent.push(request.url());
    });
    await send(page).click();
    await expect(send(page)).toHaveText('Submitting Application...');
    await expect(send(page)).toBeDisabled();
    await page.clock.runFor(1400);
    await expect(send(page)).toBeDisabled();
    expect(await storedCart(page)).toEqual([]);
    expect(sent).toEqual([]);

    await page.clock.runFor(150);
    const approved = page.getByRole('dialog', { name: 'Application Approved!' });
    await expect(approved).toBeVisible();
    await expect(approved).toBeFocused();
    await expect(approved).toContainText(experience);
    await expect(approved).toContainText('Redirecting to checkout...');
    await expect(dialogOf(page)).toBeHidden();
    expect(await storedCart(page)).toEqual([{ ...item, product_type: 'bootcamp', quantity: 1 }]);
    await expect(page.locator('[name="goals"]')).toHaveValue('');
    // Approving asks nobody; what was answered leaves after it, behind the screen.
    const arrived = page.waitForResponse(/contact\.send/);
    await page.clock.runFor(1700);
    await expect(page).toHaveURL('/bootcamp');
    await expect(page.getByText('Application approved! Redirecting to checkout...')).toBeVisible();
    await page.clock.resume();
    await expect(page).toHaveURL('/contact');
    const banner = page.getByRole('complementary', { name: 'Cart' });
    await expect(banner).toContainText(item.name);
    const behind = await arrived;
    expect(behind.status()).toBe(200);
    // It can be read over, and added to.
    const message = page.getByRole('main').getByLabel('Message');
    await expect(message).toHaveValue(/^My application for the bootcamp:\n[^]*Business: Coral Bay Cooling\n/);
    await expect(message).toHaveValue(/Revenue per month: \$10,000 to \$25,000\n/);
    await expect(page.getByRole('main').getByLabel('Name')).toHaveValue(filled.name);
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('a@b.co');
    // Sent from there as it is, it is the same message: the server makes its key of id and words.
    const again = page.waitForResponse(/contact\.send/);
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    const second = await again;
    expect(second.status()).toBe(200);
    expect(contentOf(second)).toEqual(contentOf(behind));
    await banner.getByRole('link').click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: item.name })).toBeVisible();
  });
}

test('applied for twice, it is one seat; what was typed into the contact form stays', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByRole('main').getByLabel('Message');
  await alive(page);
  await message.fill('Is there parking?');
  await page.goto('/bootcamp');
  for (const goals of ['Quotes', 'Invoices']) {
    await open(page, 'virtual');
    await fill(page);
    await field(page, 'goals').fill(goals);
    await send(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(message).toHaveValue(
      new RegExp(`^Is there parking\\?\n\nMy application [^]*by itself: ${goals}\n[^]*That is my application\\.$`),
    );
    expect(await storedCart(page)).toMatchObject([{ id: 'virtual-bootcamp', quantity: 1 }]);
    await page.goto('/bootcamp');
  }
});

test('an application that did not arrive waits in the contact form', async ({ page, guard }) => {
  guard.expectConsole(failedConnection);
  await page.route(/contact\.send/, (route) => route.abort());
  await page.goto('/bootcamp');
  await open(page, 'virtual');
  await fill(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('contact.send'));
  await send(page).click();
  const lost = await failed;
  await expect(page).toHaveURL('/contact');
  await page.unroute(/contact\.send/);
  const arrived = page.waitForResponse(/contact\.send/);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  const response = await arrived;
  expect(response.status()).toBe(200);
  expect(response.request().postData()).toContain(filled.goals);
  expect(lost.postData()).toContain(filled.goals);
});

test('what was typed stays when the dialog closes and when the page is loaded anew', async ({ page }) => {
  await page.goto('/bootcamp');
  await open(page, 'virtual');
  await fill(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await open(page, 'VIP');
  await expect(field(page, 'goals')).toHaveValue(filled.goals);
  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toBeHidden();
  await page.reload();
  await open(page, 'VIP');
  for (const [name, value] of Object.entries(filled)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, 'businessType')).toHaveValue('service');
});

for (const outcome of ['comes late', 'does not come'] as const) {
  test(`a seat pressed before its dialog is there, which ${outcome}`, async ({ page, guard }) => {
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/bootcamp-application-/, async (route) => {
      await gate.promise;
      await (outcome === 'comes late' ? route.continue() : route.abort());
    });
    await page.goto('/bootcamp');
    // Everything else of the page is alive by the second press.
    for (const wait of [0, 1000]) {
      await page.waitForTimeout(wait);
      await page.getByRole('link', { name: 'Apply for a VIP seat' }).click();
    }
    await expect(page).toHaveURL('/bootcamp');
    gate.resolve();
    if (outcome === 'comes late') {
      await expect(dialogOf(page)).toBeVisible();
      return;
    }
    guard.expectConsole(/Failed to load resource|could not be fetched/);
    await expect(page).toHaveURL(/\/contact/);
  });
}

test('closing while it is on its way takes it back; a double click sends once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/bootcamp');
  await open(page, 'virtual');
  await fill(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  await expect(send(page)).toBeDisabled();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(6000);
  expect(await storedCart(page)).toEqual([]);
  await expect(page).toHaveURL('/bootcamp');

  await open(page, 'virtual');
  await send(page).dblclick();
  await expect(send(page)).toBeDisabled();
  await page.clock.runFor(1600);
  await expect(page.getByRole('dialog', { name: 'Application Approved!' })).toBeVisible();
  expect(await storedCart(page)).toMatchObject([{ id: 'virtual-bootcamp', quantity: 1 }]);
});

test('the upgrade goes into the cart once', async ({ page }) => {
  await page.goto('/bootcamp/upgrade');
  const main = page.getByRole('main');
  await expect(main.getByText('Wednesday May 28th, 10AM-5PM')).toBeVisible();
  for (const words of ['$350', '$497', '−$147']) await expect(main.getByText(words, { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Upgrade to VIP' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goBack();
  await main.getByRole('button', { name: 'Upgrade to VIP' }).click();
  await expect(page).toHaveURL('/cart');
  expect(await storedCart(page)).toMatchObject([{ id: 'vip-bootcamp-upgrade', price: 35000, quantity: 1 }]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('the application fits, and its close button stays in reach', async ({ page }) => {
    await page.goto('/bootcamp');
    await page.getByRole('link', { name: 'Apply for a VIP seat' }).tap();
    await send(page).tap();
    await expect(field(page, 'name')).toBeFocused();
    await field(page, 'commitment').scrollIntoViewIfNeeded();
    const box = await dialogOf(page).boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    expect(box!.y + box!.height).toBeLessThanOrEqual(700);
    expect(await dialogOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const target of await dialogOf(page).locator('input, select, textarea, button').all())
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await dialogOf(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialogOf(page)).toBeHidden();
  });
});

test('without script the buttons lead to the contact page', async ({ browser, baseURL, guard }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  guard.watch(plain);
  const page = await plain.newPage();
  await page.goto('/bootcamp');
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('link', { name: 'Apply for a virtual seat' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goto('/bootcamp/upgrade');
  await page.getByRole('link', { name: 'Ask for the upgrade' }).click();
  await expect(page).toHaveURL('/contact');
  await plain.close();
});
