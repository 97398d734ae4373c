/** Reads what an event is about. Only ids are taken from it; the state is fetched. */
import type { PaymentEvent } from './port.ts';
import { ownId } from './stripe-states.ts';

type Fields = Record<string, unknown>;
type Refs = PaymentEvent['refs'];

/** An event as sent or listed, with the fields that decide whether we read it. */
export type ReadEvent = PaymentEvent & { createdAt: Date; isLive: boolean };

/** @returns undefined if it isn't one of Stripe's events, whatever it claims to be. */
export function readStripeEvent(value: unknown): ReadEvent | undefined {
  const event = fieldsOf(value);
  const object = fieldsOf(fieldsOf(event?.data)?.object);
  const id = vendorId(event?.id);
  if (!event || !object || !id || event.object !== 'event') return undefined;
  const { type, created, livemode } = event;
  if (typeof type !== 'string' || !/^[\w.]{1,100}$/.test(type) || typeof livemode !== 'boolean') return undefined;
  const createdAt = new Date(typeof created === 'number' ? created * 1000 : NaN);
  if (Number.isNaN(createdAt.getTime())) return undefined;
  return { id, type, refs: refsOf(object), createdAt, isLive: livemode };
}

function refsOf(object: Fields): Refs {
  const metadata = fieldsOf(object.metadata);
  const orderId = ownId(metadata?.order_id);
  switch (object.object) {
    case 'checkout.session':
      return {
        sessionId: vendorId(object.id),
        orderId: orderId ?? ownId(object.client_reference_id),
        paymentId: refId(object.payment_intent),
        subscriptionId: refId(object.subscription),
        invoiceId: refId(object.invoice),
      };
    case 'charge':
      return { paymentId: refId(object.payment_intent), orderId };
    case 'dispute':
    case 'refund':
      return { paymentId: refId(object.payment_intent) };
    case 'subscription':
      return { subscriptionId: vendorId(object.id), orderId };
    case 'radar.early_fraud_warning':
      return { fraudWarningId: vendorId(object.id), paymentId: refId(object.payment_intent) };
    case 'invoice':
      return { invoiceId: vendorId(object.id), subscriptionId: subscriptionOf(object) };
    default:
      return {};
  }
}

/** Accounts whose events use an older API version have its name at the top level. */
function subscriptionOf(invoice: Fields): string | undefined {
  const details = fieldsOf(fieldsOf(invoice.parent)?.subscription_details);
  return refId(details?.subscription) ?? refId(invoice.subscription);
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** Ids go into URLs and columns, so nothing else may pass for one. */
function vendorId(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,255}$/.test(value) ? value : undefined;
}

const refId = (value: unknown) => vendorId(value) ?? vendorId(fieldsOf(value)?.id);
