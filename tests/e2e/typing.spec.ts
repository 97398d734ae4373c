/** Messages are typed, and nobody has to wait for it. */
import type { Page } from '@playwright/test';
import { limits } from '../../shared/limits.ts';
import { messageFor } from '../../shared/schemas/chat.ts';
import { expect, test } from './test.ts';

const greeting = messageFor('greeting', {});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a message waits for half a second, then comes at one character every three milliseconds', async ({
    page,
    chat,
  }) => {
    const clock = await stopTypingClock(page);
    await chat.start();
    await expect(chat.log).toBeVisible();
    await expect(chat.status).toHaveText('Typing...');
    const { typingDelayMs, typingPerCharMs } = limits.chat;
    const shown = chat.log.locator('p').last();

    await clock.set(typingDelayMs - 1);
    await expect(shown).toHaveText('');
    await clock.set(typingDelayMs + 10 * typingPerCharMs);
    await expect(shown).toHaveText(greeting.slice(0, 10));
    await clock.set(typingDelayMs + 100 * typingPerCharMs);
    await expect(shown).toHaveText(greeting.slice(0, 100));
    await expect(chat.status).toHaveText('Typing...');
    await expect(chat.input('greeting')).toHaveCount(0);
    await clock.set(typingDelayMs + greeting.length * typingPerCharMs);
    await expect(shown).toHaveText(greeting);
    await expect(chat.status).toHaveText('Online');
    await expect(chat.input('greeting')).toBeVisible();
  });

  // The clock stands still: only the click or the key can have brought the text.
  test('a click shows the whole message at once', async ({ page, chat }) => {
    await stopTypingClock(page);
    await chat.start();
    await expect(chat.status).toHaveText('Typing...');
    await chat.log.click();
    await chat.expectStep('greeting', {});
    await chat.answer('greeting', "Let's go");
    await expect(chat.status).toHaveText('Typing...');
    await chat.log.click();
    await chat.expectStep('intro_response', { greeting: "Let's go" });
  });

  test('a key does the same, and nothing else', async ({ page, chat }) => {
    await stopTypingClock(page);
    await chat.start();
    await expect(chat.log).toBeFocused();
    await expect(chat.status).toHaveText('Typing...');
    await page.keyboard.press('Enter');
    await chat.expectStep('greeting', {});
    await chat.answer('greeting', "Let's go");
    await expect(chat.log).toBeFocused();
    await page.keyboard.press('Space');
    await chat.expectStep('intro_response', { greeting: "Let's go" });
  });

  test('what was said before a reload is not typed again', async ({ page, chat, api }) => {
    await api.bringTo('business_name');
    await stopTypingClock(page);
    await chat.start();
    await chat.expectStep('business_name', { name_input: 'Dana Rivera' });
  });
});

test('who asked for less motion sees messages at once', async ({ page, chat }) => {
  await stopTypingClock(page);
  await chat.start();
  await chat.expectStep('greeting', {});
  await chat.answer('greeting', "Let's go");
  await chat.expectStep('intro_response', { greeting: "Let's go" });
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
        // What has just been drawn shall have noted its start.
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        (window as unknown as { typingClock: { now: number } }).typingClock.now = now;
      }, ms),
  };
}
