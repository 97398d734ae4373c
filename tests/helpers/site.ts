/** The real application in this process, on a free port, against a test database. */
import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import { serve, type Serving } from '../../server/serve.ts';
import type { AppRouter } from '../../server/trpc/app-router.ts';

export type SiteOptions = {
  databaseUrl: string;
  redisUrl?: string | undefined;
  role?: 'all' | 'web' | 'worker';
  env?: Record<string, string>;
  /** Also the built pages; without them the site is an API. */
  pages?: boolean;
};

/** The settings of a deployed site. One proxy is trusted, so that each visitor of a test has an address of its own. */
export function siteEnv(options: SiteOptions): Record<string, string> {
  return {
    DATABASE_URL: options.databaseUrl,
    ...(options.redisUrl ? { REDIS_URL: options.redisUrl } : {}),
    ROLE: options.role ?? 'all',
    HOST: '127.0.0.1',
    PORT: '0',
    BASE_URL: 'http://localhost',
    TRUST_PROXY: '1',
    SESSION_SECRET: 'a-secret-for-tests-only-with-many-characters',
    LOG_LEVEL: 'silent',
    ...options.env,
  };
}

export function startSite(options: SiteOptions): Promise<Serving> {
  return serve(siteEnv(options), { pages: options.pages ?? false });
}

export type Visitor = {
  /** Every call is a request of its own, so that parallel calls are parallel. */
  api: TRPCClient<AppRouter>;
  address: string;
  /** `name=value`, or empty. */
  cookie(): string;
  /** The attributes that came with it. */
  setCookie(): string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** One procedure by its path, whatever its type. */
  call(path: string, kind: 'query' | 'mutation', input: unknown): Promise<Answer>;
};

export type Answer = { status: number; data: unknown; code: string | undefined; message: string | undefined };

type Envelope = { result?: { data?: unknown }; error?: { message?: string; data?: { code?: string } } };

let visitors = 0;

/**
 * A browser without a screen: it keeps its cookie and calls the API.
 * @param options `from`: its X-Forwarded-For, by default an address nobody else has; `cookie`: one it brings along.
 */
export function createVisitor(address: string, options: { from?: string; cookie?: string } = {}): Visitor {
  visitors += 1;
  const from = options.from ?? `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  let cookie = options.cookie ?? '';
  let setCookie = '';
  const withCookie: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookie) headers.set('cookie', cookie);
    headers.set('x-forwarded-for', from);
    const response = await fetch(input, { ...init, headers });
    const set = response.headers.getSetCookie()[0];
    if (set) {
      setCookie = set;
      cookie = set.split(';')[0]!;
    }
    return response;
  };
  return {
    api: createTRPCClient<AppRouter>({ links: [httpLink({ url: `${address}/trpc`, fetch: withCookie })] }),
    address,
    cookie: () => cookie,
    setCookie: () => setCookie,
    fetch: (path, init) => withCookie(`${address}${path}`, init),
    async call(path, kind, input) {
      const response =
        kind === 'mutation'
          ? await withCookie(`${address}/trpc/${path}`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(input),
            })
          : await withCookie(`${address}/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input) ?? '')}`);
      const body = (await response.json()) as Envelope;
      const { error, result } = body;
      return { status: response.status, data: result?.data, code: error?.data?.code, message: error?.message };
    },
  };
}
