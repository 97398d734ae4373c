import { paths } from '#shared/paths.ts';
import { baseUrlToken } from '#client/app/head.ts';

/**
 * What no crawler has business with: the API, and what lies behind the sign-in. Sign-in, activation and cart may be
 * fetched, or nobody would see the `noindex` in them.
 */
const closed = ['/trpc/', '/dev/', '/metrics', paths.unsubscribe, paths.dashboard];

export function robotsTxt(): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${baseUrlToken}/sitemap.xml`,
    '',
  ].join('\n');
}
