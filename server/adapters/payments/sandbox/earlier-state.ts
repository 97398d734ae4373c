/** Reads the file of earlier versions of the sandbox, which stored their state in another shape. */
import fs from 'node:fs';
import path from 'node:path';
import type { World } from './objects.ts';

type EarlierSubscription = { id: string; customerId: string; userId: string; orderId: string; status: string };

/**
 * Ends the subscriptions in an earlier version's file, so that the site learns of it and members can subscribe again.
 * Drops everything else.
 * @returns the files to remove once that is stored; empty if there are none
 */
export function endEarlierSubscriptions(world: World, dir: string): string[] {
  const file = path.join(dir, 'state.json');
  if (!fs.existsSync(file)) return [];
  for (const { id, customerId, userId, orderId, status } of readSubscriptions(file)) {
    if (status === 'canceled') continue;
    const subscription = {
      ...world.base('subscription', 'sub'),
      id,
      cancel_at: null,
      cancel_at_period_end: false,
      customer: customerId,
      ended_at: world.seconds(),
      items: { data: [] },
      latest_invoice: null,
      metadata: { order_id: orderId, user_id: userId },
      status: 'canceled' as const,
    };
    world.subscriptions.set(id, subscription);
    world.emit(subscription, 'customer.subscription.deleted');
  }
  return [file, path.join(dir, 'signing-secret')];
}

/** Returns no subscriptions if the file is damaged. */
function readSubscriptions(file: string): EarlierSubscription[] {
  try {
    const state = JSON.parse(fs.readFileSync(file, 'utf8')) as { subscriptions: Record<string, EarlierSubscription> };
    return Object.values(state.subscriptions);
  } catch {
    return [];
  }
}
