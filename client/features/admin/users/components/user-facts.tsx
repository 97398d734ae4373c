/** Facts about an account: person, plan, payments, leads. */
import { Text } from '@mantine/core';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { leadKindLabels } from '#shared/domain/inbox-labels.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Fact, Facts } from '#client/components/admin/facts.tsx';
import { LeadStatusBadge } from '#client/components/admin/lead-status.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { dayOf, fullMoment } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { planLabel } from '../plan-label.ts';
import { StateBadges } from './user-list.tsx';

type User = RouterOutputs['admin']['people']['user'];

const listed = (...facts: (string | false | null)[]) => facts.filter(Boolean).join(', ');

export function AccountPanel({ user }: { user: User }) {
  const others = user.addresses.filter((address) => address !== user.email);
  return (
    <Panel title={m.admin_account()}>
      <Facts>
        <Fact label={m.admin_state()}>
          <StateBadges user={user} />
        </Fact>
        {user.bannedUntil && !user.isActive && (
          <Fact label={m.admin_deactivated_until()}>{fullMoment(user.bannedUntil)}</Fact>
        )}
        {user.deletionDueAt && (
          <Fact label={m.admin_erased_on()}>
            {m.admin_user_facts_at_their_request({ deletionDueAt: dayOf(user.deletionDueAt) })}
          </Fact>
        )}
        <Fact label={m.admin_email()}>{user.email}</Fact>
        {others.length > 0 && <Fact label={m.admin_other_addresses()}>{others.join(', ')}</Fact>}
        <Fact label={m.admin_name()}>{user.fullName}</Fact>
        <Fact label={m.admin_business()}>{user.businessName}</Fact>
        <Fact label={m.admin_joined()}>
          <Moment at={user.createdAt} />
        </Fact>
        <Fact label={m.admin_confirmed()}>
          {user.confirmedAt ? <Moment at={user.confirmedAt} /> : m.admin_not_yet()}
        </Fact>
        <Fact label={m.admin_last_seen()}>{user.lastSeenAt && <Moment at={user.lastSeenAt} />}</Fact>
        <Fact label={m.admin_signed_in()}>
          {user.sessionCount === 0
            ? m.admin_nowhere()
            : m.admin_user_facts_in({ sessionCount: m.admin_counted_browsers({ count: user.sessionCount }) })}
        </Fact>
        <Fact label={m.admin_password()}>{user.hasPassword ? m.admin_chosen() : m.admin_not_chosen_yet()}</Fact>
        <Fact label={m.admin_their_data()}>
          <AdminLink href={`${adminPaths.privacy}#${encodeURIComponent(user.email)}`}>
            {m.admin_export_or_delete()}
          </AdminLink>
        </Fact>
      </Facts>
    </Panel>
  );
}

export function PlanPanel({ user }: { user: User }) {
  const { membership, prompts, orders, requests, referral } = user;
  return (
    <Panel title={m.admin_plan_and_money()}>
      <Facts>
        <Fact label={m.admin_plan()}>{planLabel(membership)}</Fact>
        {membership && membership.plan === 'free' && (
          <Fact label={membership.status === 'active' ? m.admin_trial_ends() : m.admin_trial_ended()}>
            {dayOf(membership.expiresAt)}
          </Fact>
        )}
        {membership?.plan === 'free' && membership.previewEndsAt && (
          <Fact label={m.admin_free_preview_until()}>{dayOf(membership.previewEndsAt)}</Fact>
        )}
        <Fact label={m.admin_prompts_this_month()}>
          {prompts.unlimited
            ? m.admin_user_facts_no_limit_with_pro()
            : m.admin_user_facts_of({ used: prompts.used, promptsPerMonth: memberLimits.promptsPerMonth })}
        </Fact>
        <Fact label={m.admin_orders()}>
          <AdminLink href={`${adminPaths.orders}?q=${encodeURIComponent(user.email)}`}>
            {listed(
              orders.paid === 0
                ? m.admin_none_paid()
                : m.admin_user_facts_paid_kept({ paid: orders.paid, paidCents: formatAmount(orders.paidCents) }),
              orders.refundedCents > 0 &&
                m.admin_user_facts_refunded({ refundedCents: formatAmount(orders.refundedCents) }),
              orders.open > 0 && m.admin_user_facts_waiting_for_payment({ open: orders.open }),
            )}
          </AdminLink>
        </Fact>
        <Fact label={m.admin_service_requests()}>
          {requests.all === 0 ? (
            m.admin_none()
          ) : (
            <AdminLink href={adminPaths.requests}>
              {m.admin_user_facts_in_all_open({ all: requests.all, open: requests.open })}
            </AdminLink>
          )}
        </Fact>
        <Fact label={m.admin_referrals()}>
          {listed(
            m.admin_counted_confirmed_sign_ups({ count: user.referralCount }),
            referral.code &&
              m.admin_user_facts_from_the_link({ clicks: m.admin_counted_visits({ count: referral.clicks }) }),
          )}
        </Fact>
        <Fact label={m.admin_referral_code()}>{referral.code}</Fact>
        <Fact label={m.admin_referral_credit()}>{referral.creditCents > 0 && formatAmount(referral.creditCents)}</Fact>
      </Facts>
    </Panel>
  );
}

type Lead = User['leads'][number];

const leadColumns: readonly Column<Lead>[] = [
  { id: 'kind', label: m.admin_lead(), isName: true, share: '50%', cell: ({ kind }) => leadKindLabels[kind] },
  { id: 'at', label: m.admin_when(), cell: ({ occurredAt }) => <Moment at={occurredAt} /> },
  { id: 'status', label: m.admin_status(), cell: ({ status }) => <LeadStatusBadge status={status} /> },
];

export function LeadsPanel({ user }: { user: User }) {
  return (
    <Panel title={m.admin_leads()}>
      <AdminList
        label={m.admin_leads()}
        rows={user.leads}
        columns={leadColumns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `${adminPaths.inbox}/${id}`}
        isBare
        empty={<Text c="dimmed">{m.admin_user_facts_no_leads_person()}</Text>}
      />
    </Panel>
  );
}
