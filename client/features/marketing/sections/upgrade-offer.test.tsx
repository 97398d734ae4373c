import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cart } from '#client/lib/cart.ts';
import { sectionOn } from '#client/test/public-forms.ts';
import { renderApp } from '#client/test/render.tsx';
import { UpgradeOfferSection } from './upgrade-offer.tsx';

it('adds the upgrade to the cart once and opens the cart each time', async () => {
  const { user } = renderApp(<UpgradeOfferSection {...await sectionOn('/bootcamp/upgrade', 'upgrade-offer')} />);
  for (let press = 0; press < 2; press += 1) {
    history.replaceState(null, '', '/bootcamp/upgrade');
    await user.click(screen.getByRole('button', { name: 'Upgrade to VIP' }));
    expect(location.pathname).toBe('/cart');
  }
  expect(cart.items()).toMatchObject([{ id: 'vip-bootcamp-upgrade', price: 35_000, quantity: 1 }]);
});
