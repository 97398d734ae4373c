/** The app in the pseudo-locale: all text in its code comes from the catalogs, and layouts fit text 40 % longer. */
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { brand } from '#shared/brand.ts';
import { machineStepKeys } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';
import { cityForm } from '../helpers/leads.ts';
import { noScriptInFrame } from './admin.ts';
import { pseudo } from '#scripts/build/pseudo-locale.ts';
import { plainTexts, test, usePseudoLocale } from './pseudo-build.ts';
import { haveSales } from './admin-revenue.ts';
import { enter } from './admin-screens.ts';
import { pay, signInWithProfile, type World } from './screens.ts';
import { insertPaidOrder, pack, seat } from './shopper.ts';
import { expect } from './test.ts';

/** The same in every language. */
const names = [
  ...[brand.name, brand.assistant],
  ...['Lovable', 'Veo 3', 'Kling AI', 'Leonardo AI', 'Midjourney', 'Vapi', 'ElevenLabs', 'Canva'],
  ...['ChatGPT', 'Claude', 'Perplexity', 'JSON'],
  ...['Instagram', 'Facebook', 'Google Business Profile', 'TikTok', 'LinkedIn', 'YouTube Shorts', 'Nextdoor'],
];
/** Page content, such as the shop's items, is data. */
const content = globSync(['shared/content/**/*.ts', 'content/packs/*.yaml'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const isMoment = (text: string) =>
  /^just now$| ago$|^\d+:\d\d:\d\d [AP]M$/.test(text) ||
  !Number.isNaN(Date.parse(text.replace(' at ', ' ').replace(' ET', '')));

/** Collects what the server sends, which is data. */
function listen(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/trpc/')) answers.push(response.text().catch(() => ''));
  });
  return answers;
}

/** Opens each screen, waits for its data, and checks its text and width. */
async function walk(page: Page, screens: readonly string[]): Promise<void> {
  const answers = listen(page);
  for (const path of screens) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('main'), path).toHaveText(/[á-ž]/);
    const data = (await Promise.all(answers)).join('\n');
    const isIn = (text: string) => data.includes(JSON.stringify(text).slice(1, -1));
    const isData = (text: string) =>
      isIn(text.replace(/…$/, '')) ||
      isIn(text.charAt(0).toLowerCase() + text.slice(1)) ||
      // Names of templates and the like are shown as words: `order-receipt` is "Order receipt".
      ['-', '_'].some((mark) => isIn(text.toLowerCase().replaceAll(' ', mark))) ||
      text.split(/, | and /).every(isIn);
    const known = (text: string) =>
      names.includes(text) ||
      [`'${text}'`, `: ${text}\n`].some((one) => content.includes(one)) ||
      isData(text) ||
      isMoment(text);
    expect
      .soft(
        (await plainTexts(page.locator('main'))).filter((text) => !known(text)),
        `text of ${path}`,
      )
      .toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `width of ${path}`).toBe(page.viewportSize()!.width);
  }
}

/** Returns the id of a row with an email address. */
async function idOf({ site }: World, sql: string, email: string): Promise<string> {
  const [row] = await site.rows.query<{ id: string }>(sql, [email]);
  return row!.id;
}

// One worker, because each one builds the client.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page, builds }) => usePseudoLocale(page, builds));

test('account and cart screens use only catalog texts', async ({ page }) => {
  await walk(page, [
    paths.login,
    `${paths.signup}?only=account`,
    paths.forgotPassword,
    paths.resetPassword,
    paths.cart,
  ]);
});

test('member screens use only catalog texts', async ({ page, world }) => {
  await signInWithProfile(world);
  await walk(page, [
    paths.dashboard,
    paths.plan,
    paths.myServices,
    paths.shop,
    paths.promptPacks,
    paths.affiliate,
    paths.notifications,
    paths.settings,
    paths.cart,
  ]);
});

test('the profile and bought items use only catalog texts', async ({ page, world }) => {
  await signInWithProfile(world);
  await pay(world, [
    { id: seat.id, quantity: 1 },
    { id: pack.id, quantity: 1 },
  ]);
  await walk(page, [
    paths.myProfile,
    `${paths.myProfile}?tab=prompts`,
    `${paths.promptPacks}?pack=web`,
    paths.shop,
    paths.settings,
  ]);
});

test('all tools of the Marketing Machine use only catalog texts', async ({ page, world }) => {
  await signInWithProfile(world);
  await walk(
    page,
    machineStepKeys.map((step) => `${paths.machine}?step=${step}`),
  );
});

test('the chat uses only catalog texts', async ({ page, world }) => {
  await world.accounts.signedIn();
  const answers = listen(page);
  await page.goto(paths.dashboard, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: pseudo('Start the chat') })
    .first()
    .click();
  const dialog = page.getByRole('dialog').and(page.locator(':not(#chat-shell)'));
  for (const option of [pseudo("Let's go"), pseudo('Sounds good'), pseudo('Start the questions')]) {
    await dialog.getByRole('button', { name: option, exact: true }).click();
    await expect(dialog.getByRole('log').getByText(option, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('textbox')).toBeVisible();
  const data = (await Promise.all(answers)).join('\n');
  const plain = await plainTexts(dialog);
  expect(plain.filter((text) => !names.includes(text) && !isMoment(text) && !data.includes(text))).toEqual([]);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('admin screens of people use only catalog texts', async ({ page, world }) => {
  const { accounts } = world;
  const member = await accounts.member();
  const business = `Bakery ${randomUUID().slice(0, 8)}`;
  await accounts.call('contact.sendFromCity', { ...cityForm(member.email), businessType: business });
  const user = await idOf(world, 'select id from users where email = $1', member.email);
  const lead = await idOf(world, 'select id from leads where email = $1', member.email);
  await insertPaidOrder(world.site.rows, member, 'virtual-bootcamp');
  const order = await idOf(world, 'select id from orders where user_id = $1', user);
  await enter(world);
  const areas = [
    ...['', '/inbox', `/inbox/${lead}`, '/users', `/users/${user}`, '/requests', '/referrals', '/numbers'],
    ...['/orders', `/orders/${order}`, '/disputes'],
  ];
  await walk(
    page,
    areas.map((area) => `/admin${area}`),
  );
});

test('admin screens of sales use only catalog texts', async ({ page, world }) => {
  await haveSales(world);
  await enter(world);
  await walk(page, ['/admin/revenue', '/admin/subscriptions', '/admin/settings']);
});

test('admin screens of the system use only catalog texts', async ({ page, world }) => {
  const { accounts, guard } = world;
  guard.expectConsole(noScriptInFrame);
  const member = await accounts.member();
  const mail = await idOf(
    world,
    `insert into emails (template, to_email, user_id, status, attempts, wake_at, last_error)
     select 'welcome', email, id, 'error', 3, now(), 'SMTP 550: no such mailbox' from users where email = $1
     returning id`,
    member.email,
  );
  await enter(world);
  const areas = [
    '/events',
    '/events/new',
    '/mails',
    `/mails?mail=${mail}`,
    '/jobs',
    '/ai',
    '/claims',
    '/privacy',
    '/readiness',
    '/system',
  ];
  await walk(
    page,
    [...areas, `/privacy#${encodeURIComponent(member.email)}`, '/audit'].map((area) => `/admin${area}`),
  );
});
