/** The guided tours: each through to its end, left and taken up again, skipped, reset, by keyboard and on a phone. */
import { expect as plainExpect, type Locator, type Page } from '@playwright/test';
import { tutorialKeys, tutorialSteps, type TutorialKey } from '../../shared/domain/member.ts';
import { test } from './account-api.ts';
import { AccountPage, procedureCalls } from './account-page.ts';
import { axeViolations } from './axe.ts';
import { expect, failedConnection } from './test.ts';

const places: Record<TutorialKey, { path: string; name: string }> = {
  dashboard: { path: '/dashboard', name: 'Dashboard' },
  marketingMachine: { path: '/dashboard/marketing-machine', name: 'Marketing Machine' },
  shop: { path: '/dashboard/shop', name: 'Shop' },
  tools: { path: '/dashboard/prompt-packs', name: 'Prompt packs' },
  settings: { path: '/dashboard/settings', name: 'Settings' },
  affiliate: { path: '/dashboard/affiliate', name: 'Affiliate' },
};

class TourPage extends AccountPage {
  /** The step that is shown. */
  readonly step: Locator;
  readonly start: Locator;
  readonly take: Locator;
  readonly goOn: Locator;

  constructor(page: Page) {
    super(page);
    this.step = page.getByRole('dialog');
    this.start = this.button('Start the tour');
    this.take = this.button('Take the tour');
    this.goOn = this.button('Continue the tour');
  }

  press(name: string): Promise<void> {
    return this.step.getByRole('button', { name, exact: true }).click();
  }

  async expectStep(number: number, count: number): Promise<void> {
    await expect(this.step).toHaveAccessibleName(new RegExp(` Step ${number} of ${count}$`));
    await expect(this.step.getByRole('button', { name: number === count ? 'Finish' : 'Next' })).toBeFocused();
  }

  /** What is stored of a tour. */
  async stored(key: TutorialKey): Promise<{ completed: boolean; lastStepSeen: number } | null> {
    const response = await this.page.request.get('/trpc/tutorials.progress');
    const { result } = (await response.json()) as { result: { data: Record<TutorialKey, never> } };
    return result.data[key];
  }

  /** What is stored of a tour, once it is that: a save follows the screen. */
  expectStored(key: TutorialKey, lastStepSeen: number, completed = false): Promise<void> {
    return expect(async () => plainExpect(await this.stored(key)).toEqual({ completed, lastStepSeen })).toPass({
      timeout: 10_000,
    });
  }
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [device, options] of [
  ['desktop', {}],
  ['phone', phone],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('every tour goes from its first step to its end', async ({ page, accounts }) => {
      test.slow();
      await accounts.signIn(await accounts.memberWithProfile());
      const tour = new TourPage(page);
      for (const key of tutorialKeys) {
        const count = tutorialSteps[key];
        await page.goto(places[key].path);
        await tour.start.click();
        const titles = new Set<string>();
        for (let number = 1; number <= count; number += 1) {
          await tour.expectStep(number, count);
          titles.add((await tour.step.getByRole('heading').textContent())!);
          await expect(page.locator('.driver-active-element[data-tour]')).toHaveCount(1);
          expect(await axeViolations(page, '[role=dialog]'), `${key} ${number}`).toEqual([]);
          await expectOnScreen(page, tour.step, `${key} ${number}`);
          if (number < count) await tour.press('Next');
        }
        expect(titles.size).toBe(count);
        await tour.press('Finish');
        await expect(tour.toast('Tutorial Completed')).toBeVisible();
        await expect(tour.step).toBeHidden();
        await expect(tour.take).toBeFocused();
        await tour.expectStored(key, count, true);
      }
    });
  });
}

/** Whole on the screen, and nothing of it too small for a finger. */
async function expectOnScreen(page: Page, step: Locator, what: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const box = (await step.boundingBox())!;
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, what).toBe(true);
  for (const button of await step.getByRole('button').all()) {
    const size = (await button.boundingBox())!;
    expect(Math.min(size.width, size.height), `${what}: ${await button.textContent()}`).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
}

test('nothing lies over the screen until it is asked for, and a refusal is remembered', async ({ page, accounts }) => {
  await accounts.signedIn();
  const tour = new TourPage(page);
  await page.goto('/dashboard/settings');
  await expect(tour.start).toBeVisible();
  await expect(tour.step).toHaveCount(0);
  await tour.button('Not now').click();
  await expect(tour.toast('Tutorial Skipped')).toContainText('You can restart it from Settings');
  await expect(tour.take).toBeFocused();
  await tour.expectStored('settings', 1, true);
  await page.reload();
  await expect(tour.take).toBeVisible();
  await expect(tour.start).toHaveCount(0);
});

test('a tour that was closed goes on where it was, also on another day', async ({ page, accounts }) => {
  await accounts.signedIn();
  const tour = new TourPage(page);
  await page.goto('/dashboard');
  await tour.start.click();
  await tour.expectStep(1, 4);
  await tour.press('Next');
  await tour.expectStep(2, 4);
  await tour.press('Close the tour of Dashboard');
  await expect(tour.step).toBeHidden();
  await expect(tour.goOn).toBeFocused();
  await tour.expectStored('dashboard', 2);
  await tour.goOn.click();
  await tour.expectStep(2, 4);
  await tour.press('Next');
  await tour.expectStored('dashboard', 3);
  await page.reload();
  await tour.goOn.click();
  await tour.expectStep(3, 4);
});

test('going back makes a completed tour an open one', async ({ page, accounts }) => {
  await accounts.signedIn();
  await accounts.call('tutorials.save', { key: 'dashboard', completed: true, lastStepSeen: 3 });
  const tour = new TourPage(page);
  await page.goto('/dashboard');
  await tour.take.click();
  await tour.expectStep(3, 4);
  await tour.expectStored('dashboard', 3, true);
  await tour.press('Back');
  await tour.expectStep(2, 4);
  await tour.expectStored('dashboard', 2);
  await tour.press('Back');
  await tour.expectStep(1, 4);
  await expect(tour.step.getByRole('button', { name: 'Back' })).toBeHidden();
});

test('a tour can be skipped at any step', async ({ page, accounts }) => {
  await accounts.signedIn();
  const tour = new TourPage(page);
  await page.goto('/dashboard');
  await tour.start.click();
  await tour.press('Next');
  await tour.expectStep(2, 4);
  await tour.press('Skip');
  await expect(tour.toast('Tutorial Skipped')).toContainText('You can restart it from Settings');
  await expect(tour.step).toBeHidden();
  await tour.expectStored('dashboard', 2, true);
});

test('the keyboard alone is enough: arrows, tab and escape', async ({ page, accounts }) => {
  await accounts.signedIn();
  const tour = new TourPage(page);
  await page.goto('/dashboard/settings');
  await tour.start.focus();
  await page.keyboard.press('Enter');
  await tour.expectStep(1, 2);
  // The focus stays among the buttons of the step.
  for (const name of ['Close the tour of Settings', 'Skip', 'Next']) {
    await page.keyboard.press('Tab');
    await expect(tour.step.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(tour.step.getByRole('button', { name: 'Skip' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await tour.expectStep(2, 2);
  await page.keyboard.press('ArrowLeft');
  await tour.expectStep(1, 2);
  await page.keyboard.press('ArrowRight');
  await tour.expectStep(2, 2);
  await page.keyboard.press('Escape');
  await expect(tour.step).toBeHidden();
  await expect(tour.goOn).toBeFocused();
  await tour.expectStored('settings', 2);
  await page.keyboard.press('Enter');
  await tour.expectStep(2, 2);
  await page.keyboard.press('Enter');
  await expect(tour.toast('Tutorial Completed')).toBeVisible();
});

test('settings: one tour or all go back to the beginning, and one can be started from there', async ({
  page,
  accounts,
}) => {
  await accounts.signedIn();
  for (const key of tutorialKeys)
    await accounts.call('tutorials.save', { key, completed: true, lastStepSeen: tutorialSteps[key] });
  const tour = new TourPage(page);
  await page.goto('/dashboard/settings');
  const panel = tour.main.getByRole('region', { name: 'Tours', exact: true });
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(rows.filter({ hasText: 'Completed' })).toHaveCount(6);
  await panel.getByRole('button', { name: 'Reset the tour of Shop' }).click();
  await expect(tour.toast('Tour reset')).toBeVisible();
  await expect(rows.filter({ hasText: 'Shop' })).toContainText('Not started, 3 steps');
  await tour.expectStored('shop', 1);
  await tour.expectStored('dashboard', 4, true);

  await tour.button('Reset all tours').click();
  await expect(tour.toast('All tours reset')).toBeVisible();
  await expect(rows.filter({ hasText: 'Not started' })).toHaveCount(6);
  for (const key of tutorialKeys) await tour.expectStored(key, 1);

  // Its own screen's tour, and another one's.
  await panel.getByRole('link', { name: 'Start the tour of Settings' }).click();
  await tour.expectStep(1, 2);
  await expect(page).toHaveURL('/dashboard/settings');
  await page.keyboard.press('Escape');
  await panel.getByRole('link', { name: 'Start the tour of Dashboard' }).click();
  await tour.expectStep(1, 4);
  await expect(page).toHaveURL('/dashboard');
});

test('leaving the screen takes the tour with it', async ({ page, accounts }) => {
  await accounts.signedIn();
  const tour = new TourPage(page);
  await page.goto('/dashboard/settings');
  await expect(tour.start).toBeVisible();
  await page.goto('/dashboard');
  await tour.start.click();
  await tour.press('Next');
  await tour.expectStep(2, 4);
  await page.goBack();
  await expect(tour.heading('Settings')).toBeVisible();
  await expect(tour.step).toHaveCount(0);
  await tour.expectStored('dashboard', 2);
});

test('a target that is not there is waited for, and then done without', async ({ page, accounts }) => {
  await accounts.signedIn();
  const tour = new TourPage(page);
  await page.goto('/dashboard/settings');
  await expect(tour.main.getByRole('region', { name: 'Tours', exact: true })).toBeVisible();
  await page.evaluate(() => document.querySelector('[data-tour="settings-tutorials"]')!.removeAttribute('data-tour'));
  await tour.start.click();
  await tour.expectStep(1, 2);
  await tour.press('Next');
  await tour.expectStep(2, 2);
  await expect(page.locator('.driver-active-element[data-tour]')).toHaveCount(0);
  await tour.press('Finish');
  await expect(tour.toast('Tutorial Completed')).toBeVisible();
});

test('without a connection to save over, a tour goes on to its end', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const tour = new TourPage(page);
  await page.goto('/dashboard/settings');
  await expect(tour.start).toBeVisible();
  const saves = procedureCalls(page, 'tutorials.save');
  await page.route(/tutorials\.save/, (route) => route.abort());
  await tour.start.click();
  await tour.expectStep(1, 2);
  await tour.press('Next');
  await tour.expectStep(2, 2);
  await tour.press('Finish');
  await expect(tour.toast('Tutorial Completed')).toBeVisible();
  expect(saves.length).toBeGreaterThan(0);
  expect(await tour.stored('settings')).toBeNull();
});
