/**
 * Pages that render in the browser: sign-in and cart (`account`), and the member area (`member`). Their frame is
 * prerendered, and the app renders the screen in it (client/app/app.tsx).
 */
import { cleanPath, paths } from '../paths.ts';

export type Screen = {
  path: ScreenPath;
  /** Without the ` | brand` suffix that `fullTitle` adds. */
  title: string;
  description: string;
  /** Set on all screens except sign-up, which may be indexed and shared. */
  noindex?: true;
  /** Share image of a screen that may be indexed. */
  card?: string;
  area: 'account' | 'member';
  /** The URL may contain a secret, which must not reach other sites or caches. */
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
    title: 'Sign in',
    description: 'Sign in to see your marketing profile, your prompts and your notifications.',
  },
  [paths.signup]: {
    title: 'Apply for your marketing profile',
    // Also shown on the page.
    description:
      "Tell us about your business in seven short steps, and our team will build your marketing profile. You'll hear from us within 1-2 business days.",
  },
  [paths.forgotPassword]: {
    title: 'Forgot your password',
    description: "Enter your email address, and we'll send you a link to choose a new password.",
  },
  [paths.resetPassword]: {
    title: 'Choose a new password',
    description: 'Use the link from your email to choose a new password for your account.',
  },
  [paths.activate]: {
    title: 'Activate your account',
    description: 'Use the link and the temporary password from your email to activate your account.',
  },
  [paths.confirmEmail]: {
    title: 'Confirm your email address',
    description: 'Confirm the email address on your account with one click.',
  },
  [paths.cart]: {
    title: 'Your cart',
    description: 'Review your seats and prompt packs, change quantities, see the total and check out.',
  },
  [paths.checkoutDone]: {
    title: 'Your order',
    description: 'See if your payment went through, what you bought and where to find it.',
  },
  [paths.dashboard]: {
    title: 'Dashboard',
    description: 'See your marketing profile, your next step and how long your membership lasts.',
  },
  [paths.sharedProfile]: {
    title: 'A shared marketing profile',
    description: 'View a marketing profile that someone shared with you through a private link.',
  },
  [paths.myProfile]: {
    title: 'My profile',
    description: 'Read and edit your marketing profile, and use its prompts.',
  },
  [paths.machine]: {
    title: 'Marketing Machine',
    description:
      'Work through 11 steps, from your profile to a full month you can review. Each step has a tool that does part of the work.',
  },
  [paths.plan]: {
    title: 'My plan',
    description: 'See the tasks on your roadmap, with dates, reminders and a calendar feed.',
  },
  [paths.promptPacks]: {
    title: 'Prompt Packs',
    description: 'See the prompt packs you own and the ones you can add.',
  },
  [paths.shop]: {
    title: 'Shop',
    description: 'Add prompt packs and bootcamp seats to your cart.',
  },
  [paths.myServices]: {
    title: 'Services',
    description: 'Ask our team for a service, and keep track of your requests.',
  },
  [paths.affiliate]: {
    title: 'Affiliate',
    description: "Get your own link, and see who used it and what you've earned.",
  },
  [paths.notifications]: {
    title: 'Notifications',
    description: "See what's happened in your account since your last visit.",
  },
  [paths.settings]: {
    title: 'Settings',
    description: "Change your email address or password, and see where you're signed in.",
  },
};

const tokenPaths: readonly string[] = [paths.resetPassword, paths.activate, paths.confirmEmail, paths.sharedProfile];

/** Returns the screen at this URL, if there is one. Ignores query and fragment. */
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

/** Returns extra response headers for the screen's page. */
export function screenHeaders(screen: Screen): Record<string, string> {
  return { 'Cache-Control': 'no-store', ...(screen.carriesToken && { 'Referrer-Policy': 'no-referrer' }) };
}
