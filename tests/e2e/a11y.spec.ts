/** axe finds nothing, in light and in dark; what changes is announced. */
import type { Page } from '@playwright/test';
import { chatScript, type StepId } from '../../shared/domain/chat-script.ts';
import { messageFor } from '../../shared/schemas/chat.ts';
import { newVisitorAnswers } from './answers.ts';
import { axeViolations } from './axe.ts';
import { hold } from './hold.ts';
import { expect, failedWithStatus, test } from './test.ts';

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
/** The page behind the dialog is the same all the time, and looked at once. */
const chatOnly = '[aria-modal="true"]';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('public pages', async ({ page, guard }) => {
      await page.goto('/');
      await expectNoViolations(page, 'home');
      await page.getByRole('button', { name: 'Chat with us' }).click();
      await expectNoViolations(page, 'home with the popup');
      guard.expectConsole(failedWithStatus(404));
      guard.expectConsole('No page at /no-such-page');
      await page.goto('/no-such-page');
      await expectNoViolations(page, 'not found');
    });

    test('the chat at every step', async ({ page, chat }) => {
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
        }
        held?.release();
        await chat.answer(id, answers[id]);
      }
      await chat.expectProfile('Coral Bay Cooling');
    });

    test('the profile while it is made, and when it is there', async ({ page, chat, api }) => {
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
  });
}

test('each new message is announced, once it stands', async ({ chat, page }) => {
  await chat.start();
  await chat.expectStep('greeting');
  const region = chat.dialog.getByRole('status').filter({ hasText: messageFor('greeting', {}) });
  await expect(region).toHaveCount(1);
  // Readers announce changes of a region that was there before, so it has to be the same element all along.
  const element = await region.elementHandle();
  await expect(region).toHaveAttribute('aria-live', 'polite');
  for (const { id } of chatScript.slice(0, 5)) {
    await chat.expectStep(id);
    await expect.poll(() => element?.textContent()).toBe(messageFor(id, answers));
    await chat.answer(id, answers[id]);
  }
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

async function expectNoViolations(page: Page, what: string, within?: string): Promise<void> {
  expect(await axeViolations(page, within), what).toEqual([]);
}
