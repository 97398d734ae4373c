/**
 * Voice with a provider: a real recording from a fake microphone, and real sound. One file and one worker, because it
 * needs the full browser, which can use a microphone, and a separate site.
 */
import { messageFor } from '#shared/domain/chat-answers.ts';
import { chromiumArgs, findChromium } from '../helpers/chromium.ts';
import type { ChatPage } from './chat-page.ts';
import { hold } from './hold.ts';
import { expect } from './test.ts';
import type { SiteApi } from './site-api.ts';
import { fakeMicrophone, speakSlowly, test } from './voice-test.ts';

test.describe.configure({ mode: 'default' });
test.use({
  permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
  launchOptions: { executablePath: findChromium('whole'), args: [...chromiumArgs, ...fakeMicrophone] },
});

/** Opens the chat at a question for a longer text. */
async function openAtDescription(chat: ChatPage, api: SiteApi): Promise<void> {
  await api.bringTo('business_description');
  await chat.start();
  await chat.expectStep('business_description');
}

test('an answer is spoken, corrected and sent by keyboard', async ({ page, chat, voice, audio, api }) => {
  audio.setTranscript('Mostly in Holly wood.');
  await openAtDescription(chat, api);
  const field = chat.field('business_description');
  await expect(field).toBeFocused();
  await page.keyboard.type('We repair air conditioners.');
  const held = await hold(page, /\/trpc\/voice\.transcribe$/);

  await test.step('it is recorded as webm, and then the microphone is released', async () => {
    await page.keyboard.press('Tab');
    await expect(voice.record).toBeFocused();
    await page.keyboard.press('Enter');
    await voice.expectLook('recording');
    expect(await voice.tracks()).toEqual(['live']);
    await expect(chat.dialog.getByText(/^0:(0[1-9]|[1-5]\d) of 1:00$/)).toBeVisible();
    const sent = page.waitForRequest(/\/trpc\/voice\.transcribe$/);
    await page.keyboard.press('Space');
    await voice.expectLook('transcribing');
    const recording = Buffer.from(((await sent).postDataJSON() as { audio: string }).audio, 'base64');
    // The first bytes of every Matroska file, which includes webm.
    expect(recording.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(await voice.tracks()).toEqual(['ended']);
    held.release();
  });

  await test.step('the transcript is appended to the typed text, for correction', async () => {
    await voice.expectToast('Success!', 'Mostly in Holly wood.');
    await expect(field).toHaveValue('We repair air conditioners. Mostly in Holly wood.');
    await expect(field).toBeFocused();
    await voice.expectLook('idle');
  });

  await test.step('it is kept like any draft, and sent', async () => {
    await page.reload();
    await chat.open();
    await expect(field).toHaveValue('We repair air conditioners. Mostly in Holly wood.');
    await field.fill('We repair air conditioners. Mostly in Hollywood.');
    await chat.send.click();
    await expect(chat.said('We repair air conditioners. Mostly in Hollywood.')).toBeVisible();
    await chat.expectStep('website_social');
  });
});

test('the microphone is released however a recording ends', async ({ page, chat, voice, audio, api }) => {
  await openAtDescription(chat, api);
  const before = audio.count('transcript');
  const record = async () => {
    await voice.record.click();
    await voice.expectLook('recording');
  };

  await test.step('with Escape, which leaves the chat open', async () => {
    await record();
    await page.keyboard.press('Escape');
    await voice.expectLook('idle');
    expect(await voice.tracks()).toEqual(['ended']);
    await expect(chat.dialog).toBeVisible();
  });

  await test.step('by closing the chat', async () => {
    await record();
    await chat.close.click();
    await expect(chat.dialog).toBeHidden();
    await expect.poll(() => voice.tracks()).toEqual(['ended', 'ended']);
    await chat.open();
    await voice.expectLook('idle');
  });

  await test.step('by sending typed text', async () => {
    await chat.field('business_description').fill('We repair air conditioners.');
    await record();
    await chat.send.click();
    await chat.expectStep('website_social');
    await expect.poll(() => voice.tracks()).toEqual(['ended', 'ended', 'ended']);
    await voice.expectLook('idle');
    await expect(chat.field('website_social')).toHaveValue('');
  });

  await test.step('by starting over', async () => {
    await record();
    await chat.option('Start over').click();
    await chat.dialog.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
    await chat.expectStep('greeting');
    await expect.poll(() => voice.tracks()).toEqual(['ended', 'ended', 'ended', 'ended']);
  });

  await test.step('by leaving the page', async () => {
    await api.bringTo('name_input');
    await page.reload();
    await chat.open();
    await record();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(await voice.tracks()).toEqual(['ended']);
  });
  expect(audio.count('transcript')).toBe(before);
});

test.describe('without permission', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a denied microphone is explained, and typing still works', async ({ chat, voice, api }) => {
    await openAtDescription(chat, api);
    await voice.record.click();
    await voice.expectToast('Microphone Error', 'Could not access microphone. Please check permissions.');
    await expect(voice.problem('Could not access microphone. Please check permissions.')).toBeVisible();
    await voice.expectLook('idle');
    await chat.answer('business_description', 'We repair air conditioners.');
    await chat.expectStep('website_social');
  });
});

test('replies are read aloud once turned on, also after a reload', async ({ page, chat, voice, api }) => {
  await api.bringTo('name_input');
  await speakSlowly(page);
  await chat.start();
  await chat.expectStep('name_input');
  await expect(voice.readAloud).not.toBeChecked();

  await test.step('when turned on, it starts with the last message and records nothing', async () => {
    await voice.readAloud.click();
    await expect(voice.readAloud).toBeChecked();
    await expect(voice.stop('Your name')).toHaveAttribute('data-state', 'speaking');
    await voice.expectLook('speaking');
    await expect(voice.record).toBeDisabled();
  });

  await test.step('a new reply replaces the old one', async () => {
    await chat.answer('name_input', 'Dana Rivera');
    await chat.expectStep('business_name');
    await expect(voice.stop('Business name')).toHaveAttribute('data-state', 'speaking');
    await expect(voice.listen('Your name')).toBeVisible();
  });

  await test.step('after a reload, only new messages are read', async () => {
    await page.reload();
    await chat.open();
    await chat.expectStep('business_name');
    await expect(voice.readAloud).toBeChecked();
    await expect(voice.listen('Business name')).toBeVisible();
    await chat.answer('business_name', 'Coral Bay Cooling');
    await expect(voice.stop('What you do')).toHaveAttribute('data-state', 'speaking');
  });

  await test.step('a closed chat is silent', async () => {
    await chat.close.click();
    await expect(chat.dialog).toBeHidden();
    await chat.open();
    await voice.expectLook('idle');
  });

  await test.step('when turned off, it stays silent', async () => {
    await voice.readAloud.click();
    await expect(voice.readAloud).not.toBeChecked();
    await chat.answer('business_description', 'We repair air conditioners.');
    await chat.expectStep('website_social');
    await expect(voice.listen('Website or social page')).toBeVisible();
  });
});

test('a message plays to its end as mp3, and every page can speak', async ({ page, chat, voice, audio, api }) => {
  const { answers } = await api.bringTo('business_name');
  await chat.start();
  await chat.expectStep('business_name');
  const asked = page.waitForRequest(/\/trpc\/voice\.speak$/);
  await voice.listen('Business name').click();
  expect((await asked).postDataJSON()).toEqual({ text: messageFor('business_name', answers), voice: 'alloy' });
  const answered = (await (await (await asked).response())!.json()) as { result: { data: { audioContent: string } } };
  const sound = Buffer.from(answered.result.data.audioContent, 'base64');
  // Each mp3 frame starts with eleven set bits.
  expect(sound[0]).toBe(0xff);
  expect(sound[1]! & 0xe0).toBe(0xe0);
  // It remains a stop button until the sound has ended.
  await expect(voice.listen('Business name')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await chat.close.click();
  await page.goto('/contact');
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  const before = audio.count('speech');
  const text = `This is a sentence of some length, at ${Date.now()}.`;
  expect(await page.evaluate((words) => window.speakText!(words), text)).toBe(true);
  expect(audio.count('speech')).toBe(before + 1);
  expect(audio.heard.at(-1)?.json?.input).toBe(text);
});
