import { leadOrigin } from '../../lib/lead-origin.ts';
import { noteOrder } from '../../lib/cart-orders.ts';
import type { PricedLine } from '../../lib/cart-prices.ts';
import { refusalOf, useLeaving } from '../../lib/leaving.ts';
import { refreshSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.tsx';
import { trpcClient, trpcUtils } from '../../lib/trpc.ts';

const noAnswer = 'We got no answer, and nothing was paid. Please check your connection and try again.';

/**
 * Begins the order and leaves for its payment page. The server decides what the items cost and whether they can be had.
 * @param onRefused is told why it did not come to that, in a sentence
 */
export function usePay(onRefused: (message: string) => void) {
  const { isBusy, leave } = useLeaving();

  const pay = (lines: readonly PricedLine[]) => {
    leave(async () => {
      const items = lines.map(({ id, quantity }) => ({ id, quantity }));
      const { url, orderId } = await trpcClient.checkout.start.mutate({ items, origin: leadOrigin() });
      noteOrder(orderId);
      return url;
    }).catch((error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal?.code === 'UNAUTHORIZED') {
        // The session has ended meanwhile; the way to log in takes the button's place.
        showToast({ title: refusal.message, variant: 'destructive' });
        void refreshSession();
        return;
      }
      onRefused(refusal?.message ?? noAnswer);
      // What the cart says of seats may be what was wrong.
      void trpcUtils.checkout.options.invalidate();
      void trpcUtils.seats.mine.invalidate();
    });
  };

  return { isBusy, pay };
}
