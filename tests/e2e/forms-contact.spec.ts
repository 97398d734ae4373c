/** The contact page's form. Validation by its fields and the server is tested in contact-form.test.tsx. */
import { newVisitorAddress } from './answers.ts';
import { hold } from './hold.ts';
import { LeadFormPage } from './lead-form-page.ts';
import type { Site } from './site-process.ts';
import { expect, failedConnection, test } from './test.ts';

const title = 'Send us a message. A real person will answer.';
const newMessage = () => ({ Name: 'Dana Rivera', Email: newVisitorAddress(), Message: 'Two vans, one phone.\nHelp.' });
const empty = { Name: '', Email: '', Message: '' };

const storedFrom = (site: Site, email: string) =>
  site.rows.query('select id from contact_submissions where email = $1', [email]);

test('a draft survives interruptions until it is sent exactly once', async ({ page, context, site, guard }) => {
  guard.expectConsole(failedConnection);
  const message = newMessage();
  const form = new LeadFormPage(page, title);

  await test.step('text typed before hydration stays', async () => {
    const section = await hold(page, /contact-form-[\w-]+\.js/);
    await page.goto('/contact');
    await form.fill(message);
    await expect(form.button('Send message')).toBeDisabled();
    section.release();
    await expect(form.button('Send message')).toBeEnabled();
    await form.expectFilled(message);
  });

  await test.step('it also survives a visit to another page, in its own tab only', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await form.expectFilled(message);
    const other = new LeadFormPage(await context.newPage(), title);
    await other.page.goto('/contact');
    await expect(other.button('Send message')).toBeEnabled();
    await other.expectFilled(empty);
    await other.page.close();
  });

  await test.step('a lost response creates no second message, also after a reload', async () => {
    await page.route(/contact\.send/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.button('Send message').click();
    await expect(form.problem).toContainText('What you typed is still here.');
    await page.unroute(/contact\.send/);
    await page.reload();
    await form.expectFilled(message);
    await form.button('Send message').click();
    await expect(form.done).toContainText('Message sent!');
    expect(await storedFrom(site, message.Email)).toHaveLength(1);
    await page.reload();
    await expect(form.button('Send message')).toBeEnabled();
    await form.expectFilled(empty);
  });
});
