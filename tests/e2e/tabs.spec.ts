/** One visitor with the chat open in two tabs. */
import type { BrowserContext, Page } from '@playwright/test';
import { finalOptions } from '../../shared/domain/chat-script.ts';
import { sampleAnswers } from '../helpers/conversation.ts';
import { ChatPage } from './chat-page.ts';
import { expect, test } from './test.ts';

const movedOn = 'This conversation went on in another window. Here is where it stands.';

test('an answer in one tab appears in the other', async ({ context, chat }) => {
  await chat.start();
  const other = new ChatPage(await context.newPage());
  await other.start();
  await other.expectStep('greeting');

  await chat.walk({ until: 'name_input' });
  await other.expectStep('business_name', sampleAnswers());
  await expect(other.said('Dana Rivera')).toBeVisible();
  await other.answer('business_name', 'Coral Bay Cooling');
  await chat.expectStep('business_description', sampleAnswers());
});

test('two tabs opened at once share one conversation', async ({ page, context, chat, api }) => {
  const other = new ChatPage(await context.newPage());
  await Promise.all([page.goto('/'), other.page.goto('/')]);
  await Promise.all([chat, other].map(({ page: tab }) => tab.evaluate(() => dispatchEvent(new Event('openAIChat')))));
  await Promise.all([chat.expectStep('greeting'), other.expectStep('greeting')]);
  const { id } = await api.current();
  await other.answer('greeting', "Let's go");
  await chat.expectStep('intro_response');
  expect((await api.current()).id).toBe(id);
});

test('the last button in one tab brings the profile to both', async ({ context, chat, api }) => {
  await api.bringTo('final_cta');
  const other = new ChatPage(await context.newPage());
  await Promise.all([chat.start(), other.start()]);
  await other.expectStep('final_cta');
  await chat.option(finalOptions.show).click();
  await Promise.all([chat.expectProfile('Coral Bay Cooling'), other.expectProfile('Coral Bay Cooling')]);
});

test('the last button in both tabs makes one profile', async ({ page, context, chat, api }) => {
  await api.bringTo('final_cta');
  // Or the faster tab would take the button away from the slower one.
  await deafen(context);
  const other = new ChatPage(await context.newPage());
  const generations = Promise.all([page, other.page].map(generationAskedForBy));
  await Promise.all([chat.start(), other.start()]);
  await Promise.all([chat.expectStep('final_cta'), other.expectStep('final_cta')]);

  await Promise.all([chat.option(finalOptions.show).click(), other.option(finalOptions.show).click()]);
  await Promise.all([chat.expectProfile('Coral Bay Cooling'), other.expectProfile('Coral Bay Cooling')]);

  const [first, second] = await generations;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect((await api.profile((await api.current()).id)).generationId).toBe(first);
});

test('an answer to a question that was already answered is put right, not stored', async ({ context, chat, api }) => {
  await api.bringTo('name_input');
  const page = await context.newPage();
  await deafen(page);
  const deaf = new ChatPage(page);
  await Promise.all([chat.start(), deaf.start()]);
  await Promise.all([chat.expectStep('name_input'), deaf.expectStep('name_input')]);

  await chat.answer('name_input', 'Dana Rivera');
  await chat.expectStep('business_name');
  await deaf.answer('name_input', 'Somebody else');

  await expect(deaf.dialog.getByText(movedOn)).toBeVisible();
  await deaf.expectStep('business_name', sampleAnswers());
  await expect(deaf.said('Dana Rivera')).toBeVisible();
  await expect(deaf.said('Somebody else')).toHaveCount(0);
  expect((await api.current()).answers.name_input).toBe('Dana Rivera');
});

test('starting over in one tab takes the other along', async ({ context, chat, api }) => {
  await api.bringTo('business_name');
  const other = new ChatPage(await context.newPage());
  await Promise.all([chat.start(), other.start()]);
  await other.expectStep('business_name');
  await chat.option('Start over').click();
  await chat.dialog.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await chat.expectStep('greeting', {});
  await other.expectStep('greeting', {});
});

/** Pages opened from now on neither tell other tabs anything nor hear from them. */
async function deafen(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    window.BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    } as unknown as typeof BroadcastChannel;
  });
}

/** @returns the id of the generation that the tab was told about when it asked for the profile. */
async function generationAskedForBy(tab: Page): Promise<string | undefined> {
  const response = await tab.waitForResponse(/profile\.generate/, { timeout: 30_000 });
  const [answer] = (await response.json()) as { result: { data: { id: string } } }[];
  return answer?.result.data.id;
}
