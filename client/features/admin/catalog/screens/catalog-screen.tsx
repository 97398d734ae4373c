/** Catalog: what is sold and what it costs, coupons, and who changed what. */
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import { formatCents } from '#shared/domain/catalogue.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminList, rowButton, type Column } from '#client/components/admin/admin-list.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { useNow } from '#client/components/admin/use-now.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { AuditList } from '#client/features/admin/audit/components/audit-list.tsx';
import { CouponDialog } from '../coupon-dialog.tsx';
import { couponStatus, discountText, endText, itemsText, usesText, type Coupon } from '../coupon-labels.ts';
import { ItemDialog, type Item } from '../item-dialog.tsx';

export function CatalogScreen() {
  // Another admin may have changed something since.
  const catalog = trpc.admin.catalog.list.useQuery();
  const history = trpc.admin.audit.list.useQuery({ subject: 'catalog' });
  const [item, setItem] = useState<Item>();
  const [coupon, setCoupon] = useState<Coupon | 'new'>();
  return (
    <AdminLayout title={m.admin_catalog()} lead={m.admin_catalog_lead()}>
      <Fetched query={catalog} problem={m.admin_catalog_failed_load()} lines={5}>
        {({ items, upgrade, coupons }) => (
          <>
            <Panel title={m.admin_catalog_items()}>
              <Items items={items} onEdit={setItem} />
              <Text c="dimmed" mt="sm">
                {m.admin_catalog_upgrade_price({ price: formatCents(upgrade.priceCents) })}
              </Text>
            </Panel>
            <Panel
              title={m.admin_catalog_coupons()}
              aside={<Button onClick={() => setCoupon('new')}>{m.admin_catalog_new_coupon()}</Button>}
            >
              <Coupons coupons={coupons} onEdit={setCoupon} />
            </Panel>
          </>
        )}
      </Fetched>
      <Panel title={m.admin_catalog_history()}>
        <Fetched query={history} problem={m.admin_catalog_failed_load_history()} lines={3}>
          {({ items: lines }) =>
            lines.length > 0 ? (
              <AuditList lines={lines.slice(0, shownChanges)} hrefOf={auditHref} isOld={false} />
            ) : (
              <Text c="dimmed">{m.admin_catalog_no_history()}</Text>
            )
          }
        </Fetched>
      </Panel>
      <ItemDialog item={item} onClose={() => setItem(undefined)} />
      <CouponDialog coupon={coupon} onClose={() => setCoupon(undefined)} />
    </AdminLayout>
  );
}

const shownChanges = 20;
const auditHref = (filters: { subject: string; subjectId: string }) =>
  `${adminPaths.audit}?${new URLSearchParams(filters)}`;

function Items({ items, onEdit }: { items: readonly Item[]; onEdit: (item: Item) => void }) {
  const columns: Column<Item>[] = [
    { id: 'name', label: m.admin_name(), isName: true, cell: ({ name }) => name },
    {
      id: 'price',
      label: m.admin_catalog_price(),
      align: 'end',
      cell: ({ id, priceCents }) =>
        id === 'pro' ? m.admin_catalog_monthly({ price: formatCents(priceCents) }) : formatCents(priceCents),
    },
    {
      id: 'state',
      label: m.admin_state(),
      cell: ({ isAvailable }) =>
        isAvailable ? (
          <StatusBadge tone="good">{m.admin_catalog_for_sale()}</StatusBadge>
        ) : (
          <StatusBadge>{m.admin_catalog_not_for_sale()}</StatusBadge>
        ),
    },
    {
      id: 'edit',
      label: m.admin_action(),
      hidesLabel: true,
      align: 'end',
      cell: (item) => (
        <Button
          {...rowButton}
          variant="default"
          aria-label={m.admin_catalog_edit_what({ name: item.name })}
          onClick={() => onEdit(item)}
        >
          {m.admin_catalog_edit()}
        </Button>
      ),
    },
  ];
  return <AdminList isBare label={m.admin_catalog_items()} rows={items} columns={columns} keyOf={({ id }) => id} />;
}

function Coupons({ coupons, onEdit }: { coupons: readonly Coupon[]; onEdit: (coupon: Coupon) => void }) {
  const now = useNow();
  const columns: Column<Coupon>[] = [
    { id: 'code', label: m.admin_catalog_code(), isName: true, cell: ({ code }) => code },
    { id: 'discount', label: m.admin_catalog_discount(), cell: discountText },
    { id: 'items', label: m.admin_catalog_applies_to(), cell: itemsText },
    { id: 'uses', label: m.admin_catalog_uses(), align: 'end', cell: usesText },
    { id: 'end', label: m.admin_catalog_last_day(), cell: endText },
    {
      id: 'state',
      label: m.admin_state(),
      cell: (coupon) => {
        const { label, tone } = couponStatus(coupon, now);
        return <StatusBadge tone={tone}>{label}</StatusBadge>;
      },
    },
    {
      id: 'edit',
      label: m.admin_action(),
      hidesLabel: true,
      align: 'end',
      cell: (coupon) => (
        <Button
          {...rowButton}
          variant="default"
          aria-label={m.admin_catalog_edit_what({ name: coupon.code })}
          onClick={() => onEdit(coupon)}
        >
          {m.admin_catalog_edit()}
        </Button>
      ),
    },
  ];
  return (
    <AdminList
      isBare
      label={m.admin_catalog_coupons()}
      rows={coupons}
      columns={columns}
      keyOf={({ id }) => id}
      first={20}
      empty={m.admin_catalog_no_coupons()}
    />
  );
}
