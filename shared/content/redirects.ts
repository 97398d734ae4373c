/** URLs without a page of their own that redirect to another one, keeping queries. */
import { paths } from '../paths.ts';

/**
 * Old URLs that are gone for good; the server responds with 308. A key that ends in `/*` matches everything directly
 * below it that isn't a page.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/locations/st-louis': '/locations/saint-louis',
  '/tools/marketing-tools': '/tools',
  '/ai-marketing-services': `${paths.services}/ai-marketing-services`,
};

/**
 * URLs that may become a page one day, such as an upcoming article; the server responds with 302, which isn't cached.
 */
export const temporaryRedirects: Readonly<Record<string, string>> = {
  '/blog/*': '/blog',
};

/** @returns where a URL without a page redirects to, if anywhere */
export function redirectOf(path: string, table = redirects): string | undefined {
  if (Object.hasOwn(table, path)) return table[path];
  const parent = `${path.slice(0, path.lastIndexOf('/'))}/*`;
  return Object.hasOwn(table, parent) ? table[parent] : undefined;
}
