/** What the sandbox's pages show and do, beside what the port offers: paying, and playing what can happen. */
import { createHash } from 'node:crypto';
import type { SubscriptionStatus } from '#shared/domain/orders.ts';
import type { CheckoutLine } from './port.ts';
import * as changes from './sandbox-changes.ts';
import { isPortalLink, type PortalLink } from './sandbox-signature.ts';
import type { KeptPage, KeptPayment, KeptSubscription, SandboxState } from './sandbox-state.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** Played cards: one that nobody else has, and one that many buyers have, as within a family or a fraud. */
export const sandboxCards = ['own', 'shared'] as const;
export type SandboxCard = (typeof sandboxCards)[number];

export type SubscriptionAction = 'end-later' | 'keep' | 'end-now' | 'renew' | 'renew-fails' | 'pay-overdue';
export type PaymentAction = 'refund' | 'refund-half' | 'dispute' | 'dispute-won' | 'dispute-lost';
export type PlayAction = SubscriptionAction | PaymentAction;

export type PaymentView = {
  id: string;
  lines: CheckoutLine[];
  discountCents: number;
  amountCents: number;
  refundedCents: number;
  dispute: KeptPayment['dispute'];
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
export type PageView = {
  id: string;
  kind: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  lines: CheckoutLine[];
  discountCents: number;
  totalCents: number;
  expiresAt: Date;
  /** Paths of the site, so that it stays on the name by which the visitor came. */
  back: string;
  giveUp: string;
  /** What was paid on it. */
  payment: PaymentView | undefined;
};
/** `subscriptions` and `payments` newest first. */
export type PortalView = { subscriptions: SubscriptionView[]; payments: PaymentView[] };

/** Whose things may be played with: the buyer of a page, or who has a link of a portal. */
export type PlayRight = { pageId: string } | { link: PortalLink };

export type SandboxDesk = {
  /** Undefined when there is no such page. */
  findPage(input: { pageId: string }): Promise<PageView | undefined>;
  /** Pays an open page; a second time it stays paid once. `expired`: too late, nothing was paid. */
  pay(input: { pageId: string; card: SandboxCard }): Promise<'complete' | 'expired' | undefined>;
  /** Undefined when the link is not genuine, or too old. */
  openPortal(link: PortalLink): Promise<PortalView | undefined>;
  /** Undefined when there is no such payment. */
  findPayment(input: { paymentId: string }): PaymentView | undefined;
  /** @returns whether it happened: the right holds, the thing is theirs, and its state allows it. */
  play(input: { right: PlayRight; action: string; id: string }): Promise<boolean>;
};

function subscriptionActions(subscription: KeptSubscription): SubscriptionAction[] {
  if (!changes.runs(subscription)) return [];
  const end = subscription.endsAtPeriodEnd ? 'keep' : 'end-later';
  return subscription.status === 'past_due'
    ? [end, 'end-now', 'pay-overdue']
    : subscription.endsAtPeriodEnd
      ? [end, 'end-now']
      : [end, 'end-now', 'renew', 'renew-fails'];
}

function paymentActions({ dispute, refundedCents, amountCents }: KeptPayment): PaymentAction[] {
  if (dispute === 'open') return ['dispute-won', 'dispute-lost'];
  if (dispute === 'lost' || refundedCents === amountCents) return [];
  const refunds: PaymentAction[] = refundedCents === 0 ? ['refund', 'refund-half'] : ['refund'];
  return dispute === 'none' ? [...refunds, 'dispute'] : refunds;
}

const effects: {
  payment: Record<PaymentAction, (draft: SandboxState, payment: KeptPayment, at: Date) => void>;
  subscription: Record<SubscriptionAction, (draft: SandboxState, subscription: KeptSubscription, at: Date) => void>;
} = {
  payment: {
    refund: (draft, payment, at) => changes.refund(draft, payment, payment.amountCents, at),
    'refund-half': (draft, payment, at) => changes.refund(draft, payment, Math.ceil(payment.amountCents / 2), at),
    dispute: (draft, payment, at) => changes.dispute(draft, payment, 'open', at),
    'dispute-won': (draft, payment, at) => changes.dispute(draft, payment, 'won', at),
    'dispute-lost': (draft, payment, at) => changes.dispute(draft, payment, 'lost', at),
  },
  subscription: {
    'end-later': (draft, subscription, at) => changes.endLater(draft, subscription, true, at),
    keep: (draft, subscription, at) => changes.endLater(draft, subscription, false, at),
    'end-now': changes.endNow,
    renew: (draft, subscription, at) => changes.renew(draft, subscription, true, at),
    'renew-fails': (draft, subscription, at) => changes.renew(draft, subscription, false, at),
    'pay-overdue': changes.payOverdue,
  },
};

const paymentView = (payment: KeptPayment): PaymentView => ({
  id: payment.id,
  lines: payment.lines,
  discountCents: payment.discountCents,
  amountCents: payment.amountCents,
  refundedCents: payment.refundedCents,
  dispute: payment.dispute,
  paidAt: new Date(payment.paidAt),
  actions: paymentActions(payment),
});

const subscriptionView = (subscription: KeptSubscription): SubscriptionView => ({
  id: subscription.id,
  name: subscription.line.name,
  monthCents: subscription.line.unitCents,
  status: subscription.status,
  currentPeriodEnd: new Date(subscription.currentPeriodEnd),
  endsAtPeriodEnd: subscription.endsAtPeriodEnd,
  actions: subscriptionActions(subscription),
});

function paymentOf(state: Readonly<SandboxState>, page: KeptPage): KeptPayment | undefined {
  const id = page.paymentId ?? (page.invoiceId && state.invoices[page.invoiceId]?.paymentId);
  return id ? state.payments[id] : undefined;
}

/** Newest first; what is kept is oldest first. */
const ownedBy = <Thing extends { customerId: string }>(things: Record<string, Thing>, customerId: string) =>
  Object.values(things)
    .filter((thing) => thing.customerId === customerId)
    .reverse();

/** The same card for the same customer, another one for another. */
const ownInstrument = (customerId: string) =>
  `card_sandbox_${createHash('sha256').update(customerId).digest('hex').slice(0, 24)}`;
const sharedInstrument = 'card_sandbox_shared';

/** @param options `pathOf` an address of the site; `upToDate` catches up with the clock first. */
export function createDesk(options: {
  store: SandboxStore;
  secret: string;
  now: () => Date;
  pathOf: (url: string) => string;
  upToDate: () => Promise<void>;
}): SandboxDesk {
  const { store, secret, now, pathOf, upToDate } = options;
  /** @returns whose things they are, or nothing when the right does not hold. */
  const customerOf = (state: Readonly<SandboxState>, right: PlayRight) =>
    'link' in right
      ? isPortalLink(secret, right.link, now())
        ? right.link.customerId
        : undefined
      : state.pages[right.pageId]?.customerId;

  return {
    async findPage({ pageId }) {
      await upToDate();
      const state = store.state();
      const page = state.pages[pageId];
      if (!page) return undefined;
      const { id, kind, status, lines, discountCents, totalCents } = page;
      const payment = paymentOf(state, page);
      return {
        ...{ id, kind, status, lines, discountCents, totalCents },
        expiresAt: new Date(page.expiresAt),
        back: pathOf(page.successUrl),
        giveUp: pathOf(page.cancelUrl),
        payment: payment && paymentView(payment),
      };
    },
    async pay({ pageId, card }) {
      await upToDate();
      return store.change((draft) => {
        const page = draft.pages[pageId];
        if (!page) return undefined;
        changes.payPage(draft, page, card === 'own' ? ownInstrument(page.customerId) : sharedInstrument, now());
        return page.status === 'complete' ? 'complete' : 'expired';
      });
    },
    async openPortal(link) {
      if (!isPortalLink(secret, link, now())) return undefined;
      await upToDate();
      const { subscriptions, payments } = store.state();
      return {
        subscriptions: ownedBy(subscriptions, link.customerId).map(subscriptionView),
        payments: ownedBy(payments, link.customerId).map(paymentView),
      };
    },
    findPayment({ paymentId }) {
      const payment = store.state().payments[paymentId];
      return payment && paymentView(payment);
    },
    async play({ right, action, id }) {
      await upToDate();
      return store.change((draft) => {
        const customerId = customerOf(draft, right);
        const payment = draft.payments[id];
        const subscription = draft.subscriptions[id];
        if (customerId === undefined || (payment ?? subscription)?.customerId !== customerId) return false;
        const paymentAction = payment && paymentActions(payment).find((possible) => possible === action);
        const subscriptionAction =
          subscription && subscriptionActions(subscription).find((possible) => possible === action);
        if (paymentAction) effects.payment[paymentAction](draft, payment, now());
        else if (subscriptionAction) effects.subscription[subscriptionAction](draft, subscription, now());
        return paymentAction !== undefined || subscriptionAction !== undefined;
      });
    },
  };
}
