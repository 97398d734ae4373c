/** Addresses that were given out once and have no page of their own: the server answers 308, queries are kept. */
import { paths } from '../paths.ts';

/** A key that ends in `/*` stands for everything below it that is no page. */
export const redirects: Readonly<Record<string, string>> = {
  '/tools/marketing-tools': '/tools',
  '/ai-marketing-services': `${paths.services}/ai-marketing-services`,
};

/** @returns where an address that is no page leads, if anywhere. */
export function redirectOf(path: string, table = redirects): string | undefined {
  if (Object.hasOwn(table, path)) return table[path];
  const parent = `${path.slice(0, path.lastIndexOf('/'))}/*`;
  return Object.hasOwn(table, parent) ? table[parent] : undefined;
}
