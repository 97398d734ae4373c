/**
 * Pages that need the browser: around signing in and the cart (`account`), and behind the sign-in (`member`). Their frame is
 * prerendered; the screen in it is drawn by the app (client/app/app.tsx).
 */
import { cleanPath, paths } from '../paths.ts';

export type Screen = {
  path: ScreenPath;
  /** Without the ` | brand` suffix, which `fullTitle` adds. */
  title: string;
  description: string;
  /** All but the way in, which is advertised: it may be found and shared. */
  noindex?: true;
  /** Share picture of one that may be found. */
  card?: string;
  area: 'account' | 'member';
  /** Its address may carry a secret, which must reach neither another site nor a cache. */
  carriesToken?: true;
};

export const screenPaths = [
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.resetPassword,
  paths.activate,
  paths.confirmEmail,
  paths.cart,
  paths.checkoutDone,
  paths.sharedProfile,
  paths.dashboard,
  paths.myProfile,
  paths.machine,
  paths.plan,
  paths.promptPacks,
  paths.shop,
  paths.myServices,
  paths.affiliate,
  paths.notifications,
  paths.settings,
] as const;
export type ScreenPath = (typeof screenPaths)[number];

const words: Record<ScreenPath, { title: string; description: string }> = {
  [paths.login]: {
    title: 'Log in',
    description: 'Log in to see your marketing profile, your prompts and your notifications.',
  },
  [paths.signup]: {
    title: 'Apply for your marketing profile',
    // Stands on the page as well.
    description:
      'Seven short steps about you and your business, and our team builds your marketing profile. You hear from us within 1-2 business days.',
  },
  [paths.forgotPassword]: {
    title: 'Forgot your password',
    description: 'Tell us your email address and we send you a link to choose a new password.',
  },
  [paths.resetPassword]: {
    title: 'Choose a new password',
    description: 'Choose a new password for your account with the link from your email.',
  },
  [paths.activate]: {
    title: 'Activate your account',
    description: 'Activate your account with the link and the temporary password from your email.',
  },
  [paths.confirmEmail]: {
    title: 'Confirm your email address',
    description: 'Confirm with one click that the email address of your account is yours.',
  },
  [paths.cart]: {
    title: 'Your cart',
    description: 'Seats and prompt packs you have chosen, with quantities and the total, and the way to order them.',
  },
  [paths.checkoutDone]: {
    title: 'Your order',
    description: 'Whether your payment has arrived, what you bought, and where to find it.',
  },
  [paths.dashboard]: {
    title: 'Dashboard',
    description: 'Your marketing profile, what to do next, and how long your membership runs.',
  },
  [paths.sharedProfile]: {
    title: 'A shared marketing profile',
    description: 'A marketing profile that somebody has shared with you by a private link.',
  },
  [paths.myProfile]: {
    title: 'My profile',
    description: 'Read your marketing profile, change it, and work with its prompts.',
  },
  [paths.machine]: {
    title: 'Marketing Machine',
    description:
      'Eleven steps from your profile to a month that you can review, each with a tool that does part of the work.',
  },
  [paths.plan]: {
    title: 'My plan',
    description: 'The tasks of your roadmap with their dates, reminders and a calendar feed.',
  },
  [paths.promptPacks]: {
    title: 'Prompt Packs',
    description: 'The prompt packs that belong to your account, and those you can add.',
  },
  [paths.shop]: {
    title: 'Shop',
    description: 'Prompt packs and bootcamp seats, straight into your cart.',
  },
  [paths.myServices]: {
    title: 'Services',
    description: 'Ask our team for a service, and follow what becomes of your requests.',
  },
  [paths.affiliate]: {
    title: 'Affiliate',
    description: 'Your own link, who came by it, and what you have earned.',
  },
  [paths.notifications]: {
    title: 'Notifications',
    description: 'What has happened in your account since you were last here.',
  },
  [paths.settings]: {
    title: 'Settings',
    description: 'Change your email address or password, and see where you are logged in.',
  },
};

const tokenPaths: readonly string[] = [paths.resetPassword, paths.activate, paths.confirmEmail, paths.sharedProfile];

/** @returns the screen at this address (query and fragment do not matter), if there is one. */
export function screenAt(href: string): Screen | undefined {
  const path = screenPaths.find((known) => known === cleanPath(href));
  return (
    path && {
      path,
      ...words[path],
      ...(path === paths.signup ? { card: '/cards/signup.png' } : { noindex: true }),
      area: path.startsWith(paths.dashboard) ? 'member' : 'account',
      ...(tokenPaths.includes(path) && { carriesToken: true }),
    }
  );
}

/** @returns headers that the screen's page is sent with, over those that every page has. */
export function screenHeaders(screen: Screen): Record<string, string> {
  return { 'Cache-Control': 'no-store', ...(screen.carriesToken && { 'Referrer-Policy': 'no-referrer' }) };
}
