/** How the chat displays, announces and loads messages. */
import type { Page } from '@playwright/test';
import { chatScript } from '#shared/domain/chat-script.ts';
import { limits } from '#shared/limits.ts';
import { messageFor } from '#shared/domain/chat-answers.ts';
import { newVisitorAnswers } from './answers.ts';
import { hold } from './hold.ts';
import { expect, failedConnection, test } from './test.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a message is typed, a key or a click completes it, and a reload does not retype it', async ({ page, chat }) => {
    const answers = { greeting: ['lets_go'], intro_response: ['sounds_good'] };
    const clock = await stopTypingClock(page);
    await chat.start();
    // The first question appears immediately, and its options are one Tab away.
    await chat.expectStep('greeting', {});
    await expect(chat.input('greeting')).toBeFocused();
    await chat.answer('greeting', answers.greeting);
    await expect(chat.log).toBeFocused();
    await expect(chat.status).toHaveText('Typing...');
    const shown = chat.log.locator('p').last();
    const { typingDelayMs, typingPerCharMs } = limits.chat;
    await clock.set(typingDelayMs - 1);
    await expect(shown).toHaveText('');
    await clock.set(typingDelayMs + 100 * typingPerCharMs);
    await expect(shown).toHaveText(messageFor('intro_response', answers).slice(0, 100));
    await expect(chat.input('intro_response')).toHaveCount(0);

    // The clock is stopped from here on, so only the key or the click can complete the text.
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

/** Stops the clock that drives frames; `set` moves it to the given milliseconds after the stop. */
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
        // A newly rendered message needs a frame or two to record its start.
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
  // Screen readers announce changes of an existing region, so it must be the same element throughout.
  const element = await region.elementHandle();
  for (const { id } of chatScript.slice(0, 4)) {
    await chat.expectStep(id);
    await expect.poll(() => element?.textContent()).toBe(messageFor(id, answers));
    await chat.answer(id, answers[id]);
  }
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a chat whose code fails to load says so and retries', async ({ page, chat, guard }) => {
  guard.expectConsole(failedConnection);
  await page.route(/\/assets\/chat-/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Start Chat' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load the chat.' });
  await expect(alert).toBeVisible();
  await page.unroute(/\/assets\/chat-/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await chat.expectStep('greeting', {});
  await expect(alert).toBeHidden();
});

test('a click before the shell was parsed opens the chat', async ({ page, chat }) => {
  await page.addInitScript(() => {
    // The flag that index.html sets on a click.
    if (location.pathname === '/') window.__chatRequested = true;
  });
  await page.goto('/');
  await chat.expectStep('greeting', {});
});

test('shows the first question immediately and sends an answer given before the chat’s code has loaded', async ({
  page,
  chat,
}) => {
  const answers = { greeting: ['lets_go'] };
  const code = await hold(page, /\/assets\/chat-[^/]*\.js$/);
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Start Chat' });
  await opener.click();
  const shell = page.locator('#chat-shell');
  await expect(shell.getByText(messageFor('greeting', {}))).toBeVisible();
  const option = shell.getByRole('button', { name: "Let's go" });
  await expect(option).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(option).toHaveAttribute('aria-pressed', 'true');
  await expect(shell.getByRole('button', { name: 'Is it really free?' })).toBeDisabled();
  code.release();
  await chat.expectStep('intro_response', answers);
  await expect(chat.said("Let's go")).toBeVisible();
  await expect(shell).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(chat.dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an answer given in the shell while the conversation loads is sent', async ({ page, chat }) => {
  const conversation = await hold(page, /chat\.current/);
  await page.goto('/');
  // The chat's code has loaded by then.
  const asked = page.waitForRequest(/chat\.current/);
  await page.getByRole('banner').getByRole('button', { name: 'Start Chat' }).click();
  await asked;
  await page.locator('#chat-shell').getByRole('button', { name: "Let's go" }).click();
  conversation.release();
  await chat.expectStep('intro_response', { greeting: ['lets_go'] });
});

test('an open chat is restored on the next page in place, and a closed one isn’t', async ({ page, chat }) => {
  const answers = { greeting: ['lets_go'] };
  await chat.start();
  await chat.answer('greeting', answers.greeting);
  await chat.expectStep('intro_response', answers);
  await page.goto('/about');
  await chat.expectStep('intro_response', answers);
  // It doesn't cover the activation screen opened from an email, and it's back on the next public page.
  await page.goto('/auth/activate');
  await page.getByRole('main').getByRole('link').first().click({ trial: true });
  await expect(chat.dialog).toBeHidden();
  await page.goto('/about');
  await chat.expectStep('intro_response', answers);
  await chat.close.click();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => window.__earlyClick === null);
  await expect(page.locator('#chat-shell')).toBeHidden();
  await expect(chat.dialog).toBeHidden();
});
