/** Runs the real application in this process, on a free port, against a test database. */
import os from 'node:os';
import path from 'node:path';
import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import { serve, type Serving } from '#server/serve.ts';
import type { AppRouter } from '#server/trpc/app-router.ts';

/** Seals cookies and queued emails of sites that aren't given their own secret. */
export const siteSecret = 'a-secret-for-tests-only-with-many-characters';

/** Folder where sites under test keep their emails, in `mail`. */
export const testDataDir = path.join(os.tmpdir(), `everglow-test-${process.pid}`);

export type SiteOptions = {
  databaseUrl: string;
  redisUrl?: string | undefined;
  role?: 'all' | 'web' | 'worker';
  env?: Record<string, string>;
  /** Also serves the built pages; without them the site is only an API. */
  pages?: boolean;
};

/**
 * Settings of an https site, which must be able to send email. Nothing listens at the mail server's address, and
 * nothing is sent.
 */
export const publicSiteEnv = {
  BASE_URL: 'https://www.example.com',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Everglow <hello@example.com>',
};

/** Builds the settings of a deployed site. One proxy is trusted, so that each test visitor has a separate address. */
export function siteEnv(options: SiteOptions): Record<string, string> {
  return {
    DATABASE_URL: options.databaseUrl,
    ...(options.redisUrl ? { REDIS_URL: options.redisUrl } : {}),
    ROLE: options.role ?? 'all',
    HOST: '127.0.0.1',
    PORT: '0',
    BASE_URL: 'http://localhost',
    TRUST_PROXY: '1',
    DATA_DIR: testDataDir,
    SESSION_SECRET: siteSecret,
    LOG_LEVEL: 'silent',
    ...options.env,
  };
}

export function startSite(options: SiteOptions): Promise<Serving> {
  return serve(siteEnv(options), { pages: options.pages ?? false });
}

export type Visitor = {
  /** Sends each call as a separate request, so that parallel calls are really parallel. */
  api: TRPCClient<AppRouter>;
  address: string;
  /** All cookies as a browser sends them: `name=value; name=value`, or empty. */
  cookie(): string;
  /** The last Set-Cookie line, or that of the cookie whose name ends with `name`. */
  setCookie(name?: string): string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Calls a procedure by its path, whatever its type. */
  call(path: string, kind: 'query' | 'mutation', input: unknown): Promise<Answer>;
};

export type Answer = {
  status: number;
  data: unknown;
  code: string | undefined;
  /** The application's error code, if it has one. */
  appCode: string | undefined;
  /** The input field that the error refers to. */
  field: unknown;
  message: string | undefined;
};

type Envelope = {
  result?: { data?: unknown };
  error?: { message?: string; data?: { code?: string; appCode?: string; field?: unknown } };
};

let visitors = 0;

/**
 * Creates a browser without a screen: it keeps its cookies and calls the API.
 * @param options `from`: its X-Forwarded-For, by default a unique address; `cookie`: an initial cookie.
 */
export function createVisitor(address: string, options: { from?: string; cookie?: string } = {}): Visitor {
  visitors += 1;
  const from = options.from ?? `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const jar = new Map(
    (options.cookie ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair] as const),
  );
  const lines: string[] = [];
  const cookie = () => [...jar.values()].join('; ');
  const withCookie: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (jar.size > 0) headers.set('cookie', cookie());
    headers.set('x-forwarded-for', from);
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      lines.push(line);
      const pair = line.split(';')[0]!;
      const name = pair.slice(0, pair.indexOf('='));
      if (/; Max-Age=0(;|$)/i.test(line)) jar.delete(name);
      else jar.set(name, pair);
    }
    return response;
  };
  return {
    api: createTRPCClient<AppRouter>({ links: [httpLink({ url: `${address}/trpc`, fetch: withCookie })] }),
    address,
    cookie,
    setCookie: (name) => lines.findLast((line) => !name || line.slice(0, line.indexOf('=')).endsWith(name)) ?? '',
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
      return {
        status: response.status,
        data: result?.data,
        code: error?.data?.code,
        appCode: error?.data?.appCode,
        field: error?.data?.field,
        message: error?.message,
      };
    },
  };
}
