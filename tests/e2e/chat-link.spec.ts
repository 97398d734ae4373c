/** An unfinished chat continues in another browser, from an emailed link opened on a phone. */
import type { Browser } from '@playwright/test';
import { newEmail, test } from './account-api.ts';
import { newVisitorAnswers } from './answers.ts';
import { ChatPage } from './chat-page.ts';
import { expect, failedWithStatus, type Guard } from './test.ts';

const answers = newVisitorAnswers();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const question = 'Pick up your chat here?';

/** The chat in a new browser. */
async function onPhone(browser: Browser, guard: Guard, baseURL: string): Promise<ChatPage> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce', baseURL });
  guard.watch(context);
  return new ChatPage(await context.newPage());
}

test('a chat continues elsewhere from an emailed link, which works once', async ({
  chat,
  browser,
  guard,
  api,
  site,
  accounts,
}) => {
  const email = newEmail();
  await api.bringTo('business_name', answers);
  await chat.start();
  await chat.option('Continue on another device').click();
  await chat.dialog.getByRole('textbox', { name: 'Your email address' }).fill(email);
  await chat.option('Email me the link').click();
  await expect(chat.dialog.getByText(`Your link is on its way to ${email}.`)).toBeVisible();
  await chat.option('Done').click();
  const text = await accounts.mail(email, 'Continue your chat on another device');
  const link = /https?:\/\/\S+#continue=\S+/.exec(text)![0];

  await test.step('on the phone, it asks first and continues where the chat was, also after a reload', async () => {
    const other = await onPhone(browser, guard, site.address);
    await other.page.goto(link);
    await expect(other.dialog.getByRole('heading', { name: question })).toBeVisible();
    // The token has left the address bar, and nothing has moved yet.
    expect(new URL(other.page.url()).hash).toBe('');
    await expect(other.option('Continue here')).toBeFocused();
    expect((await api.current()).answers.name_input).toBe(answers.name_input);
    await other.option('Continue here').tap();
    await other.expectStep('business_name', answers);
    await expect(other.said(String(answers.name_input))).toBeVisible();
    await other.answer('business_name', answers.business_name);
    await other.expectStep('business_description', answers);
    await other.page.reload();
    await other.page.evaluate(() => dispatchEvent(new Event('openAIChat')));
    await other.expectStep('business_description', answers);
    await other.page.context().close();
  });

  guard.expectConsole(failedWithStatus(404));
  await test.step('in the original browser, the next answer reveals that the chat has moved', async () => {
    await chat.answer('business_name', 'Too late');
    await expect(chat.dialog.getByText('That conversation is no longer on this device.')).toBeVisible();
    await chat.expectStep('greeting');
  });

  await test.step('a used or damaged link says so, and the chat starts normally', async () => {
    const second = await onPhone(browser, guard, site.address);
    for (const address of [link, '/what-we-do#continue=damaged']) {
      await second.page.goto(address);
      await second.option('Continue here').tap();
      await expect(second.dialog.getByText('This link no longer works.')).toBeVisible();
      await second.expectStep('greeting');
    }
    await second.answer('greeting', answers.greeting);
    await second.expectStep('intro_response', answers);
    await second.page.context().close();
  });
});

test('a link opened in a browser with a chat asks before replacing it', async ({ page, chat, api }) => {
  await api.bringTo('business_name', answers);
  await page.goto('/');
  await page.evaluate(() => (location.hash = '#continue=whatever'));
  await expect(chat.dialog.getByRole('heading', { name: question })).toBeVisible();
  await expect(chat.dialog.getByText("We'll set aside what you started in this browser.")).toBeVisible();
  await chat.option('Not now').click();
  await chat.expectStep('business_name', answers);
});
