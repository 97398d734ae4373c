/** Money: carts, events of the provider, seats. */
import { api, fault, type Check } from '../check.ts';

export const paymentsChecks: readonly Check[] = [
  { number: 38, title: 'Tampered carts are never sold at another price', files: [api('checkout')], isQuick: true },
  { number: 39, title: 'One buyer has one order, and buys for nobody else', files: [api('checkout')], isQuick: true },
  { number: 40, title: 'Forged events are refused', files: [api('payment-events')], isQuick: true },
  { number: 41, title: 'An event that comes often has one effect', files: [api('payment-events')], isQuick: true },
  { number: 42, title: 'Events in any order end in the same state', files: [api('payment-event-orders')] },
  { number: 43, title: 'Deaths between receipt and effect lose nothing', files: [fault('payments-kill')] },
  {
    number: 44,
    title: 'Nothing is granted without a payment',
    files: [api('checkout'), api('payment-events')],
    isQuick: true,
  },
  { number: 45, title: 'Monthly limits and coupons hold under a crowd', files: [api('prompts'), api('checkout')] },
  { number: 46, title: 'Twenty chairs are sold to twenty', files: [api('seats'), fault('payments-kill')] },
];
