/** An unfinished chat goes on in another browser: a link by mail, opened on a phone. */
import type { Browser, BrowserContext } from '@playwright/test';
import { newVisitorAnswers } from './answers.ts';
import { axeViolations } from './axe.ts';
import { ChatPage } from './chat-page.ts';
import { MailboxPage } from './mailbox-page.ts';
import { expect, failedWithStatus, test, type Guard } from './test.ts';

const answers = newVisitorAnswers();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const question = 'Go on with your chat here?';

let count = 0;
const newAddress = () => `elsewhere-${Date.now()}-${(count += 1)}@example.com`;

async function onPhone(browser: Browser, guard: Guard): Promise<{ context: BrowserContext; chat: ChatPage }> {
  const context = await browser.newContext({ ...phone, baseURL: process.env.E2E_BASE_URL! });
  guard.watch(context);
  return { context, chat: new ChatPage(await context.newPage()) };
}

test.beforeEach(({ guard }) => guard.expectConsole(/^Blocked script execution in .*\/dev\/mailbox/));

/** Asks for a link in the open chat. */
async function askForLink(chat: ChatPage, email: string): Promise<void> {
  await chat.option('Go on elsewhere').click();
  await chat.dialog.getByRole('textbox', { name: 'Your email address' }).fill(email);
  await chat.option('Mail me the link').click();
  await expect(chat.dialog.getByText(`The link is on its way to ${email}.`)).toBeVisible();
}

/** The address that the newest mail leads to. */
async function linkIn(context: BrowserContext, email: string): Promise<string> {
  const mailbox = new MailboxPage(await context.newPage());
  await mailbox.open(email, 'Go on with your chat on another device');
  const button = mailbox.mail.getByRole('link', { name: 'Go on with my chat', exact: true });
  const href = (await button.getAttribute('href'))!;
  await mailbox.page.close();
  return href;
}

test('four answers, a link by mail, and on it goes on a phone', async ({ page, chat, context, browser, guard }) => {
  test.slow();
  await chat.start();
  await expect(chat.option('Go on elsewhere')).toBeDisabled();
  await chat.walk({ until: 'name_input', answers });
  await chat.expectStep('business_name', answers);
  const email = newAddress();
  await askForLink(chat, email);
  await chat.option('Done').click();
  await expect(chat.option('Go on elsewhere')).toBeFocused();

  const other = await onPhone(browser, guard);
  await other.chat.page.goto(await linkIn(context, email));
  await expect(other.chat.dialog.getByRole('heading', { name: question })).toBeVisible();
  // The token stands in no address, and nothing has moved yet.
  expect(new URL(other.chat.page.url()).hash).toBe('');
  await expect(other.chat.option('Go on here')).toBeFocused();
  expect(await axeViolations(other.chat.page)).toEqual([]);
  await other.chat.option('Go on here').tap();
  await other.chat.expectStep('business_name', answers);
  await expect(other.chat.said(String(answers.name_input))).toBeVisible();
  await other.chat.walk({ from: 'business_name', until: 'website_social', answers });
  await other.chat.expectStep('current_marketing', answers);
  await other.chat.page.reload();
  await other.chat.page.evaluate(() => dispatchEvent(new Event('openAIChat')));
  await other.chat.expectStep('current_marketing', answers);
  await other.context.close();

  // Where it came from, the next answer finds that it has left, and a new chat begins.
  guard.expectConsole(failedWithStatus(404));
  await chat.answer('business_name', 'Too late');
  await expect(chat.dialog.getByText('That conversation is not on this device any more.')).toBeVisible();
  await chat.expectStep('greeting');
  await page.close();
});

test('a link opened twice, or damaged, says so, and the chat begins as ever', async ({
  chat,
  context,
  browser,
  guard,
  api,
}) => {
  test.slow();
  guard.expectConsole(failedWithStatus(404));
  await api.bringTo('business_name', answers);
  await chat.start();
  const email = newAddress();
  await askForLink(chat, email);
  const link = await linkIn(context, email);
  const first = await onPhone(browser, guard);
  await first.chat.page.goto(link);
  await first.chat.option('Go on here').tap();
  await first.chat.expectStep('business_name', answers);
  await first.context.close();

  const second = await onPhone(browser, guard);
  for (const address of [link, '/what-we-do#continue=damaged']) {
    await second.chat.page.goto(address);
    await second.chat.option('Go on here').tap();
    await expect(second.chat.dialog.getByText('This link no longer works.')).toBeVisible();
    await second.chat.expectStep('greeting');
  }
  await second.chat.answer('greeting', answers.greeting);
  await second.chat.expectStep('intro_response', answers);
  await second.context.close();
});

test('a link that comes while the page is open asks before it puts anything aside', async ({ page, chat, api }) => {
  await api.bringTo('business_name', answers);
  await page.goto('/');
  await page.evaluate(() => (location.hash = '#continue=whatever'));
  await expect(chat.dialog.getByRole('heading', { name: question })).toBeVisible();
  await expect(chat.dialog.getByText('What you began in this browser is put aside.')).toBeVisible();
  await chat.option('Not now').click();
  await chat.expectStep('business_name', answers);
});

test('the form: prefilled, checked, closed by Escape without the chat', async ({ page, chat, api }) => {
  await page.setViewportSize(phone.viewport);
  await api.bringTo('phone_optional', answers);
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('openAIChat')));
  await chat.expectStep('phone_optional', answers);
  const control = chat.option('Go on elsewhere');
  await control.click();
  const field = chat.dialog.getByRole('textbox', { name: 'Your email address' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(String(answers.contact_info));
  expect(await axeViolations(page)).toEqual([]);
  expect(await chat.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  const form = chat.dialog.getByRole('form', { name: 'Go on elsewhere' });
  for (const button of [control, chat.option('Start over'), chat.close, ...(await form.getByRole('button').all())]) {
    const box = (await button.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(43.9);
    expect(box.x + box.width).toBeLessThanOrEqual(phone.viewport.width);
  }

  await field.fill('dana@');
  await page.keyboard.press('Enter');
  await expect(chat.dialog.getByText('That does not look like an email address.')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(chat.dialog).toBeVisible();
  await expect(control).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat.dialog).toBeHidden();
});
