/** What visitors write is text wherever it is shown later: nothing of it runs, not even in a mail program that lets scripts. */
import { contactForm } from '../helpers/leads.ts';
import { newVisitorAddress } from './answers.ts';
import { expect, test } from './test.ts';

const calls = ['alert(1)', 'alert`1`', 'top.alert(1)', 'window["al"+"ert"](1)', 'eval("alert(1)")'];
const shapes: ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<ScRiPt >${call}</sCrIpT >`,
  (call) => `<scr<script>ipt>${call}</scr</script>ipt>`,
  (call) => `<img src=x onerror='${call}'>`,
  (call) => `<img src=x onerror=${call}//`,
  (call) => `<svg/onload='${call}'>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin='${call}' attributeName=x dur=1s></svg>`,
  (call) => `<body onload='${call}'>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe src="javascript:${call}"></iframe>`,
  (call) => `<details open ontoggle='${call}'>x</details>`,
  (call) => `<input autofocus onfocus='${call}'>`,
  (call) => `<video><source onerror='${call}'></video>`,
  (call) => `<a href="javascript:${call}" id=x>x</a>`,
  (call) => `"><script>${call}</script>`,
  (call) => `'-${call}-'`,
  (call) => `\${${call}}`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `</title><script>${call}</script>`,
  (call) => `</textarea><script>${call}</script>`,
  (call) => `</style><script>${call}</script>`,
  (call) => `<!--><script>${call}</script-->`,
  (call) => `<![CDATA[><script>${call}</script>]]>`,
  (call) => `<math><mtext></p><script>${call}</script></math>`,
  (call) => `<template><script>${call}</script></template><script>${call}</script>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror='${call}'>">`,
  (call) => `<style>@import'javascript:${call}'</style>`,
  (call) => `<object data="data:text/html,<script>${call}</script>"></object>`,
  (call) => `<form><button formaction="javascript:${call}" autofocus>x</button></form>`,
];
/** Each shape as it is and behind an encoded or a zero byte's beginning. */
const wraps: ((payload: string) => string)[] = [(payload) => payload, (payload) => `&lt;b&gt;\u200b${payload}`];

const payloads = shapes.flatMap((shape) => calls.flatMap((call) => wraps.map((wrap) => wrap(shape(call)))));

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
  expect(shown).toBe(senders.length);
  expect(ran).toEqual([]);
});
