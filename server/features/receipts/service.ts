/** Receipts of paid orders, as files. */
import type { Deps } from '#server/deps.ts';
import { receiptName, toReceiptPdf } from '#server/exports/receipt.ts';
import { inLayoutTurn } from '#server/lib/layout-turn.ts';
import { receiptOf } from '../orders/service.ts';

/**
 * @returns the receipt of one's own order as a PDF, as the order stands now.
 * @throws AppError NOT_FOUND for an order that doesn't exist, isn't theirs, or was never paid; RATE_LIMITED, UNAVAILABLE.
 */
export async function receiptFile(
  deps: Pick<Deps, 'db' | 'limits'>,
  input: { userId: string; orderId: string },
): Promise<{ name: string; type: string; body: Buffer }> {
  const receipt = await receiptOf(deps, input);
  await deps.limits.consume('profileFile.user', input.userId);
  const body = await inLayoutTurn(input.userId, () => toReceiptPdf(receipt));
  return { name: receiptName(receipt), type: 'application/pdf', body };
}
