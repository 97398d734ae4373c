/** Page object for a buyer: a cart filled in storage, the pay button, and the server's orders. */
import type { Page } from '@playwright/test';
import { catalogue, type ItemId } from '#shared/domain/catalogue.ts';
import type { Rows } from '../helpers/account-rows.ts';
import { test as base, type Accounts } from './account-api.ts';
import { AccountPage } from './account-page.ts';
import { unlockLocalPages } from './local-pages.ts';
import { SandboxPage } from './sandbox-page.ts';
import { expect } from './test.ts';

type Line = { id: string; name: string; price: number; quantity: number };
const lineOf = (id: ItemId): Line => ({ ...catalogue[id], quantity: 1 });

export const pack = lineOf('web-prompt-pack');
export const seat = lineOf('virtual-bootcamp');
export const vip = lineOf('vip-bootcamp');
export type Order = { id: string; number: string; status: string; totalCents: number };

export class Shopper {
  readonly page: Page;
  readonly account: AccountPage;
  readonly sandbox: SandboxPage;
  /** The cart total. */
  readonly total;

  constructor(page: Page) {
    this.page = page;
    this.account = new AccountPage(page);
    this.sandbox = new SandboxPage(page);
    this.total = this.account.main.getByRole('definition').last();
  }

  async openCart(...lines: Line[]): Promise<void> {
    await this.page.goto('/cart');
    await this.page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(lines));
    await this.page.reload();
    await expect(this.account.heading('Your cart')).toBeVisible();
  }

  cartLine(name: string) {
    return this.account.main.getByRole('listitem').filter({ hasText: name });
  }

  remove(name: string) {
    return this.account.button(`Remove ${name}`);
  }

  /** The cart stored in this browser, as id and quantity. */
  stored(): Promise<[string, number][]> {
    return this.page.evaluate(() =>
      (JSON.parse(localStorage.getItem('cart') ?? '[]') as Line[]).map(({ id, quantity }) => [id, quantity]),
    );
  }

  get checkOutButton() {
    return this.account.button('Check out');
  }

  /** Agrees to the terms, and goes to the payment page. */
  async checkOut(): Promise<void> {
    await this.account.main.getByRole('checkbox').check();
    await this.checkOutButton.click();
  }

  /** Goes from a cart with these lines to its payment page. */
  async leaveToPay(price: string, ...lines: Line[]): Promise<void> {
    await this.openCart(...lines);
    await this.checkOut();
    await this.sandbox.expectOpen(price);
  }
}

export const test = base.extend<{ shopper: Shopper }>({
  shopper: async ({ page }, use) => {
    await unlockLocalPages(page.context());
    await use(new Shopper(page));
  },
});

export const ordersOf = async (accounts: Accounts) =>
  (await accounts.read<{ items: Order[] }>('orders.mine', {})).items;

/**
 * Pays without a screen, like a browser that never returns to the site.
 * @returns where the site redirects afterwards
 */
export async function payUnseen(page: Page, url: string): Promise<string> {
  await unlockLocalPages(page.context());
  const answer = await page.request.post(url, {
    form: { do: 'pay' },
    headers: { origin: new URL(url).origin, 'x-forwarded-for': '' },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, expect.stringContaining('/checkout/done')]);
  return answer.headers().location!;
}

/** Inserts a member's order as a payment would. @returns its displayed number */
export async function insertPaidOrder(rows: Rows, { email }: { email: string }, id: ItemId): Promise<string> {
  const { name, price } = catalogue[id];
  const [order] = await rows.query<{ number: number }>(
    `with made as (
       insert into orders (user_id, email, kind, status, fingerprint, subtotal_cents, total_cents, mode,
         session_expires_at, paid_at, delivered_at)
       select id, email, 'cart', 'paid', 'written', $2::int, $2::int, 'sandbox', now(), now(), now()
       from users where email = $1
       returning id, number
     ), lines as (
       insert into order_lines (order_id, item_id, name, unit_cents, quantity, bootcamp_id)
       select id, $3, $4, $2::int, 1, case when $3 like '%bootcamp%' then (select id from bootcamps limit 1) end from made
     )
     select number from made`,
    [email, price, id, name],
  );
  return `EG-${order!.number}`;
}
