/** Inputs of the catalog: coupon codes, and what admins change. Money is in US cents. */
import { z } from 'zod';
import { m } from '#messages';
import { catalogLimits, couponPattern } from '../domain/catalog-terms.ts';
import { couponKinds } from '../domain/orders.ts';

/** A code as typed; stored codes are uppercase. */
export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(catalogLimits.codeLength, m.validation_coupon_code())
  .regex(couponPattern, m.validation_coupon_code());

/** The catalog's items, the upgrade excepted: its price follows from the seats. */
const catalogId = z.enum(['virtual-bootcamp', 'vip-bootcamp', 'web-prompt-pack', 'pro']);
const name = z.string().trim().min(1, m.validation_name_required()).max(catalogLimits.nameLength);
const priceCents = z
  .int(m.validation_price_range())
  .min(catalogLimits.leastCents, m.validation_price_range())
  .max(catalogLimits.mostCents, m.validation_price_range());

export const editItemInput = z.strictObject({
  id: catalogId,
  name,
  priceCents,
  isAvailable: z.boolean(),
  /** `updatedAt` of the item on the caller's screen. */
  seen: z.iso.datetime(),
});

/** Items that a coupon may be limited to. */
export const couponItems = ['virtual-bootcamp', 'vip-bootcamp', 'vip-bootcamp-upgrade', 'web-prompt-pack'] as const;

const mostUses = z
  .int(m.validation_whole_number())
  .min(1, m.validation_whole_number())
  .max(catalogLimits.mostUses, m.validation_whole_number())
  .nullable();
const expiresAt = z.iso.datetime().nullable();

export const createCouponInput = z
  .strictObject({
    code: couponCode,
    kind: z.enum(couponKinds),
    value: z.int(m.validation_whole_number()),
    itemIds: z.array(z.enum(couponItems)).min(1).max(couponItems.length).nullable(),
    isForFirstMonth: z.boolean(),
    mostUses,
    expiresAt,
  })
  .superRefine(({ kind, value }, context) => {
    const [least, most] = kind === 'percent' ? [1, 100] : [1, catalogLimits.mostCents];
    if (value >= least && value <= most) return;
    const message = kind === 'percent' ? m.validation_coupon_percent() : m.validation_price_range();
    context.addIssue({ code: 'custom', path: ['value'], message });
  });

export const editCouponInput = z.strictObject({
  id: z.uuid(),
  mostUses,
  expiresAt,
  isActive: z.boolean(),
  /** The terms on the caller's screen. */
  seen: z.strictObject({ mostUses, expiresAt, isActive: z.boolean() }),
});
