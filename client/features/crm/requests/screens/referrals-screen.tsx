import { SegmentedControl } from '@mantine/core';
import { m } from '#messages';
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
    label: m.crm_to_decide(),
    empty: m.crm_referrals_no_referrals_to_review(),
    more: m.crm_referrals_most_referrals_count_automatically(),
  },
  counted: {
    label: m.crm_counted(),
    empty: m.crm_referrals_no_counted_referrals_yet(),
    more: m.crm_referrals_referrals_count_show_up(),
  },
  refused: {
    label: m.crm_refused(),
    empty: m.crm_no_refused_referrals(),
    more: m.crm_referrals_referrals_refused_rule_show(),
  },
};
const options = referralDecisions.map((value) => ({ value, label: words[value].label }));
const reward = formatAmount(memberLimits.referralRewardCents);

/** Flagged referrals with the reasons, for an admin to decide. */
export function ReferralsScreen() {
  const list = useListState(defaults, { decision: referralDecisions });
  const decision = referralDecisions.find((known) => known === list.state.decision)!;
  const query = trpc.admin.referralsToDecide.useQuery(
    { decision, cursor: uuidIn(list.after) },
    { placeholderData: (before) => before },
  );
  return (
    <AdminLayout
      title={m.crm_referrals()}
      lead={m.crm_referrals_flagged_sign_ups_member({ reward, referralHoldDays: memberLimits.referralHoldDays })}
    >
      <SegmentedControl
        aria-label={m.crm_show()}
        size="sm"
        w={{ base: '100%', xs: 'auto' }}
        me="auto"
        // Touch target of 44 px.
        styles={{ label: { padding: '10px 14px' } }}
        value={decision}
        data={options}
        onChange={(value) => list.set({ decision: value })}
      />
      <Fetched query={query} problem={m.crm_referrals_failed_to_load_referrals()} lines={4} height={110}>
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
