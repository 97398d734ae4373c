/** A purchased web prompt pack: opened, searched, filled in and downloaded. */
import fs from 'node:fs/promises';
import { packOf } from '#shared/content/packs/pack.ts';
import { AccountPage } from './account-page.ts';
import { insertPaidOrder, test as base } from './shopper.ts';
import { expect } from './test.ts';

const { prompts } = packOf('web');
const categories = new Set(prompts.map(({ category }) => category));
const inForms = prompts.filter(({ category }) => category === 'Forms').length;
const here = '/dashboard/prompt-packs';

/** Page object for a member's pack. */
class PackPage extends AccountPage {
  readonly pack = this.main.getByRole('article', { name: 'Web prompt pack' }).and(this.page.locator('[data-pack]'));
  readonly prompts = this.pack.locator('[data-prompt]');
  readonly search = this.pack.getByRole('searchbox', { name: 'Search the web prompt pack' });
  readonly status = this.pack.getByRole('status').first();
}

const test = base.extend<{ owner: PackPage }>({
  owner: async ({ page, accounts, site }, use) => {
    await insertPaidOrder(site.rows, await accounts.signedIn(), 'web-prompt-pack');
    await use(new PackPage(page));
  },
});

test('opens the purchased pack, which can be searched, filtered and downloaded, and is not offered again', async ({
  page,
  owner,
}) => {
  await page.goto(here);
  await expect(owner.pack).toContainText(`${prompts.length} prompts in ${categories.size} categories. Bought on `);
  await expect(owner.pack).toContainText(/Bought on .+, order EG-\d+\./);
  await owner.pack.getByRole('button', { name: 'Open the pack' }).click();
  await expect(page).toHaveURL(`${here}?pack=web`);
  await expect(owner.prompts).toHaveCount(24);
  await owner.pack.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(owner.prompts).toHaveCount(48);
  await expect(owner.prompts.nth(24).getByRole('heading', { level: 3 })).toBeFocused();

  await owner.search.fill('flaky cause');
  await expect(owner.prompts.first()).toContainText('Find the cause of a flaky test');
  await expect(page).toHaveURL(`${here}?pack=web&q=flaky+cause`);
  await page.reload();
  await expect(owner.search).toHaveValue('flaky cause');
  await expect(owner.prompts.first()).toContainText('Find the cause of a flaky test');
  await owner.search.fill('zanzibar');
  await owner.pack.getByRole('button', { name: 'Show all prompts' }).click();
  await expect(owner.status).toHaveText(`${prompts.length} prompts, showing the first 24`);
  const forms = owner.pack.getByRole('list', { name: 'Categories' }).getByRole('button', { name: /^Forms/ });
  await forms.click();
  await expect(forms).toHaveAttribute('aria-pressed', 'true');
  await expect(owner.status).toHaveText(`${inForms} of ${prompts.length} prompts`);

  const download = page.waitForEvent('download');
  await owner.pack.getByRole('link', { name: 'Download as Markdown' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('everglow-web-prompt-pack.md');
  expect(await fs.readFile(await file.path(), 'utf8')).toContain(packOf('web').prompts[314]!.title);
  await owner.pack.getByRole('button', { name: 'Close the pack' }).click();
  await expect(page).toHaveURL(here);
  const more = owner.main.getByRole('region', { name: 'Packs you can add' });
  await expect(more.getByRole('link', { name: 'Join the waitlist: DevOps pack' })).toBeVisible();
  await expect(more.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
});
