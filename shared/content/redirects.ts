/** Addresses without a page of their own that lead to another one; queries are kept. */
import { paths } from '../paths.ts';

/** Given out once and gone for good: the server answers 308. A key that ends in `/*` stands for everything right below it that is no page. */
export const redirects: Readonly<Record<string, string>> = {
  '/locations/st-louis': '/locations/saint-louis',
  '/tools/marketing-tools': '/tools',
  '/ai-marketing-services': `${paths.services}/ai-marketing-services`,
};

/** May become a page one day, such as an article that is still to come: the server answers 302, which nobody remembers. */
export const temporaryRedirects: Readonly<Record<string, string>> = {
  '/blog/*': '/blog',
};

/** @returns where an address that is no page leads, if anywhere. */
export function redirectOf(path: string, table = redirects): string | undefined {
  if (Object.hasOwn(table, path)) return table[path];
  const parent = `${path.slice(0, path.lastIndexOf('/'))}/*`;
  return Object.hasOwn(table, parent) ? table[parent] : undefined;
}
