/** Inputs of the admin's orders. */
import { z } from 'zod';
import { m } from '#messages';
import { storableText } from '../domain/clean-text.ts';
import { lineRefundReasons, orderKinds, orderLimits, orderStatuses } from '../domain/orders.ts';
import { adminSearchText } from './users.ts';
import { momentCursor } from './cursor.ts';

export const noteLimit = 500;

/** States in the list: an order's own, or paid but partly refunded or not delivered yet. */
export const orderFilters = [...orderStatuses, 'partly-refunded', 'undelivered'] as const;
export type OrderFilter = (typeof orderFilters)[number];

export const adminOrdersInput = z.strictObject({
  q: adminSearchText.optional(),
  state: z.enum(orderFilters).optional(),
  kind: z.enum(orderKinds).optional(),
  /** Only orders that are or were disputed. */
  dispute: z.literal('any').optional(),
  /** Where the previous page ended. */
  cursor: momentCursor.optional(),
});
export type AdminOrdersInput = z.output<typeof adminOrdersInput>;

export const refundLineInput = z.strictObject({
  orderId: z.uuid(),
  itemId: z.string().min(1).max(60),
  quantity: z
    .int(m.validation_whole_number())
    .min(1, m.validation_choose_at_least_one())
    .max(orderLimits.mostOfOne, m.validation_item_most({ max: orderLimits.mostOfOne })),
  reason: z.enum(lineRefundReasons),
  note: z
    .string()
    .max(4 * noteLimit, m.validation_characters({ max: noteLimit }))
    .transform((value) => storableText(value).trim())
    .pipe(z.string().max(noteLimit, m.validation_characters({ max: noteLimit }))),
  /** How many units of the line were refunded, or about to be, when the admin decided. */
  seen: z.int().min(0).max(orderLimits.mostOfOne),
});
export type RefundLineInput = z.output<typeof refundLineInput>;
