/**
 * Accounts for browser tests, created through the site's API and mailbox. Each has a unique address, so tests don't
 * block each other. Import `test` from here to use them.
 */
import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  devices,
  expect,
  type APIRequest,
  type APIRequestContext,
  type BrowserContext,
  type Cookie,
  type Page,
} from '@playwright/test';
import { findMail } from '#server/lib/mail-files.ts';
import { signedInCookie } from '#shared/session-hint.ts';
import { insertMember, openSession } from '../helpers/account-rows.ts';
import { sampleAnswers } from '../helpers/conversation.ts';
import { temporaryPasswordIn } from '../helpers/mails.ts';
import { SiteApi } from './site-api.ts';
import { siteSecret, type Site } from './site-process.ts';
import { test as base } from './test.ts';

export type Member = { email: string; password: string; fullName: string; businessName: string };
/** A visitor with an activation email. */
export type Invited = { email: string; token: string; link: string; temporaryPassword: string };

export const subjects = {
  activate: 'Dana, your marketing plan for Coral Bay Cooling is ready',
  confirm: 'Confirm your email for Everglow',
  changeEmail: 'Confirm your new email for Everglow',
  reset: 'Choose a new Everglow password',
  existing: 'You already have an Everglow account',
  passwordChanged: 'Your Everglow password was changed',
  emailChanged: 'Your Everglow account has a new email',
} as const;

export const newEmail = () => `dana-${randomUUID().slice(0, 8)}@example.com`;

export function newMember(overrides: Partial<Member> = {}): Member {
  return {
    email: newEmail(),
    password: 'Sunrise over A1A 7',
    fullName: 'Dana Rivera',
    businessName: 'Coral Bay Cooling',
    ...overrides,
  };
}

/** A random client address, so that per-address limits don't add up across tests. */
const ownAddress = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

/** Calls a mutation in the format of our client. */
async function call<T>(request: APIRequestContext, procedure: string, input?: unknown): Promise<T> {
  const response = await request.post(`/trpc/${procedure}?batch=1`, { data: { 0: input } });
  const body = await response.text();
  expect(response.status(), `${procedure}: ${body}`).toBe(200);
  const [answer] = JSON.parse(body) as [{ result: { data: T } }];
  return answer.result.data;
}

/** Answers the chat and waits for the profile. */
async function finishProfile(request: APIRequestContext, answers: ReturnType<typeof sampleAnswers>): Promise<void> {
  const api = new SiteApi(request);
  const { id } = await api.finish(answers);
  await call(request, 'profile.generate', { conversationId: id });
  await api.profile(id);
}

export class Accounts {
  private readonly context: BrowserContext;
  private readonly requests: APIRequest;
  private readonly site: Site;

  /** @param context the test's browser, which `signIn` signs in */
  constructor(context: BrowserContext, requests: APIRequest, site: Site) {
    this.context = context;
    this.requests = requests;
    this.site = site;
  }

  private get browser(): APIRequestContext {
    return this.context.request;
  }

  /** Returns the text parts of all emails to an address with this subject, newest first. */
  async mails(to: string, subject: string): Promise<string[]> {
    const sent = await this.site.rows.query<{ id: string }>(
      "select id from emails where to_email = $1 and status = 'sent' order by created_at desc",
      [to.toLowerCase()],
    );
    const found = await Promise.all(sent.map(({ id }) => findMail(path.join(this.site.dataDir, 'mail'), id)));
    return found.flatMap((mail) => (mail?.subject === subject ? [mail.text] : []));
  }

  /** Returns the newest of them, waiting for the first one. */
  async mail(to: string, subject: string): Promise<string> {
    let texts: string[] = [];
    await expect(async () => {
      texts = await this.mails(to, subject);
      expect(texts.length, `mails "${subject}" to ${to}`).toBeGreaterThan(0);
    }).toPass({ timeout: 20_000 });
    return texts[0]!;
  }

  /** Returns path and token of the newest link emailed to an address. */
  async link(to: string, subject: string): Promise<string> {
    const text = await this.mail(to, subject);
    const link = /https?:\/\/[^/\s]+(\/[\w/-]+\?token=[\w-]+)/.exec(text)?.[1];
    expect(link, text).toBeDefined();
    return link!;
  }

  /** Signs up a member who has yet to confirm the address, without using the test's browser. */
  async unconfirmed(overrides: Partial<Member> = {}): Promise<Member> {
    const member = newMember(overrides);
    await this.elsewhere((request) => call(request, 'auth.signUp', member));
    return member;
  }

  /** Creates a confirmed member without signing in the test's browser. */
  async member(overrides: Partial<Member> = {}): Promise<Member> {
    const member = newMember(overrides);
    await insertMember(this.site.rows, member);
    return member;
  }

  /** Gives a member Pro without an end date. */
  async makePro({ email }: { email: string }): Promise<void> {
    await this.site.rows.query(
      "update user_memberships set plan = 'pro' from users where users.id = user_id and email = $1",
      [email.toLowerCase()],
    );
  }

  /** Creates a member whose account has a finished profile. */
  async memberWithProfile(overrides: Partial<Member> = {}): Promise<Member> {
    const member = await this.member(overrides);
    const answers = sampleAnswers({
      contact_info: member.email,
      business_name: member.businessName,
      name_input: member.fullName,
    });
    await this.elsewhere((request) => finishProfile(request, answers), await this.sessionOf(member));
    return member;
  }

  /** Creates a visitor who answered the chat in another browser and has the activation email. */
  async invited(email = newEmail()): Promise<Invited> {
    return this.elsewhere(async (request) => {
      await finishProfile(request, sampleAnswers({ contact_info: email }));
      const text = await this.mail(email, subjects.activate);
      const token = /\?token=([\w-]+)/.exec(text)![1]!;
      return { email, token, link: `/auth/activate?token=${token}`, temporaryPassword: temporaryPasswordIn({ text }) };
    });
  }

  /** Signs in the test's browser without using a screen. */
  async signIn(account: { email: string }): Promise<void> {
    await this.context.addCookies(await this.sessionOf(account));
  }

  /** Returns the cookies of a new session. */
  private async sessionOf({ email }: { email: string }): Promise<Cookie[]> {
    const { userAgent } = devices['Desktop Chrome'];
    const value = await openSession(this.site.rows, { email, userAgent }, siteSecret);
    const common = { domain: 'localhost', path: '/', expires: -1, secure: false, sameSite: 'Lax' } as const;
    return [
      { ...common, name: 'everglow-session', value, httpOnly: true },
      { ...common, name: signedInCookie, value: '1', httpOnly: false },
    ];
  }

  /** Creates a member and signs in the test's browser. */
  async signedIn(overrides: Partial<Member> = {}): Promise<Member> {
    const member = await this.member(overrides);
    await this.signIn(member);
    return member;
  }

  /** Calls a mutation as the test's browser. */
  call<T>(procedure: string, input?: unknown): Promise<T> {
    return call<T>(this.browser, procedure, input);
  }

  /** Calls a query as the test's browser. */
  async read<T>(procedure: string, input?: unknown): Promise<T> {
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    const response = await this.browser.get(`/trpc/${procedure}${query}`);
    expect(response.status(), `${procedure}: ${await response.text()}`).toBe(200);
    return ((await response.json()) as { result: { data: T } }).result.data;
  }

  /** Tries a password as an attacker would. @returns the HTTP status */
  async tryPassword(email: string, password: string): Promise<number> {
    return this.elsewhere(async (request) =>
      (await request.post('/trpc/auth.signIn', { data: { email, password } })).status(),
    );
  }

  /** Makes requests as another browser at another address. */
  private async elsewhere<T>(work: (request: APIRequestContext) => Promise<T>, cookies: Cookie[] = []): Promise<T> {
    const request = await this.requests.newContext({
      baseURL: this.site.address,
      extraHTTPHeaders: ownAddress(),
      ...(cookies.length > 0 && { storageState: { cookies, origins: [] } }),
    });
    try {
      return await work(request);
    } finally {
      await request.dispose();
    }
  }
}

type AccountFixtures = {
  accounts: Accounts;
  /** A page in another browser, at another address. */
  otherPage: Page;
};

export const test = base.extend<AccountFixtures>({
  accounts: async ({ playwright, context, site }, use) => use(new Accounts(context, playwright.request, site)),

  otherPage: async ({ browser, baseURL, guard }, use) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      reducedMotion: 'reduce',
      extraHTTPHeaders: ownAddress(),
    });
    guard.watch(context);
    await use(await context.newPage());
    await context.close();
  },
});
