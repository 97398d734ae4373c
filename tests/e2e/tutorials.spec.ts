/** The guided tours: all of them on a phone, one paused and resumed by keyboard, and a missing target. */
import type { Locator, Page } from '@playwright/test';
import { tutorialKeys, tutorialSteps, type TutorialKey } from '#shared/domain/member.ts';
import { test, type Accounts } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { expect } from './test.ts';

const places: Record<TutorialKey, string> = {
  dashboard: '/dashboard',
  marketingMachine: '/dashboard/marketing-machine',
  shop: '/dashboard/shop',
  tools: '/dashboard/prompt-packs',
  settings: '/dashboard/settings',
  affiliate: '/dashboard/affiliate',
};

class TourPage extends AccountPage {
  /** The current step. */
  readonly step: Locator = this.page.getByRole('dialog');
  readonly continueTour: Locator = this.button('Continue the tour');

  press(name: string): Promise<void> {
    return this.step.getByRole('button', { name, exact: true }).click();
  }

  async expectStep(number: number, count: number): Promise<void> {
    await expect(this.step).toHaveAccessibleName(new RegExp(` Step ${number} of ${count}$`));
    await expect(this.step.getByRole('button', { name: number === count ? 'Finish' : 'Next' })).toBeFocused();
    // The library ignores arrow keys until it has moved to the target.
    await expect(this.step).not.toHaveAttribute('aria-busy');
  }
}

/** Waits until a tour's state is stored, which happens after the screen changes. */
const expectStored = (accounts: Accounts, key: TutorialKey, lastStepSeen: number, completed = false) =>
  expect
    .poll(async () => (await accounts.read<Record<TutorialKey, unknown>>('tutorials.progress'))[key])
    .toEqual({ completed, lastStepSeen });

/** Expects a step to be fully on screen, with no tap target that is too small. */
async function expectOnScreen(page: Page, step: Locator, what: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const box = (await step.boundingBox())!;
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, what).toBe(true);
  const sizes = await step
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .map((button) => Math.min(button.clientWidth, button.getBoundingClientRect().height)),
    );
  expect(Math.min(...sizes), what).toBeGreaterThanOrEqual(44);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every tour points at a target in each of its steps, to the end', async ({ page, accounts }) => {
    await accounts.signIn(await accounts.memberWithProfile());
    const tour = new TourPage(page);
    for (const key of tutorialKeys) {
      const count = tutorialSteps[key];
      await page.goto(places[key]);
      await tour.button('Start the tour').click();
      for (let number = 1; number <= count; number += 1) {
        await tour.expectStep(number, count);
        await expect(page.locator('.driver-active-element[data-tour]'), `${key} ${number}`).toHaveCount(1);
        await expectOnScreen(page, tour.step, `${key} ${number}`);
        await tour.press(number < count ? 'Next' : 'Finish');
      }
      await expect(tour.step).toBeHidden();
      await expect(tour.button('Take the tour')).toBeFocused();
      await expectStored(accounts, key, count, true);
    }
  });
});

test('a tour resumes by keyboard where it was left, also after a reload, and closes with its screen', async ({
  page,
  accounts,
}) => {
  await accounts.signedIn();
  const tour = new TourPage(page);

  await test.step("the settings start another screen's tour", async () => {
    await page.goto('/dashboard/settings');
    const tours = tour.main.getByRole('region', { name: 'Tours', exact: true });
    await tours.getByRole('link', { name: 'Start the tour of Dashboard' }).click();
    await tour.expectStep(1, 4);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('the focus stays within the buttons, and arrow keys change the step', async () => {
    for (const name of ['Close the Dashboard tour', 'Skip', 'Next']) {
      await page.keyboard.press('Tab');
      await expect(tour.step.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('ArrowRight');
    await tour.expectStep(2, 4);
    await page.keyboard.press('ArrowLeft');
    await tour.expectStep(1, 4);
    await page.keyboard.press('ArrowRight');
    await tour.expectStep(2, 4);
  });

  await test.step('closed with Escape, it resumes there after a reload', async () => {
    await page.keyboard.press('Escape');
    await expect(tour.step).toBeHidden();
    await expect(tour.continueTour).toBeFocused();
    await expectStored(accounts, 'dashboard', 2);
    await page.reload();
    await tour.continueTour.click();
    await tour.expectStep(2, 4);
  });

  await test.step('going back closes it along with its screen', async () => {
    await page.goBack();
    await expect(tour.heading('Settings')).toBeVisible();
    await expect(tour.step).toHaveCount(0);
  });

  await test.step('a skipped tour can be started again', async () => {
    await page.goto('/dashboard');
    await tour.continueTour.click();
    await tour.press('Skip');
    await expect(tour.toast('Tutorial Skipped')).toBeVisible();
    await expectStored(accounts, 'dashboard', 2, true);
    await expect(tour.button('Take the tour')).toBeFocused();
  });
});

test('a tour waits for a missing target and then continues without it', async ({ page, accounts }) => {
  await accounts.signedIn();
  const tour = new TourPage(page);
  await page.clock.install();
  await page.goto('/dashboard/settings');
  await expect(tour.main.getByRole('region', { name: 'Tours', exact: true })).toBeVisible();
  await page.evaluate(() => document.querySelector('[data-tour="settings-tutorials"]')!.removeAttribute('data-tour'));
  await tour.button('Start the tour').click();
  await tour.expectStep(1, 2);
  await tour.press('Next');
  await page.clock.fastForward(3000);
  await tour.expectStep(2, 2);
  await expect(page.locator('.driver-active-element[data-tour]')).toHaveCount(0);
  await tour.press('Finish');
  await expect(tour.toast('Tutorial Completed')).toBeVisible();
});
