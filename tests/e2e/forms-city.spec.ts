/** The two forms of a city page: asking for a consultation, and subscribing to the newsletter. */
import { newVisitorAddress } from './answers.ts';
import { LeadFormPage } from './lead-form-page.ts';
import { expect, failedWithStatus, test } from './test.ts';

test('a consultation is asked for, thanked for in the place of the form, and stored with its city', async ({
  page,
  site,
}) => {
  const email = newVisitorAddress();
  const form = new LeadFormPage(page, 'Free Marketing Consultation');
  const section = page.locator('#consultation');
  await page.goto('/locations/fort-lauderdale');
  await form.fill({
    ...{ Name: 'Dana Rivera', Email: email, Message: 'We clean pools.' },
    ...{ Phone: '(954) 555-0142', 'Type of business': 'Pool service' },
  });
  const height = await section.evaluate((element) => element.clientHeight);
  await form.button('Send message').click();
  const line = 'Our team will be in touch about AI marketing opportunities in Fort Lauderdale.';
  const thanks = page.getByRole('status').filter({ has: page.getByRole('heading', { name: 'Thank You' }) });
  await expect(thanks).toBeFocused();
  await expect(thanks).toContainText(line);
  await expect(form.toast('Message sent successfully!', line)).toBeVisible();
  await expect(form.form).toBeHidden();
  // Nothing below it moves.
  expect(await section.evaluate((element) => element.clientHeight)).toBe(height);
  const stored = await site.rows.query(
    "select name, phone, business_type, city, source, origin->>'lastPage' as page from contact_submissions where email = $1",
    [email],
  );
  expect(stored).toEqual([
    {
      name: 'Dana Rivera',
      phone: '(954) 555-0142',
      business_type: 'Pool service',
      city: 'Fort Lauderdale',
      source: 'location_page_fort_lauderdale',
      page: '/locations/fort-lauderdale',
    },
  ]);
});

test('the newsletter takes an address once', async ({ page, site, guard }) => {
  guard.expectConsole(failedWithStatus(409));
  const email = newVisitorAddress();
  await page.goto('/blog');
  const name = await page
    .getByRole('form')
    .filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
    .evaluate((element) => document.getElementById(element.getAttribute('aria-labelledby')!)!.textContent);
  const form = new LeadFormPage(page, name);
  await form.fill({ Email: email });
  await form.button('Subscribe').click();
  const thanks = page.getByRole('status').filter({ hasText: 'Successfully subscribed!' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toContainText('Please check your email for confirmation.');
  await expect(form.form).toBeHidden();
  await page.reload();
  await form.fill({ Email: ` ${email.toUpperCase()} ` });
  await form.button('Subscribe').click();
  await expect(form.problem).toHaveText('Already subscribedThis email is already subscribed to our newsletter.');
  expect(await site.rows.query('select source from newsletter_subscribers where email = $1', [email])).toEqual([
    { source: 'blog' },
  ]);
});
