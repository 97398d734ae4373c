/** One visitor with the chat open in two tabs. */
import { optionLabel } from '#shared/domain/chat-script.ts';
import { ChatPage } from './chat-page.ts';
import { expect, test } from './test.ts';

test('two tabs show the same profile, the same restart, and each other’s answers', async ({ context, chat, api }) => {
  await api.bringTo('final_cta');
  const other = new ChatPage(await context.newPage());
  await Promise.all([chat.start(), other.start()]);
  await Promise.all([chat.expectStep('final_cta'), other.expectStep('final_cta')]);
  await chat.option(optionLabel('final_cta', 'show_profile')).click();
  await Promise.all([chat.expectProfile('Coral Bay Cooling'), other.expectProfile('Coral Bay Cooling')]);

  await other.option('Start over').first().click();
  await other.dialog.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await Promise.all([chat.expectStep('greeting', {}), other.expectStep('greeting', {})]);

  const answers = { greeting: ['lets_go'], intro_response: ['sounds_good'] };
  await chat.answer('greeting', answers.greeting);
  await other.expectStep('intro_response', answers);
  await expect(other.said("Let's go")).toBeVisible();
  await other.answer('intro_response', answers.intro_response);
  await chat.expectStep('how_it_works', answers);
});

test('two tabs opened at the same moment share one conversation', async ({ page, context, chat, api }) => {
  const other = new ChatPage(await context.newPage());
  await Promise.all([page.goto('/'), other.page.goto('/')]);
  await Promise.all([chat, other].map(({ page: tab }) => tab.evaluate(() => dispatchEvent(new Event('openAIChat')))));
  await Promise.all([chat.expectStep('greeting'), other.expectStep('greeting')]);
  const { id } = await api.current();
  await other.answer('greeting', ['lets_go']);
  await chat.expectStep('intro_response');
  expect((await api.current()).id).toBe(id);
});
