import { m } from '#messages';
import { codeOf, failureOf, sentenceOf } from '#client/lib/failure.ts';
import { leadOrigin } from '#client/lib/lead-origin.ts';
import { noteOrder } from '#client/lib/cart-orders.ts';
import type { PricedLine } from '#client/lib/cart-prices.ts';
import { useLeaving } from '#client/lib/leaving.ts';
import { refreshSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';

const noAnswer = m.billing_use_pay_got_no_answer_werent();

/** `message`: why, in a sentence. `itemId`: the line it is about; undefined when it is about all of the cart. */
export type PayRefusal = { message: string; itemId: string | undefined };

/** Reads which of the ordered lines a failure is about. */
function refusedItem(error: unknown, lines: readonly PricedLine[]): string | undefined {
  const [list, index] = failureOf(error).field ?? [];
  return list === 'items' && typeof index === 'number' ? lines[index]?.id : undefined;
}

/**
 * Begins the order and leaves for its payment page. The server decides what the items cost and whether they can be had.
 * @param onRefused is told why it did not come to that
 */
export function usePay(onRefused: (refusal: PayRefusal) => void) {
  const { isBusy, leave } = useLeaving();
  const utils = trpc.useUtils();
  const start = trpc.cart.start.useMutation();

  const pay = (lines: readonly PricedLine[]) => {
    leave(async () => {
      const items = lines.map(({ id, quantity }) => ({ id, quantity }));
      const { url, orderId } = await start.mutateAsync({ items, origin: leadOrigin() });
      noteOrder(orderId);
      return url;
    }).catch((error: unknown) => {
      const message = sentenceOf(error, noAnswer);
      if (codeOf(error) === 'UNAUTHORIZED') {
        // The session ended in the meantime, so show the login link in place of the button.
        showToast({ title: message, variant: 'destructive' });
        void refreshSession();
        return;
      }
      onRefused({ message, itemId: refusedItem(error, lines) });
      // What the cart says of seats may be what was wrong.
      void utils.cart.options.invalidate();
      void utils.seats.mine.invalidate();
    });
  };

  return { isBusy, pay };
}
