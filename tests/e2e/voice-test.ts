/** The `test` of voice: a site of its own that speaks with a stand-in for OpenAI's voices, and a browser with a microphone. */
import type { Page } from '@playwright/test';
import { startFakeAudio, type FakeAudio } from '../fakes/openai-audio.ts';
import { silentMp3 } from '../fakes/silent-mp3.ts';
import { startOwnSite } from './site-process.ts';
import { test as base } from './test.ts';
import { VoicePage } from './voice-page.ts';

/** A microphone that hears beeps. Whether a page gets it is up to the permissions of its context, as with a real one. */
export const fakeMicrophone = ['--use-fake-device-for-media-stream'];

type WorkerFixtures = { voiceSite: { address: string; audio: FakeAudio } };
type TestFixtures = {
  voice: VoicePage;
  /** The stand-in, in mode ok at the beginning of each test. */
  audio: FakeAudio;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  voiceSite: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const audio = await startFakeAudio();
      const site = await startOwnSite({ OPENAI_API_KEY: 'sk-key-of-the-stand-in', OPENAI_BASE_URL: audio.baseUrl });
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
    // Also for tests that leave it as it is: another one may have changed it.
    { auto: true },
  ],
  voice: async ({ page }, use) => {
    const voice = new VoicePage(page);
    await voice.watchMicrophone();
    await use(voice);
  },
});

/** Has every text spoken for this long, so that what happens meanwhile can be looked at. The server is asked as ever. */
export async function speakSlowly(page: Page, seconds = 60): Promise<void> {
  await page.route(/\/trpc\/voice\.speak/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { result: { data: { audioContent: silentMp3(seconds).toString('base64') } } },
    });
  });
}
