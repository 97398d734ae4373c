/** A sandbox under test, asked through the adapter for Stripe. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { CheckoutRequest, PaymentEvent } from '../port.ts';
import { orderFor, type MemberRequest } from '../stripe.fixture.ts';
import { createStripePayments } from '../stripe.ts';
import { openSandbox } from './sandbox.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'everglow-sandbox-'));
const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const sandbox of opened) await sandbox.close();
  fs.rmSync(base, { recursive: true, force: true });
});

/** Returns the path of a folder that's removed after the file's last test. */
export const newFolder = () => path.join(base, randomUUID());

export const minuteMs = 60_000;
export const site = 'http://localhost:3000';

/** Opens a sandbox with its own clock; by default, in an empty folder. */
export async function openTestSandbox(dir = newFolder(), clock = { at: Date.parse('2027-01-31T12:00:00Z') }) {
  const warnings: string[] = [];
  const sandbox = await openSandbox({
    dir,
    baseUrl: site,
    warn: (message) => void warnings.push(message),
    now: () => clock.at,
  });
  opened.push(sandbox);
  const port = createStripePayments(sandbox.access);
  const { pages } = sandbox;
  const taken: PaymentEvent[] = [];
  const order = async (kind: CheckoutRequest['kind'], more: Partial<MemberRequest> = {}) => {
    const request = await orderFor(port, kind, {
      expiresAt: new Date(clock.at + 35 * minuteMs),
      successUrl: `${site}/checkout/done?order=1`,
      cancelUrl: `${site}/cart?given-up=1`,
      ...more,
    });
    return { ...request, ...(await port.createCheckout(request)) };
  };
  return {
    ...{ dir, clock, warnings, sandbox, port, pages, order, taken },
    /** Collects all events that are delivered and genuine. */
    takeEvents: () =>
      sandbox.onEvent((sent) => {
        const event = port.readEvent(sent);
        if (event) taken.push(event);
        return Promise.resolve();
      }),
    types: () => taken.map(({ type }) => type),
    /** Buys two seats. */
    async buy(more?: Partial<MemberRequest>) {
      const page = await order('payment', more);
      await pages.pay({ pageId: page.sessionId, card: 'own' });
      const { paymentId } = (await port.findCheckout(page))!;
      return { ...page, paymentId: paymentId!, on: { pageId: page.sessionId } };
    },
    async subscribe() {
      const page = await order('subscription', { discountCents: 900 });
      await pages.pay({ pageId: page.sessionId, card: 'own' });
      const { subscriptionId } = (await port.findCheckout(page))!;
      return { ...page, subscriptionId: subscriptionId!, on: { pageId: page.sessionId } };
    },
  };
}
