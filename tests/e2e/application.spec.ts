/** The application at /signup: seven steps, sent once, and an account if one is wanted. */
import type { Page } from '@playwright/test';
import { subjects, test } from './account-api.ts';
import { procedureCalls } from './account-page.ts';
import { ApplicationPage, newAnswers } from './application-page.ts';
import { axeViolations } from './axe.ts';
import { hold } from './hold.ts';
import { inputOf, refuse } from './lead-form-page.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

const acknowledgement = 'We have your application';
const sentToast = 'Application submitted successfully!';
const duplicate = 'Email already has an application submitted';
const failed = 'Failed to submit application';

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
}

test('from the first key to the account, by keyboard alone', async ({ page, accounts }) => {
  const answers = newAnswers();
  const form = new ApplicationPage(page);
  const calls = procedureCalls(page, 'application.submit');
  await page.goto('/signup?utm_source=flyer&ref=ABC');
  await expect(form.heading('Apply for your marketing profile')).toBeVisible();
  for (const [index, answer] of answers.entries()) {
    await form.expectStep(index + 1);
    await expect(form.field(index + 1)).toBeFocused();
    await page.keyboard.type(answer);
    if (index < 6) await page.keyboard.press('Enter');
  }
  await expect(form.link('terms of service')).toHaveAttribute('href', '/terms-of-service');
  await expect(form.link('privacy policy')).toHaveAttribute('href', '/privacy-policy');
  await page.keyboard.press('Enter');
  await expect(form.heading('Your application is in')).toBeFocused();
  await expect(form.toast(sentToast)).toBeVisible();
  await expect(form.main).toContainText('you hear from us within 1-2 business days');
  await expect(page).toHaveURL('/signup?utm_source=flyer&ref=ABC');
  expect(calls).toHaveLength(1);
  expect(inputOf(calls[0]!)).toMatchObject({
    name: answers[0],
    email: answers[1],
    phone: answers[2],
    businessName: answers[3],
    website: answers[4],
    facebook: '',
    instagram: answers[6],
    website2: '',
    origin: { firstPage: '/signup', lastPage: '/signup', utmSource: 'flyer', referralCode: 'ABC' },
  });
  await accounts.mail(answers[1]!, acknowledgement);

  // All but the password is known.
  await expect(form.main.getByLabel('Your name', { exact: true })).toHaveValue(answers[0]!);
  await expect(form.main.getByLabel('Business name (optional)', { exact: true })).toHaveValue(answers[3]!);
  await expect(form.email).toHaveValue(answers[1]!);
  await form.password.focus();
  await page.keyboard.type('Sunrise over A1A 7');
  await page.keyboard.press('Enter');
  await expect(form.main.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await accounts.link(answers[1]!, subjects.confirm);
  await form.link('Back to Home').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/signup');
  await expect(form.field(1)).toHaveValue('');
});

test('Next waits for what a step needs, and Enter says what is missing', async ({ page }) => {
  const form = new ApplicationPage(page);
  const says = async (step: number, typed: string, message: string) => {
    await form.field(step).fill(typed);
    await expect(form.button('Next')).toBeDisabled();
    await form.field(step).press('Enter');
    await expect(form.field(step)).toHaveAccessibleDescription(message);
    await expect(form.field(step)).toHaveAttribute('aria-invalid', 'true');
    await form.expectStep(step);
  };
  const goesOn = async (step: number, typed: string) => {
    await form.field(step).fill(typed);
    await expect(form.field(step)).not.toHaveAttribute('aria-invalid');
    await expect(form.button('Next')).toBeEnabled();
    await form.field(step).press('Enter');
    await form.expectStep(step + 1);
    await expect(form.field(step + 1)).toBeFocused();
  };
  await form.open();
  await expect(form.button('Back')).toBeDisabled();
  await expect(form.link('Log in')).toHaveAttribute('href', '/login');
  await says(1, '', 'Please enter your name.');
  await says(1, '   ', 'Please enter your name.');
  await says(1, 'x'.repeat(101), 'Please use at most 100 characters.');
  await goesOn(1, ' Dana ');
  await expect(form.field(2)).toHaveAttribute('type', 'email');
  await says(2, '', 'Please enter your email address.');
  await says(2, 'dana at example', 'That does not look like an email address.');
  await says(2, `${'x'.repeat(250)}@example.com`, 'That email address is too long.');
  await goesOn(2, 'dana@example.com');
  await expect(form.field(3)).toHaveAttribute('type', 'tel');
  await says(3, ' ', 'Please enter your phone number.');
  await says(3, '1'.repeat(41), 'Please use at most 40 characters.');
  await goesOn(3, '954 555 0123');
  await says(4, ' ', 'Please enter the name of your business.');
  await goesOn(4, 'Coral Bay');
  for (const [step, type] of [
    [5, 'url'],
    [6, 'url'],
    [7, 'text'],
  ] as const) {
    await expect(form.field(step)).toHaveAttribute('type', type);
    await expect(form.field(step)).toHaveValue('');
    if (step < 7) await goesOn(step, '');
  }
  await expect(form.button('Submit application')).toBeEnabled();
  for (let step = 6; step > 0; step--) {
    await form.button('Back').click();
    await form.expectStep(step);
    await expect(form.field(step)).toBeFocused();
  }
  await expect(form.field(1)).toHaveValue(' Dana ');
});

test('leaving a wrong address says so at once, and it goes when it is put right', async ({ page }) => {
  const form = new ApplicationPage(page);
  await form.open();
  await form.fillUpTo(2, newAnswers());
  await form.field(2).fill('dana');
  await form.field(2).blur();
  await expect(form.field(2)).toHaveAccessibleDescription('That does not look like an email address.');
  await form.field(2).fill('dana@example.com');
  await expect(form.field(2)).toHaveAccessibleDescription('Our answer goes there, and a confirmation before it.');
});

test('an address that has applied is told so, and another one may be used', async ({
  page,
  context,
  guard,
  accounts,
}) => {
  guard.expectConsole(failedWithStatus(409));
  const answers = newAnswers();
  const first = new ApplicationPage(await context.newPage());
  await first.open();
  await first.fillAll(answers);
  await first.button('Submit application').click();
  await expect(first.heading('Your application is in')).toBeVisible();

  const form = new ApplicationPage(page);
  await form.open();
  await form.fillAll([...answers.slice(0, 1), answers[1]!.toUpperCase(), ...answers.slice(2)]);
  await form.button('Submit application').click();
  await expect(form.problem.filter({ hasText: duplicate })).toBeVisible();
  await expect(form.toast(duplicate)).toBeVisible();
  await expect(form.problem.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(form.field(7)).toHaveValue(answers[6]!);
  await expectAccessible(page);
  const another = newAnswers()[1]!;
  await form.button('Use another email').click();
  await expect(form.field(2)).toBeFocused();
  await expect(form.field(2)).toHaveValue(answers[1]!.toUpperCase());
  await form.field(2).fill(another);
  for (let step = 2; step < 7; step++) await form.button('Next').click();
  await form.button('Submit application').click();
  await expect(form.heading('Your application is in')).toBeVisible();
  await expectAccessible(page);
  await accounts.mail(another, acknowledgement);
  expect(await accounts.mails(answers[1]!, acknowledgement)).toHaveLength(1);
});

test('a reload comes back to the step and to what was typed, in this tab alone', async ({ page, context }) => {
  const answers = newAnswers();
  const form = new ApplicationPage(page);
  await form.open();
  await form.fillUpTo(4, answers);
  await form.field(4).fill('Coral B');
  await page.reload();
  await form.expectStep(4);
  await expect(form.field(4)).toHaveValue('Coral B');
  for (let step = 3; step > 0; step--) {
    await form.button('Back').click();
    await expect(form.field(step)).toHaveValue(answers[step - 1]!);
  }
  await form.link('Log in').click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await form.expectStep(1);
  await expect(form.field(1)).toHaveValue(answers[0]!);
  const other = new ApplicationPage(await context.newPage());
  await other.open();
  await expect(other.field(1)).toHaveValue('');
});

for (const [what, status] of [
  ['without a connection', undefined],
  ['with a failing server', 503],
] as const) {
  test(`${what} everything stays, and another try sends the same application`, async ({ page, guard, accounts }) => {
    guard.expectConsole(status ? failedWithStatus(status) : failedConnection);
    const answers = newAnswers();
    const form = new ApplicationPage(page);
    const calls = procedureCalls(page, 'application.submit');
    await form.open();
    await form.fillAll(answers);
    await page.route(/application\.submit/, (route) =>
      status ? route.fulfill({ status, body: 'down' }) : route.abort(),
    );
    await form.button('Submit application').click();
    await expect(form.problem).toContainText(failed);
    await expect(form.problem).toContainText('What you typed is still here.');
    await expect(form.toast(failed)).toBeVisible();
    await page.unroute(/application\.submit/);
    await form.button('Back').click();
    await expect(form.problem).toBeHidden();
    await form.button('Next').click();
    await page.reload();
    await form.expectStep(7);
    await expect(form.field(7)).toHaveValue(answers[6]!);
    await form.button('Submit application').click();
    await expect(form.heading('Your application is in')).toBeVisible();
    const ids = calls.map((call) => inputOf(call).submissionId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    await accounts.mail(answers[1]!, acknowledgement);
  });
}

test('an answer that got lost is no duplicate', async ({ page, guard, accounts }) => {
  guard.expectConsole(failedConnection);
  const answers = newAnswers();
  const form = new ApplicationPage(page);
  await form.open();
  await form.fillAll(answers);
  await page.route(/application\.submit/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.button('Submit application').click();
  await expect(form.problem).toContainText(failed);
  await page.unroute(/application\.submit/);
  await form.button('Try again').click();
  await expect(form.heading('Your application is in')).toBeVisible();
  await accounts.mail(answers[1]!, acknowledgement);
  expect(await accounts.mails(answers[1]!, acknowledgement)).toHaveLength(1);
});

test('too many are refused with the wait that the server names', async ({ page, guard }) => {
  guard.expectConsole(failedWithStatus(429));
  const words = 'That was a lot at once. Please try again in 10 minutes.';
  const form = new ApplicationPage(page);
  await form.open();
  await form.fillAll(newAnswers());
  await page.route(/application\.submit/, (route) => refuse(route, 429, { appCode: 'RATE_LIMITED' }, words));
  await form.button('Submit application').click();
  await expect(form.problem).toContainText(failed);
  await expect(form.problem).toContainText(words);
  await expect(form.button('Try again')).toBeEnabled();
});

test('a slow server is waited for, and a second click sends nothing', async ({ page, accounts }) => {
  const answers = newAnswers();
  const form = new ApplicationPage(page);
  const calls = procedureCalls(page, 'application.submit');
  await form.open();
  await form.fillAll(answers);
  const held = await hold(page, /application\.submit/);
  await form.button('Submit application').dblclick();
  await expect(form.button('Submitting...')).toHaveAttribute('aria-disabled', 'true');
  await form.button('Submitting...').click({ force: true });
  await form.field(7).press('Enter');
  await expect(form.button('Back')).toBeDisabled();
  await expect(form.main.getByText('This takes longer than usual.')).toBeVisible({ timeout: 12_000 });
  held.release();
  await expect(form.heading('Your application is in')).toBeVisible();
  expect(calls).toHaveLength(1);
  await accounts.mail(answers[1]!, acknowledgement);
});

test('a draft that is sent at once is not taken for a machine', async ({ page, accounts }) => {
  const answers = newAnswers();
  const form = new ApplicationPage(page);
  const calls = procedureCalls(page, 'application.submit');
  await form.open();
  await form.fillAll(answers);
  await page.reload();
  await form.button('Submit application').click();
  await expect(form.heading('Your application is in')).toBeVisible();
  expect(inputOf(calls[0]!).elapsedMs).toBeGreaterThanOrEqual(1500);
  await accounts.mail(answers[1]!, acknowledgement);
});

test('who is signed in need not type what is known, and is offered no account', async ({ page, accounts }) => {
  const member = await accounts.signedIn();
  const form = new ApplicationPage(page);
  await page.goto('/signup');
  await expect(form.main.getByRole('status')).toContainText(`You are signed in as ${member.email}.`);
  await expect(form.field(1)).toHaveValue(member.fullName);
  await form.button('Next').click();
  await expect(form.field(2)).toHaveValue(member.email);
  await form.button('Next').click();
  await form.field(3).fill('954 555 0123');
  await form.button('Next').click();
  await expect(form.field(4)).toHaveValue(member.businessName);
  for (let step = 4; step < 7; step++) await form.button('Next').click();
  await form.button('Submit application').click();
  await expect(form.heading('Your application is in')).toBeVisible();
  await expect(form.password).toHaveCount(0);
  await form.link('Go to your dashboard').click();
  await expect(page).toHaveURL('/dashboard');
});

test('an account without an application, and back', async ({ page }) => {
  const form = new ApplicationPage(page);
  await form.open();
  await form.field(1).fill('Dana');
  await form.link('Create an account without applying').click();
  await expect(form.heading('Create your account')).toBeFocused();
  await form.link('Apply instead').click();
  await expect(form.field(1)).toHaveValue('Dana');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('by touch, with buttons in reach and no scrolling sideways', async ({ page }) => {
    const answers = newAnswers();
    const form = new ApplicationPage(page);
    await form.open();
    // Its keyboard would hide what this is about.
    await expect(form.field(1)).not.toBeFocused();
    for (let step = 1; step < 8; step++) {
      await form.expectStep(step);
      if (step > 1) await expect(form.field(step)).toBeFocused();
      await form.field(step).fill(answers[step - 1]!);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const button = form.button(step < 7 ? 'Next' : 'Submit application');
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.tap();
    }
    await expect(form.heading('Your application is in')).toBeInViewport();
    await form.link('Back to Home').tap();
    await expect(page).toHaveURL('/');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it is about', async ({ page, guard }) => {
    guard.expectConsole(/^The resource .* was preloaded using link preload but not used/);
    await page.goto('/signup');
    await expect(page.getByRole('heading', { level: 1, name: 'Apply for your marketing profile' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Seven short steps');
    await expect(page.locator('noscript p').filter({ hasText: 'This page needs JavaScript.' })).toBeVisible();
  });
});
