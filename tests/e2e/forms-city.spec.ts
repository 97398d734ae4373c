/** Asking for a consultation from a city page. */
import { test } from './account-api.ts';
import { procedureCalls } from './account-page.ts';
import { newVisitorAddress } from './answers.ts';
import { axeViolations } from './axe.ts';
import { hold } from './hold.ts';
import { inputOf, LeadFormPage } from './lead-form-page.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

const title = 'Free Marketing Consultation';
const newMessage = () => ({ Name: 'Dana Rivera', Email: newVisitorAddress(), Message: 'We clean pools.' });

test('a message is sent, thanked for, and the form comes back empty', async ({ page, accounts }) => {
  const message = { ...newMessage(), Phone: '(954) 555-0142', 'Type of business': 'Pool service' };
  const form = new LeadFormPage(page, title);
  const calls = procedureCalls(page, 'contact.sendFromCity');
  await page.goto('/locations/fort-lauderdale');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(0);
  await form.fill(message);
  const held = await hold(page, /contact\.sendFromCity/);
  await form.button('Send message').click();
  await expect(form.button('Sending...')).toBeDisabled();
  held.release();
  const line = 'Our team will be in touch about AI marketing opportunities in Fort Lauderdale.';
  const thanks = page.getByRole('status').filter({ has: page.getByRole('heading', { name: 'Thank You' }) });
  await expect(thanks).toBeVisible();
  const since = Date.now();
  await expect(thanks).toBeFocused();
  await expect(thanks).toContainText(line);
  await expect(form.toast('Message sent successfully!', line)).toBeVisible();
  await expect(form.form).toBeHidden();
  expect(await axeViolations(page, '#consultation')).toEqual([]);
  await expect(form.form).toBeVisible();
  expect(Date.now() - since).toBeGreaterThan(3500);
  await expect(thanks).toBeHidden();
  await form.expectFilled({ Name: '', Email: '', Message: '', Phone: '', 'Type of business': '' });
  expect(inputOf(calls[0]!)).toMatchObject({
    phone: '(954) 555-0142',
    businessType: 'Pool service',
    city: 'Fort Lauderdale',
    origin: { lastPage: '/locations/fort-lauderdale' },
  });
  await accounts.mail(message.Email, 'We have your message');
});

test('what must be there is asked for, the rest may be empty', async ({ page }) => {
  const form = new LeadFormPage(page, title);
  const calls = procedureCalls(page, 'contact.sendFromCity');
  await page.goto('/locations/miami');
  await form.button('Send message').click();
  await form.expectWrong('Name', 'Name is required');
  await form.expectWrong('Email', 'Email is required');
  await form.expectWrong('Message', 'Message is required');
  await form.fill({ ...newMessage(), Email: 'dana' });
  await form.button('Send message').click();
  await form.expectWrong('Email', 'Invalid email address');
  expect(calls).toHaveLength(0);
  await form.fill({ Email: newVisitorAddress() });
  await form.button('Send message').click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

test('what the server cannot use is said in a notice and at its field', async ({ page, guard }) => {
  guard.expectConsole(failedWithStatus(400));
  const message = { ...newMessage(), Phone: '555 0142' };
  const form = new LeadFormPage(page, title);
  await page.goto('/locations/boca-raton');
  await form.fill(message);
  await form.button('Send message').click();
  await form.expectWrong('Phone', 'Invalid phone number length');
  await expect(form.field('Phone')).toBeFocused();
  await expect(form.toast('Invalid input', 'Invalid phone number length')).toHaveAttribute(
    'data-variant',
    'destructive',
  );
  await form.expectFilled(message);
  await form.field('Phone').fill('954 555 0142');
  await expect(form.form.getByText('Invalid phone number length')).toBeHidden();
  await form.button('Send message').click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

for (const [what, status] of [
  ['without a connection', undefined],
  ['with a failing server', 503],
] as const) {
  test(`${what} nothing is lost, and another try works`, async ({ page, guard }) => {
    guard.expectConsole(status ? failedWithStatus(status) : failedConnection);
    const message = newMessage();
    const form = new LeadFormPage(page, title);
    await page.goto('/locations/orlando');
    await form.fill(message);
    await page.route(/contact\.sendFromCity/, (route) =>
      status ? route.fulfill({ status, body: 'down' }) : route.abort(),
    );
    await form.button('Send message').click();
    await expect(form.problem).toContainText('Submission failedPlease try again or contact us directly');
    await expect(form.toast('Submission failed', 'Please try again or contact us directly')).toBeVisible();
    await form.expectFilled(message);
    await page.unroute(/contact\.sendFromCity/);
    await form.button('Try again').click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  });
}

test('each city has a draft of its own', async ({ page }) => {
  const form = new LeadFormPage(page, title);
  await page.goto('/locations/miami');
  await form.field('Message').fill('About Miami');
  await expect(form.button('Send message')).toBeEnabled();
  await page.goto('/locations/orlando');
  await expect(form.field('Message')).toHaveValue('');
  await page.goto('/locations/miami');
  await expect(form.field('Message')).toHaveValue('About Miami');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('it fits, and nothing moves when the thanks come', async ({ page }) => {
    const form = new LeadFormPage(page, title);
    await page.goto('/locations/tampa');
    const height = () => page.locator('#consultation').evaluate((section) => section.clientHeight);
    const before = await height();
    await form.fill(newMessage());
    await form.button('Send message').tap();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(await height()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
