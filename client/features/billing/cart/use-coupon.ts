import { useState } from 'react';
import { m } from '#messages';
import { catalogLimits, couponPattern, couponProblems } from '#shared/domain/catalog-terms.ts';
import type { PricedLine } from '#client/lib/cart-prices.ts';
import { sentenceOf } from '#client/lib/failure.ts';
import { session, storageKeys, storedValue } from '#client/lib/storage.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Kept in the tab, so that it survives signing in and a look at the payment page. */
const stored = storedValue(session, storageKeys.cartCoupon, (value) => String(value));

export type Coupon = {
  /** The code that applies to the cart; undefined without one. */
  code: string | undefined;
  discountCents: number;
  /** The code that was entered. */
  entered: string;
  /** Why it doesn't apply. */
  problem: string | undefined;
  isChecking: boolean;
  apply: (typed: string) => void;
  remove: () => void;
};

/** Checks the entered coupon code against the cart, again with each change. The server decides about the discount. */
export function useCoupon(lines: readonly PricedLine[]): Coupon {
  const [entered, setEntered] = useState(() => stored.read() ?? '');
  const isCode = entered.length <= catalogLimits.codeLength && couponPattern.test(entered);
  const items = lines.map(({ id, quantity }) => ({ id, quantity }));
  const check = trpc.cart.checkCoupon.useQuery(
    { code: entered, items },
    { enabled: isCode && items.length > 0, staleTime: 10_000 },
  );
  const enter = (code: string) => {
    setEntered(code);
    stored.write(code || undefined);
  };
  const state = check.data?.state;
  const isValid = isCode && state === 'valid';
  const problemOf = (): string | undefined => {
    if (entered === '' || items.length === 0) return undefined;
    if (!isCode) return couponProblems.unknown;
    if (state === undefined) return check.error ? sentenceOf(check.error, m.billing_coupon_failed()) : undefined;
    return state === 'valid' ? undefined : couponProblems[state];
  };
  return {
    code: isValid ? entered : undefined,
    discountCents: isValid ? (check.data?.discountCents ?? 0) : 0,
    entered,
    problem: problemOf(),
    isChecking: check.isFetching && !check.data,
    apply: (typed) => {
      const code = typed.trim().toUpperCase();
      // The same code again asks again, for example after a failure.
      if (code === entered) void check.refetch();
      else enter(code);
    },
    remove: () => enter(''),
  };
}
