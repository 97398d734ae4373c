import { useEffect, useRef, type ReactNode } from 'react';
import { formatCents } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { ChatButton } from '#client/components/chat-button.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import type { PricedLine } from '#client/lib/cart-prices.ts';
import { signInHref } from '#client/lib/auth-events.ts';
import { useSession } from '#client/lib/session.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import classes from './cart.module.css';
import { OrderByMessage } from './order-by-message.tsx';

type Options = RouterOutputs['cart']['options'];

type Props = {
  lines: readonly PricedLine[];
  totalCents: number;
  /** What can be bought here; undefined as long as nobody knows. */
  options: { data: Options | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Why the last try was refused, where it is about no single line. */
  refusal: string | undefined;
  isBusy: boolean;
  /** Orders of before are looked at: what is paid already leaves the cart first. */
  isLooking: boolean;
  onPay: () => void;
};

/** The way from the cart to its payment: for members a button, for visitors the sign-in, elsewhere a message. */
export function PayPanel({ lines, totalCents, options, refusal, isBusy, isLooking, onPay }: Props) {
  const { session, failed, retry } = useSession();
  const { data, error } = options;
  if (!data && error !== null)
    return (
      <FetchProblem
        title="The checkout could not be loaded"
        error={error}
        onRetry={() => void options.refetch()}
        isRetrying={options.isFetching}
      />
    );
  if (data && !data.available) return <OrderByMessage items={lines} />;
  if (failed) return <FetchProblem title="Your account could not be reached" error={undefined} onRetry={retry} />;
  if (!data || session === undefined || isLooking) return <LinesSkeleton lines={1} height={52} />;
  return (
    <div className={classes.pay}>
      {data.mode !== 'live' && (
        <p className={classes.testMode}>
          <strong>Test mode: no money moves.</strong>{' '}
          {data.mode === 'sandbox' ? 'Next comes a pretend payment page.' : 'The payment page takes test cards alone.'}
        </p>
      )}
      {refusal && <Refused>{refusal}</Refused>}
      {session === null ? (
        <Visitor />
      ) : (
        <>
          {/* Not `disabled` meanwhile: the focus would be lost to whoever works by keyboard. */}
          <button
            type="button"
            className={`button ${classes.order}`}
            aria-disabled={isBusy}
            data-busy={isBusy || undefined}
            onClick={onPay}
          >
            {isBusy ? 'Opening the payment page …' : `Pay ${formatCents(totalCents)}`}
          </button>
          <p className={classes.orderNote}>
            {data.mode === 'sandbox'
              ? 'After it you come back here.'
              : 'You pay on Stripe’s page and come back here. We never see your card number.'}{' '}
            The receipt goes to <span className={classes.address}>{session.user.email}</span>.
          </p>
        </>
      )}
    </div>
  );
}

function Refused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [children]);
  return (
    <div ref={place} tabIndex={-1} role="alert" className={classes.problem}>
      {children}
    </div>
  );
}

/** The cart stays in this browser while somebody logs in. */
function Visitor() {
  return (
    <>
      <AppLink href={signInHref(paths.cart)} className={`button ${classes.order}`}>
        Log in to pay
      </AppLink>
      <div className={classes.noAccount}>
        <p>No account yet? It comes with your free marketing profile. Your cart waits here meanwhile.</p>
        <ChatButton className="button quiet">Make my free profile</ChatButton>
      </div>
    </>
  );
}
