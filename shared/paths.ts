/** URLs shared by several parts of the code. */
import { brand } from './brand.ts';
import type { ItemId } from './domain/catalogue.ts';

export const paths = {
  home: '/',
  whatWeDo: '/what-we-do',
  about: '/about',
  contact: '/contact',
  login: '/login',
  signup: '/signup',
  profile: `/${brand.slug}`,
  podcast: '/podcast-journey',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  blogFeed: '/blog/rss.xml',
  sampleProfile: '/sample-profile',
  services: '/services',
  bootcamp: '/bootcamp',
  bootcampUpgrade: '/bootcamp/upgrade',
  tools: '/tools',
  cart: '/cart',
  checkoutDone: '/checkout/done',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  activate: '/auth/activate',
  confirmEmail: '/auth/confirm',
  unsubscribe: '/unsubscribe',
  newsletterConfirm: '/newsletter/confirm',
  dashboard: '/dashboard',
  myProfile: '/dashboard/profile',
  machine: '/dashboard/marketing-machine',
  plan: '/dashboard/plan',
  promptPacks: '/dashboard/prompt-packs',
  shop: '/dashboard/shop',
  myServices: '/dashboard/services',
  affiliate: '/dashboard/affiliate',
  notifications: '/dashboard/notifications',
  settings: '/dashboard/settings',
  admin: '/admin',
  sharedProfile: '/shared-profile',
  download: '/download',
  seatCalendar: '/download/bootcamp.ics',
  calendar: '/calendar',
  visit: '/visit',
} as const;

/** Returns the path of the cart, to which the link adds an item. */
export const buyPath = (itemId: ItemId) => `${paths.cart}?add=${itemId}`;

/**
 * Normalizes a path: no query, no fragment, no trailing slash.
 * @param url a path as sent by a browser, e.g. `/about/?from=mail`
 */
export function cleanPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/';
}

/**
 * Paths the server handles that aren't pages. The admin area is a separate document, never loaded as a page of the
 * site.
 */
const notPages =
  /^\/(admin|trpc|dev|download|calendar|unsubscribe|newsletter|sandbox|visit|webhooks|metrics|livez|readyz)(\/|$)/;

/** @returns whether a URL is, or would be, a page of this site: not a file, an API or another site */
export function isPagePath(href: string): boolean {
  const path = cleanPath(href);
  return /^\/(?!\/)/.test(href) && !notPages.test(path) && !/\.\w+$/.test(path);
}

/**
 * Returns where to go after signing in: a path on this site, or the fallback. Rejects anything a browser could
 * interpret as another host (`//x`, `/\\x`, control characters, schemes), and the sign-in page itself.
 * @param origin text from the address bar or a query
 */
export function ownPath(origin: string | null | undefined, fallback: string): string {
  if (!origin || origin.length > 500 || !/^\/(?![/\\])/.test(origin) || /[\\\p{Cc}]/u.test(origin)) return fallback;
  const base = 'http://own.invalid';
  if (!URL.canParse(origin, base)) return fallback;
  const url = new URL(origin, base);
  if (url.origin !== base || url.pathname.startsWith('//') || cleanPath(url.pathname) === paths.login) return fallback;
  return url.pathname + url.search + url.hash;
}
