/** The plan: tasks from the roadmap and the member's own, the weekly note, and the calendar. */
import type { Locator } from '@playwright/test';
import { test } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { expect } from './test.ts';

class PlanPage extends AccountPage {
  readonly tasks = this.main.getByRole('region', { name: 'Tasks', exact: true });
  readonly week = this.main.getByRole('region', { name: 'What’s next this week', exact: true });
  readonly calendar = this.main.getByRole('region', { name: 'In your calendar', exact: true });
  readonly dialog = this.page.getByRole('dialog');
  readonly title = this.dialog.getByLabel('What needs to get done?');

  group(name: string): Locator {
    return this.tasks.getByRole('region', { name: new RegExp(`^${name}`) });
  }

  /** Opens a task's details, which contain its actions. */
  async details(task: Locator): Promise<Locator> {
    await task.getByRole('button', { expanded: false }).click();
    return task;
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard/plan');
    await expect(this.button('Add a task')).toBeVisible();
  }
}

/** A date that is always in the future. */
const later = `${new Date().getFullYear() + 1}-06-15`;
const yesterday = new Date(Date.now() - 36 * 3600 * 1000).toISOString().slice(0, 10);

test('creates roadmap tasks, checks and unchecks them, and keeps filter and switches after a reload', async ({
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

  await test.step('a completed task is reopened in place', async () => {
    const first = items.first();
    await first.getByRole('checkbox').click();
    await expect(plan.tasks.getByText(`1 of ${count} done`)).toBeVisible();
    await first.getByRole('button', { name: 'Undo' }).click();
    await expect(plan.tasks.getByText(`0 of ${count} done`)).toBeVisible();
    await first.getByRole('checkbox').click();
    await (await plan.details(items.nth(1))).getByRole('button', { name: 'Skip' }).click();
    await expect(plan.tasks.getByText(`1 of ${count - 1} done`)).toBeVisible();
  });

  await test.step('the weekly note has switches', async () => {
    await expect(plan.week.getByRole('listitem').first()).toBeVisible();
    const saved = page.waitForResponse(/settings\.saveNotifications/);
    await plan.week.getByRole('switch', { name: 'By email' }).click();
    await saved;
  });

  await test.step('everything is there after a reload', async () => {
    await plan.tasks.getByRole('radiogroup', { name: 'Show' }).getByText('Done', { exact: true }).click();
    await page.reload();
    await expect(page).toHaveURL('/dashboard/plan?show=done');
    await expect(items).toHaveCount(2);
    await expect(items.filter({ hasText: 'Skipped' })).toHaveCount(1);
    await expect(plan.week.getByRole('switch', { name: 'By email' })).not.toBeChecked();
    await expect(plan.week.getByRole('switch', { name: 'In your notifications' })).toBeChecked();
  });
});

test("adds the member's own task by keyboard, with a reminder, until it is removed", async ({ page, accounts }) => {
  await accounts.signedIn();
  const plan = new PlanPage(page);
  await plan.open();

  await test.step('Escape closes the dialog and returns to its button', async () => {
    await plan.button('Add a task').press('Enter');
    await expect(plan.title).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(plan.dialog).toBeHidden();
    await expect(plan.button('Add a task')).toBeFocused();
  });

  await test.step('a task is added for a later day', async () => {
    await page.keyboard.press('Enter');
    await expect(plan.title).toBeFocused();
    await page.keyboard.type('Order flyers <b>A5</b>');
    await plan.dialog.getByLabel('Due on').fill(later);
    await plan.dialog.getByLabel('Reminder').selectOption('The day before');
    await plan.dialog.getByRole('button', { name: 'Add task' }).press('Enter');
    await expect(plan.dialog).toBeHidden();
    const task = plan.group('Later').getByRole('listitem');
    await expect(task).toContainText('Order flyers A5');
    await expect(task).toContainText('Reminder: ');
    const box = task.getByRole('checkbox');
    await box.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    await expect(plan.tasks.getByText('All done. Nice work!')).toBeVisible();
    await box.press('Space');
    await expect(plan.tasks.getByText('0 of 1 done')).toBeVisible();
  });

  await test.step('with an earlier date it is overdue, also after a reload', async () => {
    const task = await plan.details(plan.tasks.getByRole('listitem'));
    await task.getByRole('button', { name: 'Edit' }).click();
    await expect(plan.dialog.getByLabel('Reminder')).toHaveValue('before');
    await plan.title.fill('Order flyers');
    await plan.dialog.getByLabel('Due on').fill(yesterday);
    await plan.dialog.getByLabel('Reminder').selectOption('No reminder');
    await plan.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(plan.group('Overdue').getByRole('listitem')).toContainText('Order flyers');
    await page.reload();
    await expect(plan.group('Overdue').getByRole('listitem')).toContainText('Order flyers');
    await expect(plan.tasks.getByText('1 overdue')).toBeVisible();
  });

  await test.step('a removed task is gone', async () => {
    const task = await plan.details(plan.tasks.getByRole('listitem'));
    await task.getByRole('button', { name: 'Edit' }).click();
    await plan.dialog.getByRole('button', { name: 'Remove this task' }).click();
    await plan.dialog.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(plan.tasks.getByText('No tasks yet')).toBeVisible();
  });
});

test('gives the plan a secret calendar URL, which a new one invalidates', async ({ page, accounts }) => {
  await accounts.signedIn();
  await accounts.call('plan.addTask', {
    submissionId: crypto.randomUUID(),
    title: 'Call the printer',
    dueOn: later,
  });
  const plan = new PlanPage(page);
  await plan.open();
  await plan.button('Add to your calendar').click();
  const address = plan.calendar.getByLabel('Your calendar address');
  const url = await address.innerText();
  expect(url).toMatch(/\/calendar\/[\w-]{43}\.ics$/);

  const download = page.waitForEvent('download');
  await plan.link('Download once as a file').click();
  expect((await download).suggestedFilename()).toBe('everglow-plan.ics');
  const { pathname } = new URL(url);
  expect(await (await page.request.get(pathname)).text()).toContain('SUMMARY:Call the printer');

  await plan.button('New address').click();
  await plan.button('Make a new address').click();
  await expect(address).not.toHaveText(url);
  expect((await page.request.get(pathname)).status()).toBe(404);
  await plan.button('Remove').click();
  await plan.button('Remove it').click();
  await expect(plan.button('Add to your calendar')).toBeVisible();
});
