/** The owner's proof: a quote added in the admin shows on its pages within seconds, and is gone once it's hidden. */
import { test as base } from './admin.ts';
import { expect } from './test.ts';

type Entry = { id: string; name: string };

/** `leftovers`: names of entries that a test adds. They're deleted when it ends, even if it fails. */
const test = base.extend<{ leftovers: string[] }>({
  leftovers: async ({ agency }, use) => {
    const names: string[] = [];
    await use(names);
    const entries = await agency.read<Entry[]>('admin.proof.list');
    for (const { id, name } of entries) if (names.includes(name)) await agency.call('admin.proof.remove', { id });
  },
});

test('a quote is on the about page with its styles until it is hidden', async ({ page, leftovers }) => {
  const name = 'Ann Baker of Davie';
  const quote = 'They called me back before I had hung up my apron.';
  leftovers.push(name);
  const html = async () => (await page.request.get('/about')).text();
  const before = await html();
  expect(before).not.toContain('What customers say about working with us');

  await page.goto('/admin/proof');
  await page.getByRole('button', { name: 'Add proof' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('The quote, word for word').fill(quote);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Get this customer’s written OK first')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I have this customer’s written OK' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Proof added', { exact: true })).toBeVisible();

  await expect.poll(html).toContain(quote);
  await page.goto('/about');
  const card = page.getByRole('listitem').filter({ hasText: quote });
  await expect(card).toContainText(name);
  // The page as built has no styles for this section.
  await expect(card).toHaveCSS('display', 'flex');
  await expect(page.getByRole('heading', { name: 'What customers say about working with us' })).toBeVisible();

  await page.goto('/admin/proof');
  await page.getByRole('button', { name: `Hide: ${name}` }).click();
  await expect(page.getByRole('button', { name: `Show: ${name}` })).toBeVisible();
  await expect.poll(html).toBe(before);
});
