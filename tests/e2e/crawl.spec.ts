/** Public pages after hydration. Links, heads and files: tests/integration/server/crawl.test.ts. */
import { expectAsInHtml } from './alive.ts';
import { failedWithStatus, test } from './test.ts';

const kinds = [
  ...['/', '/about', '/ai-agency-near-me', '/services', '/services/pricing', '/locations', '/locations/austin'],
  ...['/blog', '/blog/service-area-pages', '/bootcamp', '/tools', '/contact', '/privacy-policy'],
];

test('a page of each kind keeps its HTML content and logs nothing to the console', async ({ page, site, guard }) => {
  for (const path of kinds) await expectAsInHtml(page, site.address, path);
  guard.expectConsole(failedWithStatus(404));
  guard.expectConsole('No page at /no-such-page');
  await expectAsInHtml(page, site.address, '/no-such-page');
});
