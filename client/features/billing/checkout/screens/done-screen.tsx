import { Anchor, Box, Button, Divider, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { orderSums, refundedText } from '#shared/domain/order-sums.ts';
import { signInHref } from '#client/lib/auth-events.ts';
import { dayOf } from '#client/lib/time.ts';
import { paths } from '#shared/paths.ts';
import { FormCard } from '#client/components/form-card.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { GuestPaid } from '../guest-paid.tsx';
import { refundLabel, placesOf, type Outcome } from '../outcome.ts';
import { useOrder, useProIsOn, type Order } from '../use-order.ts';

/**
 * Screen that the payment page leads back to. Shows the order's state from the server; the URL by itself grants
 * nothing.
 */
export function DoneScreen() {
  const [orderId] = useState(() => new URLSearchParams(location.search).get('order'));
  const { outcome, order, isOffline, isSessionLost, lookAgain } = useOrder(orderId);
  const [hasAsked, setAsked] = useState(false);

  if (outcome === undefined) return <FormCard title={m.billing_your_order()} isWide isWaiting />;
  if (outcome === 'visitor') return <AskToLogIn orderId={orderId} />;
  const { title, lead } = words(outcome, order);
  return (
    // Remount for each outcome, so that screen readers continue at the new card's heading.
    <FormCard key={outcome} isWide title={title} lead={lead} takesFocus={outcome !== 'confirming' || hasAsked}>
      {outcome === 'confirming' && <Confirming isOffline={isOffline} />}
      {outcome === 'confirming' && isSessionLost && (
        <Group gap="sm" mt="var(--eg-space-6)">
          <Button onClick={lookAgain}>{m.billing_check_again()}</Button>
        </Group>
      )}
      {outcome === 'late' && (
        <Group gap="sm" mt="var(--eg-space-6)">
          <Button
            onClick={() => {
              setAsked(true);
              lookAgain();
            }}
          >
            {m.billing_look_again()}
          </Button>
          {order?.payUrl && (
            <Button component="a" variant="default" href={order.payUrl}>
              {m.billing_done_back_payment_page()}
            </Button>
          )}
          <CartLink />
        </Group>
      )}
      {outcome === 'paid' &&
        order &&
        (order.guestEmail === null ? <Paid order={order} /> : <GuestPaid order={order} />)}
      {order && outcome !== 'confirming' && outcome !== 'unknown' && <OrderSummary order={order} />}
      {outcome === 'unpaid' && (
        <Group gap="sm" mt="var(--eg-space-6)">
          {order?.kind === 'cart' ? <CartLink isMain /> : <DashboardLink isMain />}
        </Group>
      )}
      {(outcome === 'going-back' || outcome === 'refunded' || outcome === 'disputed' || outcome === 'unknown') && (
        <Group gap="sm" mt="var(--eg-space-6)">
          {(outcome === 'going-back' && order?.kind === 'cart') || order?.guestEmail ? (
            <CartLink isMain />
          ) : (
            <DashboardLink isMain />
          )}
          <Button component={AppLink} href={paths.contact} variant="default">
            {m.billing_write_to_us()}
          </Button>
        </Group>
      )}
    </FormCard>
  );
}

function words(outcome: Outcome, order: Order | undefined): { title: string; lead: ReactNode } {
  switch (outcome) {
    case 'confirming':
      return { title: m.billing_confirming_your_payment(), lead: m.billing_done_takes_few_seconds_can() };
    case 'late':
      return {
        title: m.billing_done_havent_received_payment_yet(),
        lead: m.billing_done_youve_paid_way_well(),
      };
    case 'paid':
      return {
        title: order?.kind === 'cart' ? m.billing_done_thank_you_its_yours() : m.billing_done_thank_choosing_pro(),
        lead: (
          <>
            <Markup
              parts={m.billing_done_order_paid_weve_emailed.parts({ number: order?.number ?? '' })}
              tags={{ bold: (text) => <strong>{text}</strong> }}
            />
          </>
        ),
      };
    case 'going-back':
      return refundLabel(order!);
    case 'unpaid':
      return { title: m.billing_done_this_order_wasnt_paid(), lead: m.billing_done_payment_page_has_closed() };
    case 'refunded':
      return {
        title: m.billing_done_this_order_was_refunded(),
        lead: m.billing_done_sent_back_original_payment({ value: formatAmount(order?.refundedCents ?? 0) }),
      };
    case 'disputed':
      return {
        title: m.billing_done_payment_dispute(),
        lead: m.billing_done_cardholder_has_asked_their(),
      };
    case 'unknown':
      return {
        title: m.billing_done_couldnt_find_order(),
        lead: m.billing_done_order_isnt_account_link(),
      };
  }
}

function Confirming({ isOffline }: { isOffline: boolean }) {
  return (
    <Group gap="md" mih={88} mt="md" c="dimmed" wrap="nowrap">
      <Loader type="dots" aria-hidden />
      <p role="status">
        {isOffline ? m.billing_done_cant_reach_server_right() : m.billing_done_waiting_confirmation_payment_page()}
      </p>
    </Group>
  );
}

function Paid({ order }: { order: Order }) {
  const isProOn = useProIsOn(order);
  return (
    <Stack component="ul" gap="sm" mt="var(--eg-space-6)">
      {placesOf(order).map(({ text, label, href }) => (
        <Paper component="li" key={href} bg="var(--eg-teal-soft)" px="lg" py="md">
          <Group justify="space-between" gap="sm">
            <Text role="status" flex="1 1 280px">
              {isProOn ? text : m.billing_done_got_payment_were_turning()}
            </Text>
            <Button component={AppLink} href={href}>
              {label}
            </Button>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}

function AskToLogIn({ orderId }: { orderId: string | null }) {
  const here = orderId === null ? paths.checkoutDone : `${paths.checkoutDone}?order=${encodeURIComponent(orderId)}`;
  return (
    <FormCard title={m.billing_your_order()} isWide lead={m.billing_done_log_see_order_saved()}>
      <Group gap="sm" mt="var(--eg-space-6)">
        <Button component={AppLink} href={signInHref(here)}>
          {m.billing_log_in()}
        </Button>
      </Group>
    </FormCard>
  );
}

function CartLink({ isMain }: { isMain?: boolean }) {
  return (
    <Button component={AppLink} href={paths.cart} variant={isMain ? 'filled' : 'default'}>
      {m.billing_done_back_to_my_cart()}
    </Button>
  );
}

function DashboardLink({ isMain }: { isMain?: boolean }) {
  return (
    <Button component={AppLink} href={paths.dashboard} variant={isMain ? 'filled' : 'default'}>
      {m.billing_outcome_go_to_my_dashboard()}
    </Button>
  );
}

/** Lists an order's items and its sums, with its receipt number. */
function OrderSummary({ order }: { order: Order }) {
  const { number, lines, paidAt, receiptUrl } = order;
  return (
    <Box component="section" mt="var(--eg-space-7)" aria-label={m.billing_done_what_order()}>
      <ul>
        {lines.map(({ itemId, name, unitCents, quantity, refundedQuantity }) => (
          <SummaryLine key={itemId} amount={formatAmount(unitCents * quantity)}>
            {quantity > 1 && `${quantity} × `}
            {name}
            {refundedQuantity > 0 && (
              <Text fz="sm" c="dimmed">
                {refundedText({ quantity, refundedQuantity })}
              </Text>
            )}
          </SummaryLine>
        ))}
        {orderSums(order).map(({ key, label, amount }) => (
          <SummaryLine key={key} isTotal={key === 'total'} amount={amount}>
            {label}
          </SummaryLine>
        ))}
      </ul>
      <Text c="dimmed" mt="xs">
        {paidAt ? m.billing_done_receipt_number({ number }) : m.billing_done_order_number({ number })}
        {paidAt && `, ${dayOf(paidAt)}`}
        {receiptUrl && /^https?:/.test(receiptUrl) && (
          <>
            {' · '}
            <Anchor href={receiptUrl} target="_blank" rel="noreferrer" display="inline-block" lh="44px">
              {m.billing_done_receipt_of_the_payment()}
            </Anchor>
          </>
        )}
      </Text>
    </Box>
  );
}

function SummaryLine({ amount, isTotal, children }: { amount: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <li>
      <Divider />
      <Group
        justify="space-between"
        wrap="nowrap"
        align="baseline"
        py="sm"
        {...(isTotal && { ff: 'heading', fz: 'xl', fw: 650 })}
        style={{ overflowWrap: 'anywhere' }}
      >
        <div>{children}</div>
        <Box component="span" flex="none" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {amount}
        </Box>
      </Group>
    </li>
  );
}
