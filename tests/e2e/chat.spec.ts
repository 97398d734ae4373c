/** How the chat speaks: typed, announced, and fetched when it is asked for. */
import type { Page } from '@playwright/test';
import { chatScript } from '../../shared/domain/chat-script.ts';
import { limits } from '../../shared/limits.ts';
import { messageFor } from '../../shared/schemas/chat.ts';
import { newVisitorAnswers } from './answers.ts';
import { expect, failedConnection, test } from './test.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a message is typed, a key or a click completes it, and a reload does not type it again', async ({
    page,
    chat,
  }) => {
    const greeting = messageFor('greeting', {});
    const answers = { greeting: "Let's go", intro_response: 'Sounds good' };
    const clock = await stopTypingClock(page);
    await chat.start();
    await expect(chat.log).toBeFocused();
    await expect(chat.status).toHaveText('Typing...');
    const shown = chat.log.locator('p').last();
    const { typingDelayMs, typingPerCharMs } = limits.chat;
    await clock.set(typingDelayMs - 1);
    await expect(shown).toHaveText('');
    await clock.set(typingDelayMs + 100 * typingPerCharMs);
    await expect(shown).toHaveText(greeting.slice(0, 100));
    await expect(chat.input('greeting')).toHaveCount(0);

    // From here on the clock stands still: only the key or the click can have brought the text.
    await page.keyboard.press('Enter');
    await chat.expectStep('greeting', {});
    await chat.answer('greeting', answers.greeting);
    await expect(chat.log).toBeFocused();
    await page.keyboard.press('Space');
    await chat.expectStep('intro_response', answers);
    await chat.answer('intro_response', answers.intro_response);
    await expect(chat.status).toHaveText('Typing...');
    await chat.log.click();
    await chat.expectStep('how_it_works', answers);

    await page.reload();
    await chat.open();
    await chat.expectStep('how_it_works', answers);
  });
});

/** Stops the clock by which frames are drawn; `set` moves it to so many milliseconds after the stop. */
async function stopTypingClock(page: Page): Promise<{ set(ms: number): Promise<void> }> {
  await page.addInitScript(() => {
    const clock = { now: 0 };
    Object.assign(window, { typingClock: clock });
    const nextFrame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => nextFrame(() => callback(clock.now));
    performance.now = () => clock.now;
  });
  return {
    set: (ms) =>
      page.evaluate(async (now) => {
        // What has just been drawn needs a frame or two to note its start.
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        (window as unknown as { typingClock: { now: number } }).typingClock.now = now;
      }, ms),
  };
}

test('each new message is announced to screen readers when it is complete', async ({ chat, page }) => {
  const answers = newVisitorAnswers();
  await chat.start();
  await chat.expectStep('greeting');
  const region = chat.dialog.getByRole('status').filter({ hasText: messageFor('greeting', {}) });
  await expect(region).toHaveCount(1);
  // Readers announce changes of a region that was there before, so it has to be the same element all along.
  const element = await region.elementHandle();
  await expect(region).toHaveAttribute('aria-live', 'polite');
  for (const { id } of chatScript.slice(0, 4)) {
    await chat.expectStep(id);
    await expect.poll(() => element?.textContent()).toBe(messageFor(id, answers));
    await chat.answer(id, answers[id]);
  }
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a chat whose code cannot be fetched says so and tries again', async ({ page, chat, guard }) => {
  guard.expectConsole(failedConnection);
  await page.route(/\/assets\/chat-root/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Start Chat' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The chat could not be loaded.' });
  await expect(alert).toBeVisible();
  await page.unroute(/\/assets\/chat-root/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await chat.expectStep('greeting', {});
  await expect(alert).toBeHidden();
});
