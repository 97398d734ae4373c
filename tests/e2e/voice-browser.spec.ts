/** Without a key the browser hears and speaks by itself, where it can; where it cannot, that is said. */
import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import type { ChatPage } from './chat-page.ts';
import type { SiteApi } from './site-api.ts';
import { expect, test as base } from './test.ts';
import { VoicePage } from './voice-page.ts';

const test = base.extend<{ voice: VoicePage }>({ voice: async ({ page }, use) => use(new VoicePage(page)) });

/** What a browser with both does; the real ones need their maker's servers and the system's voices. */
type Stage = {
  recognitions: { isOn: boolean; say: (text: string) => void; fail: (error: string) => void }[];
  spoken: string[];
  finish: (() => void) | undefined;
  breakVoice: boolean;
};

async function giveSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stage: Stage = { recognitions: [], spoken: [], finish: undefined, breakVoice: false };
    Object.assign(window, { __stage: stage });

    class Recognition extends EventTarget {
      lang = '';
      heard: string[] = [];
      entry = {
        isOn: false,
        say: (text: string) => {
          this.heard.push(text);
          const results = this.heard.map((transcript) => [{ transcript }]);
          this.dispatchEvent(Object.assign(new Event('result'), { results }));
        },
        fail: (error: string) => {
          this.dispatchEvent(Object.assign(new Event('error'), { error }));
          this.end();
        },
      };
      start() {
        stage.recognitions.push(this.entry);
        this.entry.isOn = true;
        setTimeout(() => this.dispatchEvent(new Event('start')));
      }
      stop() {
        setTimeout(() => this.end());
      }
      abort() {
        this.end();
      }
      end() {
        this.entry.isOn = false;
        this.dispatchEvent(new Event('end'));
      }
    }
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: Recognition });

    const synthesis = {
      speak: (utterance: SpeechSynthesisUtterance) => {
        if (stage.breakVoice) {
          setTimeout(() => utterance.onerror?.({ error: 'synthesis-failed' } as SpeechSynthesisErrorEvent));
          return;
        }
        stage.spoken.push(utterance.text);
        setTimeout(() => utterance.onstart?.({} as SpeechSynthesisEvent));
        stage.finish = () => utterance.onend?.({} as SpeechSynthesisEvent);
      },
      cancel: () => void (stage.finish = undefined),
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  });
}

function onStage<T>(page: Page, look: (stage: Stage) => T): Promise<T> {
  return page.evaluate<T>(`(${look.toString()})(window.__stage)`);
}

async function openAtDescription(chat: ChatPage, api: SiteApi): Promise<void> {
  await api.bringTo('business_description');
  await chat.start();
  await chat.expectStep('business_description');
}

test('the browser understands an answer', async ({ page, chat, voice, api }) => {
  await giveSpeech(page);
  await openAtDescription(chat, api);
  await voice.record.click();
  await voice.expectLook('recording');
  // Whose ears these are is no secret.
  await expect(chat.dialog.getByText('Your browser listens and may send what you say to its maker.')).toBeVisible();
  await onStage(page, ({ recognitions }) => recognitions[0]!.say('We repair air conditioners.'));
  await onStage(page, ({ recognitions }) => recognitions[0]!.say(' Mostly the same day.'));
  await voice.record.click();
  await expect(chat.field('business_description')).toHaveValue('We repair air conditioners. Mostly the same day.');
  await voice.expectToast('Success!', 'We repair air conditioners. Mostly the same day.');
  await expect(chat.field('business_description')).toBeFocused();
});

test('what the browser says of its trouble is told', async ({ page, chat, voice, api }) => {
  await giveSpeech(page);
  await openAtDescription(chat, api);

  await voice.record.click();
  await voice.expectLook('recording');
  await onStage(page, ({ recognitions }) => recognitions.at(-1)!.fail('no-speech'));
  await voice.expectToast('No Speech Detected', 'Please try speaking more clearly.');
  await voice.expectLook('idle');

  await voice.record.click();
  await voice.expectLook('recording');
  await onStage(page, ({ recognitions }) => recognitions.at(-1)!.fail('not-allowed'));
  await voice.expectToast('Microphone Error', 'Could not access microphone. Please check permissions.');

  await voice.record.click();
  await voice.expectLook('recording');
  await onStage(page, ({ recognitions }) => recognitions.at(-1)!.fail('network'));
  await voice.expectToast('Transcription Error', 'Could not convert speech to text. Please try again.');
  await expect(voice.problem('Could not convert speech to text. Please try again.')).toBeVisible();
  // There is no recording that could be sent again.
  await expect(voice.tryAgain).toHaveCount(0);

  await voice.record.click();
  await voice.expectLook('recording');
  await page.keyboard.press('Escape');
  await voice.expectLook('idle');
  expect(await onStage(page, ({ recognitions }) => recognitions.map(({ isOn }) => isOn))).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  await expect(chat.dialog).toBeVisible();
});

test('the browser reads replies aloud', async ({ page, chat, voice, api }) => {
  await giveSpeech(page);
  await openAtDescription(chat, api);
  await voice.listen('What you do').click();
  await expect(voice.stop('What you do')).toHaveAttribute('data-state', 'speaking');
  await expect(voice.record).toBeDisabled();
  // Long messages in parts, one after the other.
  await onStage(page, (stage) => stage.finish!());
  await expect.poll(() => onStage(page, ({ spoken }) => spoken.length)).toBe(2);
  await onStage(page, (stage) => stage.finish!());
  await expect(voice.listen('What you do')).toBeVisible();
  await voice.expectLook('idle');

  await onStage(page, (stage) => void (stage.breakVoice = true));
  await voice.listen('What you do').click();
  await voice.expectToast('Audio Error', 'Could not play audio response.');
  await expect(voice.problem('Could not play audio response.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a browser that can neither says why, and typing goes on', async ({ page, chat, voice, api }) => {
      await page.addInitScript(() => {
        for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis'] as const) {
          Reflect.deleteProperty(window, name);
        }
      });
      await openAtDescription(chat, api);
      const why = 'Voice needs a browser that understands speech, such as Chrome; typing always works.';
      await expect(voice.record).toHaveAttribute('aria-disabled', 'true');
      await expect(voice.record).toHaveAccessibleDescription(why);
      await expect(voice.record).toHaveAttribute('title', why);
      // Off, and still there to be asked.
      await voice.record.click({ force: true });
      await expect(voice.problem(why)).toBeVisible();
      expect(await axeViolations(page, '[aria-modal="true"]')).toEqual([]);
      // Nobody speaks, so nothing offers it.
      await expect(voice.readAloud).toHaveCount(0);
      await expect(voice.listen('What you do')).toHaveCount(0);
      await chat.answer('business_description', 'We repair air conditioners.');
      await chat.expectStep('website_social');
    });
  });
}
