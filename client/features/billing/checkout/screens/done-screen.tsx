import { Anchor, Box, Button, Divider, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { signInHref } from '#client/lib/auth-events.ts';
import { dayOf } from '#client/lib/time.ts';
import { paths } from '#shared/paths.ts';
import { FormCard } from '#client/components/form-card.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { refundLabel, placesOf, type Outcome } from '../outcome.ts';
import { useOrder, useProIsOn, type Order } from '../use-order.ts';

/** Where the payment page leads. It shows what the server knows of the order; the address alone gives nobody anything. */
export function DoneScreen() {
  const [orderId] = useState(() => new URLSearchParams(location.search).get('order'));
  const { outcome, order, isOffline, isSessionLost, lookAgain } = useOrder(orderId);
  const [hasAsked, setAsked] = useState(false);

  if (outcome === undefined) return <FormCard title="Your order" isWide isWaiting />;
  if (outcome === 'visitor') return <AskToLogIn orderId={orderId} />;
  const { title, lead } = words(outcome, order);
  return (
    // Another outcome is another card, so that reading goes on at its heading.
    <FormCard key={outcome} isWide title={title} lead={lead} takesFocus={outcome !== 'confirming' || hasAsked}>
      {outcome === 'confirming' && <Confirming isOffline={isOffline} />}
      {outcome === 'confirming' && isSessionLost && (
        <Group gap="sm" mt="var(--eg-space-6)">
          <Button onClick={lookAgain}>Check again</Button>
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
            Look again
          </Button>
          {order?.payUrl && (
            <Button component="a" variant="default" href={order.payUrl}>
              Back to the payment page
            </Button>
          )}
          <CartLink />
        </Group>
      )}
      {outcome === 'paid' && order && <Paid order={order} />}
      {order && outcome !== 'confirming' && outcome !== 'unknown' && <OrderSummary order={order} />}
      {outcome === 'unpaid' && (
        <Group gap="sm" mt="var(--eg-space-6)">
          {order?.kind === 'cart' ? <CartLink isMain /> : <DashboardLink isMain />}
        </Group>
      )}
      {(outcome === 'going-back' || outcome === 'refunded' || outcome === 'disputed' || outcome === 'unknown') && (
        <Group gap="sm" mt="var(--eg-space-6)">
          {outcome === 'going-back' && order?.kind === 'cart' ? <CartLink isMain /> : <DashboardLink isMain />}
          <Button component={AppLink} href={paths.contact} variant="default">
            Write to us
          </Button>
        </Group>
      )}
    </FormCard>
  );
}

function words(outcome: Outcome, order: Order | undefined): { title: string; lead: ReactNode } {
  switch (outcome) {
    case 'confirming':
      return { title: 'Confirming your payment', lead: 'This takes a few seconds. You can stay or come back later.' };
    case 'late':
      return {
        title: 'We haven’t received a payment yet',
        lead: 'If you’ve paid, it’s on its way. We’ll email your receipt, and you won’t be charged twice. If you haven’t, you can go back and pay.',
      };
    case 'paid':
      return {
        title: order?.kind === 'cart' ? 'Thank you. It’s yours.' : 'Thank you for choosing Pro.',
        lead: (
          <>
            Order <strong>{order?.number}</strong> is paid. We’ve emailed you the receipt.
          </>
        ),
      };
    case 'going-back':
      return refundLabel(order!);
    case 'unpaid':
      return { title: 'This order wasn’t paid', lead: 'The payment page has closed, and you weren’t charged.' };
    case 'refunded':
      return {
        title: 'This order was refunded',
        lead: `We sent ${formatAmount(order?.refundedCents ?? 0)} back to your original payment method.`,
      };
    case 'disputed':
      return {
        title: 'This payment is in dispute',
        lead: 'The cardholder has asked their bank about it. This order is on hold until that’s settled.',
      };
    case 'unknown':
      return {
        title: 'We couldn’t find this order',
        lead: 'This order isn’t in your account. The link may be incomplete, or you may have used another account.',
      };
  }
}

function Confirming({ isOffline }: { isOffline: boolean }) {
  return (
    <Group gap="md" mih={88} mt="md" c="dimmed" wrap="nowrap">
      <Loader type="dots" aria-hidden />
      <p role="status">
        {isOffline
          ? 'We can’t reach our server right now. We’ll keep trying.'
          : 'Waiting for confirmation from the payment page …'}
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
              {isProOn ? text : 'We got your payment. We’re turning on Pro, which takes a moment.'}
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
    <FormCard title="Your order" isWide lead="Log in to see this order. It’s saved in your account.">
      <Group gap="sm" mt="var(--eg-space-6)">
        <Button component={AppLink} href={signInHref(here)}>
          Log in
        </Button>
      </Group>
    </FormCard>
  );
}

function CartLink({ isMain }: { isMain?: boolean }) {
  return (
    <Button component={AppLink} href={paths.cart} variant={isMain ? 'filled' : 'default'}>
      Back to my cart
    </Button>
  );
}

function DashboardLink({ isMain }: { isMain?: boolean }) {
  return (
    <Button component={AppLink} href={paths.dashboard} variant={isMain ? 'filled' : 'default'}>
      Go to my dashboard
    </Button>
  );
}

/** What is in an order and what it came to, with its receipt number. */
function OrderSummary({ order }: { order: Order }) {
  const { number, lines, discountCents, totalCents, paidAt, receiptUrl, refundReason } = order;
  return (
    <Box component="section" mt="var(--eg-space-7)" aria-label="What is in this order">
      <ul>
        {lines.map(({ itemId, name, unitCents, quantity }) => (
          <SummaryLine key={itemId} cents={unitCents * quantity}>
            {quantity > 1 && `${quantity} × `}
            {name}
          </SummaryLine>
        ))}
        {discountCents > 0 && <SummaryLine cents={-discountCents}>Discount</SummaryLine>}
        <SummaryLine isTotal cents={totalCents}>
          {/* What came may have been another amount. */}
          {paidAt && refundReason !== 'amount' ? 'Paid' : 'Total'}
        </SummaryLine>
      </ul>
      <Text c="dimmed" mt="xs">
        {paidAt ? 'Receipt' : 'Order'} number {number}
        {paidAt && `, ${dayOf(paidAt)}`}
        {receiptUrl && /^https?:/.test(receiptUrl) && (
          <>
            {' · '}
            <Anchor href={receiptUrl} target="_blank" rel="noreferrer" display="inline-block" lh="44px">
              Receipt of the payment
            </Anchor>
          </>
        )}
      </Text>
    </Box>
  );
}

function SummaryLine({ cents, isTotal, children }: { cents: number; isTotal?: boolean; children: ReactNode }) {
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
        <span>{children}</span>
        <Box component="span" flex="none">
          {formatAmount(cents)}
        </Box>
      </Group>
    </li>
  );
}
