/** Stripe's request format, form fields with brackets, and its errors. */
import { z } from 'zod';

export type Form = { [key: string]: Form | string };

/** Parses `customer=c&metadata[a]=b&expand[0]=x` into nested objects. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const steps = key.split(/[[\]]+/).filter((step) => step !== '');
    const last = steps.pop() ?? key;
    let at = form;
    for (const step of steps) {
      at[step] ??= {};
      at = at[step] as Form;
    }
    at[last] = value;
  }
  return form;
}

type Refusal = { type?: string; code?: string; message: string; param?: string };

/** An answer other than 200. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: { error: Refusal };
  /** False if the request was refused before anything was done, so that the answer isn't kept under its Idempotency-Key. */
  readonly isKept: boolean;
  constructor(status: number, refusal: Refusal, isKept = true) {
    super(refusal.message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', ...refusal } };
    this.isKept = isKept;
  }
}

/** Returns the error for an unknown id: 404 if it is in the path, 400 if it is in a field. */
export function missing(kind: string, id: string, param?: string): StripeApiError {
  const message = `No such ${kind}: '${id}'`;
  return new StripeApiError(param ? 400 : 404, { code: 'resource_missing', message, param: param ?? 'id' });
}

/**
 * Returns the fields of a request.
 * @throws StripeApiError the 400 that Stripe would answer
 */
export function readForm<T>(schema: z.ZodType<T>, form: Form): T {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const keys = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
  const param = keys.map((key, index) => (index ? `[${String(key)}]` : String(key))).join('');
  if (issue.code === 'unrecognized_keys')
    throw new StripeApiError(
      400,
      { code: 'parameter_unknown', message: `Received unknown parameter: ${param}`, param },
      false,
    );
  throw new StripeApiError(400, { code: 'parameter_invalid', message: `${param}: ${issue.message}`, param }, false);
}

const text = z.string().min(1).max(5_000);
const int = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, 'Invalid integer')
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));
const list = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value && typeof value === 'object' ? Object.values(value) : value), z.array(item).max(100));
const metadata = z.record(z.string().max(40), z.string().max(500));
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const expand = list(text).optional();
const moment = int(0, 99_999_999_999);
const page = { limit: int(1, 100).optional(), starting_after: text.optional(), expand };

const monthly = z.strictObject({ interval: z.enum(['month']), interval_count: int(1, 1).optional() });
const lineItem = z.strictObject({ quantity: int(1, 999_999), price: text });

const switchOf = z.strictObject({ enabled: flag });
const address = z.url().nullable().default(null);
const portalSettings = z.strictObject({
  business_profile: z
    .strictObject({ terms_of_service_url: address, privacy_policy_url: address })
    .default({ terms_of_service_url: null, privacy_policy_url: null }),
  features: z.strictObject({
    invoice_history: switchOf,
    payment_method_update: switchOf,
    subscription_cancel: z.strictObject({ enabled: flag, mode: z.enum(['at_period_end', 'immediately']) }),
    customer_update: z.strictObject({ enabled: flag, allowed_updates: list(text) }),
  }),
  metadata: metadata.default({}),
});

/** The known requests. Other fields are refused. */
export const requestSchemas = {
  none: z.strictObject({ expand }),
  customer: z.strictObject({ email: z.email().optional(), metadata: metadata.optional() }),
  session: z.strictObject({
    mode: z.enum(['payment', 'subscription']),
    customer: text.optional(),
    customer_email: z.email().optional(),
    customer_creation: z.enum(['always', 'if_required']).optional(),
    client_reference_id: text.max(200).optional(),
    line_items: list(lineItem).refine((items) => items.length > 0, 'at least one'),
    discounts: list(z.strictObject({ coupon: text }))
      .refine((discounts) => discounts.length === 1, 'one at most')
      .optional(),
    metadata: metadata.optional(),
    payment_intent_data: z.strictObject({ metadata: metadata.optional(), description: text.optional() }).optional(),
    subscription_data: z.strictObject({ metadata: metadata.optional(), description: text.optional() }).optional(),
    allowed_payment_method_types: list(text).optional(),
    adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
    allow_promotion_codes: flag.optional(),
    success_url: z.url(),
    cancel_url: z.url().optional(),
    expires_at: moment.optional(),
    automatic_tax: z.strictObject({ enabled: flag }).optional(),
    billing_address_collection: z.enum(['auto', 'required']).optional(),
    tax_id_collection: z.strictObject({ enabled: flag }).optional(),
    customer_update: z
      .strictObject({ address: z.enum(['auto', 'never']).optional(), name: z.enum(['auto', 'never']).optional() })
      .optional(),
    custom_text: z.strictObject({ submit: z.strictObject({ message: text.max(1_200) }) }).optional(),
    expand,
  }),
  refund: z.strictObject({
    payment_intent: text,
    amount: int(1, 99_999_999).optional(),
    metadata: metadata.optional(),
  }),
  coupon: z.strictObject({
    id: text.max(200).optional(),
    amount_off: int(1, 99_999_999),
    currency: z.literal('usd'),
    duration: z.enum(['once', 'forever']),
    name: text.max(40).optional(),
  }),
  product: z.strictObject({ id: text.max(200).optional(), name: text.max(250) }),
  productChange: z.strictObject({ name: text.max(250).optional(), active: flag.optional() }),
  price: z.strictObject({
    product: text,
    currency: z.literal('usd'),
    unit_amount: int(1, 99_999_999),
    lookup_key: text.max(200).optional(),
    transfer_lookup_key: flag.optional(),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    recurring: monthly.optional(),
  }),
  prices: z.strictObject({
    ...page,
    active: flag.optional(),
    lookup_keys: list(text)
      .refine((keys) => keys.length <= 10, 'up to 10')
      .optional(),
  }),
  portal: z.strictObject({ customer: text, return_url: z.url().optional(), configuration: text.optional() }),
  portalSettings,
  portalSettingsList: z.strictObject({ ...page, active: flag.optional() }),
  disputes: z.strictObject({ ...page, payment_intent: text.optional() }),
  refunds: z.strictObject({ ...page, payment_intent: text.optional() }),
  invoicePayments: z.strictObject({
    ...page,
    payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }),
  }),
  events: z.strictObject({
    ...page,
    types: list(text)
      .refine((types) => types.length <= 20, 'up to 20')
      .optional(),
    created: z.strictObject({ gte: moment }).optional(),
  }),
} as const;

/** What a line costs, as it was when its page was created. */
type SoldLine = {
  quantity: number;
  price_data: { unit_amount: number; product_data: { name: string }; recurring?: { interval: 'month' } | undefined };
};

export type PortalSettingsForm = z.infer<typeof portalSettings>;
export type AskedSession = z.infer<typeof requestSchemas.session>;
export type SessionForm = Omit<AskedSession, 'line_items'> & { line_items: SoldLine[] };
