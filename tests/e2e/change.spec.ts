/** Earlier answers can be changed, and the conversation can be started over. */
import { finalOptions } from '../../shared/domain/chat-script.ts';
import { newVisitorAnswers } from './answers.ts';
import { expect, test } from './test.ts';

test('an answer changed midway is used from then on', async ({ chat, api }) => {
  const answers = newVisitorAnswers();
  await api.bringTo('contact_info');
  await chat.start();
  await chat.expectStep('contact_info', answers);

  await chat.change('business_name').click();
  await expect(chat.field('business_name')).toHaveValue('Coral Bay Cooling');
  await chat.answer('business_name', 'Coral Bay Air');
  await expect(chat.said('Coral Bay Air')).toBeVisible();
  await chat.expectMessage('current_marketing', { ...answers, business_name: 'Coral Bay Air' });

  await chat.change('goals').click();
  await expect(chat.option('Continue (2 selected)')).toBeVisible();
  await chat.option('Get more reviews').click();
  await chat.option('Fill my calendar').click();
  await chat.option('Continue (2 selected)').click();
  await expect(chat.said('Get more leads, Fill my calendar')).toBeVisible();

  await chat.expectStep('contact_info');
  await chat.walk({ from: 'contact_info' });
  await chat.expectProfile('Coral Bay Air');
  const stored = await api.current();
  expect(stored.answers).toMatchObject({
    business_name: 'Coral Bay Air',
    goals: ['Get more leads', 'Fill my calendar'],
    name_input: 'Dana Rivera',
  });
});

test('a change can be called off', async ({ chat, api }) => {
  await api.bringTo('goals');
  await chat.start();
  await chat.change('name_input').click();
  await chat.field('name_input').fill('Somebody else');
  await chat.option('Keep it as it is').click();
  await chat.expectStep('goals');
  await expect(chat.said('Dana Rivera')).toBeVisible();
  expect((await api.current()).answers.name_input).toBe('Dana Rivera');
});

test('changes after the profile make a new profile', async ({ chat, api }) => {
  const { id } = await api.finish();
  await chat.start();
  await chat.expectProfile('Coral Bay Cooling');
  const before = await api.profile(id);

  await chat.dialog.getByRole('button', { name: 'Change my answers' }).click();
  await chat.change('business_name').click();
  await chat.answer('business_name', 'Bright Tooth Dental');
  await expect(chat.said('Bright Tooth Dental')).toBeVisible();
  await chat.change('business_description').click();
  await chat.answer('business_description', 'We are a dental practice for families in Davie.');
  await expect(chat.said('We are a dental practice for families in Davie.')).toBeVisible();
  await chat.answer('final_cta', finalOptions.show);

  await chat.expectProfile('Bright Tooth Dental');
  await expect(chat.dialog).not.toContainText('Coral Bay Cooling');
  const after = await api.profile(id);
  expect(after.generationId).not.toBe(before.generationId);
  expect(after.profile.trade).not.toEqual(before.profile.trade);
});

test('a profile of answers that have changed since is not shown as if it were new', async ({ page, chat, api }) => {
  const { id } = await api.finish();
  await chat.start();
  await chat.expectProfile('Coral Bay Cooling');
  const before = await api.profile(id);
  await chat.dialog.getByRole('button', { name: 'Change my answers' }).click();
  await chat.change('business_name').click();
  await chat.answer('business_name', 'Bright Tooth Dental');
  await expect(chat.said('Bright Tooth Dental')).toBeVisible();

  await page.reload();
  await chat.open();
  await chat.expectProfile('Bright Tooth Dental');
  const after = await api.profile(id);
  expect(after.generationId).not.toBe(before.generationId);
  expect(JSON.stringify(after.profile)).not.toContain('Coral Bay Cooling');
});

test('starting over asks first, and begins anew', async ({ page, chat, api }) => {
  const first = await api.bringTo('goals');
  await chat.start();
  await chat.expectStep('goals');
  const question = chat.dialog.getByRole('alertdialog', { name: 'Start over?' });

  await chat.option('Start over').click();
  await question.getByRole('button', { name: 'Keep going' }).click();
  await expect(question).toBeHidden();
  await chat.expectStep('goals');

  await chat.option('Start over').click();
  await question.getByRole('button', { name: 'Start over' }).click();
  await expect(question).toBeHidden();
  await chat.expectStep('greeting', {});
  await expect(chat.said('Dana Rivera')).toHaveCount(0);
  expect((await api.current()).id).not.toBe(first.id);

  await page.reload();
  await chat.open();
  await chat.expectNumber(1);
});

test('after the profile, starting over leads to another one', async ({ chat, api }) => {
  await api.finish();
  await chat.start();
  await chat.expectProfile('Coral Bay Cooling');
  await chat.option('Start over').first().click();
  await chat.dialog.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await chat.walk({ answers: newVisitorAnswers({ business_name: 'Second Street Bakery' }) });
  await chat.expectProfile('Second Street Bakery');
});
