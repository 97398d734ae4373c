/** The local mailbox as the person at the machine sees it. */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { temporaryPasswordIn } from '../helpers/mails.ts';
import { unlockLocalPages } from './local-pages.ts';

export class MailboxPage {
  readonly page: Page;
  /** The open mail as a mail program would show it. */
  readonly mail: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.mail = page.frameLocator('iframe');
  }

  /** Opens the newest mail to an address with this subject, as soon as it is there. */
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

  /** Follows a button of the open mail, in the tab it opens. */
  async follow(name: string): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await this.mail.getByRole('link', { name, exact: true }).click();
    return opened;
  }

  /** The temporary password as it stands in the open mail. */
  async temporaryPassword(): Promise<string> {
    const text = await this.mail.locator('body').innerText();
    return temporaryPasswordIn({ text });
  }
}
