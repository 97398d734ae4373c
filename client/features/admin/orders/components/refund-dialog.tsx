import { NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { refundCents } from '#shared/domain/line-refunds.ts';
import { lineRefundReasons, type LineRefundReason } from '#shared/domain/orders.ts';
import { noteLimit } from '#shared/schemas/sales.ts';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { focusTop } from '#client/lib/focus-top.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { refundReasonLabels, type Line, type Order } from '../order-labels.ts';

const reasons = lineRefundReasons.map((value) => ({ value, label: refundReasonLabels[value] }));

type Props = {
  order: Pick<Order, 'id' | 'kind'>;
  line: Pick<Line, 'itemId' | 'name' | 'balance'>;
  isOpen: boolean;
  onClose: () => void;
};

/** Refunds some units of a line, with a reason. The amount follows from what was paid for the line. */
export function RefundDialog({ order, line, isOpen, onClose }: Props) {
  const { itemId, name, balance } = line;
  const left = balance.quantity - balance.refundedQuantity;
  const form = useForm({ initialValues: { quantity: '1', reason: 'requested' as LineRefundReason, note: '' } });
  const { quantity: chosen, reason, note } = form.values;
  const quantity = Math.min(Number(chosen), Math.max(left, 1));
  const cents = refundCents(balance, quantity);
  const utils = trpc.useUtils();
  const refund = trpc.admin.sales.refundLine.useMutation({
    meta: { failure: m.admin_refund_not_refunded() },
    onSuccess: ({ status, cents: refunded }) => {
      const amount = formatAmount(refunded);
      if (status === 'failed')
        showToast({
          title: m.admin_refund_refused(),
          description: m.admin_refund_refused_text(),
          variant: 'destructive',
        });
      else if (status === 'queued')
        showToast({ title: m.admin_refund_queued({ amount }), description: m.admin_refund_queued_text() });
      else showToast({ title: m.admin_refund_done({ amount }), description: m.admin_refund_done_text() });
    },
    // Also after a refusal, because the line may have changed.
    onSettled: () => utils.admin.sales.invalidate(),
  });
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={m.admin_refund_this_line()}
      text={
        <Stack gap="sm">
          <Text fw={600} c="var(--eg-ink)" dir="auto">
            {name}
          </Text>
          <Text>{order.kind === 'cart' ? m.admin_refund_what_happens() : m.admin_refund_pro_ends()}</Text>
        </Stack>
      }
      confirmLabel={m.admin_refund_amount({ amount: formatAmount(cents) })}
      tone="danger"
      onConfirm={() =>
        refund.mutateAsync({ orderId: order.id, itemId, quantity, reason, note, seen: balance.refundedQuantity })
      }
      // The button is gone once nothing is left to refund.
      focusAfter={focusTop}
    >
      <NativeSelect
        label={m.admin_quantity()}
        data={Array.from({ length: Math.max(left, 1) }, (_, index) => String(index + 1))}
        {...form.getInputProps('quantity')}
        value={String(quantity)}
      />
      <NativeSelect label={m.admin_why()} data={reasons} {...form.getInputProps('reason')} />
      <Textarea
        label={m.admin_refund_note()}
        description={m.admin_refund_note_hint()}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={noteLimit}
        {...form.getInputProps('note')}
      />
    </ConfirmDialog>
  );
}
