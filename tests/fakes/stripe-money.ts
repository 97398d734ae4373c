/** What happens to money in the stand-in for Stripe: payments, refunds, disputes, and the events each of them makes. */
import { StripeApiError } from './stripe-form.ts';
import { must, type Charge, type Intent, type Invoice, type Refund, type World } from './stripe-objects.ts';

type Paying = {
  amount: number;
  customer: string;
  /** The card's fingerprint. */
  card: string;
  metadata?: Record<string, string>;
  outcome?: 'succeeded' | 'processing' | 'failed';
};

/** A payment with its charge; `processing` is the bank's delayed word. */
export function pay(world: World, { amount, customer, card, metadata = {}, outcome = 'succeeded' }: Paying): Intent {
  const isPaid = outcome === 'succeeded';
  const intent: Intent = {
    ...world.base('payment_intent', 'pi'),
    amount,
    amount_received: isPaid ? amount : 0,
    currency: 'usd',
    customer,
    latest_charge: null,
    metadata: { ...metadata },
    status: isPaid ? 'succeeded' : outcome === 'failed' ? 'requires_payment_method' : 'processing',
  };
  world.intents.set(intent.id, intent);
  world.emit(intent, 'payment_intent.created');
  charge(world, intent, card, outcome);
  return intent;
}

/** Tries a payment again, with a charge of its own as at Stripe. */
export function payAgain(world: World, intentId: string, card: string): Intent {
  const intent = must(world.intents, intentId);
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
  charge(world, intent, card, 'succeeded');
  return intent;
}

function charge(world: World, intent: Intent, card: string, outcome: 'succeeded' | 'processing' | 'failed') {
  const made: Charge = {
    ...world.base('charge', 'ch'),
    amount: intent.amount,
    amount_refunded: 0,
    currency: 'usd',
    customer: intent.customer,
    disputed: false,
    metadata: { ...intent.metadata },
    paid: outcome === 'succeeded',
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', fingerprint: card } },
    receipt_url: outcome === 'succeeded' ? `https://pay.stripe.com/receipts/payment/${intent.id}` : null,
    refunded: false,
    status: outcome === 'processing' ? 'pending' : outcome,
  };
  world.charges.set(made.id, made);
  intent.latest_charge = made.id;
  world.emit(made, outcome === 'processing' ? 'charge.pending' : `charge.${outcome}`);
  world.emit(intent, `payment_intent.${outcome === 'failed' ? 'payment_failed' : outcome}`);
}

/** The bank's word on a delayed payment. */
export function settleIntent(world: World, intentId: string, isPaid: boolean): void {
  const intent = must(world.intents, intentId);
  const made = chargeOf(world, intentId);
  Object.assign(intent, {
    status: isPaid ? 'succeeded' : 'requires_payment_method',
    amount_received: isPaid ? intent.amount : 0,
  });
  Object.assign(made, { paid: isPaid, status: isPaid ? 'succeeded' : 'failed' });
  world.emit(made, isPaid ? 'charge.succeeded' : 'charge.failed');
  world.emit(intent, isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed');
}

export function chargeOf(world: World, paymentId: string): Charge {
  return must(world.charges, must(world.intents, paymentId).latest_charge ?? 'charge of an unpaid payment');
}

/** Ties a payment to the invoice it pays. */
export function attachToInvoice(world: World, invoice: Invoice, intent: Intent): void {
  const isPaid = intent.status === 'succeeded';
  const entry = world.invoicePayments.get(intent.id) ?? {
    ...world.base('invoice_payment', 'inpay'),
    amount_paid: null,
    amount_requested: invoice.amount_due,
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent' as const, payment_intent: intent.id },
    status: 'open' as const,
  };
  world.invoicePayments.set(intent.id, entry);
  world.invoiceIntents.set(invoice.id, intent.id);
  Object.assign(entry, isPaid ? { status: 'paid', amount_paid: invoice.amount_due } : {});
}

/** Pays back, from the dashboard or through the API. Without an amount: all that is left. */
export function refund(
  world: World,
  paymentId: string,
  options: { amount?: number; reason?: string; metadata?: Record<string, string> } = {},
): Refund {
  const paid = chargeOf(world, paymentId);
  const left = paid.amount - paid.amount_refunded;
  const amount = options.amount ?? left;
  if (!paid.paid) throw new StripeApiError(400, { code: 'payment_intent_unexpected_state', message: 'Not paid.' });
  if (left === 0)
    throw new StripeApiError(400, { code: 'charge_already_refunded', message: 'Charge has already been refunded.' });
  const dispute = [...world.disputes.values()].find(({ payment_intent }) => payment_intent === paymentId);
  if (dispute && !dispute.is_charge_refundable)
    throw new StripeApiError(400, { code: 'charge_disputed', message: 'Charge has been charged back.' });
  if (amount > left)
    throw new StripeApiError(400, { message: 'Refund amount is greater than unrefunded amount.', param: 'amount' });
  const made: Refund = {
    ...world.base('refund', 're'),
    amount,
    charge: paid.id,
    currency: 'usd',
    metadata: options.metadata ?? {},
    payment_intent: paymentId,
    reason: options.reason ?? null,
    status: 'succeeded',
  };
  world.refunds.set(made.id, made);
  paid.amount_refunded += amount;
  paid.refunded = paid.amount_refunded === paid.amount;
  world.emit(made, 'refund.created');
  world.emit(paid, 'charge.refunded');
  world.emit(made, 'refund.updated', 'charge.refund.updated');
  return made;
}

/** A refund that the buyer's bank sends back: the money is ours again. */
export function failRefund(world: World, refundId: string): void {
  const sentBack = must(world.refunds, refundId);
  const paid = must(world.charges, sentBack.charge);
  sentBack.status = 'failed';
  paid.amount_refunded -= sentBack.amount;
  paid.refunded = false;
  world.emit(sentBack, 'refund.failed', 'refund.updated', 'charge.refund.updated');
}

/** The card's owner contests a payment. */
export function dispute(world: World, paymentId: string): string {
  const paid = chargeOf(world, paymentId);
  paid.disputed = true;
  const made = {
    ...world.base('dispute', 'du'),
    amount: paid.amount,
    charge: paid.id,
    currency: 'usd',
    is_charge_refundable: false,
    metadata: {},
    payment_intent: paymentId,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  world.disputes.set(made.id, made);
  world.emit(made, 'charge.dispute.created', 'charge.dispute.funds_withdrawn');
  return made.id;
}

/** Sets the state of a payment's newest dispute; `won` and `lost` close it. */
export function setDispute(world: World, paymentId: string, status: string): void {
  const found = [...world.disputes.values()].findLast(({ payment_intent }) => payment_intent === paymentId);
  if (!found) throw new Error(`the fake Stripe has no dispute of ${paymentId}`);
  found.status = status;
  found.is_charge_refundable = status === 'won';
  world.emit(found, 'charge.dispute.updated');
  if (status === 'won') world.emit(found, 'charge.dispute.funds_reinstated');
  if (status === 'won' || status === 'lost') world.emit(found, 'charge.dispute.closed');
}
