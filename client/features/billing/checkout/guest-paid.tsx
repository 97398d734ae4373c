import { Button, Paper, Stack, Text } from '@mantine/core';
import { m } from '#messages';
import { isSeat } from '#shared/domain/bootcamp-day.ts';
import { Markup } from '#client/components/markup.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Order } from './use-order.ts';

/** Tells a guest who has paid where the link to their account is, and sends it again. */
export function GuestPaid({ order }: { order: Order }) {
  const resend = trpc.cart.resendAccess.useMutation();
  const hasSeat = order.lines.some(({ itemId }) => isSeat(itemId));
  const options = trpc.cart.options.useQuery(undefined, { enabled: hasSeat });
  const timeText = options.data?.bootcamp?.timeText;
  const isDone = resend.isPending || resend.isSuccess;
  return (
    <Paper bg="var(--eg-teal-soft)" px="lg" py="md" mt="var(--eg-space-6)">
      <Stack gap="sm" align="flex-start">
        <Text style={{ overflowWrap: 'anywhere' }}>
          <Markup
            parts={m.billing_guest_paid_emailed.parts({ email: order.guestEmail ?? '' })}
            tags={{ bold: (text) => <strong>{text}</strong> }}
          />
        </Text>
        {hasSeat && timeText && <Text>{m.billing_guest_paid_seat({ day: timeText })}</Text>}
        {/* Not `disabled`, which would drop the focus for keyboard users. */}
        <Button
          variant="default"
          aria-disabled={isDone}
          onClick={() => {
            if (!isDone) resend.mutate({ orderId: order.id });
          }}
        >
          {resend.isPending
            ? m.billing_guest_paid_sending()
            : resend.isSuccess
              ? m.billing_guest_paid_sent()
              : m.billing_guest_paid_send_again()}
        </Button>
        <Text role="status" fz="sm">
          {resend.isSuccess && m.billing_guest_paid_sent_look()}
          {resend.isError && sentenceOf(resend.error)}
        </Text>
      </Stack>
    </Paper>
  );
}
