/** Answers can be changed before and after the profile, and the conversation can be restarted. */
import { newVisitorAnswers } from './answers.ts';
import { expect, test } from './test.ts';

test('changed answers are used from then on, in this profile and the next one', async ({ page, chat, api }) => {
  const answers = newVisitorAnswers();
  const { id } = await api.bringTo('phone_optional', answers);
  await chat.start();
  await chat.expectStep('phone_optional', answers);
  await chat.change('business_name').click();
  await expect(chat.field('business_name')).toHaveValue('Coral Bay Cooling');
  await chat.answer('business_name', 'Coral Bay Air');
  await expect(chat.said('Coral Bay Air')).toBeVisible();
  await chat.expectMessage('current_marketing', { ...answers, business_name: 'Coral Bay Air' });
  await chat.walk({ from: 'phone_optional' });
  await chat.expectProfile('Coral Bay Air');
  const before = await api.profile(id);

  await test.step('a profile from older answers is not shown as new', async () => {
    await chat.dialog.getByRole('button', { name: 'Change my answers' }).click();
    await chat.change('business_name').click();
    await chat.answer('business_name', 'Bright Tooth Dental');
    await expect(chat.said('Bright Tooth Dental')).toBeVisible();
    await page.reload();
    await chat.open();
    await chat.expectProfile('Bright Tooth Dental');
    await expect(chat.dialog).not.toContainText('Coral Bay');
    expect((await api.profile(id)).generationId).not.toBe(before.generationId);
  });

  await test.step('another trade produces another profile', async () => {
    const words = 'We are a dental practice for families in Davie.';
    await chat.dialog.getByRole('button', { name: 'Change my answers' }).click();
    await chat.change('business_description').click();
    await chat.answer('business_description', words);
    await expect(chat.said(words)).toBeVisible();
    await chat.answer('final_cta', ['show_profile']);
    await chat.expectProfile('Bright Tooth Dental');
    expect((await api.profile(id)).profile.trade).not.toEqual(before.profile.trade);
  });
});
