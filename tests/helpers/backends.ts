/** Both queue stores, for `describe.each`: the same tests must pass on either. */
import { inject } from 'vitest';

export type Backend = {
  name: 'postgres' | 'redis';
  redisUrl: string | undefined;
};

/** @param database Redis database number, one per test file, so that files don't see each other's jobs. */
export function backends(database: number): Backend[] {
  const redisUrl = inject('redisUrl');
  const withRedis: Backend[] = redisUrl ? [{ name: 'redis', redisUrl: `${redisUrl}/${database}` }] : [];
  return [{ name: 'postgres', redisUrl: undefined }, ...withRedis];
}
