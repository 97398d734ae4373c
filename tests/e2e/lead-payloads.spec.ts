/** What visitors write is text wherever it is shown later: nothing of it runs, not even in a mail program that lets scripts. */
import { contactForm } from '../helpers/leads.ts';
import { newVisitorAddress } from './answers.ts';
import { payloads } from './payloads.ts';
import { expect, test } from './test.ts';
import { figure } from '../helpers/figure.ts';

test(`${payloads.length} script payloads in forms run nowhere`, async ({ page, request, browser, baseURL, guard }) => {
  test.setTimeout(180_000);
  // The browser says so of each mail's frame, whatever is in it; whether anything would run is seen in the reader below.
  guard.expectConsole(
    /^Blocked script execution in '\S+\/dev\/mailbox\/\S+\/html' because the document's frame is sandboxed/,
  );
  expect(payloads).toHaveLength(300);
  const perForm = 10;
  const senders: string[] = [];
  for (let at = 0; at < payloads.length; at += perForm) {
    const some = payloads.slice(at, at + perForm);
    const email = newVisitorAddress();
    const form = { ...contactForm(email), name: some[0]!.slice(0, 100), message: some.join('\n') };
    const sent = await request.post('/trpc/contact.send', { data: form, headers: { origin: baseURL! } });
    expect(sent.status(), await sent.text()).toBe(200);
    senders.push(email);
  }

  // The list of mails and each mail's page, as the person at this machine sees them.
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(page.url());
    void dialog.dismiss();
  });
  const notices = page.getByRole('link').filter({ hasText: 'to inbox@agency.example' });
  const mine = async () => {
    await page.goto('/dev/mailbox');
    return notices.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  };
  await expect(async () => expect((await mine()).length).toBeGreaterThanOrEqual(senders.length)).toPass({
    timeout: 60_000,
  });
  const mails = await mine();

  // A mail program without any protection: scripts on, no policy, nothing fetched.
  const program = await browser.newContext({ javaScriptEnabled: true });
  await program.route(/^https?:/, (route) => route.abort());
  const reader = await program.newPage();
  reader.on('dialog', (dialog) => {
    ran.push('a mail');
    void dialog.dismiss();
  });
  let shown = 0;
  for (const mail of mails) {
    await page.goto(mail);
    const html = await (await request.get(`${mail}/html`)).text();
    if (senders.some((sender) => html.includes(sender))) shown += 1;
    await reader.setContent(html);
  }
  await reader.waitForTimeout(300);
  await program.close();
  figure(21, `mails: ${payloads.length} payloads in ${shown} mails, opened where scripts may run: ${ran.length} ran`);
  expect(shown).toBe(senders.length);
  expect(ran).toEqual([]);
});
