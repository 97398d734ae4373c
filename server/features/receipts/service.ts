/** Receipts of paid orders, as files. */
import type { Deps } from '../../deps.ts';
import { receiptName, toReceiptPdf } from '../../exports/receipt.ts';
import { receiptOf } from '../orders/service.ts';

/**
 * @returns the receipt of one's own order as a PDF, as the order stands now.
 * @throws AppError NOT_FOUND for somebody else's order, none, or one that was never paid; RATE_LIMITED.
 */
export async function receiptFile(
  deps: Pick<Deps, 'db' | 'limits'>,
  input: { userId: string; orderId: string },
): Promise<{ name: string; type: string; body: Buffer }> {
  const receipt = await receiptOf(deps, input);
  await deps.limits.consume('profileFile.user', input.userId);
  return { name: receiptName(receipt), type: 'application/pdf', body: await toReceiptPdf(receipt) };
}
