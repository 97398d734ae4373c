/** Replies that are spoken: at a press, by themselves, from anywhere on the site, and when that fails. */
import { messageFor } from '../../shared/schemas/chat.ts';
import { chromiumArgs, findChromium } from '../helpers/chromium.ts';
import { newVisitorAnswers } from './answers.ts';
import { axeViolations } from './axe.ts';
import { ChatPage } from './chat-page.ts';
import { expect, failedWithStatus } from './test.ts';
import { VoicePage } from './voice-page.ts';
import { fakeMicrophone, speakSlowly, test } from './voice-test.ts';

test.use({
  permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
  launchOptions: { executablePath: findChromium(), args: [...chromiumArgs, ...fakeMicrophone] },
});

const couldNot = 'Could not play audio response.';

test('a message is spoken and can be stopped; meanwhile nothing is recorded', async ({ page, chat, voice, api }) => {
  await api.bringTo('business_name');
  await speakSlowly(page);
  await chat.start();
  await chat.expectStep('business_name');
  await voice.listen('Your name').click();
  await expect(voice.stop('Your name')).toHaveAttribute('data-state', 'speaking');
  await voice.expectLook('speaking');
  await expect(voice.record).toBeDisabled();
  expect(await axeViolations(page, '[aria-modal="true"]')).toEqual([]);

  await test.step('another message takes its place', async () => {
    await voice.listen('Business name').click();
    await expect(voice.stop('Business name')).toHaveAttribute('data-state', 'speaking');
    await expect(voice.listen('Your name')).toBeVisible();
  });

  await voice.stop('Business name').click();
  await voice.expectLook('idle');
  await expect(voice.record).toBeEnabled();

  await test.step('and so does the next step', async () => {
    await voice.listen('Business name').click();
    await voice.expectLook('speaking');
    await chat.answer('business_name', 'Coral Bay Cooling');
    await chat.expectStep('business_description');
    await voice.expectLook('idle');
  });

  await test.step('a closed chat says nothing', async () => {
    await voice.listen('What you do').click();
    await voice.expectLook('speaking');
    await chat.close.click();
    await expect(chat.dialog).toBeHidden();
    await chat.open();
    await voice.expectLook('idle');
  });
});

test('a message is asked for once, as mp3 in the one voice, and ends by itself', async ({
  chat,
  voice,
  audio,
  api,
}) => {
  await api.bringTo('business_name', newVisitorAnswers({ name_input: 'Zora' }));
  await chat.start();
  await chat.expectStep('business_name');
  const before = audio.count('speech');
  const asked = chat.page.waitForRequest(/\/trpc\/voice\.speak$/);
  await voice.listen('Business name').click();
  expect((await asked).postDataJSON()).toEqual({
    text: messageFor('business_name', { name_input: 'Zora' }),
    voice: 'alloy',
  });
  const answered = (await (await (await asked).response())!.json()) as { result: { data: { audioContent: string } } };
  const sound = Buffer.from(answered.result.data.audioContent, 'base64');
  // Eleven set bits begin each frame of an mp3.
  expect(sound[0]).toBe(0xff);
  expect(sound[1]! & 0xe0).toBe(0xe0);
  // The button is a stop button until the end of the sound.
  await expect(voice.listen('Business name')).toBeVisible();
  expect(audio.count('speech')).toBe(before + 1);

  let again = 0;
  chat.page.on('request', (request) => {
    if (request.url().includes('voice.speak')) again += 1;
  });
  await speakAgain(voice);
  expect(again).toBe(0);
});

/** Has the same message spoken again, to its end. */
async function speakAgain(voice: VoicePage): Promise<void> {
  const phases = await voice.page.evaluateHandle(() => {
    const seen: string[] = [];
    const dialog = document.querySelector('[role=dialog]:has([role=log])')!;
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const state = (target as Element).getAttribute('data-state');
        if (state && (target as Element).closest('[role=log]')) seen.push(state);
      }
    }).observe(dialog, { subtree: true, attributes: true, attributeFilter: ['data-state'] });
    return seen;
  });
  await voice.listen('Business name').click();
  await expect.poll(() => phases.jsonValue()).toEqual(expect.arrayContaining(['speaking', 'silent']));
}

test('replies are read aloud once that is asked for, also after a reload', async ({ page, chat, voice, api }) => {
  await api.bringTo('name_input');
  await speakSlowly(page);
  await chat.start();
  await chat.expectStep('name_input');
  await expect(voice.readAloud).not.toBeChecked();
  await voice.expectLook('idle');

  await test.step('turned on, it begins with what was said last', async () => {
    await voice.readAloud.click();
    await expect(voice.readAloud).toBeChecked();
    await expect(voice.stop('Your name')).toHaveAttribute('data-state', 'speaking');
  });

  await test.step('a new reply takes the place of the old one', async () => {
    await chat.answer('name_input', 'Dana Rivera');
    await chat.expectStep('business_name');
    await expect(voice.stop('Business name')).toHaveAttribute('data-state', 'speaking');
    await expect(voice.listen('Your name')).toBeVisible();
  });

  await test.step('after a reload, what was said before is not said again; what follows is', async () => {
    await page.reload();
    await chat.open();
    await chat.expectStep('business_name');
    await expect(voice.readAloud).toBeChecked();
    await expect(voice.listen('Business name')).toBeVisible();
    await chat.answer('business_name', 'Coral Bay Cooling');
    await expect(voice.stop('What you do')).toHaveAttribute('data-state', 'speaking');
  });

  await test.step('turned off, it is quiet', async () => {
    await voice.readAloud.click();
    await expect(voice.readAloud).not.toBeChecked();
    await voice.expectLook('idle');
    await chat.answer('business_description', 'We repair air conditioners.');
    await chat.expectStep('website_social');
    await expect(voice.listen('Website or social page')).toBeVisible();
  });
});

test('a tab does not read what another tab has brought', async ({ page, context, chat, voice, api }) => {
  await api.bringTo('name_input');
  await context.addInitScript(() => {
    // An empty tab has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('everglow-read-aloud', 'on');
  });
  await chat.start();
  await chat.expectStep('name_input');
  const otherPage = await context.newPage();
  const other = { chat: new ChatPage(otherPage), voice: new VoicePage(otherPage) };
  await speakSlowly(page);
  await speakSlowly(otherPage);
  await other.chat.start();
  await other.chat.expectStep('name_input');

  await chat.answer('name_input', 'Dana Rivera');
  await expect(voice.stop('Business name')).toHaveAttribute('data-state', 'speaking');
  await other.chat.expectStep('business_name');
  await expect(other.voice.listen('Business name')).toHaveAttribute('data-state', 'silent');
  await other.voice.expectLook('idle');
});

test('a failure is said, and stays where it happened', async ({ chat, voice, audio, api, guard }) => {
  guard.expectConsole(failedWithStatus(503));
  await api.bringTo('business_name', newVisitorAnswers({ name_input: 'Yuki' }));
  await chat.start();
  await chat.expectStep('business_name');
  audio.setMode('server_error');
  await voice.listen('Business name').click();
  await voice.expectToast('Audio Error', couldNot);
  await expect(voice.listen('Business name')).toBeVisible();
  // What the server says of it.
  await expect(voice.problem('Voice is not available at the moment.')).toBeVisible();

  audio.setMode('ok');
  await voice.listen('Business name').click();
  await expect(voice.problem('Voice is not available')).toHaveCount(0);
});

test('a sound that cannot be played is a failure too', async ({ page, chat, voice, api }) => {
  await api.bringTo('business_name');
  await page.route(/\/trpc\/voice\.speak/, (route) =>
    route.fulfill({ json: { result: { data: { audioContent: Buffer.from('no sound at all').toString('base64') } } } }),
  );
  await chat.start();
  await chat.expectStep('business_name');
  await voice.listen('Business name').click();
  await voice.expectToast('Audio Error', couldNot);
  await expect(voice.problem(couldNot)).toBeVisible();
});

test('a browser that plays nothing unasked is left alone', async ({ page, chat, voice, api }) => {
  await api.bringTo('name_input');
  await page.addInitScript(() => {
    localStorage.setItem('everglow-read-aloud', 'on');
    // Whatever a test does counts as a press to Chromium, so it has to be told.
    const counts = { asked: 0 };
    Object.assign(window, { __plays: counts });
    HTMLMediaElement.prototype.play = () => {
      counts.asked += 1;
      return Promise.reject(new DOMException('play() can only be initiated by a user gesture.', 'NotAllowedError'));
    };
  });
  await chat.start();
  await chat.answer('name_input', 'Dana Rivera');
  await chat.expectStep('business_name');
  const plays = () => page.evaluate(() => (window as unknown as { __plays: { asked: number } }).__plays.asked);
  await expect.poll(plays).toBe(1);
  await expect(voice.listen('Business name')).toHaveAttribute('data-state', 'silent');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('every page can speak', async ({ page, voice, audio, api }) => {
  await api.bringTo('name_input');
  await page.goto('/contact');
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  const before = audio.count('speech');
  const text = `${'This is a sentence of a longer text. '.repeat(12)}This is its end, at ${Date.now()}.`;
  expect(await page.evaluate((words) => window.speakText!(words), text)).toBe(true);
  const parts = audio.heard.slice(-2).map(({ json }) => json?.input);
  expect(audio.count('speech')).toBe(before + 2);
  expect(parts.join(' ')).toBe(text);

  await speakSlowly(page);
  const first = page.evaluate(() => window.speakText!('A text of some length.'));
  expect(await page.evaluate(() => window.speakText!(''))).toBe(false);
  expect(await first).toBe(false);
  expect(await voice.dialog.count()).toBe(0);
});
