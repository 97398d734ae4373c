/** axe finds nothing in the chat: at every kind of step, in every question it asks, and in the profile. */
import type { Page } from '@playwright/test';
import { chatScript, type StepId } from '../../../shared/domain/chat-script.ts';
import { newVisitorAnswers } from '../../e2e/answers.ts';
import { axeViolations } from '../../e2e/axe.ts';
import { hold } from '../../e2e/hold.ts';
import { expect, test } from '../../e2e/test.ts';

const answers = newVisitorAnswers();
/** One step of each kind of input. */
const kinds: StepId[] = [
  'greeting',
  'name_input',
  'business_description',
  'website_social',
  'current_marketing',
  'goals',
  'contact_info',
  'live_generation',
  'final_cta',
];
/** The page behind the dialog stays the same, so it is looked at once. */
const chatOnly = '[aria-modal="true"]';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing at any step of the chat', async ({ page, chat }) => {
      test.slow();
      await chat.start();
      for (const { id } of chatScript) {
        const held = id === 'live_generation' ? await hold(page, /chat\.answer/, 'live_generation') : undefined;
        await chat.expectStep(id);
        if (kinds.includes(id)) await expectNoViolations(page, id, id === 'greeting' ? undefined : chatOnly);
        if (id === 'contact_info') {
          await chat.answer(id, 'nope');
          await expect(chat.dialog.getByText('That does not look like an email address.')).toBeVisible();
          await expectNoViolations(page, 'an answer refused', chatOnly);
          await chat.change('name_input').click();
          await expectNoViolations(page, 'an answer being changed', chatOnly);
          await chat.option('Keep it as it is').click();
          await chat.option('Start over').click();
          await expectNoViolations(page, 'asked whether to start over', chatOnly);
          await chat.option('Keep going').click();
          await chat.option('Go on elsewhere').click();
          await expectNoViolations(page, 'asking for a link', chatOnly);
          await chat.option('Cancel').click();
        }
        held?.release();
        await chat.answer(id, answers[id]);
      }
      await chat.expectProfile('Coral Bay Cooling');
    });

    test('axe finds nothing in the profile, neither while it is made nor when it is there', async ({
      page,
      chat,
      api,
    }) => {
      test.slow();
      await api.finish();
      const held = await hold(page, /profile\.get/);
      await chat.start();
      await expect(chat.option('Generating Profile...')).toBeDisabled();
      await expectNoViolations(page, 'generating', chatOnly);
      held.release();
      await chat.expectProfile('Coral Bay Cooling');
      await expectNoViolations(page, 'profile');
      await chat.dialog.getByRole('searchbox').fill('review');
      await expectNoViolations(page, 'prompt search', chatOnly);
      await chat.dialog
        .getByRole('button', { name: /^Copy prompt: / })
        .first()
        .click();
      await expect(page.getByText('Copied to clipboard!')).toBeVisible();
      await expectNoViolations(page, 'toast');
    });

    test('axe finds nothing in a link that is opened, nor in a browser without voice', async ({ page, chat, api }) => {
      await page.addInitScript(() => {
        for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis'] as const) {
          Reflect.deleteProperty(window, name);
        }
      });
      await api.bringTo('business_description');
      await page.goto('/#continue=whatever');
      await expect(chat.option('Go on here')).toBeVisible();
      await expectNoViolations(page, 'link', chatOnly);
      await chat.option('Not now').click();
      await chat.expectStep('business_description');
      const record = chat.dialog.getByRole('button', { name: 'Record your answer' });
      await expect(record).toHaveAttribute('aria-disabled', 'true');
      await record.click({ force: true });
      await expect(chat.dialog.getByRole('alert')).toBeVisible();
      await expectNoViolations(page, 'no voice', chatOnly);
    });
  });
}

async function expectNoViolations(page: Page, what: string, within?: string): Promise<void> {
  expect.soft(await axeViolations(page, within), what).toEqual([]);
}
