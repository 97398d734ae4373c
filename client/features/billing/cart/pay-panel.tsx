import { Button, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import type { CartItem } from '#client/lib/cart.ts';
import type { PricedLine } from '#client/lib/cart-prices.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { withPart } from '#client/lib/message-part.ts';
import { useSession } from '#client/lib/session.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { CartProblem } from './cart-line.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { refundTerms } from './line-facts.ts';
import { orderMessage } from './order-message.ts';

type Options = RouterOutputs['cart']['options'];

type Props = {
  lines: readonly PricedLine[];
  /** Checkout options; undefined until loaded. */
  options: { data: Options | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Why the last attempt was refused, if the reason isn't about a single line. */
  refusal: string | undefined;
  /** Why a guest's address was refused. */
  emailProblem: { message: string } | undefined;
  isBusy: boolean;
  /** Whether earlier orders are being checked, because paid items must leave the cart first. */
  isLooking: boolean;
  /** @param email of a guest */
  onPay: (email: string | undefined) => void;
};

/**
 * Leads from the cart to payment, with or without an account, or to a message if checkout is unavailable.
 */
export function PayPanel({ lines, options, refusal, emailProblem, isBusy, isLooking, onPay }: Props) {
  const { session, failed, retry } = useSession();
  const { data, error } = options;
  if (!data && error !== null)
    return (
      <FetchProblem
        title={m.billing_pay_panel_couldnt_load_checkout()}
        error={error}
        onRetry={() => void options.refetch()}
        isRetrying={options.isFetching}
      />
    );
  if (data && !data.available) return <OrderByMessage items={lines} />;
  if (failed)
    return <FetchProblem title={m.billing_pay_panel_couldnt_reach_account()} error={undefined} onRetry={retry} />;
  if (!data || session === undefined || isLooking) return <LinesSkeleton lines={1} height={52} />;
  return (
    <Stack gap="md" mt="var(--eg-space-6)">
      {data.mode !== 'live' && (
        <Paper withBorder radius="sm" px="md" py="sm" bd="1px dashed var(--eg-line-strong)">
          <strong>{m.billing_pay_panel_test_mode_no_real()}</strong>{' '}
          {data.mode === 'sandbox'
            ? m.billing_pay_panel_next_youll_see_pretend()
            : m.billing_pay_panel_payment_page_only_takes()}
        </Paper>
      )}
      {refusal && <Refused>{refusal}</Refused>}
      <CheckoutForm
        // The fields differ, so start over after signing in.
        key={session?.user.id}
        memberEmail={session?.user.email}
        isBusy={isBusy}
        emailProblem={emailProblem}
        onCheckOut={onPay}
      />
      <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {data.mode === 'sandbox' ? m.billing_pay_panel_back_here() : m.billing_pay_panel_stripes_page()}{' '}
        {session && m.billing_pay_panel_receipt_to({ email: session.user.email })}
      </Text>
      {refundTerms(lines.map(({ id }) => id)).map((sentence) => (
        <Text key={sentence} c="dimmed">
          {sentence}
        </Text>
      ))}
    </Stack>
  );
}

function Refused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [children]);
  return (
    <CartProblem ref={place} role="alert">
      {children}
    </CartProblem>
  );
}

/** Puts the order into the contact page's message, which the visitor reviews and sends. */
function OrderByMessage({ items }: { items: readonly CartItem[] }) {
  function writeMessage() {
    const { values = {} } = readDraft('contact') ?? {};
    writeDraft('contact', { values: { ...values, message: withPart(values.message ?? '', orderMessage(items)) } });
  }
  return (
    <Stack gap="md" mt="var(--eg-space-6)">
      <Button component={AppLink} href={paths.contact} fullWidth h={52} onClick={writeMessage}>
        {m.billing_order_by_message()}
      </Button>
      <Text c="dimmed">{m.billing_pay_panel_cant_pay_online_yet()}</Text>
    </Stack>
  );
}
