import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import type { SubscriptionFilter } from '#shared/domain/revenue.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { AdminList, EmptyPage, type Column } from '#client/components/admin/admin-list.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';
import { dayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

type Subscription = RouterOutputs['admin']['revenue']['subscriptions']['items'][number];

export const filterLabels: Record<SubscriptionFilter, string> = {
  running: m.billing_subscriptions_state_running(),
  'past-due': m.billing_subscriptions_state_past_due(),
  ending: m.billing_subscriptions_state_ending(),
  ended: m.billing_subscriptions_state_ended(),
};

const tones: Record<SubscriptionFilter, Tone> = { running: 'good', 'past-due': 'bad', ending: 'warn', ended: 'plain' };

function stateOf({ status, endsAt, isRunning }: Subscription): SubscriptionFilter {
  if (status === 'past_due' || status === 'unpaid') return 'past-due';
  if (endsAt !== null) return 'ending';
  return isRunning ? 'running' : 'ended';
}

/** Says since when or until when the state lasts. */
function detailOf({ pastDueSince, endsAt, endedAt, startedAt, isRunning }: Subscription): string {
  if (pastDueSince) {
    const date = dayOf(pastDueSince);
    return isRunning
      ? m.billing_subscriptions_since_with_pro({ date })
      : m.billing_subscriptions_since_without_pro({ date });
  }
  if (endsAt) return m.billing_subscriptions_ends_on({ date: dayOf(endsAt) });
  if (endedAt) return m.billing_subscriptions_ended_on({ date: dayOf(endedAt) });
  return m.billing_subscriptions_since({ date: dayOf(startedAt) });
}

const columns: readonly Column<Subscription>[] = [
  {
    id: 'member',
    label: m.billing_subscriptions_member(),
    isName: true,
    share: '26%',
    cell: ({ userId, name, email }) =>
      userId === null ? (
        m.billing_subscriptions_deleted_account()
      ) : (
        <AdminLink href={`${adminPaths.users}/${userId}`}>{name || email}</AdminLink>
      ),
  },
  { id: 'email', label: m.billing_subscriptions_email(), share: '24%', cell: ({ name, email }) => name && email },
  {
    id: 'state',
    label: m.billing_subscriptions_status(),
    cell: (line) => <StatusBadge tone={tones[stateOf(line)]}>{filterLabels[stateOf(line)]}</StatusBadge>,
  },
  { id: 'detail', label: m.billing_subscriptions_when(), cell: detailOf },
  {
    id: 'price',
    label: m.billing_subscriptions_per_month(),
    align: 'end',
    cell: ({ priceCents }) => formatAmount(priceCents),
  },
];

type Props = {
  subscriptions: readonly Subscription[];
  isNarrowed: boolean;
  isOld: boolean;
  after: string | undefined;
};

/** One page of subscriptions. */
export function SubscriptionList({ subscriptions, isNarrowed, isOld, after }: Props) {
  return (
    <AdminList
      label={m.billing_subscriptions()}
      rows={subscriptions}
      columns={columns}
      keyOf={({ id }) => id}
      isOld={isOld}
      empty={
        after ? (
          <EmptyPage />
        ) : isNarrowed ? (
          <EmptyState title={m.billing_subscriptions_no_matching()}>
            {m.billing_subscriptions_no_matching_hint()}
          </EmptyState>
        ) : (
          <EmptyState title={m.billing_subscriptions_none_yet()}>{m.billing_subscriptions_none_hint()}</EmptyState>
        )
      }
    />
  );
}
