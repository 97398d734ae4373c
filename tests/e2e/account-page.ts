/** The screens around an account as a visitor sees them. Locators go by role and name only. */
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { failedWithStatus } from './test.ts';

/**
 * Member screens look for news by themselves; a look may be under way while the session ends. While a password changes, it is
 * refused once and asked again.
 */
export const newsOfEndedSession = failedWithStatus(401);

export class AccountPage {
  readonly page: Page;
  readonly main: Locator;
  /** The areas of a member, beside the screen; on phones the bar at the bottom. */
  readonly areas: Locator;
  /** Leads to the notifications, and says how many are unread. */
  readonly bell: Locator;
  /** Beside the screen; on phones in the sheet behind "More". */
  readonly signOut: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly newPassword: Locator;
  /** What went wrong, inside the form. */
  readonly problem: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.areas = page.getByRole('navigation', { name: 'Areas', exact: true });
    this.bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
    this.signOut = page.getByRole('button', { name: 'Sign out', exact: true });
    this.email = this.main.getByRole('textbox', { name: 'Email', exact: true });
    this.password = this.main.getByLabel('Password', { exact: true });
    this.newPassword = this.main.getByLabel('New password', { exact: true });
    this.problem = this.main.getByRole('alert');
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.main.getByRole('link', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.main.getByRole('heading', { level: 1, name, exact: true });
  }

  /** Types into the sign-in form and sends it. */
  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button('Log in').click();
  }

  /** A notice over the page, by any of its words. */
  toast(words: string): Locator {
    return this.page
      .getByRole('alert')
      .filter({ hasText: words })
      .filter({ has: this.page.getByRole('button', { name: 'Close' }) });
  }
}

/** Requests to a procedure from now on, e.g. to see that none was sent. */
export function procedureCalls(page: Page, name: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.split('/').at(-1)?.split(',').includes(name)) calls.push(request);
  });
  return calls;
}

/**
 * Watches every request of a page for a secret in its address or Referer.
 * @returns what to ask, with the token, once all is done: where it was seen, besides in the address of the page itself
 */
export function watchForLeaks(page: Page): (token: string, pagePath: string) => Promise<string[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async (token, pagePath) => {
    const seen: string[] = [];
    expect(requests.length).toBeGreaterThan(3);
    for (const request of requests) {
      const isPageItself = request.isNavigationRequest() && new URL(request.url()).pathname === pagePath;
      if (request.url().includes(token) && !isPageItself) seen.push(`address ${request.url()}`);
      const headers = await request.allHeaders().catch(() => request.headers());
      if (headers.referer?.includes(token)) seen.push(`referer of ${request.url()}`);
    }
    return seen;
  };
}
