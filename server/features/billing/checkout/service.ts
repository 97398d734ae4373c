/** Starts a checkout: first a row with the server's prices, then the provider's page. */
import { m } from '#messages';
import type { OrderRow } from '#drizzle/schema/billing.ts';
import { seatFeatures, seatsText } from '#shared/content/bootcamp-page-facts.ts';
import { bootcampTimeText, isSeat } from '#shared/domain/bootcamp-day.ts';
import type { ItemId, SeatId } from '#shared/domain/catalogue.ts';
import {
  orderLimits,
  orderNumber,
  runningStatuses,
  vipItems,
  vipSeatsIn,
  type OrderedItem,
  type OrderKind,
} from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import type { LeadOrigin } from '#shared/schemas/lead.ts';
import {
  PaymentError,
  type CheckoutLine,
  type CheckoutRequest,
  type PaymentsPort,
} from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { knownOrigin, tieVisit } from '#server/features/admin/analytics/service.ts';
import { asAppError, linesOf, paymentsOf } from '#server/features/billing/service.ts';
import {
  checkCoupon,
  couponDiscount,
  firstMonthDiscount,
  firstMonthOffer,
  itemsForSale,
  useCoupon,
} from '#server/features/billing/catalog/service.ts';
import { customerOf, findCustomer } from '#server/features/billing/customers/service.ts';
import { endOpen, giveUp, hasFirstMonthOffer } from '#server/features/billing/orders/service.ts';
import { bootcampOnSale, type BootcampRecord } from '#server/features/billing/bootcamps/service.ts';
import { resendAccess, tellAccountOwner } from '#server/features/billing/guests/service.ts';
import { salesSettings } from '#server/features/billing/settings/service.ts';
import { holdSeats, seatsLeft, upgradableSeats } from '#server/features/billing/seats/service.ts';
import { cartDraft, cartLines, proDraft, proLine, type Draft } from './policy.ts';
import * as repo from './repo.ts';

/** A page that is about to expire isn't reused. */
const leftWithPageMs = 5 * 60_000;
/** The provider's minimum lifetime of a page is half an hour. */
const leftWithoutPageMs = 31 * 60_000;

type Member = { userId: string };
type Started = { url: string; orderId: string };

/** Seats are held a little longer than the checkout page is open, for last-second payments. */
const heldUntilOf = (order: OrderRow) =>
  new Date(order.sessionExpiresAt.getTime() + orderLimits.seatGraceMinutes * 60_000);

/** What can be bought right now, for anyone, and at what price. */
export async function checkoutOptions(deps: Deps) {
  const { payments } = deps;
  const [{ bootcamp, left, capacity }, catalog] = await Promise.all([seatsLeft(deps), itemsForSale(deps.db)]);
  return {
    available: payments !== undefined,
    mode: payments?.mode ?? null,
    vip: { left, capacity },
    catalog,
    firstMonth: await firstMonthOffer(deps.db, catalog),
    /** The bootcamp that seats are sold for; null when there's none. */
    bootcamp: bootcamp ? seatTerms(bootcamp, { left, capacity }) : null,
  };
}

/** What buyers should know about the bootcamp, and what each seat includes. */
function seatTerms(bootcamp: BootcampRecord, seats: { left: number; capacity: number }) {
  const { title, day, state } = bootcamp;
  const timeText = bootcampTimeText(bootcamp);
  const contentsOf = (seat: SeatId) => [timeText, ...seatFeatures(seat, bootcamp, seatsText(seats))];
  const contents = { 'virtual-bootcamp': contentsOf('virtual-bootcamp'), 'vip-bootcamp': contentsOf('vip-bootcamp') };
  return { title, day, timeText, isOnSale: state === 'open', contents };
}

/** Input of a checkout. `isPage`: whether there's a public page at a path. */
type Cart = {
  /** By id and quantity; the server sets the prices. */
  items: readonly OrderedItem[];
  couponCode?: string | undefined;
  origin?: LeadOrigin | undefined;
  isPage: (path: string) => boolean;
};

/**
 * Starts a member's checkout for a cart. The same cart leads to the same page; a different one expires the previous
 * page, as does one that was begun in this browser before signing in.
 * @throws AppError CONFLICT when it can't be bought (seats gone, already owned, nothing to upgrade), UNAVAILABLE when
 *   the provider doesn't respond or checkout is off.
 */
export async function startCheckout(
  deps: Deps,
  input: Member & Cart & { visitorId?: string | undefined; termsAccepted?: true | undefined },
): Promise<Started> {
  const { userId, items, visitorId } = input;
  const port = paymentsOf(deps);
  await deps.limits.consume('checkout.user', userId);
  const asGuest = visitorId && (await repo.findOpen(deps.db, { userId: null, visitorId, kind: 'cart' }));
  if (asGuest) await closeOther(deps, asGuest);
  const { order: cart, check } = await priced(deps, input);
  const wanted = { userId, ...cart, hasAcceptedTerms: input.termsAccepted === true };
  return begin(deps, port, wanted, async (tx, order) => {
    if (order) return;
    if (quantityOf(items, 'web-prompt-pack') > 0 && (await repo.ownsItem(tx, { userId, itemId: 'web-prompt-pack' })))
      throw new AppError('CONFLICT', m.server_checkout_has_web_pack(), {
        field: fieldOf(items, ['web-prompt-pack']),
      });
    const upgrades = quantityOf(items, 'vip-bootcamp-upgrade');
    const upgradable = upgrades > 0 ? await upgradableSeats(tx, { userId }) : 0;
    if (upgrades > upgradable)
      throw new AppError('CONFLICT', upgradeRefusal(upgradable), { field: fieldOf(items, ['vip-bootcamp-upgrade']) });
    await check(tx);
  });
}

/**
 * Starts checkout without an account, as `startCheckout`. The order belongs to the browser until it's paid, and then to
 * the account of the address. The response and its time don't reveal whether there is one.
 * @param input `address`: the caller's network
 */
export async function startGuestCheckout(
  deps: Deps,
  input: Cart & { visitorId: string; visitId?: string | undefined; email: string; address: string },
): Promise<Started> {
  const { items, visitorId, visitId, email } = input;
  const port = paymentsOf(deps);
  await deps.limits.consume('checkout.network', input.address);
  await deps.limits.consume('checkout.visitor', visitorId);
  if (quantityOf(items, 'vip-bootcamp-upgrade') > 0)
    throw new AppError('CONFLICT', m.server_checkout_upgrade_sign_in(), {
      field: fieldOf(items, ['vip-bootcamp-upgrade']),
    });
  const { order: cart, check } = await priced(deps, input);
  const wanted = { userId: null, visitorId, email, ...cart, hasAcceptedTerms: true };
  const started = await begin(deps, port, wanted, (tx, order) => (order ? Promise.resolve() : check(tx)));
  // So that the visit and the order count as one person.
  if (visitId) await bestEffort(deps.log, 'visit', { visitId }, () => tieVisit(deps, { visitId, visitorId }));
  await tellAccountOwner(deps, { email, orderId: started.orderId });
  return started;
}

/** Prices a cart. @returns the order to write, and a check that each item is sold and the coupon can still be used */
async function priced(deps: Deps, input: Cart) {
  const { items, couponCode } = input;
  const catalog = await itemsForSale(deps.db);
  const lines = cartLines(items, catalog);
  const discount = couponCode ? await couponDiscount(deps.db, { couponCode, lines }) : undefined;
  const draft = cartDraft(lines, couponCode, discount);
  const order = { kind: 'cart' as const, origin: input.origin && knownOrigin(input.origin, input), draft };
  const check = async (tx: Database) => {
    const unsold = items.find(({ id }) => !catalog[id].isAvailable);
    if (unsold)
      throw new AppError('CONFLICT', m.server_checkout_not_sold({ item: catalog[unsold.id].name }), {
        field: fieldOf(items, [unsold.id]),
      });
    if (couponCode) await useCoupon(tx, { couponCode, lines, discountCents: draft.discountCents });
  };
  return { order, check };
}

/** Returns what a coupon code takes off a cart. @throws as `checkCoupon` of the catalog */
export function couponForCart(deps: Deps, input: Parameters<typeof checkCoupon>[1]): ReturnType<typeof checkCoupon> {
  return checkCoupon(deps, input);
}

/** Sends the guest of a paid order another link to their account. @throws as `resendAccess` of the guests */
export function resendGuestLink(deps: Deps, input: { orderId: string; visitorId: string | undefined }): Promise<void> {
  return resendAccess(deps, input);
}

const quantityOf = (items: readonly OrderedItem[], id: ItemId) => items.find((item) => item.id === id)?.quantity ?? 0;

/** Returns the place in the input of the first of these items that is ordered. */
const fieldOf = (items: readonly OrderedItem[], ids: readonly ItemId[]) => [
  'items',
  items.findIndex(({ id }) => ids.includes(id)),
];

const upgradeRefusal = (upgradable: number) =>
  upgradable === 0
    ? m.server_checkout_upgrade_needs_seat()
    : m.server_checkout_too_many_upgrades({ seats: upgradable });

/** Starts Pro. @throws AppError CONFLICT when the account already has it; otherwise as `startCheckout`. */
export async function startSubscription(deps: Deps, input: Member): Promise<Started> {
  const { userId } = input;
  const port = paymentsOf(deps);
  await deps.limits.consume('checkout.user', userId);
  const running = await repo.findRunning(deps.db, { userId });
  if (running?.status && runningStatuses.includes(running.status)) {
    throw new AppError(
      'CONFLICT',
      running.entitledUntil && running.entitledUntil > new Date()
        ? m.server_checkout_has_pro()
        : running.status === 'active'
          ? m.server_checkout_dispute()
          : m.server_checkout_payment_failed(),
    );
  }
  const [{ pro }, hasOffer] = await Promise.all([itemsForSale(deps.db), hasFirstMonthOffer(deps, { userId })]);
  const line = proLine(pro);
  const discount = hasOffer ? await firstMonthDiscount(deps.db, { lines: [line] }) : undefined;
  const draft = proDraft(line, hasOffer, discount);
  const wanted = { userId, kind: 'subscription' as const, origin: undefined, draft, hasAcceptedTerms: false };
  return begin(deps, port, wanted, async (tx, order) => {
    if (order) return;
    if (!pro.isAvailable) throw new AppError('CONFLICT', m.server_checkout_pro_not_sold());
    if (discount) await useCoupon(tx, { ...discount, lines: [line], isFirstMonth: true });
  });
}

type NewOrder = repo.Buyer & {
  kind: OrderKind;
  draft: Draft;
  origin: Record<string, unknown> | undefined;
  hasAcceptedTerms: boolean;
};

type Check = (tx: Database, open: OrderRow | undefined) => Promise<void>;

async function begin(deps: Deps, port: PaymentsPort, wanted: NewOrder, check: Check): Promise<Started> {
  const { order, email } = await openOrder(deps, port, wanted, check);
  if (order.sessionUrl) return { url: order.sessionUrl, orderId: order.id };
  try {
    const page = await makePage(deps, port, { ...wanted, order, email });
    if (await repo.setSession(deps.db, { orderId: order.id, ...page })) return { url: page.url, orderId: order.id };
    // It was ended in another tab in the meantime, so this page must not be paid.
    await port.expireCheckout(page);
  } catch (error) {
    deps.log.warn({ orderId: order.id, reason: error instanceof Error ? error.message : '' }, 'no payment page');
    if (error instanceof PaymentError && !error.temporary)
      await inTransaction(deps.db, (tx) => endOpen(tx, { orderId: order.id, status: 'failed' }));
    throw asAppError(error);
  }
  throw new AppError('CONFLICT', otherTab);
}

const otherTab = m.server_checkout_other_tab();
const triesToOpen = 3;

/** Returns the order to pay: the open one if it's the same, or a new one after closing the open one. */
async function openOrder(
  deps: Deps,
  port: PaymentsPort,
  wanted: NewOrder,
  check: Check,
): Promise<{ order: OrderRow; email: string }> {
  for (let attempt = 1; attempt <= triesToOpen; attempt += 1) {
    const open = await repo.findOpen(deps.db, wanted);
    if (open && !isTheSame(open, wanted, port)) await closeOther(deps, open);
    const taken = await inTransaction(deps.db, (tx) => takeOrder(tx, port, wanted, check));
    if (taken) return taken;
  }
  throw new AppError('CONFLICT', otherTab);
}

/** Ends an open order in favor of another one. @throws AppError CONFLICT when its page was just paid */
async function closeOther(deps: Deps, open: OrderRow): Promise<void> {
  const ended = await giveUp(deps, { order: open }).catch((error: unknown) => {
    throw asAppError(error);
  });
  // Don't let the buyer pay for the same things again without seeing that.
  if (ended?.status === 'paid')
    throw new AppError('CONFLICT', m.server_checkout_just_paid({ number: orderNumber(ended.number) }));
}

/** @returns the open order or a new one; undefined when another one was opened in the meantime. */
async function takeOrder(
  tx: Database,
  port: PaymentsPort,
  wanted: NewOrder,
  check: Check,
): Promise<{ order: OrderRow; email: string } | undefined> {
  const { userId, draft } = wanted;
  const buyer = await repo.lockBuyer(tx, wanted);
  if (!buyer) throw new AppError('UNAUTHORIZED', m.server_log_in_first());
  const open = await repo.findOpen(tx, wanted);
  if (open && !isTheSame(open, wanted, port)) return undefined;
  await check(tx, open);
  const items = draft.lines.map(({ itemId, quantity }) => ({ id: itemId as ItemId, quantity }));
  const bootcampId = await bootcampOf(tx, items);
  if (open) return { order: open, email: buyer.email };
  const order = await repo.insertOrder(tx, { ...wanted, email: buyer.email, mode: port.mode, bootcampId });
  const count = vipSeatsIn(items);
  if (count > 0 && bootcampId) {
    const heldUntil = heldUntilOf(order);
    if (!(await holdSeats(tx, { bootcampId, orderId: order.id, userId, count, heldUntil })))
      throw new AppError('CONFLICT', count === 1 ? m.server_checkout_vip_sold_out() : m.server_checkout_vip_too_few(), {
        field: fieldOf(items, vipItems),
      });
  }
  return { order, email: buyer.email };
}

/** Returns the bootcamp that the seats of a cart are for. @throws AppError CONFLICT when it isn't on sale */
async function bootcampOf(tx: Database, items: readonly OrderedItem[]): Promise<string | undefined> {
  const seats = items.filter(({ id }) => isSeat(id)).map(({ id }) => id);
  if (seats.length === 0) return undefined;
  const { id } = await bootcampOnSale(tx, { now: new Date(), field: fieldOf(items, seats) });
  return id;
}

/** Creates the checkout page. A customer who was removed at the provider is created again. */
async function makePage(deps: Deps, port: PaymentsPort, input: NewOrder & { order: OrderRow; email: string }) {
  const { userId, email } = input;
  // As stored: prices may have changed since.
  const lines = (await linesOf(deps, { orderIds: [input.order.id] })).get(input.order.id) ?? [];
  const { collectsTax } = await salesSettings(deps);
  const pageFor = (customerId?: string) =>
    port.createCheckout(requestOf(deps, { ...input, lines, customerId, collectsTax }));
  if (userId === null) return pageFor();
  try {
    return await pageFor(await customerOf(deps, { userId, email }));
  } catch (error) {
    if (!(error instanceof PaymentError && error.isCustomerGone)) throw error;
    return pageFor(await customerOf(deps, { userId, email, again: input.order.id }));
  }
}

function isTheSame(open: OrderRow, wanted: NewOrder, port: PaymentsPort): boolean {
  const leftMs = open.sessionExpiresAt.getTime() - Date.now();
  return (
    open.fingerprint === wanted.draft.fingerprint &&
    (wanted.userId !== null || open.email === wanted.email) &&
    open.mode === port.mode &&
    leftMs > (open.sessionUrl ? leftWithPageMs : leftWithoutPageMs)
  );
}

function requestOf(
  deps: Deps,
  input: NewOrder & {
    order: OrderRow;
    lines: readonly CheckoutLine[];
    email: string;
    customerId: string | undefined;
    collectsTax: boolean;
  },
): CheckoutRequest {
  const { order, lines, userId, customerId, email, kind, collectsTax } = input;
  const { baseUrl } = deps.settings;
  const back = kind === 'cart' ? `${paths.cart}?given-up=${order.id}` : paths.dashboard;
  return {
    orderId: order.id,
    ...(userId === null ? { email } : { userId, customerId }),
    kind: kind === 'cart' ? 'payment' : 'subscription',
    lines: lines.map(({ itemId, name, unitCents, quantity }) => ({ itemId, name, unitCents, quantity })),
    discountCents: order.discountCents,
    couponCode: order.couponCode,
    expiresAt: order.sessionExpiresAt,
    successUrl: `${baseUrl}${paths.checkoutDone}?order=${order.id}`,
    cancelUrl: `${baseUrl}${back}`,
    collectsTax,
    policies: policiesOf(deps),
  };
}

const policiesOf = ({ settings: { baseUrl } }: Pick<Deps, 'settings'>) => ({
  terms: `${baseUrl}${paths.terms}`,
  privacy: `${baseUrl}${paths.privacy}`,
});

/**
 * Opens the provider's page for the card, cancellation, and invoices.
 * @throws AppError NOT_FOUND if nothing was ever bought, UNAVAILABLE when the provider doesn't respond
 */
export async function managePlan(
  deps: Deps,
  input: Member & { returnTo?: 'settings' | undefined },
): Promise<{ url: string }> {
  await deps.limits.consume('checkout.user', input.userId);
  const port = paymentsOf(deps);
  const customerId = await findCustomer(deps, { userId: input.userId });
  if (!customerId) throw new AppError('NOT_FOUND', m.server_checkout_nothing_to_manage());
  const returnPath = input.returnTo === 'settings' ? `${paths.settings}#plan` : paths.shop;
  try {
    const returnUrl = `${deps.settings.baseUrl}${returnPath}`;
    return await port.createPortal({ customerId, returnUrl, policies: policiesOf(deps) });
  } catch (error) {
    throw asAppError(error);
  }
}
