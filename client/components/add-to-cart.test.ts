import { expect, it } from 'vitest';
import { catalogue } from '#shared/domain/catalogue.ts';
import { mostOf } from '#shared/domain/orders.ts';
import { mostInCart } from './add-to-cart.tsx';

it('stops offering an item at the order limit', () => {
  for (const item of Object.values(catalogue)) expect(mostInCart(item), item.id).toBe(mostOf(item.id));
});
