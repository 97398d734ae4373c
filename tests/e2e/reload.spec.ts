/** A page reload loses nothing of the conversation. Every step: tests/verify/screens/chat-reload.spec.ts. */
import { newVisitorAnswers } from './answers.ts';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

test('a reload restores the step, the messages, and input not yet sent', async ({ page, chat, api }) => {
  const answers = newVisitorAnswers();
  await api.bringTo('business_description', answers);
  await chat.start();
  const field = chat.field('business_description');
  await field.fill('We repair air');
  await chat.close.click();
  await expect(chat.dialog).toBeHidden();
  await chat.open();
  await expect(field).toHaveValue('We repair air');
  await page.reload();
  await chat.open();
  await chat.expectStep('business_description', answers);
  await expect(field).toHaveValue('We repair air');
  await chat.expectMessage('name_input', answers);
  await expect(chat.said('Dana Rivera')).toBeAttached();
  await chat.answer('business_description', answers.business_description);

  await chat.walk({ from: 'website_social', until: 'target_audience', answers });
  await chat.expectStep('goals');
  await chat.option('Get more leads').click();
  await page.reload();
  await chat.open();
  await expect(chat.option('Get more leads')).toHaveAttribute('aria-pressed', 'true');
  await expect(chat.option('Continue (1 selected)')).toBeEnabled();
});

test('a reload restores a profile, during generation and afterwards', async ({ page, chat, api }) => {
  await api.finish();
  const held = await hold(page, /profile\.get/);
  await chat.start();
  await expect(chat.option('Generating Profile...')).toBeDisabled();
  await page.reload();
  await chat.open();
  await expect(chat.option('Generating Profile...')).toBeDisabled();
  held.release();
  await chat.expectProfile('Coral Bay Cooling');
  await expect(chat.option('Generating Profile...')).toHaveCount(0);
  await page.reload();
  await chat.open();
  await chat.expectProfile('Coral Bay Cooling');
});
