/** Subscribing to the newsletter, wherever its form stands. */
import type { Page } from '@playwright/test';
import { procedureCalls } from './account-page.ts';
import { newVisitorAddress } from './answers.ts';
import { axeViolations } from './axe.ts';
import { hold } from './hold.ts';
import { inputOf, LeadFormPage } from './lead-form-page.ts';
import { expect, failedConnection, failedWithStatus, test } from './test.ts';

const places = [
  ['/locations/fort-lauderdale', 'location_fort_lauderdale'],
  ['/blog', 'blog'],
  ['/blog/cost-of-a-new-customer', 'blog_article'],
] as const;

/** The form of the page that has a button to subscribe, by the heading that names it. */
async function newsletterOf(page: Page): Promise<LeadFormPage> {
  const form = page.getByRole('form').filter({ has: page.getByRole('button', { name: /^Subscrib/ }) });
  const name = await form.evaluate((element) => {
    return document.getElementById(element.getAttribute('aria-labelledby')!)!.textContent;
  });
  return new LeadFormPage(page, name);
}
const thanksOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Successfully subscribed!' });

for (const [path, source] of places) {
  test(`subscribing at ${path}`, async ({ page }) => {
    const email = newVisitorAddress();
    const calls = procedureCalls(page, 'newsletter.subscribe');
    await page.goto(path);
    const form = await newsletterOf(page);
    await expect(form.field('Email')).toHaveAttribute('type', 'email');
    await expect(form.field('Email')).toHaveAttribute('required');
    await form.field('Email').fill(email);
    const held = await hold(page, /newsletter\.subscribe/);
    await form.button('Subscribe').click();
    await expect(form.button('Subscribing...')).toBeDisabled();
    held.release();
    const line = 'Please check your email for confirmation.';
    await expect(thanksOf(page)).toContainText(line);
    await expect(thanksOf(page)).toBeFocused();
    await expect(form.toast('Successfully subscribed!', line)).toBeVisible();
    await expect(form.form).toBeHidden();
    expect(await axeViolations(page, 'section:has([role=status])')).toEqual([]);
    expect(inputOf(calls[0]!)).toMatchObject({ email, source });
    await expect
      .poll(async () => (await (await page.request.get('/dev/mailbox')).text()).includes(`to ${email}`), {
        timeout: 20_000,
      })
      .toBe(true);
  });
}

test('an address is asked for', async ({ page }) => {
  const calls = procedureCalls(page, 'newsletter.subscribe');
  await page.goto('/blog');
  const form = await newsletterOf(page);
  for (const typed of ['', 'dana at example']) {
    await form.field('Email').fill(typed);
    await form.button('Subscribe').click();
    await form.expectWrong('Email', 'Please enter a valid email address.');
    await expect(form.field('Email')).toBeFocused();
    await expect(form.toast('Email required', 'Please enter a valid email address.')).toBeVisible();
  }
  expect(calls).toHaveLength(0);
});

test('who is subscribed already is told so', async ({ page, guard }) => {
  guard.expectConsole(failedWithStatus(409));
  const email = newVisitorAddress();
  await page.goto('/blog');
  const form = await newsletterOf(page);
  await form.field('Email').fill(email);
  await form.button('Subscribe').click();
  await expect(thanksOf(page)).toBeVisible();
  await page.reload();
  await form.field('Email').fill(` ${email.toUpperCase()} `);
  await form.button('Subscribe').click();
  const line = 'This email is already subscribed to our newsletter.';
  await expect(form.problem).toHaveText(`Already subscribed${line}`);
  await expect(form.toast('Already subscribed', line)).toBeVisible();
});

for (const [what, status] of [
  ['without a connection', undefined],
  ['with a failing server', 503],
] as const) {
  test(`${what} the address stays, and another try works`, async ({ page, guard }) => {
    guard.expectConsole(status ? failedWithStatus(status) : failedConnection);
    const email = newVisitorAddress();
    await page.goto('/blog');
    const form = await newsletterOf(page);
    await form.field('Email').fill(email);
    await page.route(/newsletter\.subscribe/, (route) =>
      status ? route.fulfill({ status, body: 'down' }) : route.abort(),
    );
    await form.button('Subscribe').click();
    await expect(form.problem).toContainText('Subscription failedAn error occurred. Please try again.');
    await expect(form.toast('Subscription failed', 'An error occurred. Please try again.')).toBeVisible();
    await form.expectFilled({ Email: email });
    await page.unroute(/newsletter\.subscribe/);
    await form.button('Try again').click();
    await expect(thanksOf(page)).toBeVisible();
  });
}

test('a welcome mail that has to wait is announced', async ({ page }) => {
  await page.goto('/blog');
  const form = await newsletterOf(page);
  await form.field('Email').fill(newVisitorAddress());
  await page.route(/newsletter\.subscribe/, (route) =>
    route.fulfill({ json: [{ result: { data: { mail: 'later' } } }] }),
  );
  await form.button('Subscribe').click();
  await expect(thanksOf(page)).toContainText('A welcome email will arrive shortly.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('it fits in every state', async ({ page }) => {
    for (const [path] of places) {
      await page.goto(path);
      const form = await newsletterOf(page);
      await form.button('Subscribe').tap();
      await form.expectWrong('Email', 'Please enter a valid email address.');
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
      expect.soft(await axeViolations(page, 'form'), path).toEqual([]);
      await page.evaluate(() => sessionStorage.clear());
    }
  });
});
