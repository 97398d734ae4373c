/** The whole conversation by mouse, with its motion, from the header's button to the profile. */
import { chatScript, finalOptions, stepById, stepIds } from '../../shared/domain/chat-script.ts';
import { newVisitorAnswers } from './answers.ts';
import { recordHeader } from './header-record.ts';
import { hold } from './hold.ts';
import { expect, test } from './test.ts';

const answers = newVisitorAnswers({ greeting: 'What exactly do I get?', how_it_works: 'Who sees my answers?' });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('fourteen steps in order, typed one after the other, end in the profile', async ({ page, chat, api }) => {
    const header = await recordHeader(page);
    await chat.start();
    for (const { id } of chatScript) {
      await chat.expectStep(id, answers);
      if (id === 'name_input') {
        await chat.field(id).fill('  Dana Rivera  ');
        await chat.send.click();
      } else await chat.answer(id, answers[id]);
    }
    await chat.expectProfile('Coral Bay Cooling');

    const seen = await header.read();
    expect(seen.counts).toEqual(stepIds.map((_, index) => `${index + 1}/14`));
    for (const count of seen.counts) {
      expect(seen.statuses[count], `status at ${count}`).toEqual(['Typing...', 'Online']);
    }
    expect(seen.inputWhileTyping, 'input shown before the message was typed').toEqual([]);

    const { answers: stored } = await api.current();
    expect(stored).toEqual({ ...answers, live_generation: '' });
  });
});

test('each kind of step asks in its own way', async ({ chat }) => {
  await chat.start();
  await chat.walk({ until: 'how_it_works', answers });

  await test.step('text: Send waits for words, Enter sends', async () => {
    await chat.expectStep('name_input', answers);
    const field = chat.field('name_input');
    await expect(field).toHaveAttribute('placeholder', stepById('name_input').placeholder!);
    await expect(chat.send).toBeDisabled();
    await field.fill('   ');
    await expect(chat.send).toBeDisabled();
    await field.press('Enter');
    await chat.expectNumber(4);
    await field.fill('Dana Rivera');
    await expect(chat.send).toBeEnabled();
    await field.press('Enter');
    await expect(chat.said('Dana Rivera')).toBeVisible();
  });

  await chat.walk({ from: 'business_name', until: 'business_description', answers });

  await test.step('optional text: Skip', async () => {
    await chat.expectStep('website_social', answers);
    await chat.option('Skip').click();
    await expect(chat.said('Skipped')).toHaveCount(1);
  });

  await test.step('one choice goes on at once, own words do as well', async () => {
    await chat.expectStep('current_marketing', answers);
    await chat.option('Word of mouth').click();
    await chat.expectStep('target_audience', answers);
    await chat.field('target_audience').fill('New parents in Davie');
    await chat.send.click();
    await expect(chat.said('New parents in Davie')).toBeVisible();
  });

  await test.step('several choices: toggled, counted, then continued', async () => {
    await chat.expectStep('goals', answers);
    await expect(chat.option('Continue (0 selected)')).toBeDisabled();
    await chat.option('Get more leads').click();
    await expect(chat.option('Get more leads')).toHaveAttribute('aria-pressed', 'true');
    await chat.option('Get more reviews').click();
    await expect(chat.option('Continue (2 selected)')).toBeEnabled();
    await chat.option('Get more leads').click();
    await expect(chat.option('Get more leads')).toHaveAttribute('aria-pressed', 'false');
    await chat.expectNumber(10);
    await chat.option('Continue (1 selected)').click();
    await expect(chat.said('Get more reviews')).toBeVisible();
  });

  await test.step('email: a wrong one is explained and stays typed', async () => {
    await chat.expectStep('contact_info', answers);
    const field = chat.field('contact_info');
    await expect(field).toHaveAttribute('type', 'email');
    await field.fill('dana at example');
    await chat.send.click();
    await expect(chat.dialog.getByText('That does not look like an email address. Please check it.')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('That does not look like an email address. Please check it.');
    await expect(field).toHaveValue('dana at example');
    await chat.expectNumber(11);
    await field.fill('dana@example.com');
    await chat.send.click();
  });

  await test.step('phone: checked when given, may be skipped', async () => {
    await chat.expectStep('phone_optional', answers);
    await chat.field('phone_optional').fill('12');
    await chat.send.click();
    await expect(chat.dialog.getByText('A phone number has 7 to 15 digits. Please check it, or skip.')).toBeVisible();
    await chat.option('Skip').click();
    await expect(chat.said('Skipped')).toHaveCount(2);
  });

  await test.step('generation: goes on by itself; the last message names the terms', async () => {
    await chat.expectStep('live_generation', answers);
    await expect(chat.dialog.getByRole('progressbar')).toBeVisible();
    await chat.expectStep('final_cta', answers);
    await expect(chat.log).toContainText('7-day free preview');
    await expect(chat.log).toContainText('Pro is $29.99 per month');
    await expect(chat.option(finalOptions.show)).toBeEnabled();
    await expect(chat.option(finalOptions.delight)).toBeEnabled();
  });
});

test('the last buttons say that the profile is being made, until it is there', async ({ page, chat, api }) => {
  await api.bringTo('final_cta');
  const answer = await hold(page, /chat\.answer/);
  const profile = await hold(page, /profile\.get/);
  await chat.start();
  await chat.expectStep('final_cta');
  await chat.option(finalOptions.delight).click();

  const buttons = chat.dialog.getByRole('button', { name: 'Generating Profile...' });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();

  answer.release();
  await expect(buttons).toHaveCount(1);
  await expect(buttons).toBeDisabled();
  expect((await api.current()).answers.final_cta).toBe(finalOptions.delight);

  profile.release();
  await chat.expectProfile('Coral Bay Cooling');
  await expect(buttons).toHaveCount(0);
});
