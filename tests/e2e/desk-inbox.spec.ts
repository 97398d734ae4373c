/** The lead inbox: from a message of a visitor to its answer; people with two addresses; the file; and what goes wrong. */
import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cityForm } from '../helpers/leads.ts';
import { AccountPage } from './account-page.ts';
import { adminLogin } from './admin-login.ts';
import { newVisitorAddress } from './answers.ts';
import { axeViolations } from './axe.ts';
import { expectSound, onDevices, test } from './desk.ts';
import { breakProcedures } from './failing.ts';
import { LeadFormPage } from './lead-form-page.ts';
import { expect, failedWithStatus } from './test.ts';

class InboxPage extends AccountPage {
  readonly leads = this.main.getByRole('table', { name: 'Leads' });
  readonly statuses = this.main.getByRole('group', { name: 'Status' });
  readonly owner = this.main.getByRole('combobox', { name: 'Owner' });
  readonly note = this.main.getByRole('textbox', { name: 'Note for the team' });
  readonly answer = this.main.getByRole('textbox', { name: 'Your answer' });
  readonly history = this.main.getByRole('list', { name: 'What was done' });
  readonly person = this.main.getByRole('region', { name: 'The person' });

  /** The list with what a search finds. */
  async search(words: string): Promise<void> {
    await this.page.goto(`/admin/inbox?q=${encodeURIComponent(words)}`);
    await expect(this.heading('Inbox')).toBeVisible();
  }

  row(words: string) {
    return this.leads.getByRole('row').filter({ hasText: words });
  }

  async open(name: string): Promise<void> {
    await this.leads.getByRole('link', { name, exact: true }).first().click();
    await expect(this.heading(name)).toBeVisible();
  }

  status(name: string) {
    return this.statuses.getByRole('button', { name, exact: true });
  }
}

/** A name that is nobody else's, so that tests beside each other do not meet. */
const newName = () => `Dana ${randomUUID().slice(0, 8)}`;
const newPhone = () => `(954) 555-${randomInt(1000, 10_000)}`;

test.beforeEach(({ accounts }) => accounts.signIn(adminLogin));

onDevices(() => {
  test('a message comes in with its clock, is taken care of, and answered by mail', async ({
    page,
    otherPage,
    accounts,
  }) => {
    const email = newVisitorAddress();
    const name = newName();
    const words = 'Our phones ring after six.\nCan you <b>help</b>?';
    await otherPage.goto('/contact');
    const form = new LeadFormPage(otherPage, 'Write to us. A person reads it.');
    await form.fill({ Name: name, Email: email, Message: words });
    await form.button('Send message').click();
    await expect(form.done).toContainText('Message sent!');

    const inbox = new InboxPage(page);
    await inbox.search(email);
    const row = inbox.row(name);
    await expect(row).toContainText(/Due (tomorrow|today|in \d+ h)/);
    await expect(row).toContainText('New');
    // The frame around it is looked at in desk-frame.spec.ts.
    await expectSound(page, 'list', 'main');
    await inbox.open(name);
    await expect(inbox.main.getByRole('region', { name: 'What they wrote' }).getByText(words)).toBeVisible();
    await expect(inbox.status('New')).toHaveAttribute('aria-pressed', 'true');

    await inbox.status('In progress').click();
    await inbox.button('Take it').click();
    await expect(inbox.owner).toHaveValue(/[\da-f-]{36}/);
    await inbox.main.getByLabel('Add a tag').fill('after hours');
    await page.keyboard.press('Enter');
    await expect(inbox.main.getByRole('list', { name: 'Tags' })).toHaveText('after hours');
    await inbox.note.fill('Knows Luis.\nCall after four.');
    await inbox.button('Add note').click();
    await expect(inbox.history.getByText('Knows Luis.')).toBeVisible();
    await expect(inbox.note).toHaveValue('');

    await inbox.main.getByRole('textbox', { name: 'Subject' }).fill('Your phones');
    await inbox.answer.fill('Yes, we can.\nShall we call you?');
    await page.reload();
    // Nothing is lost before it is sent.
    await expect(inbox.answer).toHaveValue('Yes, we can.\nShall we call you?');
    await expect(inbox.status('In progress')).toHaveAttribute('aria-pressed', 'true');
    await inbox.button('Send answer').click();
    await expect(inbox.toast('Answer is on its way')).toBeVisible();
    await expect(inbox.answer).toHaveValue('');
    await expect(inbox.status('Answered')).toHaveAttribute('aria-pressed', 'true');
    await expect(inbox.history.getByText('Sent', { exact: true })).toBeVisible();
    const mail = await accounts.mail(email, 'Your phones');
    expect(mail).toContain('Yes, we can.');
    expect(mail).toContain('Our phones ring after six.');
    await expectSound(page, 'lead', 'main');

    await inbox.link('Inbox').click();
    await expect(page).toHaveURL(`/admin/inbox?q=${encodeURIComponent(email)}`);
    for (const shown of ['Answered', 'You', 'after hours']) await expect(inbox.row(name)).toContainText(shown);
  });

  test('one person’s two addresses are merged, and apart again', async ({ page, accounts }) => {
    const [name, phone] = [newName(), newPhone()];
    const [first, second] = [newVisitorAddress(), newVisitorAddress()];
    const sent = { name, phone };
    await accounts.call('contact.sendFromCity', { ...cityForm(first), ...sent });
    await accounts.call('contact.sendFromCity', { ...cityForm(second), ...sent, message: 'From my other address.' });
    const inbox = new InboxPage(page);
    await inbox.search(first);
    await inbox.open(name);
    await expect(inbox.person).toContainText('None.');
    await inbox.person.getByRole('button', { name: `Merge ${second}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Are these one person?' });
    await expect(dialog).toContainText('Nothing is deleted');
    await page.keyboard.press('Escape');
    await expect(inbox.person.getByRole('button', { name: `Merge ${second}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(inbox.person).toContainText('From my other address.');
    await expect(inbox.person).toContainText(`Known by ${first}, ${second}`);
    await inbox.person.getByRole('button', { name: `Undo the merge of ${second}` }).click();
    await expect(inbox.toast('Merge undone')).toBeVisible();
    await expect(inbox.person).not.toContainText('From my other address.');
    await expect(inbox.person.getByRole('button', { name: `Merge ${second}` })).toBeVisible();
  });
});

test('the list is narrowed by its address, and the way leads on to the next lead', async ({ page, accounts }) => {
  const business = `Bakery ${randomUUID().slice(0, 8)}`;
  const names = [newName(), newName(), newName()];
  for (const name of names)
    await accounts.call('contact.sendFromCity', { ...cityForm(newVisitorAddress()), name, businessType: business });
  const inbox = new InboxPage(page);
  await inbox.search(business);
  await expect(inbox.leads.getByRole('row')).toHaveCount(4);
  await inbox.main.getByRole('combobox', { name: 'Kind' }).selectOption('Application');
  await expect(inbox.main.getByText('No lead fits this')).toBeVisible();
  await page.goBack();
  await inbox.main.getByRole('combobox', { name: 'Order' }).selectOption('Newest first');
  await expect(inbox.leads.getByRole('link')).toHaveText(names.toReversed());
  await inbox.open(names[2]!);
  await expect(inbox.link('Previous')).toHaveCount(0);
  // Answering must not move the next one away.
  await inbox.status('Closed').click();
  await expect(inbox.status('Closed')).toHaveAttribute('aria-pressed', 'true');
  await inbox.link('Next').click();
  await expect(inbox.heading(names[1]!)).toBeFocused();
  await inbox.link('Next').click();
  await expect(inbox.heading(names[0]!)).toBeVisible();
  await expect(inbox.link('Next')).toHaveCount(0);
  await inbox.link('Previous').click();
  await expect(inbox.heading(names[1]!)).toBeVisible();
});

test('the file holds what the list shows, and nothing that a spreadsheet would run', async ({ page, accounts }) => {
  const email = newVisitorAddress();
  await accounts.call('contact.sendFromCity', {
    ...cityForm(email),
    name: '=1+1',
    message: '=HYPERLINK("http://x.example","Click")',
  });
  const inbox = new InboxPage(page);
  await inbox.search(email);
  await expect(inbox.row('=1+1')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), inbox.link('Export CSV').click()]);
  expect(download.suggestedFilename()).toMatch(/^everglow-leads-[\d-]{10}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff"Received (UTC)","Kind"')).toBe(true);
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain(`"'=1+1","${email}"`);
  expect(text).toContain(`"'=HYPERLINK(""http://x.example"",""Click"")"`);
});

test.describe('when something fails', () => {
  test('the list says so and comes when asked again; a lead that is gone says that', async ({ page, guard }) => {
    guard.expectConsole(failedWithStatus(500));
    guard.expectConsole(failedWithStatus(404));
    const whole = await breakProcedures(page, (name) => name === 'admin.inbox.list');
    const inbox = new InboxPage(page);
    await inbox.search('dana');
    await expect(inbox.main.getByText('Failed to load the inbox')).toBeVisible();
    await whole();
    await inbox.button('Try again').click();
    await expect(inbox.main.getByText('Failed to load the inbox')).toHaveCount(0);
    await page.goto(`/admin/inbox/${randomUUID()}`);
    await expect(inbox.main.getByText('This lead is not there any more')).toBeVisible();
    expect(await axeViolations(page, 'main')).toEqual([]);
  });

  test('what was typed stays, and what somebody else has changed is shown', async ({ page, accounts, guard }) => {
    guard.expectConsole(failedWithStatus(500));
    guard.expectConsole(failedWithStatus(409));
    const [name, email] = [newName(), newVisitorAddress()];
    await accounts.call('contact.sendFromCity', { ...cityForm(email), name });
    const inbox = new InboxPage(page);
    await inbox.search(email);
    await inbox.open(name);
    const whole = await breakProcedures(page, (procedure) => /note|answer|setTags/.test(procedure));
    await inbox.note.fill('Call after four.');
    await inbox.button('Add note').click();
    await expect(inbox.problem.filter({ hasText: 'Your note was not added' })).toBeVisible();
    await inbox.answer.fill('Yes, we can.');
    await inbox.button('Send answer').click();
    await expect(inbox.problem.filter({ hasText: 'Your answer was not sent' })).toBeVisible();
    await inbox.main.getByLabel('Add a tag').fill('after hours');
    await inbox.button('Add').click();
    await expect(inbox.toast('Tags not changed')).toBeVisible();
    await expect(inbox.main.getByLabel('Add a tag')).toHaveValue('after hours');
    await whole();
    await inbox.button('Add note').click();
    await expect(inbox.history.getByText('Call after four.')).toBeVisible();
    await expect(inbox.answer).toHaveValue('Yes, we can.');

    const leadId = new URL(page.url()).pathname.split('/').at(-1);
    await accounts.call('admin.inbox.setStatus', { leadId, status: 'won', seen: 'new' });
    await inbox.status('Closed').click();
    await expect(inbox.toast('Changed by somebody else')).toBeVisible();
    await expect(inbox.status('Won')).toHaveAttribute('aria-pressed', 'true');
  });
});
