/** Somebody who buys: a cart filled by hand, the button that pays, and what the server has of it. */
import type { Page } from '@playwright/test';
import { test as base, type Accounts } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { SandboxPage } from './sandbox-page.ts';
import { expect } from './test.ts';

export const pack = { id: 'web-prompt-pack', name: 'Web prompt pack (300+ prompts)', price: 4999, quantity: 1 };
export const seat = { id: 'virtual-bootcamp', name: 'Virtual AI Business Systems Bootcamp', price: 14700, quantity: 1 };
export type Order = { id: string; number: string; status: string; totalCents: number };

export class Shopper {
  readonly page: Page;
  readonly account: AccountPage;
  readonly sandbox: SandboxPage;

  constructor(page: Page) {
    this.page = page;
    this.account = new AccountPage(page);
    this.sandbox = new SandboxPage(page);
  }

  async openCart(...lines: unknown[]): Promise<void> {
    await this.page.goto('/cart');
    await this.page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(lines));
    await this.page.reload();
    await expect(this.account.heading('Your cart')).toBeVisible();
  }

  cartLine(name: string) {
    return this.account.main.getByRole('listitem').filter({ hasText: name });
  }

  stored(): Promise<{ id: string; quantity: number }[]> {
    return this.page.evaluate(
      () => JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: string; quantity: number }[],
    );
  }

  payButton(price: string) {
    return this.account.button(`Pay ${price}`);
  }

  /** Goes from a cart with what is given to the page on which it is paid. */
  async leaveToPay(price: string, ...lines: unknown[]): Promise<void> {
    await this.openCart(...lines);
    await this.payButton(price).click();
    await this.sandbox.expectOpen(price);
  }

  /** Buys what is given, from a cart to the page after it. */
  async buy(price: string, ...lines: unknown[]): Promise<void> {
    await this.leaveToPay(price, ...lines);
    await this.sandbox.pay(price);
    await expect(this.account.heading('Thank you. It is yours.')).toBeVisible();
  }
}

export const test = base.extend<{ shopper: Shopper }>({
  shopper: async ({ page }, use) => use(new Shopper(page)),
});

export const ordersOf = async (accounts: Accounts) =>
  (await accounts.read<{ items: Order[] }>('orders.mine', {})).items;

export const statusOf = async (accounts: Accounts, { id }: Order) =>
  (await accounts.read<Order>('checkout.status', { orderId: id })).status;
