/** Inputs of checkout. Items are named only by id; prices come from the server. */
import { z } from 'zod';
import { m } from '#messages';
import { catalogue, type ItemId } from '../domain/catalogue.ts';
import { mostOf, orderLimits } from '../domain/orders.ts';
import { emailSchema } from './auth.ts';
import { couponCode } from './catalog.ts';
import { leadOriginSchema } from './lead.ts';

const itemIds = Object.keys(catalogue) as [ItemId, ...ItemId[]];

/** One line of an order. @returns an error that names the item if its quantity is too high */
const orderedItem = z
  .strictObject({
    id: z.enum(itemIds, m.validation_item_not_sold()),
    quantity: z
      .int(m.validation_whole_number())
      .min(1, m.validation_choose_at_least_one())
      .max(orderLimits.mostOfOne, m.validation_item_most({ max: orderLimits.mostOfOne })),
  })
  .superRefine(({ id, quantity }, context) => {
    if (quantity > mostOf(id)) context.addIssue(m.validation_item_one_is_enough({ item: catalogue[id].name }));
  });

const cartItems = z
  .array(orderedItem)
  .min(1, m.validation_cart_empty())
  .max(itemIds.length, m.validation_cart_too_long())
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, m.validation_cart_twice());

const cart = {
  items: cartItems,
  /** Attribution of the visit. */
  origin: leadOriginSchema.optional(),
  couponCode: couponCode.optional(),
};

const termsAccepted = z.literal(true, m.validation_accept_terms());

/** What a guest fills in to check out. */
export const guestFields = z.strictObject({ email: emailSchema, termsAccepted });

/** What a member fills in to check out. */
export const memberFields = z.object({ termsAccepted });

/** Pages of the previous release don't ask for the terms. */
export const startCheckoutInput = z.strictObject({ ...cart, termsAccepted: termsAccepted.optional() });

export const guestCheckoutInput = z.strictObject({
  ...cart,
  ...guestFields.shape,
  /** The visit that led here. */
  visitId: z.uuid().optional(),
});

export const checkCouponInput = z.strictObject({ code: couponCode, items: cartItems });

/**
 * `email` and `userId` are part of the specified shape but have no effect: the signed-in account always pays for
 * itself.
 */
export const createSubscriptionInput = z.strictObject({
  planType: z.literal('pro', m.validation_plan_not_found()),
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
