/** The plan: tasks of the roadmap and of one's own, the calendar feed, and the weekly note. */
import type { Locator, Page } from '@playwright/test';
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { axeViolations } from './axe.ts';
import { breakProcedures } from './failing.ts';
import { hold } from './hold.ts';
import { expect, failedConnection, failedWithStatus } from './test.ts';

class PlanPage extends AccountPage {
  readonly tasks = this.main.getByRole('region', { name: 'Tasks', exact: true });
  readonly calendar = this.main.getByRole('region', { name: 'In your calendar', exact: true });
  readonly week = this.main.getByRole('region', { name: 'Your week: what next', exact: true });
  readonly dialog = this.page.getByRole('dialog');

  group(name: string): Locator {
    return this.tasks.getByRole('region', { name: new RegExp(`^${name}`) });
  }

  /** The line of a task, by its first words. */
  task(words: string): Locator {
    return this.tasks.getByRole('listitem').filter({ hasText: words });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/dashboard/plan${query}`);
    await expect(this.heading('My plan')).toBeVisible();
  }

  async add(title: string, dueOn?: string): Promise<void> {
    await this.button('Add a task').click();
    await this.dialog.getByLabel('What is to be done').fill(title);
    if (dueOn) await this.dialog.getByLabel('Due on').fill(dueOn);
    await this.dialog.getByRole('button', { name: 'Add task' }).click();
    await expect(this.dialog).toBeHidden();
  }
}

/** Far ahead, whenever this runs. */
const later = `${new Date().getFullYear() + 1}-06-15`;
const yesterday = new Date(Date.now() - 36 * 3600 * 1000).toISOString().slice(0, 10);
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone' });

    test('the roadmap becomes tasks by itself; they are ticked off, skipped and opened again', async ({
      page,
      accounts,
    }) => {
      await accounts.signIn(await accounts.memberWithProfile());
      const plan = new PlanPage(page);
      await plan.open();
      const items = plan.tasks.getByRole('listitem');
      await expect(plan.tasks.getByText(/^0 of \d+ done$/)).toBeVisible();
      const count = await items.count();
      expect(count).toBeGreaterThan(5);

      const first = items.first();
      await first.getByRole('checkbox').click();
      await expect(plan.tasks.getByText(`1 of ${count} done`)).toBeVisible();
      await expect(first).toContainText('Done');
      await first.getByRole('button', { name: 'Undo' }).click();
      await expect(plan.tasks.getByText(`0 of ${count} done`)).toBeVisible();
      await expect(first.getByRole('checkbox')).toBeFocused();

      await first.getByRole('checkbox').click();
      await items.nth(1).getByRole('button', { name: 'Skip' }).click();
      await expect(items.nth(1)).toContainText('Skipped');
      await expect(items.nth(1).getByRole('checkbox')).toBeFocused();
      await expect(plan.tasks.getByText(`1 of ${count - 1} done`)).toBeVisible();

      await plan.tasks.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page).toHaveURL('/dashboard/plan?show=open');
      await expect(items).toHaveCount(count - 2);
      await page.reload();
      await expect(items).toHaveCount(count - 2);
      await plan.tasks.getByRole('button', { name: 'Done', exact: true }).click();
      await expect(page).toHaveURL('/dashboard/plan?show=done');
      await expect(items).toHaveCount(2);
      await plan.tasks.getByRole('button', { name: 'All', exact: true }).click();
      await expect(page).toHaveURL('/dashboard/plan');
      await expect(plan.group('Done and skipped').getByRole('listitem')).toHaveCount(2);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });

    test('a task of one’s own: added, changed, late, removed', async ({ page, accounts }) => {
      await accounts.signedIn();
      const plan = new PlanPage(page);
      await plan.open();
      await expect(plan.tasks.getByText('No tasks yet')).toBeVisible();
      await plan.button('Add a task').click();
      await plan.dialog.getByRole('button', { name: 'Add task' }).click();
      await expect(plan.dialog.getByText('Please say what is to be done.')).toBeVisible();
      await expect(plan.dialog.getByLabel('What is to be done')).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      const title = `Order flyers <b>A5</b> ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`;
      await plan.dialog.getByLabel('What is to be done').fill(title);
      await plan.dialog.getByLabel('Due on').fill(later);
      await plan.dialog.getByLabel('Reminder').selectOption('The day before');
      await plan.dialog.getByLabel('Note').fill('Both sides');
      await plan.dialog.getByRole('button', { name: 'Add task' }).click();
      const task = plan.group('Later').getByRole('listitem');
      await expect(task).toContainText('Order flyers A5');
      await expect(task).toContainText('Both sides');
      await expect(task).toContainText('Reminder: ');
      await task.getByRole('button', { name: 'Read all' }).click();
      await expect(task.getByRole('button', { name: 'Show less' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

      await task.getByRole('button', { name: 'Edit' }).click();
      await expect(plan.dialog.getByLabel('Reminder')).toHaveValue('before');
      await plan.dialog.getByLabel('What is to be done').fill('Order flyers');
      await plan.dialog.getByLabel('Due on').fill(yesterday);
      await plan.dialog.getByLabel('Reminder').selectOption('No reminder');
      await plan.dialog.getByRole('button', { name: 'Save' }).click();
      const late = plan.group('Overdue').getByRole('listitem');
      await expect(late).toContainText('Overdue');
      await expect(plan.tasks.getByText('1 overdue')).toBeVisible();
      await page.reload();
      await expect(late).toContainText('Order flyers');

      await late.getByRole('button', { name: 'Edit' }).click();
      await plan.dialog.getByRole('button', { name: 'Remove this task' }).click();
      await plan.dialog.getByRole('button', { name: 'Keep it' }).click();
      await plan.dialog.getByRole('button', { name: 'Remove this task' }).click();
      await plan.dialog.getByRole('button', { name: 'Yes, remove' }).click();
      await expect(plan.tasks.getByText('No tasks yet')).toBeVisible();
    });

    test('the calendar: a secret address, downloaded, renewed and removed', async ({ page, accounts, context }) => {
      await accounts.signedIn();
      const plan = new PlanPage(page);
      await plan.open();
      await plan.add('Call the printer', later);
      await plan.button('Add to your calendar').click();
      const address = plan.calendar.getByLabel('Your calendar address');
      const url = await address.innerText();
      expect(url).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
      await expect(plan.link('Open in calendar')).toHaveAttribute('href', url.replace(/^http:/, 'webcal:'));
      const download = page.waitForEvent('download');
      await plan.link('Download once as a file').click();
      expect((await download).suggestedFilename()).toBe('everglow-plan.ics');
      const path = new URL(url).pathname;
      const feed = await context.request.get(path);
      expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(await feed.text()).toContain('SUMMARY:Call the printer');
      expect(await axeViolations(page)).toEqual([]);

      await plan.button('New address').click();
      await plan.button('Keep it').click();
      await plan.button('New address').click();
      await plan.button('Make a new one').click();
      await expect(address).not.toHaveText(url);
      expect((await context.request.get(path)).status()).toBe(404);
      await plan.button('Remove').click();
      await plan.button('Remove it').click();
      await expect(plan.button('Add to your calendar')).toBeVisible();
    });
  });
}

test('all done is praised, and there is a way on', async ({ page, accounts }) => {
  await accounts.signedIn();
  const plan = new PlanPage(page);
  await plan.open();
  await plan.add('Call the printer', later);
  await plan.task('Call the printer').getByRole('checkbox').click();
  await expect(plan.tasks.getByText('All done. Well worked.')).toBeVisible();
  await plan.link('Open the Marketing Machine').click();
  await expect(page).toHaveURL('/dashboard/marketing-machine');
});

test('the weekly note: what next, and its switches', async ({ page, accounts }) => {
  await accounts.signIn(await accounts.memberWithProfile());
  const plan = new PlanPage(page);
  await plan.open();
  await expect(plan.week.getByRole('listitem').first()).toBeVisible();
  await expect(
    plan.week.getByText(/^A note like this comes on Monday mornings\. The next: \w+ \d+, \d{4}\.$/),
  ).toBeVisible();
  const byMail = plan.week.getByRole('switch', { name: 'By email' });
  await expect(byMail).toBeChecked();
  const saved = page.waitForResponse(/settings\.saveNotifications/);
  await byMail.click();
  await saved;
  await page.reload();
  await expect(byMail).not.toBeChecked();
  await expect(plan.week.getByRole('switch', { name: 'In your notifications' })).toBeChecked();
});

test('without a profile the plan leads to the chat', async ({ page, chat, accounts }) => {
  await accounts.signedIn();
  const plan = new PlanPage(page);
  await plan.open();
  await plan.tasks.getByRole('button', { name: 'Start the chat' }).click();
  await expect(chat.dialog).toBeVisible();
});

test('by keyboard: tick off, add, and come back to where one was', async ({ page, accounts }) => {
  await accounts.signedIn();
  const plan = new PlanPage(page);
  await plan.open();
  await plan.add('Call the printer', later);
  await plan.button('Add a task').focus();
  await page.keyboard.press('Enter');
  await expect(plan.dialog.getByLabel('What is to be done')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(plan.dialog).toBeHidden();
  await expect(plan.button('Add a task')).toBeFocused();
  const box = plan.task('Call the printer').getByRole('checkbox');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
});

async function failing(page: Page, what: RegExp): Promise<() => Promise<void>> {
  await page.route(what, (route) => route.abort());
  return () => page.unroute(what);
}

test('what is refused is taken back, and what was typed stays', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedConnection);
  await accounts.signedIn();
  const plan = new PlanPage(page);
  await plan.open();
  await plan.add('Call the printer', later);
  const restore = await failing(page, /plan\.(setStatus|addTask)/);
  await plan.task('Call the printer').getByRole('checkbox').click();
  await expect(plan.toast('The task was not ticked off')).toBeVisible();
  await expect(plan.task('Call the printer').getByRole('checkbox')).not.toBeChecked();
  await plan.button('Add a task').click();
  await plan.dialog.getByLabel('What is to be done').fill('Post a picture');
  await plan.dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(plan.dialog.getByRole('alert')).toContainText('Please check your connection');
  await expect(plan.dialog.getByLabel('What is to be done')).toHaveValue('Post a picture');
  await restore();
  // Twice: a nervous finger makes one task.
  await plan.dialog.getByRole('button', { name: 'Add task' }).dblclick();
  await expect(plan.dialog).toBeHidden();
  await expect(plan.task('Post a picture')).toHaveCount(1);
  await page.reload();
  await expect(plan.task('Post a picture')).toHaveCount(1);
});

test('what cannot be fetched says so, each part for itself', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(500));
  await accounts.signedIn();
  const plan = new PlanPage(page);
  // In whatever company they are asked for.
  const restore = await breakProcedures(page, (name) => /^(plan|weekly)\./.test(name));
  await plan.open();
  const problems = ['Your plan', 'Your week', 'Your calendar link'].map((what) =>
    plan.problem.filter({ hasText: `${what} could not be loaded` }),
  );
  for (const problem of problems) await expect(problem).toBeVisible();
  await restore();
  for (const problem of problems) {
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(problem).toBeHidden();
  }
  await expect(plan.tasks.getByText('No tasks yet')).toBeVisible();
});

test('while it loads there is a place for the tasks', async ({ page, accounts }) => {
  await accounts.signedIn();
  const plan = new PlanPage(page);
  const held = await hold(page, /plan\.tasks/);
  await plan.open();
  await expect(plan.tasks.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  held.release();
  await expect(plan.tasks.getByText('No tasks yet')).toBeVisible();
});
