/** The real application in this process, on a free port, against a test database. */
import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client';
import { serve, type Serving } from '../../server/serve.ts';
import type { AppRouter } from '../../server/trpc/app-router.ts';

export type SiteOptions = { databaseUrl: string; redisUrl?: string | undefined; role?: 'all' | 'web' | 'worker'; env?: Record<string, string> };

export function siteEnv(options: SiteOptions): Record<string, string> {
  return {
    DATABASE_URL: options.databaseUrl,
    ...(options.redisUrl ? { REDIS_URL: options.redisUrl } : {}),
    ROLE: options.role ?? 'all',
    HOST: '127.0.0.1',
    PORT: '0',
    BASE_URL: 'http://localhost',
    SESSION_SECRET: 'a-secret-for-tests-only-with-many-characters',
    LOG_LEVEL: 'silent',
    ...options.env,
  };
}

export function startSite(options: SiteOptions): Promise<Serving> {
  return serve(siteEnv(options));
}

export type Visitor = { api: TRPCClient<AppRouter>; cookie(): string; fetch: typeof fetch };

/** A browser without a screen: it keeps its cookie and calls the API. `address` is its X-Forwarded-For. */
export function createVisitor(address: string, from?: string): Visitor {
  let cookie = '';
  const withCookie: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookie) headers.set('cookie', cookie);
    if (from) headers.set('x-forwarded-for', from);
    const response = await fetch(input, { ...init, headers });
    const set = response.headers.getSetCookie()[0];
    if (set) cookie = set.split(';')[0]!;
    return response;
  };
  const api = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${address}/trpc`, fetch: withCookie })] });
  return { api, cookie: () => cookie, fetch: withCookie };
}
