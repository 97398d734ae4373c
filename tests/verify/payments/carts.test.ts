/** The server sets the prices, whatever a page sends: thousands of tampered carts. */
import { expect, it } from 'vitest';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { sendCarts } from '#tests/helpers/carts.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { stripeEnv } from '#tests/helpers/payments.ts';

const stripe = closing(await startFakeStripe());
const { database, site } = await openSite({ role: 'web', env: stripeEnv(stripe) });

it(
  'creates no payment page with a wrong amount for 5,000 tampered carts',
  { tags: ['check-38'], timeout: 600_000 },
  async () => {
    const { sold, wrong } = await sendCarts({ database, stripe, address: site.address }, 5_000);
    expect(wrong).toEqual([]);
    expect(sold).toBeGreaterThan(200);
  },
);
