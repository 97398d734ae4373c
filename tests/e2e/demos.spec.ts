/** Demos on landing and service pages: a call, an automation, a before and after, and one story as several posts. */
import { axeViolations } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

test('a visitor listens to a call and reads along', async ({ page, request }) => {
  await page.goto('/services/ai-voice-agents');
  const line = page.getByRole('listitem').filter({ hasText: 'Does anyone at home need cooling' });
  await test.step('a line plays the call from there and is highlighted', async () => {
    await line.getByRole('button', { name: 'Play from 0:11' }).click();
    await expect(line).toHaveAttribute('aria-current', 'true');
    const audio = page.locator('audio');
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(11);
    await audio.evaluate((element: HTMLAudioElement) => element.pause());
  });
  await test.step('the recording and its captions are sent with their types, whole and in part', async () => {
    const sources = await page
      .locator('audio :is(source, track)')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('src')!));
    expect(sources).toHaveLength(3);
    for (const src of sources) {
      const whole = await request.get(src);
      expect(whole.status()).toBe(200);
      expect(whole.headers()['content-type']).toMatch(/^(audio\/(webm|mp4)$|text\/vtt)/);
      if (src.endsWith('.vtt')) continue;
      const part = await request.get(src, { headers: { Range: 'bytes=0-1' } });
      expect([part.status(), (await part.body()).length]).toEqual([206, 2]);
    }
  });
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test('a visitor steps through an automation with the keyboard', async ({ page }) => {
  await page.goto('/ai-driven-digital-marketing-solutions');
  const tab = (name: string) => page.getByRole('tab', { name });
  const first = tab('Missed call');
  await first.focus();
  await expect(page.locator('[data-island=automation-steps]')).toHaveAttribute('data-hydrated');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Text back')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Text back' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Missed call' })).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Next step' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Step 3 of 5: Booking' })).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test('a visitor compares before and after with the keyboard', async ({ page }) => {
  await page.goto('/ai-seo-company');
  const slider = page.getByRole('slider', { name: 'Slide to compare before and after' });
  await slider.focus();
  await expect(page.locator('[data-island=version-slider]')).toHaveAttribute('data-hydrated');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '25% before, 75% after');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0% before, 100% after');
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the demos are readable in full', async ({ page }) => {
    await page.goto('/ai-marketing-agents');
    await expect(page.getByText('Okay. Book it.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play from/ })).toHaveCount(0);
    await expect(page.locator('audio')).toHaveAttribute('controls');

    await page.goto('/services/workflow-automation');
    for (const name of ['An inquiry comes in after dinner', 'The visit lands in your calendar'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next step' })).toBeHidden();

    await page.goto('/services/branding-content');
    await expect(page.getByText('Where quality meets passion')).toBeVisible();
    await expect(page.getByText('Pants that fit by Friday')).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();

    await page.goto('/services/social-media-marketing');
    await page.getByText('A reel script').click();
    await expect(page.getByText('This saved a wedding.')).toBeVisible();
  });
});
