/** Every state of recording and reading aloud must be accessible on a phone, in both color schemes. */
import { chromiumArgs, findChromium } from '#tests/helpers/chromium.ts';
import { axeViolations } from '#tests/e2e/axe.ts';
import { hold } from '#tests/e2e/hold.ts';
import { expect, failedWithStatus } from '#tests/e2e/test.ts';
import { fakeMicrophone, speakSlowly, test } from '#tests/e2e/voice-test.ts';

test.describe.configure({ mode: 'default' });
test.use({
  permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
  launchOptions: { executablePath: findChromium('whole'), args: [...chromiumArgs, ...fakeMicrophone] },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('every state of voice is readable and large enough to tap', async ({
      page,
      chat,
      voice,
      audio,
      api,
      guard,
    }, testInfo) => {
      guard.expectConsole(failedWithStatus(503));
      const look = async (state: string) => {
        expect.soft(await axeViolations(page, '[aria-modal="true"]'), state).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `width: ${state}`).toBe(390);
        for (const button of await chat.dialog.locator('form').getByRole('button').all()) {
          const box = (await button.boundingBox())!;
          const name = `${state}: ${await button.innerText()}`;
          expect.soft(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44);
        }
        await page.screenshot({ path: testInfo.outputPath(`${state}.png`) });
      };
      await api.bringTo('business_description');
      await speakSlowly(page);
      await chat.start();
      await chat.expectStep('business_description');
      await look('idle');
      await voice.listen('What you do').click();
      await voice.expectLook('speaking');
      await look('speaking');
      await voice.stop('What you do').click();
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
