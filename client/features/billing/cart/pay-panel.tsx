import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '#messages';
import { formatCents } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import type { CartItem } from '#client/lib/cart.ts';
import type { PricedLine } from '#client/lib/cart-prices.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { withPart } from '#client/lib/message-part.ts';
import { openChat } from '#client/lib/open-chat.ts';
import { signInHref } from '#client/lib/auth-events.ts';
import { useSession } from '#client/lib/session.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { CartProblem } from './cart-line.tsx';
import { orderMessage } from './order-message.ts';

type Options = RouterOutputs['cart']['options'];

type Props = {
  lines: readonly PricedLine[];
  totalCents: number;
  /** Checkout options; undefined until loaded. */
  options: { data: Options | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Why the last attempt was refused, if the reason isn't about a single line. */
  refusal: string | undefined;
  isBusy: boolean;
  /** Whether earlier orders are being checked, because paid items must leave the cart first. */
  isLooking: boolean;
  onPay: () => void;
};

/**
 * Leads from the cart to payment: a button for members, the sign-in for visitors, or a message if checkout is
 * unavailable.
 */
export function PayPanel({ lines, totalCents, options, refusal, isBusy, isLooking, onPay }: Props) {
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
      {session === null ? (
        <Visitor />
      ) : (
        <>
          {/* Not `disabled`, which would drop the focus for keyboard users. */}
          <Button fullWidth h={52} aria-disabled={isBusy} onClick={onPay}>
            {isBusy
              ? m.billing_pay_panel_opening_the_payment_page()
              : m.billing_pay_panel_pay({ totalCents: formatCents(totalCents) })}
          </Button>
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {data.mode === 'sandbox'
              ? m.billing_pay_panel_youll_come_back_here({ email: session.user.email })
              : m.billing_pay_panel_youll_pay_stripes_page({ email: session.user.email })}
          </Text>
        </>
      )}
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

/** Sign-in prompt for visitors. The cart stays in this browser in the meantime. */
function Visitor() {
  return (
    <>
      <Button component={AppLink} href={signInHref(paths.cart)} fullWidth h={52}>
        {m.billing_pay_panel_log_in_to_pay()}
      </Button>
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" flex="1 1 260px">
          {m.billing_pay_panel_no_account_yet_get()}
        </Text>
        <Button variant="default" onClick={openChat}>
          {m.billing_pay_panel_make_my_free_profile()}
        </Button>
      </Group>
    </>
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
