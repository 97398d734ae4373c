/** Page object for the account screens. Locators use roles and names only. */
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { failedWithStatus } from './test.ts';

/**
 * Member screens poll for notifications. A poll may be under way when the session ends, and during a password change it
 * is refused once and retried.
 */
export const newsOfEndedSession = failedWithStatus(401);

export class AccountPage {
  readonly page: Page;
  readonly main: Locator;
  /** Navigation of the member area: at the side, or the bottom bar on phones. */
  readonly areas: Locator;
  /** Links to the notifications and shows the unread count. */
  readonly bell: Locator;
  /** At the side, or in the sheet behind "More" on phones. */
  readonly signOut: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly newPassword: Locator;
  /** The error message in the form. */
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

  /** Fills in and submits the sign-in form. */
  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    // The cart asks for an email too, and stays until the sign-in screen is loaded.
    await expect(this.password).toBeVisible();
    await this.email.fill(email);
    await this.password.fill(password);
    await this.button('Sign in').click();
  }

  /** A toast, found by part of its text. */
  toast(words: string): Locator {
    return this.page
      .getByRole('alert')
      .filter({ hasText: words })
      .filter({ has: this.page.getByRole('button', { name: 'Close' }) });
  }
}

/** Collects requests to a procedure from now on, for example to check that none was sent. */
export function procedureCalls(page: Page, name: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.split('/').at(-1)?.split(',').includes(name)) calls.push(request);
  });
  return calls;
}

/**
 * Watches every request of a page for a secret in its URL or Referer.
 * @returns a function that takes the token and lists where it was seen, apart from the page's own URL
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
