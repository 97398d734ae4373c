/** Requesting a consultation on a city page. The newsletter form is tested in newsletter.test.tsx. */
import { AccountPage } from './account-page.ts';
import { newVisitorAddress } from './answers.ts';
import { LeadFormPage } from './lead-form-page.ts';
import { expect, test } from './test.ts';

test('a consultation request shows a thank-you in place of the form and is stored with its city', async ({
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
  await expect(new AccountPage(page).toast('Message sent successfully!')).toContainText(line);
  await expect(form.form).toBeHidden();
  // Content below the form doesn't move.
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
