/** Visitor input is plain text in every email: none of it runs, not even in an email client that allows scripts. */
import { newVisitorAddress } from '#tests/e2e/answers.ts';
import { unlockLocalPages } from '#tests/e2e/local-pages.ts';
import { payloads } from '#tests/e2e/payloads.ts';
import { expect, test } from '#tests/e2e/test.ts';
import { contactForm } from '#tests/helpers/leads.ts';

test(
  `${payloads.length} script payloads in forms run nowhere`,
  { tag: '@check-21' },
  async ({ page, request, browser, baseURL, guard }) => {
    test.setTimeout(180_000);
    // The browser logs this for each email's frame, whatever it contains. The check below shows whether anything would
    // run.
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

    // The list of emails and each email's page, as the developer sees them.
    const ran: string[] = [];
    page.on('dialog', (dialog) => {
      ran.push(page.url());
      void dialog.dismiss();
    });
    const notices = page.getByRole('link').filter({ hasText: 'to inbox@agency.example' });
    let emails: string[] = [];
    await unlockLocalPages(page.context());
    await expect(async () => {
      await page.goto('/dev/mailbox');
      emails = await notices.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      expect(emails.length).toBeGreaterThanOrEqual(senders.length);
    }).toPass({ timeout: 60_000 });

    // An email client without any protection: scripts enabled, no policy, no remote content.
    const program = await browser.newContext({ javaScriptEnabled: true });
    await program.route(/^https?:/, (route) => route.abort());
    const reader = await program.newPage();
    const said: string[] = [];
    reader.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    let shown = 0;
    for (const email of emails) {
      await page.goto(email);
      // With the cookie of an unlocked browser and without a proxy header.
      const answer = await page.request.get(`${email}/html`, { headers: { 'x-forwarded-for': '' } });
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      if (senders.some((sender) => html.includes(sender))) shown += 1;
      await reader.setContent(html);
    }
    // Scripts do run in this client, and all have finished by then.
    await reader.setContent(`<img src="x" onerror="alert('a script of the test')">`);
    await expect.poll(() => said).toContain('a script of the test');
    await program.close();
    ran.push(...said.slice(0, -1));
    expect(shown).toBe(senders.length);
    expect(ran).toEqual([]);
  },
);
