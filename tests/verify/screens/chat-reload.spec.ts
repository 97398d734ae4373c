/** Reloads the conversation at each of its fourteen steps. */
import { asText } from '#shared/domain/chat-answers.ts';
import { chatScript, stepIds } from '#shared/domain/chat-script.ts';
import { newVisitorAnswers } from '#tests/e2e/answers.ts';
import { hold } from '#tests/e2e/hold.ts';
import { expect, test } from '#tests/e2e/test.ts';

test('a reload at every step restores the step and its history and lets the visitor continue', async ({
  page,
  chat,
}) => {
  const answers = newVisitorAnswers({ target_audience: 'New parents in Davie' });
  await chat.start();
  for (const { id } of chatScript) {
    // The generation step would advance on its own before the test checks it.
    const held = id === 'live_generation' ? await hold(page, /chat\.answer/, 'live_generation') : undefined;
    await chat.expectStep(id, answers);
    await page.reload();
    await chat.open();
    await chat.expectStep(id, answers);
    for (const { id: earlier, type } of chatScript.slice(0, stepIds.indexOf(id))) {
      await chat.expectMessage(earlier, answers);
      const words = asText(earlier, answers[earlier]) || 'Skipped';
      if (type !== 'ai_generation') await expect(chat.said(words).first()).toBeAttached();
    }
    held?.release();
    await chat.answer(id, answers[id]);
  }
  await chat.expectProfile('Coral Bay Cooling');
  await page.reload();
  await chat.open();
  await chat.expectProfile('Coral Bay Cooling');
});
