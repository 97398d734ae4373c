import { m } from '#messages';
import { codeOf, failureOf, sentenceOf } from '#client/lib/failure.ts';
import { conversationOrigin, leadOrigin } from '#client/lib/lead-origin.ts';
import { noteOrder } from '#client/lib/cart-orders.ts';
import type { PricedLine } from '#client/lib/cart-prices.ts';
import { useLeaving } from '#client/lib/leaving.ts';
import { rememberedReferral } from '#client/lib/referral.ts';
import { refreshSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';

const noAnswer = m.billing_use_pay_got_no_answer_werent();

/**
 * `message`: the reason, as a sentence. `itemId`: the affected line; undefined if it's about the whole cart, or
 * `isAboutEmail`.
 */
export type PayRefusal = { message: string; itemId: string | undefined; isAboutEmail: boolean };

/** Returns the id of the item a failure is about, if it's about a single one. */
function refusedItem(error: unknown, lines: readonly PricedLine[]): string | undefined {
  const [list, index] = failureOf(error).field ?? [];
  return list === 'items' && typeof index === 'number' ? lines[index]?.id : undefined;
}

/**
 * Starts the order and goes to its payment page. The server decides prices and availability.
 * @param onRefused called with the reason if the order can't be started
 */
export function usePay(onRefused: (refusal: PayRefusal) => void) {
  const { isBusy, leave } = useLeaving();
  const utils = trpc.useUtils();
  const start = trpc.cart.start.useMutation();
  const startAsGuest = trpc.cart.startAsGuest.useMutation();

  /** @param about `email` of a guest; undefined for members */
  const pay = (
    lines: readonly PricedLine[],
    { couponCode, email }: { couponCode: string | undefined; email: string | undefined },
  ) => {
    leave(async () => {
      const items = lines.map(({ id, quantity }) => ({ id, quantity }));
      const origin = { ...leadOrigin(), referralCode: rememberedReferral() };
      const order = { items, origin, couponCode, termsAccepted: true as const };
      const { url, orderId } = await (email === undefined
        ? start.mutateAsync(order)
        : startAsGuest.mutateAsync({ ...order, email, visitId: conversationOrigin().visitId }));
      noteOrder(orderId);
      return url;
    }).catch((error: unknown) => {
      const message = sentenceOf(error, noAnswer);
      if (codeOf(error) === 'UNAUTHORIZED') {
        // The session ended in the meantime, so show a guest's form.
        showToast({ title: message, variant: 'destructive' });
        void refreshSession();
        return;
      }
      const isAboutEmail = failureOf(error).field?.[0] === 'email';
      onRefused({ message, itemId: refusedItem(error, lines), isAboutEmail });
      // The refusal may be due to outdated seat data, so refetch it.
      void utils.cart.options.invalidate();
      void utils.seats.mine.invalidate();
      void utils.cart.checkCoupon.invalidate();
    });
  };

  return { isBusy, pay };
}
