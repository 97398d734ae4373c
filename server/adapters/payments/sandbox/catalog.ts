/** Products and prices, and what they make of a checkout page's lines. */
import {
  missing,
  readForm,
  requestSchemas,
  StripeApiError,
  type AskedSession,
  type Form,
  type SessionForm,
} from './form.ts';
import type { Price, Product, World } from './objects.ts';

type Call = { world: World; id: string; form: Form };

const exists = (message: string, param: string) =>
  new StripeApiError(400, { code: 'resource_already_exists', message, param });

export function getProduct({ world, id }: Call): Product {
  const product = world.products.get(id);
  if (!product) throw missing('product', id);
  return product;
}

export function createProduct({ world, form }: Call): Product {
  const { id, name } = readForm(requestSchemas.product, form);
  if (id !== undefined && world.products.has(id)) throw exists('Product already exists.', 'id');
  const base = world.base('product', 'prod');
  const product = { ...base, id: id ?? base.id, name, active: true };
  world.products.set(product.id, product);
  return product;
}

export function updateProduct({ world, id, form }: Call): Product {
  const { name, active } = readForm(requestSchemas.productChange, form);
  return Object.assign(getProduct({ world, id, form }), name && { name }, active !== undefined && { active });
}

export function createPrice({ world, form }: Call): Price {
  const asked = readForm(requestSchemas.price, form);
  if (!world.products.has(asked.product)) throw missing('product', asked.product, 'product');
  const key = asked.lookup_key ?? null;
  const holder = key === null ? undefined : [...world.prices.values()].find(({ lookup_key }) => lookup_key === key);
  if (holder && !asked.transfer_lookup_key)
    throw new StripeApiError(400, {
      message: `A price (\`${holder.id}\`) already uses that lookup key.`,
      param: 'lookup_key',
    });
  if (holder) holder.lookup_key = null;
  const price: Price = {
    ...world.base('price', 'price'),
    active: true,
    currency: asked.currency,
    lookup_key: key,
    product: asked.product,
    recurring: asked.recurring ? { interval: 'month' } : null,
    unit_amount: asked.unit_amount,
  };
  world.prices.set(price.id, price);
  return price;
}

/** Returns the prices that fit. */
export function fittingPrices({ world, form }: Call): Price[] {
  const { lookup_keys: keys, active } = readForm(requestSchemas.prices, form);
  return [...world.prices.values()].filter(
    (price) =>
      (!keys || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
      (active === undefined || price.active === active),
  );
}

/**
 * Returns a page's form with the names and prices of its lines as they're now.
 * @throws StripeApiError for an unknown or archived price, or a product that isn't sold anymore
 */
export function sellLines(world: World, asked: AskedSession): SessionForm {
  const line_items = asked.line_items.map(({ price: id, quantity }, index) => {
    const param = `line_items[${index}][price]`;
    const price = world.prices.get(id);
    if (!price) throw missing('price', id, param);
    const product = world.products.get(price.product);
    if (!price.active || !product?.active)
      throw new StripeApiError(400, { message: 'The price specified is inactive.', param });
    return {
      quantity,
      price_data: {
        unit_amount: price.unit_amount,
        product_data: { name: product.name },
        ...(price.recurring && { recurring: price.recurring }),
      },
    };
  });
  return { ...asked, line_items };
}
