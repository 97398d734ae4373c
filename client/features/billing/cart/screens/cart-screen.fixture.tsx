import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { sessionOf } from '#client/test/accounts.ts';
import { checkoutOf, seatsOf } from '#client/test/orders.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { CartScreen } from './cart-screen.tsx';

export const open = (api: Api = {}, path = '/cart') =>
  renderApp(<CartScreen />, {
    path,
    api: {
      'auth.session': () => sessionOf(),
      'cart.options': () => checkoutOf(),
      'seats.mine': () => seatsOf(),
      ...api,
    },
  });
export const asVisitor: Api = { 'auth.session': () => null };

export const line = (name: string) => screen.getByRole('heading', { name }).closest('li')!;
export const inLine = (name: string) => within(line(name));
export const total = () => screen.getAllByRole('definition').at(-1)?.textContent;
/** Returns the button of a cart with this total, and agrees to the terms. */
export async function pay(price: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Check out' });
  expect(total()).toBe(price);
  const terms = screen.getByRole<HTMLInputElement>('checkbox');
  if (!terms.checked) fireEvent.click(terms);
  return button;
}
export const noPay = () => expect(screen.queryByRole('button', { name: 'Check out' })).toBeNull();
