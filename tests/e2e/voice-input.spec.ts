/** Answers by voice: recorded, turned into text, corrected, sent; and everything that can go wrong on the way. */
import { chromiumArgs, findChromium } from '../helpers/chromium.ts';
import { axeViolations } from './axe.ts';
import { ChatPage } from './chat-page.ts';
import { hold } from './hold.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';
import type { SiteApi } from './site-api.ts';
import { VoicePage } from './voice-page.ts';
import { fakeMicrophone, test } from './voice-test.ts';

test.use({
  permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
  launchOptions: { executablePath: findChromium('whole'), args: [...chromiumArgs, ...fakeMicrophone] },
});

/** Opens the chat where one is asked for a longer text. */
async function openAtDescription(chat: ChatPage, api: SiteApi): Promise<void> {
  await api.bringTo('business_description');
  await chat.start();
  await chat.expectStep('business_description');
}

test('an answer is spoken, corrected and sent', async ({ page, chat, voice, audio, api }) => {
  audio.setTranscript('We repair air conditioners in Holly wood.');
  await openAtDescription(chat, api);
  await voice.expectLook('idle');
  await expect(voice.record).toHaveAttribute('aria-pressed', 'false');

  const held = await hold(page, /\/trpc\/voice\.transcribe$/);
  await voice.recordForAMoment();
  await expect(voice.record).toHaveAttribute('aria-pressed', 'true');
  expect(await voice.tracks()).toEqual(['live']);
  const sent = page.waitForRequest(/\/trpc\/voice\.transcribe$/);
  await voice.record.click();
  await voice.expectLook('transcribing');
  await expect(chat.dialog.getByText('Turning your words into text …')).toBeVisible();
  const recording = Buffer.from(((await sent).postDataJSON() as { audio: string }).audio, 'base64');
  // The first bytes of every Matroska file, which webm is.
  expect(recording.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(await voice.tracks()).toEqual(['ended']);
  held.release();

  const field = chat.field('business_description');
  await expect(field).toHaveValue('We repair air conditioners in Holly wood.');
  await voice.expectToast('Success!', 'We repair air conditioners in Holly wood.');
  await expect(field).toBeFocused();
  await voice.expectLook('idle');
  expect(audio.heard.at(-1)).toMatchObject({ kind: 'transcript' });

  await field.fill('We repair air conditioners in Hollywood.');
  await chat.send.click();
  await expect(chat.said('We repair air conditioners in Hollywood.')).toBeVisible();
  await chat.expectStep('website_social');
});

test('what was typed stays in front of what is spoken', async ({ chat, voice, audio, api }) => {
  audio.setTranscript('Mostly the same day.');
  await openAtDescription(chat, api);
  await chat.field('business_description').fill('We repair air conditioners.');
  await voice.recordForAMoment();
  await voice.record.click();
  await expect(chat.field('business_description')).toHaveValue('We repair air conditioners. Mostly the same day.');
  // Like every draft, it is there again.
  await chat.page.reload();
  await chat.open();
  await expect(chat.field('business_description')).toHaveValue('We repair air conditioners. Mostly the same day.');
});

test('an address is written as one would type it', async ({ chat, voice, audio, api }) => {
  audio.setTranscript('Dana at Example dot com.');
  await api.bringTo('contact_info');
  await chat.start();
  await chat.expectStep('contact_info');
  await voice.recordForAMoment();
  await voice.record.click();
  await expect(chat.field('contact_info')).toHaveValue('dana@example.com');
});

test('the keyboard is enough', async ({ page, chat, voice, api }) => {
  await openAtDescription(chat, api);
  await expect(chat.field('business_description')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(voice.record).toBeFocused();
  await page.keyboard.press('Enter');
  await voice.expectLook('recording');
  await expect(chat.dialog.getByText(/^0:0[1-9] of 1:00$/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(chat.field('business_description')).toHaveValue('Coral Bay Coffee');
  await expect(chat.field('business_description')).toBeFocused();
});

test('Escape cancels the recording and leaves the chat open', async ({ page, chat, voice, audio, api }) => {
  await openAtDescription(chat, api);
  const before = audio.count('transcript');
  await voice.recordForAMoment();
  await page.keyboard.press('Escape');
  await voice.expectLook('idle');
  expect(await voice.tracks()).toEqual(['ended']);
  await expect(chat.dialog).toBeVisible();

  const held = await hold(page, /\/trpc\/voice\.transcribe$/);
  await voice.recordForAMoment();
  await voice.record.click();
  await voice.expectLook('transcribing');
  await page.keyboard.press('Escape');
  await voice.expectLook('idle');
  await expect(chat.dialog).toBeVisible();
  await expect(chat.field('business_description')).toHaveValue('');

  await voice.recordForAMoment();
  await voice.cancel.click();
  await voice.expectLook('idle');
  await expect(voice.record).toBeFocused();
  expect(await voice.tracks()).toEqual(['ended', 'ended', 'ended']);
  held.release();
  expect(audio.count('transcript')).toBe(before);

  await page.keyboard.press('Escape');
  await expect(chat.dialog).toBeHidden();
});

test('the microphone is given back when one leaves', async ({ page, chat, voice, api }) => {
  await openAtDescription(chat, api);

  await test.step('by closing the chat', async () => {
    await voice.recordForAMoment();
    await chat.close.click();
    await expect(chat.dialog).toBeHidden();
    await expect.poll(() => voice.tracks()).toEqual(['ended']);
    await chat.open();
    await voice.expectLook('idle');
  });

  await test.step('by sending what was typed', async () => {
    await chat.field('business_description').fill('We repair air conditioners.');
    await voice.recordForAMoment();
    await chat.send.click();
    await chat.expectStep('website_social');
    await expect.poll(() => voice.tracks()).toEqual(['ended', 'ended']);
    await voice.expectLook('idle');
    await expect(chat.field('website_social')).toHaveValue('');
  });

  await test.step('by starting over', async () => {
    await voice.recordForAMoment();
    await chat.option('Start over').click();
    await chat.dialog.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
    await chat.expectStep('greeting');
    await expect.poll(() => voice.tracks()).toEqual(['ended', 'ended', 'ended']);
  });

  await test.step('by leaving the page', async () => {
    await api.bringTo('name_input');
    await page.reload();
    await chat.open();
    await voice.recordForAMoment();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(await voice.tracks()).toEqual(['ended']);
  });
});

test('a recording ends by itself when it is as long as it may be', async ({ page, chat, voice, api }) => {
  await page.clock.install();
  await openAtDescription(chat, api);
  await voice.recordForAMoment();
  await page.clock.fastForward(60_000);
  await expect(chat.field('business_description')).toHaveValue('Coral Bay Coffee');
  await voice.expectLook('idle');
  expect(await voice.tracks()).toEqual(['ended']);
});

test.describe('without permission', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('it is said that there is no microphone, and typing goes on', async ({ chat, voice, api }) => {
    await openAtDescription(chat, api);
    await voice.record.click();
    await voice.expectToast('Microphone Error', 'Could not access microphone. Please check permissions.');
    await expect(voice.problem('Could not access microphone. Please check permissions.')).toBeVisible();
    await voice.expectLook('idle');
    await chat.answer('business_description', 'We repair air conditioners.');
    await chat.expectStep('website_social');
  });
});

test('a recording that could not be transcribed is kept and sent again', async ({ chat, voice, audio, api, guard }) => {
  guard.expectConsole(failedWithStatus(503));
  await openAtDescription(chat, api);
  audio.setMode('server_error');
  await voice.recordForAMoment();
  const before = audio.count('transcript');
  await voice.record.click();
  await voice.expectToast('Transcription Error', 'Could not convert speech to text. Please try again.');
  await expect(voice.tryAgain).toBeVisible();
  await voice.expectLook('idle');
  expect(audio.count('transcript')).toBeGreaterThan(before);

  audio.setMode('ok');
  await voice.tryAgain.click();
  await expect(chat.field('business_description')).toHaveValue('Coral Bay Coffee');
  await expect(voice.tryAgain).toHaveCount(0);
  // The microphone was asked for once.
  expect(await voice.tracks()).toEqual(['ended']);
});

test('a recording outlives a lost connection and a closed chat', async ({ page, chat, voice, api, guard }) => {
  guard.expectConsole(failedConnection);
  await openAtDescription(chat, api);
  await page.route(/\/trpc\/voice\.transcribe$/, (route) => route.abort());
  await voice.recordForAMoment();
  await voice.record.click();
  await expect(voice.problem('Could not convert speech to text. Please try again.')).toBeVisible();
  await chat.close.click();
  await expect(chat.dialog).toBeHidden();
  await chat.open();
  await page.unroute(/\/trpc\/voice\.transcribe$/);
  await voice.tryAgain.click();
  await expect(chat.field('business_description')).toHaveValue('Coral Bay Coffee');
});

test('a used-up share is said plainly, and typing goes on', async ({ page, chat, voice, api, guard }) => {
  guard.expectConsole(failedWithStatus(429));
  await openAtDescription(chat, api);
  const words = 'That is enough for today. Please type instead.';
  await page.route(/\/trpc\/voice\.transcribe$/, (route) =>
    route.fulfill({
      status: 429,
      json: { error: { message: words, code: -32029, data: { httpStatus: 429, appCode: 'RATE_LIMITED' } } },
    }),
  );
  await voice.recordForAMoment();
  await voice.record.click();
  await expect(voice.problem(words)).toBeVisible();
  await chat.dialog.getByRole('button', { name: 'Discard recording' }).click();
  await expect(voice.problem(words)).toHaveCount(0);
  await chat.answer('business_description', 'We repair air conditioners.');
  await chat.expectStep('website_social');
});

test('silence is told apart from failure', async ({ chat, voice, audio, api }) => {
  await openAtDescription(chat, api);
  audio.setMode('empty');
  await voice.recordForAMoment();
  await voice.record.click();
  await voice.expectToast('No Speech Detected', 'Please try speaking more clearly.');
  await expect(voice.problem('Please try speaking more clearly.')).toBeVisible();
  await voice.expectLook('idle');
  await expect(voice.tryAgain).toHaveCount(0);
});

test('two tabs record without knowing of each other', async ({ context, chat, voice, api }) => {
  await openAtDescription(chat, api);
  const otherPage = await context.newPage();
  const other = { chat: new ChatPage(otherPage), voice: new VoicePage(otherPage) };
  await other.voice.watchMicrophone();
  await other.chat.start();
  await other.chat.expectStep('business_description');
  await voice.recordForAMoment();
  await other.voice.recordForAMoment();
  await otherPage.keyboard.press('Escape');
  await other.voice.expectLook('idle');
  await voice.expectLook('recording');
  expect(await voice.tracks()).toEqual(['live']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}, on a phone`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('every state can be read and tapped', async ({ page, chat, voice, audio, api, guard }, testInfo) => {
      guard.expectConsole(failedWithStatus(503));
      const look = async (state: string) => {
        expect(await axeViolations(page, '[aria-modal="true"]'), state).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `width: ${state}`).toBe(390);
        for (const button of await chat.dialog.locator('form').getByRole('button').all()) {
          const box = (await button.boundingBox())!;
          expect(Math.min(box.width, box.height), `${state}: ${await button.innerText()}`).toBeGreaterThanOrEqual(44);
        }
        await page.screenshot({ path: testInfo.outputPath(`${state}.png`) });
      };
      await openAtDescription(chat, api);
      await look('idle');
      await voice.recordForAMoment();
      await look('recording');
      const held = await hold(page, /\/trpc\/voice\.transcribe$/);
      audio.setMode('server_error');
      await voice.record.click();
      await voice.expectLook('transcribing');
      await look('transcribing');
      held.release();
      await expect(voice.tryAgain).toBeVisible();
      await look('failed');
      audio.setMode('ok');
      audio.setTranscript('We repair and install air conditioners, mostly the same day. '.repeat(12));
      await voice.tryAgain.click();
      await expect(chat.field('business_description')).toHaveValue(/mostly the same day\.$/);
      await look('transcribed');
    });
  });
}
