/** Payments, refunds, and disputes, with the events that Stripe makes of them. */
import { StripeApiError } from './form.ts';
import {
  must,
  type Charge,
  type Dispute,
  type FraudWarning,
  type Intent,
  type Invoice,
  type Refund,
  type World,
} from './objects.ts';

/** `asks`: the bank wants the buyer to confirm it first. */
type Outcome = 'succeeded' | 'processing' | 'failed' | 'asks';

type Paying = {
  amount: number;
  customer: string;
  /** The card's fingerprint. */
  card: string;
  metadata?: Record<string, string>;
  outcome?: Outcome;
};

/** Makes a payment with its charge. While the bank hasn't decided, it's `processing`. */
export function pay(world: World, { amount, customer, card, metadata = {}, outcome = 'succeeded' }: Paying): Intent {
  const intent: Intent = {
    ...world.base('payment_intent', 'pi'),
    amount,
    customer,
    latest_charge: null,
    metadata: { ...metadata },
    status: outcome === 'failed' ? 'requires_payment_method' : outcome === 'asks' ? 'requires_action' : outcome,
  };
  world.intents.set(intent.id, intent);
  world.emit(intent, 'payment_intent.created');
  // There's no charge until the buyer has confirmed.
  if (outcome === 'asks') world.emit(intent, 'payment_intent.requires_action');
  else charge(world, intent, card, outcome);
  return intent;
}

/** Tries a payment again, with a new charge; also once the buyer has confirmed it. */
export function payAgain(world: World, intentId: string, card: string): Intent {
  const intent = must(world.intents, intentId);
  intent.status = 'succeeded';
  charge(world, intent, card, 'succeeded');
  return intent;
}

function charge(world: World, intent: Intent, card: string, outcome: Exclude<Outcome, 'asks'>) {
  const made: Charge = {
    ...world.base('charge', 'ch'),
    amount: intent.amount,
    amount_refunded: 0,
    disputed: false,
    metadata: { ...intent.metadata },
    paid: outcome === 'succeeded',
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { fingerprint: card } },
    receipt_url: outcome === 'succeeded' ? world.pages.receipt(intent.id) : null,
  };
  world.charges.set(made.id, made);
  intent.latest_charge = made.id;
  world.emit(made, outcome === 'processing' ? 'charge.pending' : `charge.${outcome}`);
  world.emit(intent, `payment_intent.${outcome === 'failed' ? 'payment_failed' : outcome}`);
}

/** Settles a payment that was `processing`. */
export function settleIntent(world: World, intentId: string, isPaid: boolean): void {
  const intent = must(world.intents, intentId);
  const made = chargeOf(world, intentId);
  intent.status = isPaid ? 'succeeded' : 'requires_payment_method';
  made.paid = isPaid;
  world.emit(made, isPaid ? 'charge.succeeded' : 'charge.failed');
  world.emit(intent, isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed');
}

/** Returns the newest charge of a payment. */
export function chargeOf(world: World, paymentId: string): Charge {
  return must(world.charges, must(world.intents, paymentId).latest_charge ?? 'charge of an unpaid payment');
}

/** Links a payment to the invoice that it pays. */
export function attachToInvoice(world: World, invoice: Invoice, intent: Intent): void {
  world.invoicePayments.set(intent.id, {
    ...world.base('invoice_payment', 'inpay'),
    invoice: invoice.id,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: intent.status === 'succeeded' ? 'paid' : 'open',
  });
  world.invoiceIntents.set(invoice.id, intent.id);
}

/**
 * Refunds a payment, by default all that is left of it.
 * @throws StripeApiError if that isn't possible
 */
export function refund(world: World, paymentId: string, cents?: number, metadata: Record<string, string> = {}): Refund {
  const paid = chargeOf(world, paymentId);
  const left = paid.amount - paid.amount_refunded;
  const amount = cents ?? left;
  if (!paid.paid) throw new StripeApiError(400, { code: 'payment_intent_unexpected_state', message: 'Not paid.' });
  if (left === 0)
    throw new StripeApiError(400, { code: 'charge_already_refunded', message: 'Charge has already been refunded.' });
  if (disputeOf(world, paymentId)?.is_charge_refundable === false)
    throw new StripeApiError(400, { code: 'charge_disputed', message: 'Charge has been charged back.' });
  if (amount > left)
    throw new StripeApiError(400, { message: 'Refund amount is greater than unrefunded amount.', param: 'amount' });
  const made: Refund = {
    ...world.base('refund', 're'),
    amount,
    charge: paid.id,
    metadata: { ...metadata },
    payment_intent: paymentId,
    status: 'succeeded',
  };
  world.refunds.set(made.id, made);
  paid.amount_refunded += amount;
  world.emit(made, 'refund.created');
  world.emit(paid, 'charge.refunded');
  world.emit(made, 'refund.updated', 'charge.refund.updated');
  return made;
}

/** Fails a refund that the buyer's bank sent back, so that the money is ours again. */
export function failRefund(world: World, refundId: string): void {
  const sentBack = must(world.refunds, refundId);
  const paid = must(world.charges, sentBack.charge);
  sentBack.status = 'failed';
  paid.amount_refunded -= sentBack.amount;
  world.emit(sentBack, 'refund.failed', 'refund.updated', 'charge.refund.updated');
}

/** How long the bank waits for evidence; between 7 and 21 days in reality. */
const disputeDays = 7;

/** Opens a dispute of a payment, or an inquiry, which moves no money and leaves the payment refundable. */
export function dispute(world: World, paymentId: string, options: { isInquiry?: boolean } = {}): string {
  const { isInquiry = false } = options;
  chargeOf(world, paymentId).disputed = !isInquiry;
  const base = world.base('dispute', 'du');
  const made = {
    ...base,
    evidence_details: { due_by: base.created + disputeDays * 86_400 },
    is_charge_refundable: isInquiry,
    payment_intent: paymentId,
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  world.disputes.set(made.id, made);
  world.emit(made, 'charge.dispute.created');
  if (!isInquiry) world.emit(made, 'charge.dispute.funds_withdrawn');
  return made.id;
}

/** Returns the newest dispute of a payment. */
export function disputeOf(world: World, paymentId: string): Dispute | undefined {
  return [...world.disputes.values()].findLast(({ payment_intent }) => payment_intent === paymentId);
}

/** Warns that a payment may be fraudulent, as the bank does. */
export function warnOfFraud(world: World, paymentId: string): string {
  const made: FraudWarning = {
    ...world.base('radar.early_fraud_warning', 'issfr'),
    actionable: true,
    charge: chargeOf(world, paymentId).id,
    fraud_type: 'made_with_stolen_card',
    payment_intent: paymentId,
  };
  world.fraudWarnings.set(made.id, made);
  world.emit(made, 'radar.early_fraud_warning.created');
  return made.id;
}

const closed = ['won', 'lost', 'warning_closed'];

/** Sets the state of a payment's newest dispute. `won` and `lost` close it, and `warning_closed` an inquiry. */
export function setDispute(world: World, paymentId: string, status: string): void {
  const found = disputeOf(world, paymentId);
  if (!found) throw new Error(`${paymentId} has no dispute`);
  found.status = status;
  found.is_charge_refundable = status === 'won' || status.startsWith('warning_');
  world.emit(found, 'charge.dispute.updated');
  if (status === 'won') world.emit(found, 'charge.dispute.funds_reinstated');
  if (closed.includes(status)) world.emit(found, 'charge.dispute.closed');
}
