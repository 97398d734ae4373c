/** The web prompt pack, bought: opened, searched, filled in, taken along; and closed to everybody else. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { everydayPack } from '../../shared/content/packs/everyday.ts';
import { webOutline } from '../../shared/content/packs/web-outline.ts';
import { webPromptPack } from '../../shared/content/packs/web.ts';
import { test as base, type Accounts } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { axeViolations } from './axe.ts';
import { breakProcedures } from './failing.ts';
import { expectFitsPhone } from './fits.ts';
import { hold } from './hold.ts';
import { SandboxPage } from './sandbox-page.ts';
import { findSentences } from './sold-texts.ts';
import { expect, failedWithStatus } from './test.ts';

const here = '/dashboard/prompt-packs';
const distDir = path.resolve(import.meta.dirname, '../../dist');

/** A member's pack on the screen. */
class PackPage extends AccountPage {
  readonly pack = this.main.getByRole('article', { name: 'Web prompt pack' }).and(this.page.locator('[data-pack]'));
  readonly prompts = this.pack.locator('[data-prompt]');
  readonly search = this.pack.getByRole('searchbox', { name: 'Search the web prompt pack' });
  readonly status = this.pack.getByRole('status').first();

  /** Pays for it, and leaves the provider. @returns the address of the payment page */
  async buy(accounts: Accounts): Promise<string> {
    const items = [{ id: 'web-prompt-pack', quantity: 1 }];
    const { url } = await accounts.call<{ url: string }>('checkout.start', { items });
    await this.page.goto(url);
    await new SandboxPage(this.page).pay('$49.99');
    return url;
  }
}

const test = base.extend<{ owner: PackPage }>({
  owner: async ({ page, accounts }, use) => {
    await accounts.signedIn();
    const owner = new PackPage(page);
    await owner.buy(accounts);
    await use(owner);
  },
});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('what is bought opens: searched, filtered, and more of it is shown with the keyboard kept', async ({
  page,
  owner,
}) => {
  await page.goto(here);
  await expect(owner.pack).toContainText(/315 prompts in 15 categories\. Bought on .+, order EG-\d+\./);
  await expect(owner.prompts).toHaveCount(0);
  await owner.pack.getByRole('button', { name: 'Open the pack' }).click();
  await expect(page).toHaveURL(`${here}?pack=web`);
  await expect(owner.prompts).toHaveCount(24);
  await expect(owner.status).toHaveText('315 prompts, the first 24 shown');
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
  await expect(owner.pack.getByText('No prompt matches')).toBeVisible();
  await owner.pack.getByRole('button', { name: 'Show all prompts' }).click();
  await expect(owner.status).toHaveText('315 prompts, the first 24 shown');

  const forms = owner.pack.getByRole('list', { name: 'Categories' }).getByRole('button', { name: /^Forms/ });
  await forms.click();
  await expect(forms).toHaveAttribute('aria-pressed', 'true');
  await expect(owner.status).toHaveText('21 of 315 prompts');
  await expect(owner.prompts).toHaveCount(21);
  await owner.pack.getByRole('button', { name: 'Close the pack' }).click();
  await expect(page).toHaveURL(here);
  await expect(owner.prompts).toHaveCount(0);
  // What one has is not offered again.
  const more = owner.main.getByRole('region', { name: 'Packs you can add' });
  await expect(more.getByRole('link', { name: 'Join the waitlist: DevOps pack' })).toBeVisible();
  await expect(more.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await page.goto('/dashboard/shop');
  const offer = owner.main.getByRole('article', { name: 'Web prompt pack' });
  await expect(offer).toContainText('You have it.');
  await offer.getByRole('link', { name: 'Open the pack' }).click();
  await expect(page).toHaveURL(`${here}?pack=web`);
});

test('a prompt is filled in, copied, starred and rated; all of it stays, and nothing is counted', async ({
  page,
  owner,
  accounts,
}) => {
  await page.goto(`${here}?pack=web&q=contact+form+always`);
  const item = owner.prompts.first();
  const title = 'Build a contact form that always gets through';
  await item.getByRole('button', { name: `Fill in 4 blanks: ${title}` }).click();
  await item.getByLabel('Framework', { exact: true }).fill('Astro');
  const saved = page.waitForResponse((response) => response.url().includes('prompts.saveVariables'));
  await item.getByLabel('Business name', { exact: true }).fill('Palm & Pine');
  await item.getByRole('button', { name: `Copy: ${title}` }).click();
  await expect(owner.toast('Copied to clipboard!')).toBeVisible();
  expect(await copied(page)).toMatch(/^Build the contact form of Palm & Pine in Astro\./);
  await saved;
  const rated = page.waitForResponse((response) => response.url().includes('prompts.rate'));
  await item.getByRole('button', { name: 'Helpful', exact: true }).click();
  await rated;
  const starred = page.waitForResponse((response) => response.url().includes('prompts.setFavorite'));
  await item.getByRole('button', { name: `Favorite: ${title}` }).click();
  await expect(item.getByRole('button', { name: `Favorite: ${title}` })).toHaveAttribute('aria-pressed', 'true');
  await starred;

  await page.goto(`${here}?pack=web&show=favorites`);
  await expect(owner.prompts).toHaveCount(1);
  await expect(owner.status).toHaveText('1 of 315 prompts');
  await expect(item).toContainText('Build the contact form of Palm & Pine in Astro.');
  await expect(item.getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await accounts.read('prompts.usage')).toMatchObject({ used: 0 });
});

test('it is taken along as a file; to others the same address says that there is none', async ({
  page,
  owner,
  otherPage,
}) => {
  await page.goto(here);
  for (const [name, end] of [
    ['Markdown', 'md'],
    ['Plain text', 'txt'],
    ['JSON', 'json'],
  ] as const) {
    const download = page.waitForEvent('download');
    await owner.pack.getByRole('link', { name: `Download as ${name}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`everglow-web-prompt-pack.${end}`);
    expect(await fs.readFile(await file.path(), 'utf8')).toContain(webPromptPack.prompts[314]!.title);
  }
  const answer = await otherPage.request.get('/download/pack/web?format=md');
  expect(answer.status()).toBe(401);
});

test('money that goes back closes the pack, also where it lies open', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(404));
  await accounts.signedIn();
  const owner = new PackPage(page);
  const payment = await owner.buy(accounts);
  const provider = await page.context().newPage();
  await page.goto(`${here}?pack=web`);
  await expect(owner.prompts).toHaveCount(24);
  await provider.goto(payment);
  await provider.getByRole('button', { name: 'Refund this payment' }).click();
  await expect(async () => expect(await accounts.read('packs.mine')).toEqual([])).toPass();
  await owner.search.fill('table');
  await expect(owner.main.getByText('No bought packs yet')).toBeVisible();
  await expect(owner.prompts).toHaveCount(0);
});

test('while it loads and when it fails, the screen says so, and trying again helps', async ({ page, owner, guard }) => {
  guard.expectConsole(failedWithStatus(500));
  const held = await hold(page, /packs\.mine/);
  const repair = await breakProcedures(page, (name) => name === 'packs.prompts');
  await page.goto(`${here}?pack=web`);
  const bought = owner.main.getByRole('region', { name: 'Bought' });
  await expect(bought.getByText('Loading')).toBeAttached();
  held.release();
  await expect(owner.pack.getByRole('alert')).toContainText('The prompts could not be loaded');
  await repair();
  await owner.pack.getByRole('button', { name: 'Try again' }).click();
  await expect(owner.prompts).toHaveCount(24);
});

/** The longest piece that code and HTML write as it is: without quotes, line breaks and signs. */
const pieceOf = (text: string) => text.split(/[^\w ,.:;()-]/).toSorted((one, other) => other.length - one.length)[0]!;

test('no file of the build holds a text of the pack', async () => {
  const sold = webOutline.categories.map(({ name }) =>
    pieceOf(webPromptPack.prompts.find(({ category }) => category === name)!.prompt),
  );
  expect(sold.every((piece) => piece.length > 60)).toBe(true);
  // The included pack is in a chunk: what is looked for can be found.
  const included = pieceOf(everydayPack.prompts[0]!.prompt);
  const { files, found } = await findSentences(distDir, [...sold, included]);
  expect(files).toBeGreaterThan(200);
  expect(found.filter((line) => !line.endsWith(included))).toEqual([]);
  expect(found.some((line) => line.endsWith(included))).toBe(true);
});

for (const [name, use] of [
  ['a desktop, light', { colorScheme: 'light' }],
  ['a phone, dark', { colorScheme: 'dark', viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('axe has nothing to say, and it fits', async ({ page, owner }) => {
      await page.goto(`${here}?pack=web&category=Forms`);
      await expect(owner.prompts).toHaveCount(21);
      await expect(owner.pack).toBeInViewport();
      if (name.includes('phone')) {
        await owner.pack.getByLabel('Category').selectOption('Speed');
        await expect(owner.prompts.first()).toContainText('Break a slow LCP into its four parts');
        await expectFitsPhone(page, 'a bought pack');
      }
      await owner.prompts
        .first()
        .getByRole('button', { name: /^Fill in/ })
        .click();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
