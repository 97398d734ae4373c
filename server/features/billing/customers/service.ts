/** Buyers as the payment provider knows them: one customer per account and mode. */
import type { Deps } from '#server/deps.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { paymentsOf } from '#server/features/billing/service.ts';
import * as repo from './repo.ts';

/** Returns the provider's id of an account's customer; undefined for accounts that never went to pay. */
export function findCustomer(
  deps: Pick<Deps, 'db' | 'payments'>,
  input: { userId: string },
): Promise<string | undefined> {
  return repo.findCustomer(deps.db, { ...input, mode: paymentsOf(deps).mode });
}

/**
 * Returns the provider's id of the account's customer, creating it on first use.
 * @param input `again`: creates a new one, if the provider no longer knows the old one
 * @throws PaymentError
 */
export async function customerOf(
  deps: Pick<Deps, 'db' | 'payments'>,
  input: { userId: string; email: string; again?: string },
): Promise<string> {
  const port = paymentsOf(deps);
  const { userId } = input;
  const known = await repo.findCustomer(deps.db, { userId, mode: port.mode });
  if (known && !input.again) return known;
  // Someone removed it at the provider.
  if (known) await repo.deleteCustomer(deps.db, { customerId: known });
  const { customerId } = await port.createCustomer(input);
  await repo.insertCustomer(deps.db, { userId, mode: port.mode, customerId });
  return customerId;
}

/** Removes customers whose account is gone at the provider, which ends their subscriptions. @returns how many */
export async function removeOrphans(deps: Deps): Promise<number> {
  const { payments } = deps;
  if (!payments) return 0;
  const ids = await repo.listOrphanCustomers(deps.db, { mode: payments.mode });
  let removed = 0;
  for (const customerId of ids) {
    const isDone = await bestEffort(deps.log, 'remove a customer', { customerId }, async () => {
      await payments.removeCustomer({ customerId });
      await repo.markCustomerRemoved(deps.db, { customerId });
    });
    if (isDone) removed += 1;
  }
  return removed;
}
