/** Nothing is lost when the page is reloaded, wherever the conversation stands. */
import { chatScript, stepIds } from '../../shared/domain/chat-script.ts';
import { newVisitorAnswers } from './answers.ts';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

const answers = newVisitorAnswers({ target_audience: 'New parents in Davie' });

test('a reload at every step finds the step, its history and the way on', async ({ page, chat }) => {
  test.slow();
  await chat.start();
  for (const { id } of chatScript) {
    // The generation step would go on by itself before it has been looked at.
    const held = id === 'live_generation' ? await hold(page, /chat\.answer/, 'live_generation') : undefined;
    await chat.expectStep(id, answers);
    await page.reload();
    await chat.open();
    await chat.expectStep(id, answers);
    for (const { id: earlier, type } of chatScript.slice(0, stepIds.indexOf(id))) {
      await chat.expectMessage(earlier, answers);
      const words = [answers[earlier]].flat().join(', ') || 'Skipped';
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

test('words typed but not sent are still there', async ({ page, chat, api }) => {
  await api.bringTo('business_description');
  await chat.start();
  await chat.expectStep('business_description');
  await chat.field('business_description').fill('We repair air');
  await page.reload();
  await chat.open();
  await expect(chat.field('business_description')).toHaveValue('We repair air');
  await chat.answer('business_description', answers.business_description);
  await chat.walk({ from: 'website_social', until: 'target_audience', answers });

  await chat.expectStep('goals');
  await chat.option('Get more leads').click();
  await page.reload();
  await chat.open();
  await expect(chat.option('Get more leads')).toHaveAttribute('aria-pressed', 'true');
  await expect(chat.option('Continue (1 selected)')).toBeEnabled();
});

test('closing and opening keeps the place, and the words being typed', async ({ chat, api }) => {
  await api.bringTo('business_name');
  await chat.start();
  await chat.field('business_name').fill('Coral');
  await chat.close.click();
  await expect(chat.dialog).toBeHidden();
  await chat.open();
  await chat.expectStep('business_name');
  await expect(chat.field('business_name')).toHaveValue('Coral');
});

test('a profile being made is found again', async ({ page, chat, api }) => {
  await api.finish();
  const held = await hold(page, /profile\.get/);
  await chat.start();
  await expect(chat.option('Generating Profile...')).toBeDisabled();
  await page.reload();
  await chat.open();
  await expect(chat.option('Generating Profile...')).toBeDisabled();
  held.release();
  await chat.expectProfile('Coral Bay Cooling');
});
