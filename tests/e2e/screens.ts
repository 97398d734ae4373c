/**
 * Opens each screen of the site with data and calls the given check. Regular runs check one color scheme and one width;
 * the endurance tests check all of them.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newEmail, test as base, type Accounts, type Member } from './account-api.ts';
import { answerWith } from './answering.ts';
import { newVisitorAnswers } from './answers.ts';
import type { ChatPage } from './chat-page.ts';
import { SettingsPage } from './settings-page.ts';
import { pack, payUnseen, seat, Shopper } from './shopper.ts';
import type { SiteApi } from './site-api.ts';
import type { Site } from './site-process.ts';
import { expect, failedWithStatus, type Guard } from './test.ts';

export type World = {
  page: Page;
  /** The page as an account page object. */
  account: SettingsPage;
  accounts: Accounts;
  chat: ChatPage;
  api: SiteApi;
  site: Site;
  guard: Guard;
};

/**
 * Checks the current page.
 * @param within a selector, when the rest was already checked
 * @param options `taps: false` if some targets are smaller than a finger
 */
export type Look = (name: string, within?: string, options?: { taps?: boolean }) => Promise<void>;
export type Walk = (world: World, look: Look) => Promise<void>;

export const test = base.extend<{ world: World }>({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  world: async ({ page, accounts, chat, api, site, guard }, use) =>
    use({ page, account: new SettingsPage(page), accounts, chat, api, site, guard }),
});

/** Screens for getting an account; responses for emailed links are mocked. */
const waysIn: Walk = async ({ page, account }, look) => {
  for (const [path, button] of [
    ['/login', 'Sign in'],
    ['/signup', 'Next'],
    ['/signup?only=account', 'Create account'],
    ['/forgot-password', 'Send me a link'],
    ['/reset-password', 'Send me a new link'],
    ['/auth/confirm?token=unknown', 'Confirm my email address'],
  ] as const) {
    await page.goto(path);
    await expect(account.button(button)).toBeVisible();
    await look(path);
  }
  const restore = await answerWith(page, {
    'auth.checkResetLink': { valid: true, isFirst: false },
    'activation.validate': {
      email: `a.rather.long.address.of.dana.${'x'.repeat(40)}@mail.example.com`,
      name: 'Dana Wolfeschlegelsteinhausenbergerdorff',
      businessName: '',
    },
    'auth.forgotPassword': { ok: true },
  });
  await page.goto('/reset-password?token=open');
  await expect(account.newPassword).toBeVisible();
  await look('/reset-password with a link that works');
  await page.goto('/auth/activate?token=open');
  await expect(account.button('Activate my account')).toBeVisible();
  await look('/auth/activate');
  await page.goto('/forgot-password');
  await account.email.fill('dana@example.com');
  await account.button('Send me a link').click();
  await expect(account.heading('Check your inbox')).toBeVisible();
  await look('/forgot-password, sent');
  await restore();
};

export const openCart = ({ page }: World, ...lines: Parameters<Shopper['openCart']>) =>
  new Shopper(page).openCart(...lines);

type Begun = { url: string; orderId?: string };
/** Pays for these items, or for Pro, without a screen. @returns where the site redirects afterwards */
export async function pay(
  { page, accounts }: World,
  what: 'pro' | { id: string; quantity: number }[],
): Promise<string> {
  const { url } = await (what === 'pro'
    ? accounts.call<Begun>('cart.createSubscription', { planType: 'pro' })
    : accounts.call<Begun>('cart.start', { items: what }));
  return payUnseen(page, url);
}

const buying: Walk = async (world, look) => {
  const { page, account, accounts, guard } = world;
  await page.goto('/cart');
  await expect(account.main.getByText('Your cart is empty.')).toBeVisible();
  await look('/cart, empty');
  await openCart(world, pack, { ...seat, quantity: 2 }, { id: 'old', name: 'Summer course', price: 900, quantity: 1 });
  await expect(account.link('Sign in')).toBeVisible();
  await look('/cart of a visitor');

  await accounts.signedIn();
  await openCart(world, pack);
  await expect(account.button('Check out')).toBeVisible();
  await look('/cart of a member');
  const { url } = await accounts.call<Begun>('cart.start', { items: [{ id: seat.id, quantity: 1 }] });
  const open = await accounts.read<{ items: { id: string }[] }>('orders.mine', {});
  expect(url).toContain('/sandbox/');
  await page.goto(`/checkout/done?order=${open.items[0]!.id}`);
  await expect(account.heading('Confirming your payment')).toBeVisible();
  await look('/checkout/done, confirming');
  await page.goto(await pay(world, [{ id: pack.id, quantity: 1 }]));
  await expect(account.heading('Thank you. It’s yours.')).toBeVisible();
  await look('/checkout/done, paid');
  guard.expectConsole(failedWithStatus(404));
  await page.goto(`/checkout/done?order=${randomUUID()}`);
  await expect(account.heading('We couldn’t find this order')).toBeVisible();
  await look('/checkout/done, not found');
};

/** The chat, from opening it to the finished profile. */
const talking: Walk = async ({ page, chat, api }, look) => {
  const dialog = '[aria-modal="true"]';
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).click();
  await chat.expectStep('greeting');
  await look('the first question', undefined, { taps: false });
  const answers = newVisitorAnswers();
  await api.bringTo('business_description', answers);
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('openAIChat')));
  await chat.expectStep('business_description');
  await look('a text to type', dialog, { taps: false });
  await chat.walk({ from: 'business_description', until: 'target_audience', answers });
  await chat.expectStep('goals');
  await look('several options', dialog, { taps: false });
  await chat.option('Start over').click();
  await expect(chat.dialog.getByRole('alertdialog')).toBeVisible();
  await look('asked whether to start over', dialog, { taps: false });
  await chat.option('Keep going').click();
  await chat.walk({ from: 'goals', answers });
  await chat.expectProfile('Coral Bay Cooling');
  await look('the finished profile', dialog, { taps: false });
};

/** Signs in a member with a profile and names of maximum length. */
export const signInWithProfile = async ({ accounts }: World): Promise<Member> => {
  const member = await accounts.memberWithProfile({
    email: `a.rather.long.address.of.${newEmail()}`,
    fullName: 'Wolfeschlegelsteinhausenbergerdorff Rivera',
  });
  await accounts.signIn(member);
  return member;
};

const profileAndWork: Walk = async (world, look) => {
  const { page, account, accounts } = world;
  await signInWithProfile(world);
  const { main } = account;
  await page.goto('/dashboard');
  await expect(main.getByText('14 days left')).toBeVisible();
  await expect(main.getByRole('region', { name: 'My profile', exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Latest notifications' }).getByRole('listitem')).toHaveCount(3);
  await look('/dashboard');
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Coral Bay Cooling' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Positioning' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await look('/dashboard/profile', 'main');
  await accounts.call('prompts.unlock', { key: 'email.1' });
  await page.goto('/dashboard/profile?tab=prompts&platform=email');
  const prompt = main.locator('[data-prompt="email.1"]');
  await prompt.getByRole('heading').getByRole('button').click();
  await prompt.getByRole('button', { name: /^Fill in/ }).click();
  await look('/dashboard/profile, prompts', 'main');
  await page.goto('/dashboard/marketing-machine?step=message');
  await account.button('Find my words').click();
  await expect(page.getByRole('heading', { level: 3, name: 'How to use it' })).toBeVisible();
  await look('/dashboard/marketing-machine', 'main');
  await page.goto('/dashboard/plan');
  await expect(main.getByRole('region', { name: 'Tasks', exact: true }).getByRole('listitem').first()).toBeVisible();
  await look('/dashboard/plan', 'main', { taps: false });
};

/** Inserts an answered request of a member and a friend referred by the member's link. */
export async function haveRequestAndReferral({ accounts, site }: World, { email }: Member): Promise<void> {
  const { code } = await accounts.read<{ code: string }>('affiliate.overview');
  const { id } = await accounts.call<{ id: string }>('services.request', {
    serviceType: 'ai-voice-agents',
    description: 'Our phones ring after six.',
    submissionId: randomUUID(),
  });
  await site.rows.query(
    `insert into service_request_events (request_id, status, reply) values ($1, 'in_progress', 'We begin on Monday.')`,
    [id],
  );
  const friend = await accounts.member();
  await site.rows.query(
    `insert into referrals (referrer_id, referred_user_id, referral_code, flags)
     select owner.id, friend.id, $3, '["same_network"]' from users owner, users friend
     where owner.email = $1 and friend.email = $2`,
    [email, friend.email, code],
  );
}

const restOfMembers: Walk = async (world, look) => {
  const { page, account, accounts } = world;
  const { main } = account;
  const member = await accounts.signedIn({ fullName: 'Wolfeschlegelsteinhausenbergerdorff Rivera' });
  await haveRequestAndReferral(world, member);
  await accounts.call('settings.requestDeletion', { password: member.password, confirm: 'DELETE' });
  await page.goto('/dashboard/prompt-packs');
  await main.getByText('Open the pack').first().click();
  await main.locator('[data-prompt]').first().getByRole('heading').getByRole('button').click();
  await main
    .getByRole('button', { name: /^Fill in / })
    .first()
    .click();
  await look('/dashboard/prompt-packs');
  await page.goto('/dashboard/shop');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(main.getByRole('link', { name: 'Go to your cart' })).toBeVisible();
  await look('/dashboard/shop', 'main');
  await page.goto('/dashboard/services');
  await expect(main.getByText('We begin on Monday.')).toBeVisible();
  await look('/dashboard/services', 'main');
  await page.goto('/dashboard/affiliate');
  await expect(main.getByText('Signed up', { exact: true })).toBeVisible();
  await look('/dashboard/affiliate', 'main');
  await page.goto('/dashboard/notifications');
  await expect(main.getByRole('region', { name: 'Inbox' }).getByRole('listitem').first()).toBeVisible();
  await look('/dashboard/notifications', 'main');
  await page.goto('/dashboard/settings');
  await expect(main.getByRole('region', { name: 'Account deletion' })).toBeVisible();
  await expect(main.getByText('This browser')).toBeVisible();
  await expect(account.panel('Plan and billing').getByRole('definition').first()).toHaveText('Free');
  await expect(account.panel('Orders')).toContainText('No orders yet.');
  await expect(account.panel('What we send you').getByRole('switch')).toHaveCount(3);
  await expect(account.panel('Tours').getByRole('listitem')).toHaveCount(6);
  await look('/dashboard/settings', 'main');
};

/** Screens of a new member who has done nothing yet. */
const emptyStates: Walk = async ({ page, account, accounts }, look) => {
  await accounts.signedIn();
  await accounts.call('notifications.markAllRead');
  for (const [path, words] of [
    ['/dashboard', 'Make your marketing profile'],
    ['/dashboard/profile', 'No profile yet'],
    ['/dashboard/plan', 'No tasks yet'],
    ['/dashboard/services', 'No requests yet'],
    ['/dashboard/affiliate', 'No referrals yet.'],
    ['/dashboard/notifications?show=unread', 'No unread notifications'],
  ] as const) {
    await page.goto(path);
    await expect(account.main.getByText(words).first()).toBeVisible();
    await look(`${path}, empty`, 'main', { taps: path !== '/dashboard/plan' });
  }
};

/** Screens for Pro and purchases. */
const pro: Walk = async (world, look) => {
  const { page, account } = world;
  await signInWithProfile(world);
  await pay(world, 'pro');
  await pay(world, [
    { id: seat.id, quantity: 2 },
    { id: pack.id, quantity: 1 },
  ]);
  await page.goto('/dashboard/settings');
  await expect(account.panel('Plan and billing').getByRole('button', { name: 'Manage plan' })).toBeVisible();
  await expect(account.panel('Orders').getByRole('link', { name: /^Receipt/ })).toHaveCount(2);
  await look('/dashboard/settings with Pro and orders');
  await page.goto('/dashboard/shop');
  await expect(account.main.getByRole('heading', { name: 'You’re on Pro' })).toBeVisible();
  await look('/dashboard/shop with Pro', 'main');
  await page.goto('/dashboard/prompt-packs?pack=web&q=flaky+cause');
  const prompt = account.main.locator('[data-pack] [data-prompt]').first();
  await expect(prompt).toContainText('Find the cause of a flaky test');
  await prompt.getByRole('heading').getByRole('button').click();
  await prompt.getByRole('button', { name: /^Fill in/ }).click();
  await look('/dashboard/prompt-packs, bought', 'main');
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await look('/dashboard/profile, shared', 'main');
  await page.goto(await page.locator('[data-share] p').first().innerText());
  await expect(page.getByRole('heading', { level: 3, name: 'Growth Roadmap' })).toBeVisible();
  await look('/shared-profile');
};

/** Pages that lead nowhere. */
const deadEnds: Walk = async ({ page, account, guard }, look) => {
  guard.expectConsole(failedWithStatus(404));
  guard.expectConsole('No page at /no-such-page');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await look('/no-such-page');
  await page.goto('/shared-profile');
  await expect(account.heading('This link doesn’t work')).toBeVisible();
  await look('/shared-profile without a secret');
  await page.goto('/auth/activate');
  await expect(account.link('Go Home')).toBeVisible();
  await look('/auth/activate without a link');
};

export const walks: Record<string, Walk> = {
  'the ways into an account': waysIn,
  'cart and orders': buying,
  'pages that lead nowhere': deadEnds,
  'the chat': talking,
  'dashboard, profile and work': profileAndWork,
  'the other screens of a member': restOfMembers,
  'screens with nothing to show yet': emptyStates,
  'what Pro opens': pro,
};
