/** Page object for the test payment page, where no money moves. */
import { expect, type Locator, type Page } from '@playwright/test';

export class SandboxPage {
  readonly page: Page;
  readonly decline: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.page = page;
    this.decline = page.getByRole('button', { name: 'Pay with a declined card' });
    this.back = page.getByRole('link', { name: 'Back without paying' });
  }

  /** Waits for the page with this price. @param price as displayed, e.g. `$49.99` */
  async expectOpen(price: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/sandbox\/checkout\/cs_/);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(`Pay ${price}`);
    await expect(this.page.getByText('No money moves.').first()).toBeVisible();
  }

  /** Pays and waits for the site's own page that follows. */
  async pay(price: string): Promise<void> {
    await this.expectOpen(price);
    await this.page.getByRole('button', { name: `Pay ${price}`, exact: true }).click();
    await expect(this.page).toHaveURL(/\/checkout\/done\?order=/);
  }
}
