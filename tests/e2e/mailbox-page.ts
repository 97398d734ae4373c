/** Page object for the local mailbox. */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { temporaryPasswordIn } from '../helpers/mails.ts';
import { unlockLocalPages } from './local-pages.ts';

export class MailboxPage {
  readonly page: Page;
  /** The open message as an email client would show it. */
  readonly mail: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.mail = page.frameLocator('iframe');
  }

  /** Opens the newest message to an address with this subject, as soon as it arrives. */
  async open(address: string, subject: string | RegExp): Promise<void> {
    await unlockLocalPages(this.page.context());
    const link = this.page
      .getByRole('link')
      .filter({ hasText: subject })
      .filter({ hasText: `to ${address}` });
    await expect(async () => {
      await this.page.goto('/dev/mailbox');
      await expect(link.first()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await link.first().click();
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(subject);
  }

  /** Follows a button in the open message to the tab it opens. */
  async follow(name: string): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await this.mail.getByRole('link', { name, exact: true }).click();
    return opened;
  }

  /** The temporary password in the open message. */
  async temporaryPassword(): Promise<string> {
    const text = await this.mail.locator('body').innerText();
    return temporaryPasswordIn({ text });
  }
}
