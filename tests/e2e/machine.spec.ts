/** The Marketing Machine: a tool's result from the profile, and the persistence of input and progress. */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { hold } from './hold.ts';
import { expect } from './test.ts';

const path = '/dashboard/marketing-machine';

class MachinePage extends AccountPage {
  readonly steps: Locator = this.main.getByRole('navigation', { name: 'Steps' });
  readonly progress: Locator = this.main.getByRole('region', { name: 'Progress' });
  readonly notes: Locator = this.main.getByRole('textbox', { name: 'Your notes' });

  form(name: string): Locator {
    return this.main.getByRole('form', { name, exact: true });
  }

  field(name: string | RegExp): Locator {
    return this.main.getByRole('textbox', { name, exact: true });
  }

  async choose(name: string): Promise<void> {
    await this.steps.getByRole('link', { name }).click();
    await expect(this.form(name)).toBeVisible();
  }
}

test('writes a result that can be copied and downloaded, and keeps working after you leave the screen', async ({
  page,
  accounts,
}) => {
  await accounts.signIn(await accounts.memberWithProfile());
  const machine = new MachinePage(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('by keyboard, from the first field to the copied result', async () => {
    await page.goto(`${path}?step=message`);
    await machine.field('Which service it’s about').press('Enter');
    await expect(machine.main.getByRole('heading', { level: 2, name: /^Words for/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(machine.button('Copy everything')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(machine.toast('Copied to clipboard!')).toBeVisible();
    expect(await copied()).toContain('Instagram bio');
  });

  await test.step('a table downloads as a spreadsheet file, and each part can be copied on its own', async () => {
    await machine.choose('Plan four weeks of posts');
    await machine.main.getByLabel('First week starts on').fill('2027-03-01');
    await machine.main.getByRole('checkbox', { name: 'Monday' }).check();
    await machine.button('Plan my posts').click();
    await expect(machine.main.getByText('12 posts in four weeks').first()).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), machine.button('CSV of Calendar').click()]);
    expect(download.suggestedFilename()).toBe('content-calendar.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe('\uFEFF"Date","Place","Subject","First line","Picture"');
    expect(lines[1]).toMatch(/^"Mon, Mar 1, 2027","Instagram",/);
    await machine.button('Copy Numbers to check every Monday').click();
    await expect.poll(copied).toContain('Replies and messages');
  });

  await test.step('a result generated while the member was away is there on return', async () => {
    await machine.choose('Know your best customer');
    const held = await hold(page, /machine\.runStatus/);
    await machine.button('Describe my customer').click();
    await expect(machine.main.getByText('We’re writing it.')).toBeVisible();
    await machine.areas.getByRole('link', { name: 'Settings' }).click();
    await expect(machine.heading('Settings')).toBeVisible();
    held.release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`${path}?step=customer`);
    await expect(machine.main.getByRole('heading', { level: 3, name: 'Their card' })).toBeVisible();
  });
});

test('keeps typed text through an immediate reload, counts the steps and resumes where the member was', async ({
  page,
  accounts,
}) => {
  await accounts.signedIn();
  const machine = new MachinePage(page);

  await test.step('typed text is still there after a reload, and stored', async () => {
    await page.goto(`${path}?step=profile`);
    await machine.field('Business name').fill('Bäckerei مخبز');
    await machine.notes.pressSequentially('Ask Rosa');
    await page.reload();
    await expect(machine.field('Business name')).toHaveValue('Bäckerei مخبز');
    await expect(machine.notes).toHaveValue('Ask Rosa');
    await expect
      .poll(async () => (await accounts.read<{ notes: string }>('machine.step', { step: 'profile' })).notes)
      .toBe('Ask Rosa');
    await machine.choose('Answer faster');
    await machine.choose('Check the facts');
    await expect(machine.notes).toHaveValue('Ask Rosa');
  });

  await test.step('done and skipped steps are counted, and the next one is linked', async () => {
    await machine.button('Mark as done').click();
    await expect(machine.progress.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    await machine.main.getByRole('link', { name: 'Next step Know your best customer' }).click();
    await expect(machine.main.getByRole('group', { name: 'Step 2: Know your best customer' })).toBeFocused();
    await machine.button('Skip this step').click();
    await expect(machine.progress).toContainText('1 of 11 steps done, 1 skipped');
  });

  await test.step('without a step in the URL, the most recent one opens', async () => {
    await machine.choose('Try one small campaign');
    await machine.field(/^Daily budget/).fill('20');
    await machine.field(/^Daily budget/).press('Tab');
    await expect(machine.main.getByText('Saved', { exact: true })).toBeVisible();
    await page.goto(path);
    await expect(machine.field(/^Daily budget/)).toHaveValue('20');
    await expect(machine.progress).toContainText('1 of 11 steps done, 1 skipped');
  });

  await test.step('phones show a menu for the steps', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(machine.steps.getByRole('link').first()).toBeHidden();
    await machine.steps.getByRole('combobox', { name: 'Step' }).selectOption('offer');
    await expect(page).toHaveURL(`${path}?step=offer`);
    await expect(machine.button('Sharpen my offer')).toBeVisible();
  });
});
