/** The lines of an order, with what is refunded of each, and the button that refunds more. */
import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { AdminList, rowButton, type Column } from '#client/components/admin/admin-list.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { Line, Order } from '../order-labels.ts';
import { MoneyFacts } from './order-facts.tsx';
import { RefundDialog } from './refund-dialog.tsx';

export function LinesPanel({ order }: { order: Order }) {
  /** The line whose dialog was opened last. It stays, so that the dialog can close with its texts. */
  const [chosen, setChosen] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const line = order.lines.find(({ itemId }) => itemId === chosen);
  const columns: Column<Line>[] = [
    { id: 'item', label: m.admin_item(), isName: true, cell: ({ name }) => name },
    { id: 'each', label: m.admin_each(), align: 'end', cell: ({ unitCents }) => formatAmount(unitCents) },
    { id: 'quantity', label: m.admin_quantity(), align: 'end', cell: ({ quantity }) => quantity },
    {
      id: 'paid',
      label: m.admin_paid_for_it(),
      align: 'end',
      cell: ({ balance }) => order.paidAt && formatAmount(balance.shareCents),
    },
    { id: 'refunded', label: m.admin_refunded(), align: 'end', cell: refundedOf },
    {
      id: 'refund',
      label: m.admin_refund(),
      hidesLabel: true,
      align: 'end',
      cell: ({ itemId, name, balance }) =>
        order.canRefund &&
        balance.shareCents > 0 &&
        balance.refundedQuantity < balance.quantity && (
          <Button
            variant="default"
            {...rowButton}
            aria-label={m.admin_refund_line({ name })}
            onClick={() => {
              setChosen(itemId);
              setIsOpen(true);
            }}
          >
            {m.admin_refund()}
          </Button>
        ),
    },
  ];
  return (
    <Panel title={m.admin_items()}>
      <AdminList label={m.admin_items()} rows={order.lines} columns={columns} keyOf={({ itemId }) => itemId} isBare />
      <Box mt="md">
        <MoneyFacts order={order} />
      </Box>
      {line && (
        <RefundDialog key={line.itemId} order={order} line={line} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </Panel>
  );
}

/** Refunds that aren't confirmed yet are included. */
function refundedOf({ balance }: Line) {
  const { refundedQuantity, refundedCents } = balance;
  if (refundedQuantity === 0) return null;
  return m.admin_refunded_units({ quantity: refundedQuantity, amount: formatAmount(refundedCents) });
}
