/** The blog: list, article, and what a visitor may do with them. */
import { articles } from '../../shared/content/articles/all-articles.ts';
import { expect, test } from './test.ts';

const [newest, second] = articles as [(typeof articles)[number], (typeof articles)[number]];
const favorite = 'What may a new customer cost you? The arithmetic on one page';

test('the list is ordered by a press, which a reload keeps', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: 'Get a Free AI Marketing Assessment' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(page.getByRole('link', { name: 'Explore Our Services' })).toHaveAttribute('href', '/services');

  const titles = page.getByRole('article').getByRole('heading');
  const latest = page.getByRole('button', { name: 'Latest' });
  const popular = page.getByRole('button', { name: 'Popular' });
  await expect(latest).toHaveAttribute('aria-pressed', 'true');
  await expect(titles.first()).toHaveText(newest.title);

  await popular.click();
  await expect(popular).toHaveAttribute('aria-pressed', 'true');
  await expect(titles.first()).toHaveText(favorite);
  await expect(page).toHaveURL('/blog?sort=popular');
  await page.reload();
  await expect(titles.first()).toHaveText(favorite);

  await latest.click();
  await expect(titles.first()).toHaveText(newest.title);
  await expect(page).toHaveURL('/blog');
});

test('more articles come at a press, and the keyboard goes on with them', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  const more = page.getByRole('button', { name: 'Load more articles' });
  await more.press('Enter');
  await expect(cards).toHaveCount(8);
  await expect(more).toHaveCount(0);
  await expect(page.getByRole('link', { name: articles[6]!.title })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all articles are listed, each can be read, and no button is in the way', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(page.getByRole('button', { name: /Load more|Popular/ })).toHaveCount(0);
    await page.getByRole('link', { name: newest.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
    await expect(page.getByRole('button', { name: /Share|Save|Copy/ })).toHaveCount(0);
  });
});

test('each article says what it is, and leads on', async ({ page }) => {
  for (const { slug, title, category, excerpt, readTime, coverAlt, tags } of articles) {
    await page.goto(`/blog/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.locator('header').getByRole('link', { name: category })).toBeVisible();
    await expect(main.getByText(excerpt)).toBeVisible();
    await expect(main.getByText(readTime).first()).toBeVisible();
    await expect(main.getByRole('img', { name: coverAlt })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(tags);
    const side = page.getByRole('complementary', { name: 'More from the blog' });
    await expect(side.getByRole('link', { name: /./ })).toHaveCount(4 + 8);
    await expect(page.getByRole('region', { name: 'Read next' }).getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'About the author' })).toContainText('Sample author card');
    await expect(main.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/signup');
  }
});

test('a saved article stays on the reading list, and comes off it', async ({ page }) => {
  await page.goto(`/blog/${second.slug}`);
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/blog');
  const list = page.getByRole('region', { name: 'Your reading list' });
  await expect(list.getByRole('link')).toHaveText([second.title]);
  await page.reload();
  await list.getByRole('button', { name: `Remove from your reading list: ${second.title}` }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'All articles' })).toBeVisible();
  await expect(list).toHaveCount(0);
});

test.describe('sharing', () => {
  test('copies the link and says so, where the browser has no sharing', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(`/blog/${newest.slug}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(`/blog/${newest.slug}`);
  });

  test('uses the browser’s own sharing, and stays silent when the visitor thinks better of it', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Navigator.prototype.share = (data) => {
        shared.push(data!);
        return shared.length > 1 ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve();
      };
    });
    await page.goto(`/blog/${newest.slug}`);
    const share = page.getByRole('button', { name: 'Share' });
    await share.click();
    await share.click();
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    expect(shared.map(({ title }) => title)).toEqual([newest.title, newest.title]);
    await expect(page.getByText('Link copied.')).toHaveCount(0);
  });

  test('an example is copied as it stands', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/blog/${newest.slug}`);
    const example = newest.body.filter((block) => block.kind === 'example').at(-1)!;
    await page.getByRole('button', { name: `Copy: ${example.title}` }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(example.text);
  });
});

test('an unknown article leads to the list, for now', async ({ page, request }) => {
  const answer = await request.get('/blog/no-such-article?from=mail', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/blog?from=mail']);
  expect((await request.get('/blog/no/such', { maxRedirects: 0 })).status()).toBe(404);

  // Without a reload it takes the place of the wrong address in the history.
  await page.goto('/about');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.evaluate(() => history.pushState(null, '', '/blog/no-such-article'));
  await expect(page.getByRole('heading', { name: 'All articles' })).toBeVisible();
  await expect(page).toHaveURL('/blog');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { name: 'All articles' })).toHaveCount(0);
});

test('a category shows its articles until it is cleared', async ({ page }) => {
  await page.goto(`/blog/${newest.slug}`);
  await page
    .getByRole('complementary', { name: 'More from the blog' })
    .getByRole('link', { name: 'ROI & Analytics' })
    .click();
  await expect(page).toHaveURL('/blog?category=roi-analytics');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([favorite]);
  await expect(page.getByText('1 of 8 articles')).toBeVisible();
  await page.getByRole('button', { name: 'ROI & Analytics: clear filter' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(cards).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'All articles' })).toBeFocused();

  await page.goto('/blog?category=gardens');
  await expect(page.getByText('There are no articles in this category yet.')).toBeVisible();
  await page.getByRole('link', { name: 'See all articles' }).click();
  await expect(cards).toHaveCount(6);
});

test('headings can be jumped to from the table of contents', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/blog/${newest.slug}`);
  const heading = newest.body.findLast((block) => block.kind === 'heading')!.text;
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: heading }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('navigation', { name: 'In this article' })).toBeHidden();
});
