/** Addresses that more than one place of the code must agree on. */
import { brand } from './brand.ts';

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
} as const;

/**
 * The one form of a path: no query, no fragment, no slash at its end.
 * @param url a path as a browser sends it, e.g. `/about/?from=mail`
 */
export function cleanPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/';
}
