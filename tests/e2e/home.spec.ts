/** The public pages in a browser: what is in the HTML, what the script adds, what never happens. */
import { brand } from '../../shared/brand.ts';
import { page as home } from '../../shared/content/pages/home.ts';
import { expect, failedWithStatus, test } from './test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the HTML is complete: head, words, links', async ({ page, baseURL }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(`${home.title} | ${brand.name}`);
    const content = (selector: string) => page.locator(`head > ${selector}`).getAttribute('content');
    expect(await content('meta[name="description"]')).toBe(home.description);
    expect(await content('meta[name="keywords"]')).toContain('AI marketing');
    await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
    expect(await content('meta[property="og:title"]')).toBe(`${home.title} | ${brand.name}`);
    expect(await content('meta[property="og:description"]')).toBe(home.description);
    expect(await content('meta[property="og:url"]')).toBe(`${baseURL}/`);
    expect(await content('meta[property="og:image"]')).toBe(`${baseURL}${home.card}`);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    await expect(page.locator('head > meta[name="robots"]')).toHaveCount(0);
    expect((await page.request.get(home.card)).headers()['content-type']).toBe('image/png');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Answer a few questions. Leave with a marketing plan.',
    );
    const text = await page.locator('#root').textContent();
    for (const words of wordsOf(home.sections)) expect(text).toContain(words);
    await expect(page.getByRole('main').getByRole('link', { name: 'See what we do' })).toHaveAttribute(
      'href',
      '/what-we-do',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Apply with a form' })).toHaveAttribute(
      'href',
      '/signup',
    );
  });

  test('structured data names the agency, its hours, prices and questions', async ({ page }) => {
    await page.goto('/');
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const graph = (JSON.parse(json!) as { '@graph': { '@type': string; mainEntity?: unknown[] }[] })['@graph'];
    const byType = Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
    expect(Object.keys(byType).sort()).toEqual(['FAQPage', 'LocalBusiness', 'Organization', 'Service', 'WebSite']);
    expect(byType.LocalBusiness).toMatchObject({
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
    });
    expect(byType.Service).toMatchObject({
      offers: [499, 999, 1999].map((price) => ({ price, priceCurrency: 'USD' })),
    });
    expect(byType.FAQPage!.mainEntity).toHaveLength(3);
  });
});

test('header and footer lead where they say', async ({ page }) => {
  await page.goto('/');
  const linksOf = async (name: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await linksOf('Main')).toEqual([
    ['Home', '/'],
    ['What We Do', '/what-we-do'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Login', '/login'],
  ]);
  expect(await linksOf('Footer')).toEqual([
    ['Podcast', '/podcast-journey'],
    ['Your Profile', `/${brand.slug}`],
    ['About', '/about'],
    ['Contact Support', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
  ]);
});

test.describe('every way into the chat', () => {
  for (const [name, role, button] of [
    ['the header', 'banner', 'Start Chat'],
    ['the hero', 'main', 'Get Started'],
    ['the closing words', 'main', 'Start the chat'],
    ['the footer', 'contentinfo', 'Chat with the assistant'],
  ] as const) {
    test(name, async ({ page, chat }) => {
      await page.goto('/');
      await page.getByRole(role).getByRole('button', { name: button }).click();
      await chat.expectStep('greeting', {});
    });
  }

  test('the window event', async ({ page, chat }) => {
    await page.goto('/');
    await page.evaluate(() => dispatchEvent(new Event('openAIChat')));
    await chat.expectStep('greeting', {});
  });

  test('the round button: its popup fires the event, then closes', async ({ page, chat }) => {
    await page.goto('/');
    const round = page.getByRole('button', { name: 'Chat with us' });
    const popup = page.getByRole('dialog', { name: 'Want a plan for your business?' });
    await expect(popup).toBeHidden();
    await round.click();
    await expect(popup).toBeVisible();
    // Its CSS comes once the page is drawn, and moves it into its corner: a click on the way there would miss.
    await expect(popup).toHaveCSS('width', '340px');
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    await expect(chat.dialog).toBeHidden();

    await round.click();
    await page.evaluate(() => {
      addEventListener('openAIChat', () => {
        document.body.dataset.popupAtEvent = document.querySelector('aside :popover-open') ? 'open' : 'closed';
      });
    });
    await popup.getByRole('button', { name: 'Start a free conversation' }).click();
    await expect(popup).toBeHidden();
    await expect(page.locator('body')).toHaveAttribute('data-popup-at-event', 'open');
    await chat.expectStep('greeting', {});
  });

  test('a click before the script has arrived', async ({ page, chat }) => {
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Start Chat' }).click();
    await expect(chat.dialog).toBeHidden();
    gate.resolve();
    await chat.expectStep('greeting', {});
  });
});

test('the colour scheme can be switched, holds for the chat, and stays', async ({ page, chat }) => {
  await page.goto('/');
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await background()).not.toBe(light);
  await chat.open();
  await chat.expectStep('greeting');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('an unknown address says so, with a way home', async ({ page, guard }) => {
  guard.expectConsole(failedWithStatus(404));
  guard.expectConsole('No page at /no-such-page');
  const warning = page.waitForEvent('console', (message) => message.text() === 'No page at /no-such-page');
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await warning;
  await expect(page).toHaveTitle(`Page not found | ${brand.name}`);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.locator('head > meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(`${home.title} | ${brand.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Answer a few questions. Leave with a marketing plan.',
  );
  await expect(page.locator('head > meta[name="robots"]')).toHaveCount(0);
});

test('pages, API and errors carry the security headers', async ({ request }) => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/')).text())![1]!;
  for (const path of ['/', script, '/trpc/chat.current', '/trpc/no.such', '/no-such-page', '/livez']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("script-src 'self'");
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

/** Every sentence of a page's record that a reader should find on it. */
function wordsOf(sections: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(sections, (key, value: unknown) => {
    const isCode = ['kind', 'layout', 'icon', 'href', 'eyebrow'].includes(key);
    if (typeof value === 'string' && !isCode) found.push(value);
    return isCode ? undefined : value;
  });
  return found;
}
