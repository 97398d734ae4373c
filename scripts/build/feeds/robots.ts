import { paths } from '#shared/paths.ts';
import { baseUrlToken } from '#client/app/head.ts';

/**
 * Paths that crawlers shouldn't fetch: the API and everything behind sign-in. Sign-in, activation, and cart may be
 * fetched; otherwise nobody would see their `noindex`.
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
