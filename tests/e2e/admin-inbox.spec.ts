/** The lead inbox: a message from arrival to reply, people with two addresses, and the list with its export. */
import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cityForm } from '../helpers/leads.ts';
import { AccountPage } from './account-page.ts';
import { newVisitorAddress } from './answers.ts';
import { test } from './admin.ts';
import { LeadFormPage } from './lead-form-page.ts';
import { expect, failedWithStatus } from './test.ts';

class InboxPage extends AccountPage {
  readonly leads = this.main.getByRole('table', { name: 'Leads' });
  readonly statuses = this.main.getByRole('group', { name: 'Status' });
  readonly owner = this.main.getByRole('combobox', { name: 'Owner' });
  readonly note = this.main.getByRole('textbox', { name: 'Note for the team' });
  readonly answer = this.main.getByRole('textbox', { name: 'Your reply' });
  readonly history = this.main.getByRole('list', { name: 'History' });
  readonly person = this.main.getByRole('region', { name: 'About this person' });

  /** The list filtered by a search. */
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

/** A name that no other test uses. */
const newName = () => `Dana ${randomUUID().slice(0, 8)}`;
const newPhone = () => `(954) 555-${randomInt(1000, 10_000)}`;

test('shows a message with its deadline, assigns it, and replies by email', async ({
  page,
  otherPage,
  agency,
  guard,
}) => {
  const email = newVisitorAddress();
  const name = newName();
  const words = 'Our phones ring after six.\nCan you <b>help</b>?';
  await otherPage.goto('/contact');
  const form = new LeadFormPage(otherPage, 'Send us a message. A real person will answer.');
  await form.fill({ Name: name, Email: email, Message: words });
  await form.button('Send message').click();
  await expect(form.done).toContainText('Message sent!');

  const inbox = new InboxPage(page);
  await inbox.search(email);
  const row = inbox.row(name);
  await expect(row).toContainText(/Due (tomorrow|today|in \d+ h)/);
  await expect(row).toContainText('New');
  await inbox.open(name);
  await expect(inbox.main.getByRole('region', { name: 'Their message' }).getByText(words)).toBeVisible();
  await expect(inbox.status('New')).toHaveAttribute('aria-pressed', 'true');
  await inbox.status('In progress').click();
  await inbox.button('Assign to me').click();
  await expect(inbox.owner).toHaveValue(/[\da-f-]{36}/);
  await inbox.main.getByLabel('Add a tag').fill('after hours');
  await page.keyboard.press('Enter');
  await expect(inbox.main.getByRole('list', { name: 'Tags' })).toHaveText('after hours');
  await inbox.note.fill('Knows Luis.\nCall after four.');
  await inbox.button('Add note').click();
  await expect(inbox.history.getByText('Knows Luis.')).toBeVisible();

  await inbox.main.getByRole('textbox', { name: 'Subject' }).fill('Your phones');
  await inbox.answer.fill('Yes, we can.\nShall we call you?');
  await page.reload();
  await expect(inbox.answer).toHaveValue('Yes, we can.\nShall we call you?');
  await expect(inbox.status('In progress')).toHaveAttribute('aria-pressed', 'true');
  await inbox.button('Send reply').click();
  await expect(inbox.toast('Your reply is on its way')).toBeVisible();
  await expect(inbox.answer).toHaveValue('');
  await expect(inbox.status('Answered')).toHaveAttribute('aria-pressed', 'true');
  await expect(inbox.history.getByText('Sent', { exact: true })).toBeVisible();
  const mail = await agency.mail(email, 'Your phones');
  expect(mail).toContain('Yes, we can.');
  expect(mail).toContain('Our phones ring after six.');

  // Another admin is faster.
  guard.expectConsole(failedWithStatus(409));
  const leadId = new URL(page.url()).pathname.split('/').at(-1);
  await agency.call('admin.inbox.setStatus', { leadId, status: 'won', seen: 'answered' });
  await inbox.status('Closed').click();
  await expect(inbox.toast('Someone else changed this lead')).toBeVisible();
  await expect(inbox.status('Won')).toHaveAttribute('aria-pressed', 'true');
  await inbox.link('Inbox').click();
  await expect(page).toHaveURL(`/admin/inbox?q=${encodeURIComponent(email)}`);
  for (const shown of ['Won', 'You', 'after hours']) await expect(row).toContainText(shown);
});

test('merges one person’s two addresses and separates them again', async ({ page, agency }) => {
  const sent = { name: newName(), phone: newPhone() };
  const [first, second] = [newVisitorAddress(), newVisitorAddress()];
  await agency.call('contact.sendFromCity', { ...cityForm(first), ...sent });
  await agency.call('contact.sendFromCity', { ...cityForm(second), ...sent, message: 'From my other address.' });
  const inbox = new InboxPage(page);
  await inbox.search(first);
  await inbox.open(sent.name);
  await expect(inbox.person).toContainText('None found.');
  await inbox.person.getByRole('button', { name: `Merge ${second}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Are these the same person?' });
  await expect(dialog).toContainText('This doesn’t delete or send anything');
  await page.keyboard.press('Escape');
  await expect(inbox.person.getByRole('button', { name: `Merge ${second}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(inbox.person).toContainText('From my other address.');
  await expect(inbox.person).toContainText(`Email addresses: ${first}, ${second}`);
  await inbox.person.getByRole('button', { name: `Undo the merge of ${second}` }).click();
  await expect(inbox.toast('Merge undone')).toBeVisible();
  await expect(inbox.person).not.toContainText('From my other address.');
  await expect(inbox.person.getByRole('button', { name: `Merge ${second}` })).toBeVisible();
});

test('filters the list by URL, opens the next lead, and exports a file without formulas', async ({ page, agency }) => {
  const business = `Bakery ${randomUUID().slice(0, 8)}`;
  const names = ['=1+1', newName(), newName()];
  for (const name of names)
    await agency.call('contact.sendFromCity', {
      ...cityForm(newVisitorAddress()),
      name,
      businessType: business,
      message: '=HYPERLINK("http://x.example","Click")',
    });
  const inbox = new InboxPage(page);
  await inbox.search(business);
  await expect(inbox.leads.getByRole('row')).toHaveCount(4);
  const [download] = await Promise.all([page.waitForEvent('download'), inbox.link('Export CSV').click()]);
  expect(download.suggestedFilename()).toMatch(/^everglow-leads-[\d-]{10}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff"Received (UTC)","Kind"')).toBe(true);
  expect(text.split('\r\n')).toHaveLength(5);
  expect(text).toContain(`"'=1+1","`);
  expect(text).toContain(`"'=HYPERLINK(""http://x.example"",""Click"")"`);

  await inbox.main.getByRole('combobox', { name: 'Kind' }).selectOption('Application');
  await expect(inbox.main.getByText('No matching leads')).toBeVisible();
  await page.goBack();
  await inbox.main.getByRole('combobox', { name: 'Order' }).selectOption('Newest first');
  await expect(inbox.leads.getByRole('link')).toHaveText(names.toReversed());
  await inbox.open(names[2]!);
  await expect(inbox.link('Previous')).toHaveCount(0);
  // Replying must not move the next lead away.
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
