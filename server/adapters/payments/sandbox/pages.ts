/** What the sandbox's own pages show and do: paying, the customer portal, and what a bank or the calendar would do. */
import type { SubscriptionStatus } from '#shared/domain/orders.ts';
import { ownPath } from '#shared/paths.ts';
import type { CheckoutLine, PaymentState } from '../port.ts';
import { cancel, complete, isRunning, payOverdue, renew, resume } from './buyer.ts';
import { chargeOf, dispute, disputeOf, refund, setDispute, warnOfFraud } from './money.ts';
import { must, type Intent, type Invoice, type Session, type Subscription, type World } from './objects.ts';

export type SubscriptionAction =
  'end-later' | 'keep' | 'end-now' | 'renew' | 'renew-fails' | 'renew-asks' | 'pay-overdue';
export type PaymentAction =
  'refund' | 'refund-half' | 'dispute' | 'dispute-won' | 'dispute-lost' | 'inquiry' | 'inquiry-over' | 'fraud-warning';

type Line = Omit<CheckoutLine, 'itemId'>;
type Bought = { lines: Line[]; discountCents: number; taxCents: number };

export type PaymentView = Bought & {
  id: string;
  amountCents: number;
  refundedCents: number;
  dispute: PaymentState['dispute'];
  paidAt: Date;
  actions: PaymentAction[];
};
export type SubscriptionView = {
  id: string;
  name: string;
  monthCents: number;
  status: SubscriptionStatus;
  currentPeriodEnd: Date;
  endsAtPeriodEnd: boolean;
  actions: SubscriptionAction[];
};
export type PageView = Bought & {
  id: string;
  kind: Session['mode'];
  status: Session['status'];
  totalCents: number;
  /** A guest's address. */
  email: string | null;
  /** Whether a tax is added by the buyer's address. */
  isTaxed: boolean;
  expiresAt: Date;
  /** Paths of the site, so that the browser stays on the host name it came by. */
  back: string;
  giveUp: string;
  /** Set once it's paid. */
  payment: PaymentView | undefined;
};
/** Newest first. `back` is a path of the site. */
export type PortalView = { subscriptions: SubscriptionView[]; payments: PaymentView[]; back: string };

/** The page someone has open, which decides whose payments they may change. */
export type OpenPage = { pageId: string } | { portalId: string };

export type SandboxPages = {
  /** Returns a payment page, or undefined if there is none. */
  findPage(input: { pageId: string }): Promise<PageView | undefined>;
  /**
   * Pays on an open page, and leaves any other as it is. @param input `card`: the buyer's own, or one that others also
   * use; `state`: of the billing address
   */
  pay(input: {
    pageId: string;
    card: 'own' | 'shared';
    state?: string | undefined;
  }): Promise<Session['status'] | undefined>;
  /** Returns what a customer has, for an hour after the portal was opened. */
  openPortal(input: { portalId: string }): Promise<PortalView | undefined>;
  /** Returns a payment that was made. */
  findPayment(input: { paymentId: string }): Promise<PaymentView | undefined>;
  /** Simulates an event on a payment or subscription. @returns false if it isn't theirs, or not possible now */
  play(input: { on: OpenPage; action: string; id: string }): Promise<boolean>;
};

const dateOf = (seconds: number) => new Date(seconds * 1000);

function subscriptionActions(subscription: Subscription): SubscriptionAction[] {
  if (!isRunning(subscription)) return [];
  const isEnding = subscription.cancel_at !== null;
  const end: SubscriptionAction[] = [isEnding ? 'keep' : 'end-later', 'end-now'];
  if (subscription.status === 'past_due') return [...end, 'pay-overdue'];
  return isEnding ? end : [...end, 'renew', 'renew-fails', 'renew-asks'];
}

function paymentActions(payment: Omit<PaymentView, 'actions'>): PaymentAction[] {
  if (payment.dispute === 'open') return ['dispute-won', 'dispute-lost'];
  if (payment.dispute === 'lost' || payment.refundedCents === payment.amountCents) return [];
  const refunds: PaymentAction[] = payment.refundedCents === 0 ? ['refund', 'refund-half'] : ['refund'];
  if (payment.dispute === 'inquiry') return [...refunds, 'inquiry-over'];
  return payment.dispute === 'none' ? [...refunds, 'dispute', 'inquiry', 'fraud-warning'] : refunds;
}

const effects: Record<PaymentAction | SubscriptionAction, (world: World, id: string) => unknown> = {
  refund: (world, id) => refund(world, id),
  'refund-half': (world, id) => refund(world, id, Math.ceil(must(world.intents, id).amount / 2)),
  dispute: (world, id) => dispute(world, id),
  inquiry: (world, id) => dispute(world, id, { isInquiry: true }),
  'inquiry-over': (world, id) => setDispute(world, id, 'warning_closed'),
  'fraud-warning': warnOfFraud,
  'dispute-won': (world, id) => setDispute(world, id, 'won'),
  'dispute-lost': (world, id) => setDispute(world, id, 'lost'),
  'end-later': (world, id) => cancel(world, id, { atPeriodEnd: true }),
  keep: resume,
  'end-now': (world, id) => cancel(world, id),
  renew: (world, id) => renew(world, id),
  'renew-fails': (world, id) => renew(world, id, { fails: true }),
  'renew-asks': (world, id) => renew(world, id, { asks: true }),
  'pay-overdue': payOverdue,
};

function linesOf(world: World, session: Session): Line[] {
  return must(world.sessionForms, session.id).line_items.map(({ quantity, price_data }) => ({
    name: price_data.product_data.name,
    unitCents: price_data.unit_amount,
    quantity,
  }));
}

const taxOf = (session: Session | undefined) => session?.total_details?.amount_tax ?? 0;
const discountOf = (session: Session | undefined) =>
  session ? session.amount_subtotal - session.amount_total + taxOf(session) : 0;

const findSession = (world: World, fits: (session: Session) => boolean) => [...world.sessions.values()].find(fits);

const netOf = ({ total, total_excluding_tax }: Invoice) => total_excluding_tax ?? total;

/** Returns what a payment covered: the items of a checkout page, or a month of a subscription started there. */
function boughtWith(world: World, paymentId: string): Bought {
  const invoice = world.invoices.get(world.invoicePayments.get(paymentId)?.invoice ?? '');
  const subscriptionId = invoice?.parent.subscription_details.subscription;
  const session = findSession(world, ({ payment_intent, subscription }) =>
    subscriptionId === undefined ? payment_intent === paymentId : subscription === subscriptionId,
  );
  return {
    lines: session ? linesOf(world, session) : [],
    discountCents: invoice ? invoice.subtotal - netOf(invoice) : discountOf(session),
    taxCents: invoice ? invoice.total - netOf(invoice) : taxOf(session),
  };
}

const disputeNames: Readonly<Record<string, PaymentState['dispute']>> = {
  won: 'won',
  lost: 'lost',
  warning_needs_response: 'inquiry',
  warning_closed: 'won',
};

function paymentView(world: World, intent: Intent): PaymentView {
  const { created, amount_refunded } = chargeOf(world, intent.id);
  const status = disputeOf(world, intent.id)?.status;
  const view: Omit<PaymentView, 'actions'> = {
    ...boughtWith(world, intent.id),
    id: intent.id,
    amountCents: intent.amount,
    refundedCents: amount_refunded,
    dispute: status === undefined ? 'none' : (disputeNames[status] ?? 'open'),
    paidAt: dateOf(created),
  };
  return { ...view, actions: paymentActions(view) };
}

function subscriptionView(world: World, subscription: Subscription): SubscriptionView {
  const { id, status, cancel_at, items } = subscription;
  const item = items.data[0]!;
  const session = findSession(world, (one) => one.subscription === id);
  return {
    id,
    name: (session && linesOf(world, session)[0]?.name) ?? '',
    monthCents: item.price.unit_amount,
    status,
    currentPeriodEnd: dateOf(item.current_period_end),
    endsAtPeriodEnd: cancel_at !== null,
    actions: subscriptionActions(subscription),
  };
}

/** How long a portal stays open. */
export const portalSec = 3600;

function findPortal(world: World, portalId: string) {
  const portal = world.portals.get(portalId);
  const isOpen = portal && portal.created > world.seconds() - portalSec && world.customers.has(portal.customer);
  return isOpen ? portal : undefined;
}

const customerOf = (world: World, on: OpenPage) =>
  ('portalId' in on ? findPortal(world, on.portalId) : world.sessions.get(on.pageId))?.customer;

const sharedCard = { card: 'card-that-buyers-share' };

/** Creates the pages' content and actions. @param options `look` returns the current account; `change` changes it */
export function createPages(options: {
  baseUrl: string;
  look: () => Promise<World>;
  change: <Result>(apply: (world: World) => Result) => Promise<Result>;
}): SandboxPages {
  const { baseUrl, look, change } = options;

  /** Returns the path of one of the site's URLs, or of the home page for any other URL. */
  function pathOf(address: string | null): string {
    if (address === null || !URL.canParse(address, baseUrl)) return '/';
    const { origin, pathname, search } = new URL(address, baseUrl);
    return origin === new URL(baseUrl).origin ? ownPath(pathname + search, '/') : '/';
  }

  return {
    async findPage({ pageId }) {
      const world = await look();
      const session = world.sessions.get(pageId);
      if (!session) return undefined;
      const paymentId = session.payment_intent ?? world.invoiceIntents.get(session.invoice ?? '');
      return {
        id: session.id,
        kind: session.mode,
        status: session.status,
        lines: linesOf(world, session),
        discountCents: discountOf(session),
        taxCents: taxOf(session),
        totalCents: session.amount_total,
        email: session.customer_email,
        isTaxed: session.automatic_tax?.enabled ?? false,
        expiresAt: dateOf(session.expires_at),
        back: pathOf(session.success_url),
        giveUp: pathOf(session.cancel_url),
        payment: paymentId === undefined ? undefined : paymentView(world, must(world.intents, paymentId)),
      };
    },
    pay: ({ pageId, card, state }) =>
      change((world) => {
        const session = world.sessions.get(pageId);
        if (session?.status === 'open') complete(world, pageId, { ...(card === 'shared' && sharedCard), state });
        return session?.status;
      }),
    async openPortal({ portalId }) {
      const world = await look();
      const portal = findPortal(world, portalId);
      if (!portal) return undefined;
      const isTheirs = ({ customer }: { customer: string }) => customer === portal.customer;
      const payments = [...world.intents.values()].filter((one) => isTheirs(one) && one.status === 'succeeded');
      const subscriptions = [...world.subscriptions.values()].filter(isTheirs);
      return {
        subscriptions: subscriptions.reverse().map((one) => subscriptionView(world, one)),
        payments: payments.reverse().map((one) => paymentView(world, one)),
        back: pathOf(portal.return_url),
      };
    },
    async findPayment({ paymentId }) {
      const world = await look();
      const intent = world.intents.get(paymentId);
      return intent?.status === 'succeeded' ? paymentView(world, intent) : undefined;
    },
    play: ({ on, action, id }) =>
      change((world) => {
        const intent = world.intents.get(id);
        const thing = intent?.status === 'succeeded' ? intent : world.subscriptions.get(id);
        if (!thing || thing.customer !== customerOf(world, on)) return false;
        const { actions } =
          thing.object === 'subscription' ? subscriptionView(world, thing) : paymentView(world, thing);
        const possible = actions.find((one) => one === action);
        if (possible) effects[possible](world, id);
        return possible !== undefined;
      }),
  };
}
