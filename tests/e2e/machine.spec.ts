/** The Marketing Machine: eleven tools, what is typed, what is made, and how far one is. */
import { machineSteps } from '../../shared/domain/machine-steps.ts';
import { memberLimits } from '../../shared/domain/member.ts';
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { axeViolations } from './axe.ts';
import { hold } from './hold.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';
import type { Locator, Page } from '@playwright/test';

const path = '/dashboard/marketing-machine';

class MachinePage extends AccountPage {
  readonly steps: Locator = this.main.getByRole('navigation', { name: 'Steps' });
  readonly progress: Locator = this.main.getByRole('region', { name: 'Progress' });
  readonly notes: Locator = this.main.getByRole('textbox', { name: 'Your notes' });

  async open(step?: string): Promise<void> {
    await this.page.goto(step ? `${path}?step=${step}` : path);
    await expect(this.main.locator('form')).toBeVisible();
  }

  form(name: string): Locator {
    return this.main.getByRole('form', { name, exact: true });
  }

  field(name: string | RegExp): Locator {
    return this.main.getByRole('textbox', { name, exact: true });
  }

  /** By the rail, or on a phone by its field. */
  async choose(name: string): Promise<void> {
    const chooser = this.steps.getByRole('combobox', { name: 'Step' });
    if (await chooser.isVisible()) {
      const value = machineSteps.find((step) => step.name === name)!.key;
      await chooser.selectOption(value);
    } else await this.steps.getByRole('link', { name }).click();
    await expect(this.form(name)).toBeVisible();
  }

  /** Presses the button of the open step and waits for what it writes. */
  async make(action: string): Promise<Locator> {
    await this.button(action).click();
    const use = this.page.getByRole('heading', { level: 3, name: 'How to use it' });
    await expect(use).toBeVisible({ timeout: 20_000 });
    return this.main.getByRole('region').filter({ has: use }).first();
  }

  async typeNumbers(): Promise<void> {
    for (const [name, value] of [
      ['Inquiries', '12'],
      ['New customers', '3'],
      ['Spent on marketing', '$300'],
      ['Revenue from new customers', '1,650'],
      ['Hours spent on marketing', '8'],
    ] as const)
      await this.field(name).fill(value);
  }
}

const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 860 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('all eleven tools write a result from the profile', async ({ page, accounts }) => {
      test.setTimeout(150_000);
      await accounts.signIn(await accounts.memberWithProfile());
      const machine = new MachinePage(page);
      await machine.open();
      await expect(machine.progress).toContainText('0 of 11 steps done');
      for (const { name, action, key } of machineSteps) {
        await machine.choose(name);
        await expect(page).toHaveURL(`${path}?step=${key}`);
        if (key === 'review') await machine.typeNumbers();
        const result = await machine.make(action);
        await expect(result.getByRole('heading', { level: 2 })).toBeFocused();
        await expect(result.getByRole('button', { name: /^Copy / }).first()).toBeVisible();
        expect(await sidewaysBy(page), name).toBe(0);
        await expect(machine.button(`${action} again`)).toBeVisible();
      }
    });

    test('axe has nothing to say about fields and results', async ({ page, accounts }) => {
      await accounts.signIn(await accounts.memberWithProfile());
      const machine = new MachinePage(page);
      for (const [key, action] of [
        ['content', 'Plan the posts'],
        ['message', 'Find the words'],
      ] as const) {
        await machine.open(key);
        await machine.make(action);
        expect(await axeViolations(page)).toEqual([]);
      }
    });

    test('what is typed is still there after a reload at once', async ({ page, accounts }) => {
      await accounts.signedIn();
      const machine = new MachinePage(page);
      await machine.open('profile');
      await machine.field('Business name').fill('Bäckerei مخبز');
      await machine.notes.pressSequentially('Ask Rosa');
      await page.reload();
      await expect(machine.field('Business name')).toHaveValue('Bäckerei مخبز');
      await expect(machine.notes).toHaveValue('Ask Rosa');
      // And it is saved, not only remembered by the tab.
      await expect(async () => {
        const response = await page.request.get(`/trpc/machine.step?input=${encodeURIComponent('{"step":"profile"}')}`);
        expect(await response.text()).toContain('Ask Rosa');
      }).toPass();
      await machine.choose('Follow up by mail');
      await machine.choose('Check the facts');
      await expect(machine.notes).toHaveValue('Ask Rosa');
    });

    test('done, skipped, opened again: the progress follows, and the next step leads on', async ({
      page,
      accounts,
    }) => {
      await accounts.signedIn();
      const machine = new MachinePage(page);
      await machine.open();
      await machine.button('Mark as done').click();
      await expect(machine.progress).toContainText('1 of 11 steps done');
      await expect(machine.progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
      await machine.main.getByRole('link', { name: 'Next step Know your best customer' }).click();
      await expect(machine.form('Know your best customer')).toBeVisible();
      await expect(machine.main.getByRole('group', { name: 'Step 2: Know your best customer' })).toBeFocused();
      await machine.button('Skip this step').click();
      await expect(machine.progress).toContainText('1 of 11 steps done, 1 skipped');
      await page.reload();
      await expect(machine.progress).toContainText('1 of 11 steps done, 1 skipped');
      await machine.button('Open it again').click();
      await expect(machine.progress).toContainText('1 of 11 steps done');
      await expect(machine.progress).not.toContainText('skipped');
      // Without a step in the address: where one was.
      await machine.choose('Try one small campaign');
      await machine.field(/^Budget a day/).fill('20');
      await expect(machine.main.getByText('Saved', { exact: true })).toBeVisible();
      await machine.open();
      await expect(machine.form('Try one small campaign')).toBeVisible();
      await expect(machine.field(/^Budget a day/)).toHaveValue('20');
    });
  });

test('the keyboard alone gets from the first field to the result and its copy', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  const machine = new MachinePage(page);
  await machine.open('message');
  await machine.field('The service it is about').focus();
  await page.keyboard.press('Enter');
  const result = machine.main.getByRole('heading', { level: 2, name: /^Words for/ });
  await expect(result).toBeFocused({ timeout: 20_000 });
  await page.keyboard.press('Tab');
  await expect(machine.button('Copy everything')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(machine.toast('Copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Taglines');
  expect(copied).toContain('Instagram bio');
});

test('a field that cannot be used says so, keeps what was typed, and takes the focus', async ({ page, accounts }) => {
  await accounts.signedIn();
  const machine = new MachinePage(page);
  await machine.open('ads');
  const budget = machine.field(/^Budget a day/);
  await budget.fill('a lot');
  await machine.button('Plan the campaign').click();
  await expect(budget).toBeFocused();
  await expect(budget).toHaveAccessibleDescription(/Please enter a number, such as 250\./);
  await expect(budget).toHaveValue('a lot');
  await budget.fill('12');
  await expect(machine.main.getByText('Please enter a number')).toHaveCount(0);
  const result = await machine.make('Plan the campaign');
  await expect(result).toContainText('$12 a day for 30 days');
});

test('the calendar is a file, and a block is copied alone', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  const machine = new MachinePage(page);
  await machine.open('content');
  await machine.main.getByLabel('First week begins on').fill('2027-03-01');
  await machine.main.getByRole('checkbox', { name: 'Monday' }).check();
  const result = await machine.make('Plan the posts');
  await expect(result).toContainText('12 posts in four weeks');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'CSV of Calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('content-calendar.csv');
  const file = await (await download.createReadStream()).toArray();
  const lines = Buffer.concat(file as Buffer[])
    .toString('utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(13);
  expect(lines[0]).toBe('\uFEFF"Date","Place","Subject","First line","Picture"');
  expect(lines[1]).toMatch(/^"Mon, Mar 1, 2027","Instagram",/);
  await result.getByRole('button', { name: 'Copy Figures to count every Monday' }).click();
  await expect(machine.toast('Copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Replies and messages');
});

test('leaving while it writes: coming back shows the result', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  const machine = new MachinePage(page);
  await machine.open('customer');
  const held = await hold(page, /machine\.runStatus/);
  await machine.button('Draw the card').click();
  await expect(machine.main.getByText('It is being written.')).toBeVisible();
  await page.goto('/dashboard/settings');
  held.release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await machine.open('customer');
  await expect(machine.main.getByRole('heading', { level: 3, name: 'Their card' })).toBeVisible({ timeout: 20_000 });
});

test('when the line is down, nothing typed is lost, and it is saved later', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const machine = new MachinePage(page);
  await machine.open('offer');
  await page.route(/machine\.(save|produce)/, (route) => route.abort());
  await machine.notes.fill('written on the train');
  await expect(machine.main.getByText('Not saved yet.')).toBeVisible();
  await machine.field(/^Price/).fill('240');
  await machine.button('Sharpen it').click();
  await expect(machine.problem.filter({ hasText: 'Please check your connection and try again.' })).toBeVisible();
  await expect(machine.notes).toHaveValue('written on the train');
  await page.unroute(/machine\.(save|produce)/);
  await machine.make('Sharpen it');
  await expect(async () => {
    const response = await page.request.get(`/trpc/machine.step?input=${encodeURIComponent('{"step":"offer"}')}`);
    expect(await response.text()).toContain('written on the train');
  }).toPass();
});

test('after the trial the button makes room for Pro, and results stay', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(403));
  await accounts.signIn(await accounts.memberWithProfile());
  const machine = new MachinePage(page);
  await machine.open('offer');
  await machine.make('Sharpen it');
  // The trial ends while the screen stands open: the server refuses.
  await page.route(/machine\.produce/, (route) =>
    route.fulfill({
      status: 403,
      json: [
        {
          error: {
            message: 'Your trial has ended. What you made stays readable; Pro makes more.',
            code: -32003,
            data: { code: 'FORBIDDEN', httpStatus: 403, appCode: 'UPGRADE_NEEDED' },
          },
        },
      ],
    }),
  );
  await machine.button('Sharpen it again').click();
  const notice = machine.problem.filter({ hasText: 'Your trial has ended.' });
  await expect(notice.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  await expect(machine.button('Sharpen it again')).toHaveCount(0);
  await expect(machine.main.getByRole('heading', { level: 3, name: 'The offer' })).toBeVisible();
  await machine.notes.fill('x'.repeat(memberLimits.notes));
  await expect(machine.main.getByText('Saved', { exact: true })).toBeVisible();
});

test('what cannot be fetched says so and can be asked for again', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const machine = new MachinePage(page);
  await page.route(/machine\.overview/, (route) => route.abort());
  await page.goto(path);
  const problem = machine.problem.filter({ hasText: 'Your steps could not be loaded' });
  await expect(problem).toBeVisible();
  await page.unroute(/machine\.overview/);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(machine.form('Check the facts')).toBeVisible();
  // A step nobody knows is none.
  await page.goto(`${path}?step=../x`);
  await expect(machine.form('Check the facts')).toBeVisible();
});
