/** Voice without a provider: the browser recognizes and speaks on its own. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { VoicePage } from './voice-page.ts';

/** Mocks of a browser's speech APIs; the real ones need the vendor's servers and the system's voices. */
type Stage = { say: (text: string) => void; spoken: string[]; finish: () => void };

async function giveSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stage: Stage = { say: () => undefined, spoken: [], finish: () => undefined };
    Object.assign(window, { __stage: stage });
    class Recognition extends EventTarget {
      start() {
        stage.say = (text) =>
          this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: text }]] }));
        setTimeout(() => this.dispatchEvent(new Event('start')));
      }
      stop() {
        setTimeout(() => this.dispatchEvent(new Event('end')));
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: Recognition });
    const synthesis = {
      speak: (utterance: SpeechSynthesisUtterance) => {
        stage.spoken.push(utterance.text);
        setTimeout(() => utterance.onstart?.({} as SpeechSynthesisEvent));
        stage.finish = () => utterance.onend?.({} as SpeechSynthesisEvent);
      },
      cancel: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  });
}

function onStage<T>(page: Page, look: (stage: Stage) => T): Promise<T> {
  return page.evaluate<T>(`(${look.toString()})(window.__stage)`);
}

test('without a provider, the browser understands an answer and reads messages aloud', async ({ page, chat, api }) => {
  const voice = new VoicePage(page);
  await giveSpeech(page);
  await api.bringTo('business_description');
  await chat.start();
  await chat.expectStep('business_description');

  await voice.listen('What you do').click();
  await expect(voice.stop('What you do')).toHaveAttribute('data-state', 'speaking');
  await expect(voice.record).toBeDisabled();
  // Long messages are spoken in parts, one after the other.
  await onStage(page, (stage) => stage.finish());
  await expect.poll(() => onStage(page, ({ spoken }) => spoken.length)).toBe(2);
  await onStage(page, (stage) => stage.finish());
  await expect(voice.listen('What you do')).toBeVisible();

  await voice.record.click();
  await voice.expectLook('recording');
  // Users should know which service processes their voice.
  await expect(
    chat.dialog.getByText('Your browser is listening and may send what you say to the company that makes it.'),
  ).toBeVisible();
  await onStage(page, (stage) => stage.say('We repair air conditioners.'));
  await voice.record.click();
  await expect(chat.field('business_description')).toHaveValue('We repair air conditioners.');
  await expect(chat.field('business_description')).toBeFocused();
  await chat.send.click();
  await chat.expectStep('website_social');
});
