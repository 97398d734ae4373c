/** The home page: opening the chat, the color scheme, navigating to other pages, and an unknown URL. */
import { brand } from '#shared/brand.ts';
import { page as about } from '#shared/content/pages/about.ts';
import { page as home } from '#shared/content/pages/home.ts';
import { hold } from './hold.ts';
import { expect, failedWithStatus, test } from './test.ts';

test('every chat button opens the chat, and so does the window event', async ({ page, chat }) => {
  await page.goto('/');
  const putAway = async () => {
    await expect(chat.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat.dialog).toBeHidden();
  };
  for (const [role, button] of [
    ['banner', 'Start Chat'],
    ['main', 'Get Started'],
    ['main', 'Start the chat'],
    ['contentinfo', 'Chat with the assistant'],
  ] as const) {
    await page.getByRole(role).getByRole('button', { name: button }).click();
    if (role === 'banner') await chat.expectStep('greeting', {});
    await putAway();
  }
  await page.evaluate(() => dispatchEvent(new Event('openAIChat')));
  await putAway();

  await test.step('the round button has a popup, which closes before the chat opens', async () => {
    const round = page.getByRole('button', { name: 'Chat with us' });
    const popup = page.getByRole('dialog', { name: 'Want a plan for your business?' });
    await round.click();
    // Its styles load after the first render and move it into its corner, so an earlier click would miss.
    await expect(popup).toHaveCSS('width', '340px');
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    await expect(chat.dialog).toBeHidden();
    await round.click();
    await popup.getByRole('button', { name: 'Start a free conversation' }).click();
    await expect(popup).toBeHidden();
    await chat.expectStep('greeting', {});
  });
});

test('a click before the script has loaded opens the chat afterwards', async ({ page, chat }) => {
  const scripts = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Start Chat' }).click();
  await expect(chat.dialog).toBeHidden();
  scripts.release();
  await chat.expectStep('greeting', {});
});

test('an option of the first question in the hero opens the chat with that answer given', async ({ page, chat }) => {
  await page.goto('/');
  const option = page.getByRole('main').getByRole('button', { name: 'Is it really free?' });
  await option.click();
  await chat.expectStep('intro_response', { greeting: ['is_it_free'] });
  await expect(chat.said('Is it really free?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.dialog).toBeHidden();
  await expect(option).toBeFocused();

  await test.step('a conversation that has begun continues, and an option pressed in the hero changes no answer', async () => {
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: "Let's go" }).click();
    await chat.expectStep('intro_response', { greeting: ['is_it_free'] });
    await expect(chat.said("Let's go")).toHaveCount(0);
  });
});

test('an option pressed in the hero after the chat was closed at its first question counts as its answer', async ({
  page,
  chat,
}) => {
  await chat.start();
  await chat.expectStep('greeting', {});
  await page.keyboard.press('Escape');
  await expect(chat.dialog).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: "Let's go" }).click();
  await chat.expectStep('intro_response', { greeting: ['lets_go'] });
});

test('an option pressed in the hero before the script has loaded is shown and sent', async ({ page, chat }) => {
  const scripts = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'What exactly do I get?' }).click();
  await expect(page.locator('#chat-shell')).toBeVisible();
  scripts.release();
  await chat.expectStep('intro_response', { greeting: ['what_do_i_get'] });
});

test('the example profile is complete with reduced motion, and can be paused otherwise', async ({ page }) => {
  const example = page.getByRole('figure').filter({ hasText: 'Made-up business' }).first();
  const running = () =>
    example.evaluate(
      (sheet) => sheet.getAnimations({ subtree: true }).filter((one) => one.playState === 'running').length,
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(example.getByText('Your gap is Tuesdays and Wednesdays.')).toHaveCSS('opacity', '1');
  expect(await running()).toBe(0);
  await expect(example.getByLabel('Pause the example')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(running).toBe(4);
  await example.getByLabel('Pause the example').check();
  expect(await running()).toBe(0);
});

test('the color scheme can be switched, applies to the chat, and persists', async ({ page, chat }) => {
  await page.goto('/');
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await background()).not.toBe(light);
  await chat.open();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('navigation changes title and head, and an unknown URL says so and links home', async ({ page, guard }) => {
  const canonical = page.locator('head > link[rel="canonical"]');
  const robots = page.locator('head > meta[name="robots"]');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const title = `${about.title} | ${brand.name}`;
  await expect(page).toHaveTitle(title);
  await expect(page.locator('head > meta[name="description"]')).toHaveAttribute('content', about.description);
  await expect(canonical).toHaveAttribute('href', /\/about$/);
  await page.goBack();
  await expect(canonical).toHaveAttribute('href', /:\d+\/$/);

  guard.expectConsole(failedWithStatus(404));
  guard.expectConsole('No page at /no-such-page');
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(`${home.title} | ${brand.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Answer a few questions. Leave with a marketing plan.',
  );
  await expect(robots).toHaveCount(0);
});
