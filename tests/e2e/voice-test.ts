/** The `test` for voice: a separate site that uses a fake of OpenAI's voices, and a browser with a microphone. */
import type { Page } from '@playwright/test';
import { startFakeAudio, type FakeAudio } from '../fakes/openai-audio.ts';
import { silentMp3 } from '../fakes/silent-mp3.ts';
import { startSite } from './site-process.ts';
import { test as base } from './test.ts';
import { VoicePage } from './voice-page.ts';

/** Gives the browser a fake microphone that hears beeps. The context's permissions decide whether a page may use it. */
export const fakeMicrophone = ['--use-fake-device-for-media-stream'];

type WorkerFixtures = { voiceSite: { address: string; audio: FakeAudio } };
type TestFixtures = {
  voice: VoicePage;
  /** The fake; each test starts with it in mode ok. */
  audio: FakeAudio;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  voiceSite: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const audio = await startFakeAudio();
      const site = await startSite({ OPENAI_API_KEY: 'sk-key-of-the-stand-in', OPENAI_BASE_URL: audio.baseUrl });
      await use({ address: site.address, audio });
      await site.stop();
      await audio.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ voiceSite }, use) => use(voiceSite.address),
  audio: [
    async ({ voiceSite: { audio } }, use) => {
      audio.setMode('ok');
      audio.setTranscript('Coral Bay Coffee');
      await use(audio);
    },
    // An automatic fixture, because another test may have changed the mode.
    { auto: true },
  ],
  voice: async ({ page }, use) => {
    const voice = new VoicePage(page);
    await voice.watchMicrophone();
    await use(voice);
  },
});

/** Delays every spoken text by this long, so that a test can check the state meanwhile. The server is still called. */
export async function speakSlowly(page: Page, seconds = 60): Promise<void> {
  await page.route(/\/trpc\/voice\.speak/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { result: { data: { audioContent: silentMp3(seconds).toString('base64') } } },
    });
  });
}
