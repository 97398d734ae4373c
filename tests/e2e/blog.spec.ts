/** The blog: list, article and what a visitor can do with them. */
import { articles } from '#shared/content/articles/all-articles.ts';
import { expect, test } from './test.ts';

const [newest, second] = articles as [(typeof articles)[number], (typeof articles)[number]];
const favorite = 'How much should a new customer cost you? The math on one page';

test('the list is sorted, expanded and filtered by category, and the URL keeps the state', async ({ page }) => {
  const cards = page.getByRole('article');
  const titles = cards.getByRole('heading');
  await page.goto('/blog');
  const popular = page.getByRole('button', { name: 'Popular' });
  await expect(titles.first()).toHaveText(newest.title);
  await popular.click();
  await expect(popular).toHaveAttribute('aria-pressed', 'true');
  await expect(titles.first()).toHaveText(favorite);
  await expect(page).toHaveURL('/blog?sort=popular');
  await page.reload();
  await expect(titles.first()).toHaveText(favorite);
  await page.getByRole('button', { name: 'Latest' }).click();
  await expect(titles.first()).toHaveText(newest.title);
  await expect(page).toHaveURL('/blog');

  await test.step('more articles load on a press and receive the focus', async () => {
    await expect(cards).toHaveCount(6);
    const more = page.getByRole('button', { name: 'Load more articles' });
    await more.press('Enter');
    await expect(cards).toHaveCount(8);
    await expect(more).toHaveCount(0);
    await expect(page.getByRole('link', { name: articles[6]!.title })).toBeFocused();
  });

  await test.step("an article's category shows its articles until the filter is cleared", async () => {
    await page.getByRole('link', { name: newest.title }).click();
    const side = page.getByRole('complementary', { name: 'More from the blog' });
    await side.getByRole('link', { name: 'ROI & Analytics' }).click();
    await expect(page).toHaveURL('/blog?category=roi-analytics');
    await expect(titles).toHaveText([favorite]);
    await expect(page.getByText('1 of 8 articles')).toBeVisible();
    await page.getByRole('button', { name: 'ROI & Analytics: clear filter' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(cards).toHaveCount(6);
    await expect(page.getByRole('heading', { name: 'All articles' })).toBeFocused();
  });

  await test.step('an unknown article redirects to the list without a history entry', async () => {
    await page.goto('/about');
    await page.goto('/blog/no-such-article');
    await expect(page.getByRole('heading', { name: 'All articles' })).toBeVisible();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { name: 'All articles' })).toHaveCount(0);
  });
});

test('an article is shared, copied from, and saved to the reading list', async ({ page }) => {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`/blog/${newest.slug}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(new URL(await clipboard()).pathname).toBe(`/blog/${newest.slug}`);
  const example = newest.body.filter((block) => block.kind === 'example').at(-1)!;
  await page.getByRole('button', { name: `Copy: ${example.title}` }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(example.text);

  await test.step('the table of contents jumps to a heading', async () => {
    const heading = newest.body.find((block) => block.kind === 'heading')!.text;
    await expect(page.getByRole('heading', { name: heading })).not.toBeInViewport();
    await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: heading }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  });

  await page.goto(`/blog/${second.slug}`);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
  const list = page.getByRole('region', { name: 'Your reading list' });
  await expect(list.getByRole('link')).toHaveText([second.title]);
  await list.getByRole('button', { name: `Remove from your reading list: ${second.title}` }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'All articles' })).toBeVisible();
  await expect(list).toHaveCount(0);
});
