/** A sandbox under test. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { CheckoutRequest, PaymentEvent } from './port.ts';
import { createSandboxPayments } from './sandbox.ts';

/** Folders of this file's tests lie here; they go with its last one. */
export const base = fs.mkdtempSync(path.join(os.tmpdir(), 'everglow-sandbox-'));
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** A sandbox with a clock of its own, and all that it handed over. */
export function openSandbox(dir = path.join(base, randomUUID())) {
  const clock = { at: new Date('2027-01-31T12:00:00Z') };
  const delivered: { body: Buffer; signature: string; event: PaymentEvent }[] = [];
  const start = () => createSandboxPayments({ dir, baseUrl: 'http://localhost:3000', now: () => clock.at });
  const sandbox = start();
  const { port, desk } = sandbox;
  sandbox.onEvent((sent) => {
    delivered.push({ ...sent, event: JSON.parse(sent.body.toString()) as PaymentEvent });
    return Promise.resolve();
  });
  return {
    ...{ dir, clock, sandbox, port, desk, delivered, start },
    pass: (ms: number) => void (clock.at = new Date(clock.at.getTime() + ms)),
    /** What was handed over since the last time. */
    async events() {
      await sandbox.close();
      return delivered.splice(0).map(({ event }) => event);
    },
    async order(more: Partial<CheckoutRequest> = {}) {
      const userId = more.userId ?? 'user-1';
      const { customerId } = await port.createCustomer({ userId, email: `${userId}@example.com` });
      const request: CheckoutRequest = {
        ...{ orderId: randomUUID(), userId, customerId, kind: 'payment', discountCents: 0 },
        lines: [{ name: 'A seat', unitCents: 14700, quantity: 2 }],
        expiresAt: new Date(clock.at.getTime() + 35 * minuteMs),
        successUrl: 'http://localhost:3000/checkout/done?order=1',
        cancelUrl: 'http://localhost:3000/cart?given-up=1',
        ...more,
      };
      return { request, page: await port.createCheckout(request) };
    },
    async subscribe() {
      const { page } = await this.order({
        kind: 'subscription',
        lines: [{ name: 'Pro, one month', unitCents: 2999, quantity: 1 }],
        discountCents: 900,
      });
      await desk.pay({ pageId: page.sessionId, card: 'own' });
      const { subscriptionId, customerId } = (await port.findCheckout(page))!;
      await this.events();
      return { ...page, subscriptionId: subscriptionId!, customerId: customerId!, right: { pageId: page.sessionId } };
    },
  };
}
export const typesOf = (events: PaymentEvent[]) => events.map(({ type }) => type);
