/**
 * The `test` of all browser tests. Each test acts as a new visitor from a new address and fails on anything unexpected:
 * console output, page errors and requests to other servers.
 */
import { createHash } from 'node:crypto';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { ChatPage } from './chat-page.ts';
import { SiteApi } from './site-api.ts';
import { startSite, type Site } from './site-process.ts';

type Fixtures = {
  /** Watches the test's browser context; `expectConsole` allows a message that the test provokes on purpose. */
  guard: Guard;
  chat: ChatPage;
  /** The API with the cookie and address of the test's browser. */
  api: SiteApi;
};

export class Guard {
  private readonly said: string[] = [];
  private readonly expected: (string | RegExp)[] = [];
  private readonly origin: string;

  constructor(context: BrowserContext, baseUrl: string) {
    this.origin = new URL(baseUrl).origin;
    this.watch(context);
  }

  /** Watches an additional context that a test opens. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.said.push(message.text());
    });
    context.on('weberror', (error) => this.said.push(`uncaught: ${error.error().message}`));
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== this.origin) this.said.push(`request to ${url.origin}`);
    });
  }

  /** Allows a console message: its full text, or a pattern for it. */
  expectConsole(line: string | RegExp): void {
    this.expected.push(line);
  }

  unexpected(): string[] {
    return this.said.filter(
      (text) => !this.expected.some((line) => (typeof line === 'string' ? text === line : line.test(text))),
    );
  }
}

/** Chromium's own message about an error response. */
export const failedWithStatus = (status: number) =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${status} \\(`);
/** Chromium's own messages about requests that the test aborts. */
export const failedConnection = /^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)$/;

export const test = base.extend<Fixtures, { site: Site }>({
  /** One site per worker, shared by its tests. */
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ site }, use) => use(site.address),

  // eslint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use, testInfo) => {
    const id = `${testInfo.testId} ${testInfo.repeatEachIndex} ${testInfo.retry}`;
    const [a = 0, b = 0, c = 0] = createHash('sha256').update(id).digest();
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` });
  },

  guard: [
    async ({ context, baseURL }, use) => {
      const guard = new Guard(context, baseURL!);
      await use(guard);
      expect(guard.unexpected(), 'unexpected console output or request').toEqual([]);
    },
    { auto: true },
  ],

  chat: async ({ page }, use) => use(new ChatPage(page)),
  api: async ({ context }, use) => use(new SiteApi(context.request)),
});

export { expect };
