/** Public pages without script: everything is readable, and script-only controls aren't in the way. */
import { articles } from '#shared/content/articles/all-articles.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('pages are readable without script, and their buttons are links or hidden', async ({ page, guard }) => {
  const main = page.getByRole('main');
  await test.step('the home page reads whole, without the chat’s question', async () => {
    await page.goto('/');
    await expect(main.getByText('Your gap is Tuesdays and Wednesdays.').first()).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Apply for a free profile' }).first()).toHaveAttribute(
      'href',
      '/signup',
    );
  });
  await test.step('a sample profile’s prompts can be unfolded', async () => {
    await page.goto('/sample-profile/bakery');
    await page.getByText('Lovable', { exact: true }).click();
    await expect(main.getByText(/Harbor Lane Bakery, a bakery in Hollywood, Florida/).first()).toBeVisible();
  });
  await test.step('the blog lists all articles', async () => {
    await page.goto('/blog');
    await expect(page.getByRole('article')).toHaveCount(articles.length);
    await expect(page.getByRole('button', { name: /Load more|Popular/ })).toHaveCount(0);
    await page.getByRole('link', { name: articles[0]!.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[0]!.title);
    await expect(page.getByRole('button', { name: /Share|Save|Copy/ })).toHaveCount(0);
  });
  await test.step('the directory lists all cities, without a search', async () => {
    await page.goto('/locations?q=nothing');
    expect(await main.locator('a[href^="/locations/"]').count()).toBeGreaterThan(115);
    await expect(page.getByLabel('City or state')).toBeHidden();
  });
  await test.step('prompt packs are listed one below the other and ordered by message', async () => {
    await page.goto('/tools');
    await expect(page.getByRole('tablist')).toBeHidden();
    for (const name of ['Web pack', 'Mobile pack', 'Backend and API design pack', 'DevOps pack'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Order by message' })).toHaveAttribute('href', '/contact');
  });
  await test.step('buttons that open dialogs link to pages', async () => {
    for (const [path, name, target] of [
      ['/what-we-do', 'Start Your AI Transformation', '/signup'],
      ['/bootcamp', 'Apply for a virtual seat', '/contact'],
      ['/bootcamp/upgrade', 'Ask us for the upgrade', '/contact'],
    ] as const) {
      if (target === '/signup') guard.expectConsole(/^The resource .* was preloaded using link preload but not used/);
      await page.goto(path);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(target);
    }
  });
  await test.step('forms say that they need script', async () => {
    await expect(page.locator('noscript p').filter({ hasText: 'This form needs JavaScript.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
    await page.goto('/signup');
    await expect(page.getByRole('heading', { level: 1, name: 'Apply for your marketing profile' })).toBeVisible();
    await expect(main).toContainText('seven short steps');
    await expect(page.locator('noscript p').filter({ hasText: 'This page needs JavaScript.' })).toBeVisible();
  });
});
