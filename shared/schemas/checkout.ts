/** Inputs of checkout. Items are named only by id; prices come from the server. */
import { z } from 'zod';
import { catalogue, type ItemId } from '../domain/catalogue.ts';
import { mostOf, orderLimits } from '../domain/orders.ts';
import { leadOriginSchema } from './lead.ts';

const itemIds = Object.keys(catalogue) as [ItemId, ...ItemId[]];

/** One line of an order. @returns an error that names the item if its quantity is too high */
const orderedItem = z
  .strictObject({
    id: z.enum(itemIds, 'We no longer sell one of these items.'),
    quantity: z
      .int('Please choose a whole number.')
      .min(1, 'Please choose at least one.')
      .max(orderLimits.mostOfOne, `At most ${orderLimits.mostOfOne} of one item per order.`),
  })
  .superRefine(({ id, quantity }, context) => {
    if (quantity > mostOf(id)) context.addIssue(`${catalogue[id].name}: one is enough for your whole account.`);
  });

export const startCheckoutInput = z.strictObject({
  items: z
    .array(orderedItem)
    .min(1, 'Your cart is empty.')
    .max(itemIds.length, 'Your cart has too many lines.')
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'The same item is in there twice.'),
  /** Attribution of the visit. */
  origin: leadOriginSchema.optional(),
});

/**
 * `email` and `userId` are part of the specified shape but have no effect: the signed-in account always pays for
 * itself.
 */
export const createSubscriptionInput = z.strictObject({
  planType: z.literal('pro', 'We couldn’t find that plan.'),
  email: z.string().max(320).optional(),
  userId: z.string().max(100).optional(),
});

export const orderIdInput = z.strictObject({ orderId: z.uuid() });

export const portalInput = z.strictObject({ returnTo: z.literal('settings').optional() });

/** A page of a list, starting after the row identified by `cursor`. */
export const orderPageInput = z.strictObject({
  cursor: z.uuid().nullish(),
  /** Sent by the client library; lists have only one direction. */
  direction: z.literal('forward').optional(),
});
