/** The application at /signup. Validation by its steps and the server is tested in application-screen.test.tsx. */
import { expect, test } from './test.ts';
import { ApplicationPage, newAnswers } from './application-page.ts';

test('can be completed by keyboard: seven steps, the thank-you, an account, and home', async ({ page, site }) => {
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
  await expect(form.heading('We’ve got your application')).toBeFocused();
  await expect(form.heading('We’ve got your application')).toBeInViewport({ ratio: 1 });
  await expect(form.toast('Application submitted successfully!')).toBeVisible();
  await expect(form.main).toContainText('hear from us within 1-2 business days');
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

  // Everything but the password is filled in.
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });

  test('opens no keyboard before a touch and keeps every button in reach', async ({ page }) => {
    const answers = newAnswers();
    const form = new ApplicationPage(page);
    await form.open();
    // A phone's keyboard would cover the tested area.
    await expect(form.field(1)).not.toBeFocused();
    for (let step = 1; step < 8; step++) {
      await form.expectStep(step);
      if (step > 1) await expect(form.field(step)).toBeFocused();
      await form.field(step).fill(answers[step - 1]!);
      const button = form.button(step < 7 ? 'Next' : 'Submit application');
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.tap();
    }
    await expect(form.heading('We’ve got your application')).toBeInViewport();
  });
});
