/** The web prompt pack, bought: opened, searched, filled in, taken along. */
import fs from 'node:fs/promises';
import { webPromptPack } from '../../shared/content/packs/web.ts';
import { AccountPage } from './account-page.ts';
import { insertPaidOrder, test as base } from './shopper.ts';
import { expect } from './test.ts';

const here = '/dashboard/prompt-packs';

/** A member's pack on the screen. */
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

test('opens what is bought: searched, filtered, taken along, and not offered again', async ({ page, owner }) => {
  await page.goto(here);
  await expect(owner.pack).toContainText(/315 prompts in 15 categories\. Bought on .+, order EG-\d+\./);
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
  await expect(owner.status).toHaveText('315 prompts, the first 24 shown');
  const forms = owner.pack.getByRole('list', { name: 'Categories' }).getByRole('button', { name: /^Forms/ });
  await forms.click();
  await expect(forms).toHaveAttribute('aria-pressed', 'true');
  await expect(owner.status).toHaveText('21 of 315 prompts');

  const download = page.waitForEvent('download');
  await owner.pack.getByRole('link', { name: 'Download as Markdown' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('everglow-web-prompt-pack.md');
  expect(await fs.readFile(await file.path(), 'utf8')).toContain(webPromptPack.prompts[314]!.title);
  await owner.pack.getByRole('button', { name: 'Close the pack' }).click();
  await expect(page).toHaveURL(here);
  const more = owner.main.getByRole('region', { name: 'Packs you can add' });
  await expect(more.getByRole('link', { name: 'Join the waitlist: DevOps pack' })).toBeVisible();
  await expect(more.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
});

test('keeps what is filled in, starred and rated in a prompt, and counts none of it', async ({
  page,
  owner,
  accounts,
}) => {
  await page.goto(`${here}?pack=web&q=contact+form+always`);
  const item = owner.prompts.first();
  const title = 'Build a contact form that always gets through';
  await item.getByRole('button', { name: `Fill in 4 blanks: ${title}` }).click();
  await item.getByLabel('Framework', { exact: true }).fill('Astro');
  const saved = page.waitForResponse(/prompts\.saveVariables/);
  await item.getByLabel('Business name', { exact: true }).fill('Palm & Pine');
  await item.getByRole('button', { name: `Copy: ${title}` }).click();
  await expect(owner.toast('Copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Build the contact form of Palm & Pine in Astro\./,
  );
  await saved;
  const rated = page.waitForResponse(/prompts\.rate/);
  await item.getByRole('button', { name: 'Helpful', exact: true }).click();
  await rated;
  const starred = page.waitForResponse(/prompts\.setFavorite/);
  await item.getByRole('button', { name: `Favorite: ${title}` }).click();
  await starred;

  await page.goto(`${here}?pack=web&show=favorites`);
  await expect(owner.status).toHaveText('1 of 315 prompts');
  await expect(item).toContainText('Build the contact form of Palm & Pine in Astro.');
  await expect(item.getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await accounts.read('prompts.usage')).toMatchObject({ used: 0 });
});
