/** Refining a profile: the summary is corrected, and an extra answer makes the profile sharper. */
import { newVisitorAnswers } from './answers.ts';
import { expect, test } from './test.ts';

test('a visitor corrects the summary and rewrites the profile from one more answer', async ({ page, chat, api }) => {
  const { id } = await api.bringTo('business_description');
  await chat.start();
  await chat.answer('business_description', 'I sharpen knives for restaurants in Hollywood.');
  await chat.expectStep('website_social');

  await test.step('the trade is corrected in place and stays so after a reload', async () => {
    await chat.option('Not quite? Fix it').click();
    const field = chat.dialog.getByRole('textbox', { name: 'What do you do, and where?' });
    await expect(field).toBeFocused();
    await field.fill('Pool cleaning in Hollywood');
    await field.press('Enter');
    await expect(chat.log.getByText(/^Pool cleaning in Hollywood\. Got it\. /)).toBeVisible();
    await expect(chat.option('Not quite? Fix it')).toBeFocused();
    await page.reload();
    await chat.open();
    await expect(chat.log.getByText(/^Pool cleaning in Hollywood\. Got it\. /)).toBeVisible();
  });

  const answers = newVisitorAnswers();
  await chat.walk({ from: 'website_social', answers });
  await chat.expectProfile('Coral Bay Cooling');
  await expect(chat.dialog.getByText(/here’s what we understood: Pool cleaning\./)).toBeVisible();
  const before = await api.profile(id);

  await test.step('one answer on the card rewrites the profile', async () => {
    const card = chat.dialog.getByRole('form', { name: 'Make it sharper' });
    await card.getByRole('textbox').first().fill('Green pool rescue, $240');
    await card.getByRole('button', { name: 'Rewrite my profile' }).click();
    const done = chat.dialog.getByRole('heading', { name: 'Your profile now uses your best seller.' });
    await expect(done).toBeFocused({ timeout: 30_000 });
    const after = await api.profile(id);
    expect(after.generationId).not.toBe(before.generationId);
    expect(JSON.stringify(after.profile)).toMatch(/green pool rescue/i);
    await expect(chat.dialog.getByText(/green pool rescue/i).first()).toBeAttached();
  });

  await test.step('the profile is corrected once more from its cover', async () => {
    await chat.option('Not right? Change it').click();
    const field = chat.dialog.getByRole('textbox', { name: 'What do you do, and where?' });
    await expect(field).toHaveValue('Pool cleaning');
    await field.fill('Tattoo studio');
    await chat.option('Save and rewrite').click();
    await expect(chat.dialog.getByText(/here’s what we understood: Tattoo studio\./)).toBeVisible({ timeout: 30_000 });
    await expect(chat.option('Not right? Change it')).toBeFocused();
  });
});
