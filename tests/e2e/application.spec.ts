/** The application at /signup. What its steps and the server refuse: application-screen.test.tsx beside the screen. */
import { expect, failedConnection, test } from './test.ts';
import { ApplicationPage, newAnswers } from './application-page.ts';

test('the whole way by keyboard alone: seven steps, the thank-you, an account, and home', async ({ page, site }) => {
  const answers = newAnswers();
  const form = new ApplicationPage(page);
  await page.goto('/signup?utm_source=flyer&ref=ABC');
  await expect(form.heading('Apply for your marketing profile')).toBeVisible();
  for (const [index, answer] of answers.entries()) {
    await form.expectStep(index + 1);
    await expect(form.field(index + 1)).toBeFocused();
    await page.keyboard.insertText(answer);
    if (index < 6) await page.keyboard.press('Enter');
  }
  await expect(form.link('terms of service')).toHaveAttribute('href', '/terms-of-service');
  await expect(form.link('privacy policy')).toHaveAttribute('href', '/privacy-policy');
  await page.keyboard.press('Enter');
  await expect(form.heading('Your application is in')).toBeFocused();
  await expect(form.toast('Application submitted successfully!')).toBeVisible();
  await expect(form.main).toContainText('you hear from us within 1-2 business days');
  const stored = await site.rows.query(
    'select name, phone, business_name, website, facebook, instagram, origin from business_applications where email = $1',
    [answers[1]!],
  );
  expect(stored).toEqual([
    {
      name: answers[0],
      phone: answers[2],
      business_name: answers[3],
      website: answers[4],
      facebook: null,
      instagram: answers[6],
      origin: { firstPage: '/signup', lastPage: '/signup', utmSource: 'flyer', referralCode: 'ABC' },
    },
  ]);

  // All but the password is known.
  await expect(form.main.getByLabel('Your name', { exact: true })).toHaveValue(answers[0]!);
  await expect(form.main.getByLabel('Business name (optional)', { exact: true })).toHaveValue(answers[3]!);
  await expect(form.email).toHaveValue(answers[1]!);
  await form.password.focus();
  await page.keyboard.insertText('Sunrise over A1A 7');
  await page.keyboard.press('Enter');
  await expect(form.main.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await form.link('Back to Home').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/signup');
  await expect(form.field(1)).toHaveValue('');
});

test('a reload comes back to the step and what was typed; an answer that got lost makes no second application', async ({
  page,
  context,
  site,
  guard,
}) => {
  guard.expectConsole(failedConnection);
  const answers = newAnswers();
  const form = new ApplicationPage(page);
  await form.open();
  await form.fillUpTo(4, answers);
  await form.field(4).fill('Coral B');
  await page.reload();
  await form.expectStep(4);
  await expect(form.field(4)).toHaveValue('Coral B');
  await form.button('Back').click();
  await expect(form.field(3)).toHaveValue(answers[2]!);
  await form.link('Log in').click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await form.expectStep(3);
  await expect(form.field(3)).toHaveValue(answers[2]!);
  const other = new ApplicationPage(await context.newPage());
  await other.open();
  await expect(other.field(1)).toHaveValue('');

  for (let step = 3; step < 7; step++) {
    await form.field(step).fill(answers[step - 1]!);
    await form.button('Next').click();
  }
  await form.field(7).fill(answers[6]!);
  await page.route(/application\.submit/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.button('Submit application').dblclick();
  await expect(form.problem).toContainText('What you typed is still here.');
  await page.unroute(/application\.submit/);
  await page.reload();
  await form.expectStep(7);
  await form.button('Submit application').click();
  await expect(form.heading('Your application is in')).toBeVisible();
  const stored = await site.rows.query('select business_name from business_applications where email = $1', [
    answers[1]!,
  ]);
  expect(stored).toEqual([{ business_name: answers[3] }]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('the keyboard waits for a touch, and every button is in reach', async ({ page }) => {
    const answers = newAnswers();
    const form = new ApplicationPage(page);
    await form.open();
    // The phone's keyboard would hide what this is about.
    await expect(form.field(1)).not.toBeFocused();
    for (let step = 1; step < 8; step++) {
      await form.expectStep(step);
      if (step > 1) await expect(form.field(step)).toBeFocused();
      await form.field(step).fill(answers[step - 1]!);
      const button = form.button(step < 7 ? 'Next' : 'Submit application');
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.tap();
    }
    await expect(form.heading('Your application is in')).toBeInViewport();
  });
});
