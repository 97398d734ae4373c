import { SegmentedControl } from '@mantine/core';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { referralDecisions, type ReferralDecision } from '#shared/domain/referral-rules.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { EmptyPage } from '#client/components/admin/admin-list.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { Pager } from '#client/components/ui/pager.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { uuidIn } from '#client/lib/uuid.ts';
import { ReferralList } from '../components/referral-list.tsx';

const defaults: { decision: string } = { decision: 'open' };
const words: Record<ReferralDecision, { label: string; empty: string; more: string }> = {
  open: {
    label: 'To decide',
    empty: 'No referrals to review.',
    more: 'Most referrals count automatically. Flagged ones show up here for you to decide.',
  },
  counted: { label: 'Counted', empty: 'No counted referrals yet.', more: 'Referrals you count show up here.' },
  refused: {
    label: 'Refused',
    empty: 'No refused referrals.',
    more: 'Referrals refused by you or a rule show up here. You can still count them.',
  },
};
const options = referralDecisions.map((value) => ({ value, label: words[value].label }));
const reward = formatAmount(memberLimits.referralRewardCents);

/** Referrals that stood out: why, and what a person makes of it. */
export function ReferralsScreen() {
  const list = useListState(defaults, { decision: referralDecisions });
  const decision = referralDecisions.find((known) => known === list.state.decision)!;
  const query = trpc.admin.referralsToDecide.useQuery(
    { decision, cursor: uuidIn(list.after) },
    { placeholderData: (before) => before },
  );
  return (
    <AdminLayout
      title="Referrals"
      lead={`Flagged sign-ups from member links. Each one you count earns the referrer a ${reward} credit, ${memberLimits.referralHoldDays} days after the first payment.`}
    >
      <SegmentedControl
        aria-label="Show"
        size="sm"
        w={{ base: '100%', xs: 'auto' }}
        me="auto"
        // 44 px, a touch target.
        styles={{ label: { padding: '10px 14px' } }}
        value={decision}
        data={options}
        onChange={(value) => list.set({ decision: value })}
      />
      <Fetched query={query} problem="Failed to load referrals" lines={4} height={110}>
        {({ items, nextCursor }) => (
          <>
            <ReferralList
              referrals={items}
              isOld={query.isPlaceholderData}
              empty={
                list.after ? (
                  <EmptyPage />
                ) : (
                  <EmptyState title={words[decision].empty}>{words[decision].more}</EmptyState>
                )
              }
            />
            <Pager nextCursor={nextCursor} after={list.after} onGo={list.setAfter} isBusy={query.isPlaceholderData} />
          </>
        )}
      </Fetched>
    </AdminLayout>
  );
}
