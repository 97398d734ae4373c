/**
 * Products, prices, and coupons at Stripe. Each is created once, under an id or key that follows from what it stands for,
 * and reused by every checkout. Prices never change at Stripe: a new price of ours is a new price there, so running
 * subscriptions keep theirs.
 */
import type Stripe from 'stripe';
import { m } from '#messages';
import { PaymentError, type CheckoutLine, type CheckoutRequest } from './port.ts';
import { being, withKey } from './stripe-calls.ts';
import { isMissing, paymentSentences, vendorError } from './stripe-errors.ts';

/** The amount is part of the key, so that a price of ours has one price at Stripe. */
const keyOf = ({ itemId, unitCents }: CheckoutLine, isMonthly: boolean) =>
  `everglow-${itemId}-${unitCents}${isMonthly ? '-month' : ''}`;

const productOf = ({ itemId }: CheckoutLine) => `everglow-${itemId}`;

const couponOf = ({ kind, couponCode, discountCents }: CheckoutRequest) =>
  `everglow-${kind === 'subscription' || couponCode === null ? 'pro-first-month' : couponCode}-${discountCents}`;

export function createStripeCatalog(stripe: Stripe) {
  // What this process has seen at Stripe.
  const names = new Map<string, string>();
  const prices = new Map<string, string>();
  const coupons = new Set<string>();

  async function createProduct(id: string, name: string): Promise<void> {
    await being('product', stripe.products.create({ id, name })).catch((refusal: unknown) => {
      // Another process was faster.
      if (vendorError(refusal)?.code !== 'resource_already_exists') throw refusal;
    });
  }

  /** Creates a product, or renames it after an admin did. */
  async function keepProduct(id: string, name: string): Promise<void> {
    if (names.get(id) === name) return;
    const known = await being('product', stripe.products.retrieve(id)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    if (!known) await createProduct(id, name);
    else if (known.name !== name || !known.active)
      await being('product', stripe.products.update(id, { name, active: true }));
    names.set(id, name);
  }

  function createPrice(line: CheckoutLine, key: string, isMonthly: boolean): Promise<Stripe.Price> {
    const params = {
      product: productOf(line),
      currency: 'usd',
      unit_amount: line.unitCents,
      // Taxes come on top of our prices.
      tax_behavior: 'exclusive' as const,
      lookup_key: key,
      // An archived price may still have the key.
      transfer_lookup_key: true,
      ...(isMonthly && { recurring: { interval: 'month' } as const }),
    };
    return withKey(`price-${key}`, (idempotencyKey) =>
      being('price', stripe.prices.create(params, { idempotencyKey })),
    );
  }

  /** Finds or creates the prices of an order's lines. */
  async function pricesOf({ lines, kind }: CheckoutRequest): Promise<string[]> {
    const isMonthly = kind === 'subscription';
    const wanted = lines.map((line) => ({ line, key: keyOf(line, isMonthly) }));
    for (const { line } of wanted) await keepProduct(productOf(line), line.name);
    const unknown = wanted.filter(({ key }) => !prices.has(key));
    const keys = unknown.map(({ key }) => key);
    const found =
      keys.length > 0
        ? (await being('list', stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 }))).data
        : [];
    for (const { line, key } of unknown) {
      const price = found.find((one) => one.lookup_key === key) ?? (await createPrice(line, key, isMonthly));
      const isOurs = price.unit_amount === line.unitCents && price.currency === 'usd';
      if (!isOurs || (price.recurring?.interval === 'month') !== isMonthly)
        throw refused(`price ${key} has unexpected terms`);
      prices.set(key, price.id);
    }
    return wanted.map(({ key }) => prices.get(key)!);
  }

  /** Finds or creates the coupon of a discount. Its amount is in cents, so that both sides round the same way. */
  async function couponFor(request: CheckoutRequest): Promise<string> {
    const id = couponOf(request);
    if (coupons.has(id)) return id;
    const cents = request.discountCents;
    const name = request.kind === 'subscription' ? m.server_payments_first_month() : (request.couponCode ?? id);
    const terms = { amount_off: cents, currency: 'usd', duration: 'once' } as const;
    const coupon = await being('coupon', stripe.coupons.retrieve(id)).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      return being('coupon', stripe.coupons.create({ id, name, ...terms })).catch((refusal: unknown) => {
        // Another process was faster.
        if (vendorError(refusal)?.code === 'resource_already_exists')
          return being('coupon', stripe.coupons.retrieve(id));
        throw refusal;
      });
    });
    const isOurs = coupon.amount_off === cents && coupon.currency === 'usd' && coupon.duration === 'once';
    if (!isOurs || !coupon.valid) throw refused(`coupon ${id} has unexpected terms`);
    coupons.add(id);
    return id;
  }

  return {
    /** Returns an order's lines and discount as parameters of a checkout page. */
    async paramsOf(
      request: CheckoutRequest,
    ): Promise<Pick<Stripe.Checkout.SessionCreateParams, 'line_items' | 'discounts'>> {
      const coupon = request.discountCents > 0 ? await couponFor(request) : undefined;
      const ids = await pricesOf(request);
      return {
        line_items: request.lines.map(({ quantity }, at) => ({ price: ids[at]!, quantity })),
        ...(coupon !== undefined && { discounts: [{ coupon }] }),
      };
    },
    /** Looks up what an order needs again next time, because it may have been removed at Stripe. */
    forget(request: CheckoutRequest): void {
      coupons.delete(couponOf(request));
      for (const line of request.lines) {
        names.delete(productOf(line));
        prices.delete(keyOf(line, request.kind === 'subscription'));
      }
    },
  };
}

const refused = (why: string) =>
  new PaymentError(paymentSentences.refused, { temporary: false, cause: new Error(why) });
