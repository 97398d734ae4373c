/** Writing to us from the contact page. */
import { test } from './account-api.ts';
import { procedureCalls } from './account-page.ts';
import { newVisitorAddress } from './answers.ts';
import { axeViolations } from './axe.ts';
import { hold } from './hold.ts';
import { inputOf, LeadFormPage, refuse } from './lead-form-page.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

const title = 'Write to us. A person reads it.';
const acknowledgement = 'We have your message';
const lost = { title: 'Error', line: 'Failed to send message. Please try again.' };
const newMessage = () => ({ Name: 'Dana Rivera', Email: newVisitorAddress(), Message: 'Two vans, one phone.\nHelp.' });

test('a message is sent, acknowledged on the page and by mail', async ({ page, accounts }) => {
  const message = newMessage();
  const form = new LeadFormPage(page, title);
  await page.goto('/contact?utm_source=flyer&utm_campaign=fall+sale&token=secret&ref=ABC');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Fort Lauderdale FL');
  await form.fill(message);
  const calls = procedureCalls(page, 'contact.send');
  const held = await hold(page, /contact\.send/);
  await form.button('Send message').click();
  await expect(form.button('Sending...')).toBeDisabled();
  await form.button('Sending...').click({ force: true });
  held.release();
  const line = "Thanks for reaching out. We'll get back to you soon.";
  await expect(form.done).toHaveText(`Message sent!${line}`);
  await expect(form.toast('Message sent!', line)).toBeVisible();
  await form.expectFilled({ Name: '', Email: '', Message: '' });
  await expect(form.button('Send message')).toBeEnabled();
  expect(calls).toHaveLength(1);
  expect(inputOf(calls[0]!)).toMatchObject({
    name: message.Name,
    message: message.Message,
    origin: {
      firstPage: '/contact',
      lastPage: '/contact',
      utmSource: 'flyer',
      utmCampaign: 'fall sale',
      referralCode: 'ABC',
    },
  });
  expect(calls[0]!.postData()).not.toContain('secret');
  await accounts.mail(message.Email, acknowledgement);
});

test('what is missing or wrong is said at its field, and nothing is sent', async ({ page }) => {
  const form = new LeadFormPage(page, title);
  const calls = procedureCalls(page, 'contact.send');
  await page.goto('/contact');
  await form.button('Send message').click();
  await form.expectWrong('Name', 'Name is required');
  await form.expectWrong('Email', 'Email is required');
  await form.expectWrong('Message', 'Message is required');
  await expect(form.field('Name')).toBeFocused();
  await form.fill({ Name: 'Dana', Message: '  ', Email: 'dana at example' });
  await expect(form.field('Name')).not.toHaveAttribute('aria-invalid');
  await form.field('Email').press('Enter');
  await form.expectWrong('Email', 'Invalid email address');
  await form.expectWrong('Message', 'Message is required');
  await expect(form.field('Email')).toBeFocused();
  expect(calls).toHaveLength(0);
});

for (const [what, status] of [
  ['without a connection', undefined],
  ['with a failing server', 503],
] as const) {
  test(`${what} the words stay, and another try sends the same message`, async ({ page, guard, accounts }) => {
    guard.expectConsole(status ? failedWithStatus(status) : failedConnection);
    const message = newMessage();
    const form = new LeadFormPage(page, title);
    const calls = procedureCalls(page, 'contact.send');
    await page.goto('/contact');
    await form.fill(message);
    await page.route(/contact\.send/, (route) => (status ? route.fulfill({ status, body: 'down' }) : route.abort()));
    await form.button('Send message').click();
    await expect(form.problem).toContainText(`${lost.title}${lost.line}`);
    await expect(form.problem).toContainText('What you typed is still here.');
    await expect(form.toast(lost.title, lost.line)).toBeVisible();
    await form.expectFilled(message);
    await page.unroute(/contact\.send/);
    await form.button('Try again').click();
    await expect(form.done).toContainText('Message sent!');
    const ids = calls.map((call) => inputOf(call).submissionId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    await accounts.mail(message.Email, acknowledgement);
  });
}

test('an answer that got lost does not make two of one message, also over a reload', async ({
  page,
  guard,
  accounts,
}) => {
  guard.expectConsole(failedConnection);
  const message = newMessage();
  const form = new LeadFormPage(page, title);
  await page.goto('/contact');
  await form.fill(message);
  await page.route(/contact\.send/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.button('Send message').click();
  await expect(form.problem).toContainText(lost.line);
  await page.unroute(/contact\.send/);
  await page.reload();
  await form.expectFilled(message);
  await form.button('Send message').click();
  await expect(form.done).toContainText('Message sent!');
  await accounts.mail(message.Email, acknowledgement);
  await form.fill(newMessage());
  await form.button('Send message').click();
  await expect(form.done).toContainText('Message sent!');
  expect(await accounts.mails(message.Email, acknowledgement)).toHaveLength(1);
});

test('a message that changed after a failed try is another message', async ({ page, guard }) => {
  guard.expectConsole(failedConnection);
  const form = new LeadFormPage(page, title);
  const calls = procedureCalls(page, 'contact.send');
  await page.goto('/contact');
  await form.fill(newMessage());
  await page.route(/contact\.send/, (route) => route.abort());
  await form.button('Send message').click();
  await expect(form.problem).toBeVisible();
  await form.field('Message').fill('Three vans.');
  await expect(form.problem).toBeHidden();
  await page.unroute(/contact\.send/);
  await form.button('Send message').click();
  await expect(form.done).toContainText('Message sent!');
  expect(inputOf(calls[0]!).submissionId).not.toBe(inputOf(calls[1]!).submissionId);
});

test('a double click sends once', async ({ page, accounts }) => {
  const message = newMessage();
  const form = new LeadFormPage(page, title);
  const calls = procedureCalls(page, 'contact.send');
  await page.goto('/contact');
  await form.fill(message);
  await form.button('Send message').dblclick();
  await expect(form.done).toContainText('Message sent!');
  expect(calls).toHaveLength(1);
  expect(await accounts.mail(message.Email, acknowledgement)).toContain('Dana Rivera');
});

test('a slow server is waited for, with a word after a while', async ({ page }) => {
  const form = new LeadFormPage(page, title);
  await page.goto('/contact');
  await form.fill(newMessage());
  const held = await hold(page, /contact\.send/);
  await form.button('Send message').click();
  await expect(form.done).toContainText('This takes longer than usual.', { timeout: 12_000 });
  await expect(form.button('Sending...')).toBeDisabled();
  held.release();
  await expect(form.done).toContainText('Message sent!');
});

test('whoever is offline is told so', async ({ page, context, guard }) => {
  guard.expectConsole(failedConnection);
  const message = newMessage();
  const form = new LeadFormPage(page, title);
  await page.goto('/contact');
  await form.fill(message);
  await context.setOffline(true);
  await form.button('Send message').click();
  await expect(form.problem).toContainText('You seem to be offline. What you typed is still here.');
  await context.setOffline(false);
  await form.button('Try again').click();
  await expect(form.done).toContainText('Message sent!');
});

test('too many messages are refused in the server’s words', async ({ page, guard }) => {
  guard.expectConsole(failedWithStatus(429));
  const words = 'That was a lot at once. Please try again in about 5 minutes.';
  const form = new LeadFormPage(page, title);
  await page.goto('/contact');
  await form.fill(newMessage());
  await page.route(/contact\.send/, (route) =>
    refuse(route, 429, { code: 'TOO_MANY_REQUESTS', appCode: 'RATE_LIMITED', retryAfterSec: 300 }, words),
  );
  await form.button('Send message').click();
  await expect(form.problem).toHaveText(`Error${words}`);
});

test('what is typed survives a reload and a look at another page, in its own tab alone', async ({ page, context }) => {
  const message = newMessage();
  const form = new LeadFormPage(page, title);
  await page.goto('/contact');
  await form.fill(message);
  // The script is there.
  await expect(form.button('Send message')).toBeEnabled();
  await page.reload();
  await form.expectFilled(message);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await form.expectFilled(message);

  const other = new LeadFormPage(await context.newPage(), title);
  await other.page.goto('/contact');
  await other.expectFilled({ Name: '', Email: '', Message: '' });
  await other.field('Name').fill('Somebody else');
  await form.button('Send message').click();
  await expect(form.done).toContainText('Message sent!');
  await page.reload();
  await form.expectFilled({ Name: '', Email: '', Message: '' });
  await expect(other.field('Name')).toHaveValue('Somebody else');
});

test('who has something in the cart is led there', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('complementary', { name: 'Cart' })).toBeHidden();
  await page.evaluate(() =>
    localStorage.setItem('cart', JSON.stringify([{ id: 'seat', name: 'Bootcamp seat', price: 14700, quantity: 1 }])),
  );
  await page.reload();
  const banner = page.getByRole('complementary', { name: 'Cart' });
  await expect(banner).toContainText('Bootcamp seat is in your cart.');
  await banner.getByRole('link', { name: 'Go to your cart' }).click();
  await expect(page).toHaveURL('/cart');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says what it takes', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('noscript p').filter({ hasText: 'Sending this form takes JavaScript.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

    test('it fits, can be read and pressed in every state', async ({ page, guard }) => {
      guard.expectConsole(failedConnection);
      const form = new LeadFormPage(page, title);
      const look = async (state: string) => {
        expect.soft(await axeViolations(page, 'form'), state).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(390);
        for (const target of await form.form.locator('input:visible:not([tabindex]), textarea, button').all())
          expect.soft((await target.boundingBox())!.height, state).toBeGreaterThanOrEqual(44);
      };
      await page.goto('/contact');
      await look('empty');
      await form.button('Send message').tap();
      await form.expectWrong('Name', 'Name is required');
      await look('wrong');
      await form.fill(newMessage());
      await page.route(/contact\.send/, (route) => route.abort());
      await form.button('Send message').tap();
      await expect(form.problem).toBeVisible();
      await look('failed');
      await page.unroute(/contact\.send/);
      await form.button('Try again').tap();
      await expect(form.done).toContainText('Message sent!');
      await look('sent');
    });
  });
}
