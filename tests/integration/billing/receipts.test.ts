/** Receipts are PDFs of stored orders, for the member who paid. */
import { expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '#shared/domain/orders.ts';
import { createMember } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { readPages } from '#tests/helpers/pages.ts';
import { textOfPdf } from '#tests/helpers/pdf.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { ask } from '../access/ask.ts';

const { database, site } = await openSite({ role: 'web' });
const member = await createMember(database, site.address, 'dana');
const other = await createMember(database, site.address);

type Written = { status?: OrderStatus; isPaid?: boolean; daysAgo?: number };

/** Writes an order as a payment leaves it. */
async function writeOrder(userId: string, { status = 'paid', isPaid = true, daysAgo = 0 }: Written = {}) {
  const [row] = await database.query<{ id: string; number: number }>(
    `with made as (
       insert into orders (user_id, email, kind, status, fingerprint, subtotal_cents, total_cents, mode,
         session_id, session_url, session_expires_at, created_at, paid_at)
       values ($1, 'dana@example.com', 'cart', $2::order_status, $3, 34399, 34399, 'sandbox', $3, 'http://localhost/pay',
         now() + interval '1 hour', now() - make_interval(days => $5), case when $4 then now() end)
       returning id, number
     ), written as (
       insert into order_lines (order_id, item_id, name, unit_cents, quantity)
       select id, 'virtual-bootcamp', 'Virtual AI Business Systems Bootcamp', 14700, 2 from made
       union all select id, 'web-prompt-pack', 'Web prompt pack (300+ prompts)', 4999, 1 from made
     )
     select id, number from made`,
    [userId, status, randomUUID(), isPaid, daysAgo],
  );
  return row!;
}

const addressOf = (id: string) => `/download/receipt/${id}`;

it('serves a PDF of the order to the member who paid it', async () => {
  const { id, number } = await writeOrder(member.id);
  const file = await member.visitor.fetch(addressOf(id));
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toContain('application/pdf');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(file.headers.get('x-robots-tag')).toBe('noindex');
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="everglow-receipt-eg-${number}.pdf"`);
  const text = textOfPdf(Buffer.from(await file.arrayBuffer()), '-layout');
  if (text === undefined) return;
  for (const words of [`Receipt EG-${number}`, member.email, '$343.99', 'Test payment. No money moved.'])
    expect(text).toContain(words);
});

it('shows coupon, tax and refunds by item on the receipt and in the list of orders', async () => {
  const buyer = await createMember(database, site.address);
  const { id } = await writeOrder(buyer.id);
  await database.query(
    `update orders set discount_cents = 3440, coupon_code = 'SPRING10', tax_cents = 2167, total_cents = 33126,
       refunded_cents = 14156 where id = $1`,
    [id],
  );
  await database.query(
    `update order_lines set refunded_quantity = 1 where order_id = $1 and item_id = 'virtual-bootcamp'`,
    [id],
  );
  const { items } = await buyer.visitor.api.orders.mine.query({});
  expect(items).toMatchObject([
    {
      subtotalCents: 34399,
      discountCents: 3440,
      couponCode: 'SPRING10',
      taxCents: 2167,
      totalCents: 33126,
      refundedCents: 14156,
      lines: [
        { itemId: 'virtual-bootcamp', quantity: 2, refundedQuantity: 1 },
        { itemId: 'web-prompt-pack', quantity: 1, refundedQuantity: 0 },
      ],
    },
  ]);
  const file = await buyer.visitor.fetch(addressOf(id));
  const text = textOfPdf(Buffer.from(await file.arrayBuffer()), '-layout')?.replace(/ +/g, ' ');
  if (text === undefined) return;
  const sums = ['Subtotal $343.99', 'Discount (SPRING10) −$34.40', 'Tax $21.67', 'Total $331.26'];
  for (const words of ['1 of 2 refunded', ...sums, 'Refunded −$141.56', 'Total after refunds $189.70'])
    expect(text).toContain(words);
});

it('serves receipts for refunded and disputed orders, but not for open, expired or failed ones', async () => {
  for (const status of ['refunded', 'disputed', 'open', 'expired', 'failed'] as const) {
    const isPaid = status === 'refunded' || status === 'disputed';
    const { id } = await writeOrder(member.id, { status, isPaid });
    const { status: code, headers } = await member.visitor.fetch(addressOf(id), { method: isPaid ? 'HEAD' : 'GET' });
    expect([code, headers.has('content-disposition')], status).toEqual([isPaid ? 200 : 404, isPaid]);
  }
});

it("refuses another member's, missing and malformed orders with the same answer", async () => {
  const { id } = await writeOrder(member.id);
  const pages = [];
  for (const what of [id, randomUUID(), 'EG-1042', '%00', `${id}.pdf`]) {
    const answer = await other.visitor.fetch(addressOf(what));
    expect(answer.status, what).toBe(404);
    expect(answer.headers.get('content-disposition')).toBeNull();
    pages.push(await answer.text());
  }
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toContain('href="/dashboard/settings#orders"');
});

it("asks strangers to log in, and refuses other sites' pages", async () => {
  const { id } = await writeOrder(member.id);
  const stranger = await createVisitor(site.address).fetch(addressOf(id));
  expect(stranger.status).toBe(401);
  expect(await stranger.text()).toContain('/login?from=%2Fdashboard%2Fsettings%23orders');
  const foreign = await member.visitor.fetch(addressOf(id), { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status).toBe(401);
});

it('refuses the receipt once the session has ended', async () => {
  const leaver = await createMember(database, site.address);
  const { id } = await writeOrder(leaver.id);
  expect((await leaver.visitor.fetch(addressOf(id))).status).toBe(200);
  expect((await ask(leaver.visitor, 'auth.signOut', 'mutation', undefined)).status).toBe(200);
  expect((await leaver.visitor.fetch(addressOf(id))).status).toBe(401);
});

it('lists receipts with a member’s own orders in pages, newest first', async () => {
  const buyer = await createMember(database, site.address);
  const ids: string[] = [];
  for (let daysAgo = 0; daysAgo < 45; daysAgo += 1) ids.push((await writeOrder(buyer.id, { daysAgo })).id);
  // Canceled without a payment, so not listed.
  await writeOrder(buyer.id, { status: 'expired', isPaid: false });
  await writeOrder(member.id);
  const pages = await readPages((cursor?: string) => buyer.visitor.api.orders.mine.query({ cursor }));
  const seen = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(seen).toEqual(ids);
});
