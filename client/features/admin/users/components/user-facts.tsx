/** What is known of one account: who, plan, money, leads. */
import { Text } from '@mantine/core';
import { formatCents } from '#shared/domain/catalogue.ts';
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

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export function AccountPanel({ user }: { user: User }) {
  const others = user.addresses.filter((address) => address !== user.email);
  return (
    <Panel title="Account">
      <Facts>
        <Fact label="State">
          <StateBadges user={user} />
        </Fact>
        {user.bannedUntil && !user.isActive && <Fact label="Deactivated until">{fullMoment(user.bannedUntil)}</Fact>}
        {user.deletionDueAt && <Fact label="Erased on">{dayOf(user.deletionDueAt)}, at their request</Fact>}
        <Fact label="Email">{user.email}</Fact>
        {others.length > 0 && <Fact label="Other addresses">{others.join(', ')}</Fact>}
        <Fact label="Name">{user.fullName}</Fact>
        <Fact label="Business">{user.businessName}</Fact>
        <Fact label="Joined">
          <Moment at={user.createdAt} />
        </Fact>
        <Fact label="Confirmed">{user.confirmedAt ? <Moment at={user.confirmedAt} /> : 'Not yet'}</Fact>
        <Fact label="Last seen">{user.lastSeenAt && <Moment at={user.lastSeenAt} />}</Fact>
        <Fact label="Signed in">
          {user.sessionCount === 0 ? 'Nowhere' : `In ${plural(user.sessionCount, 'browser')}`}
        </Fact>
        <Fact label="Password">{user.hasPassword ? 'Chosen' : 'Not chosen yet'}</Fact>
        <Fact label="Their data">
          <AdminLink href={`${adminPaths.privacy}#${encodeURIComponent(user.email)}`}>Export or delete</AdminLink>
        </Fact>
      </Facts>
    </Panel>
  );
}

export function PlanPanel({ user }: { user: User }) {
  const { membership, prompts, orders, requests, referral } = user;
  return (
    <Panel title="Plan and money">
      <Facts>
        <Fact label="Plan">{planLabel(membership)}</Fact>
        {membership && membership.plan === 'free' && (
          <Fact label={membership.status === 'active' ? 'Trial ends' : 'Trial ended'}>
            {dayOf(membership.expiresAt)}
          </Fact>
        )}
        {membership?.plan === 'free' && membership.previewEndsAt && (
          <Fact label="Free preview until">{dayOf(membership.previewEndsAt)}</Fact>
        )}
        <Fact label="Prompts this month">
          {prompts.unlimited ? 'No limit with Pro' : `${prompts.used} of ${memberLimits.promptsPerMonth}`}
        </Fact>
        <Fact label="Orders">
          {orders.paid === 0 ? 'None paid' : `${orders.paid} paid, ${formatCents(orders.paidCents)} kept`}
          {orders.refundedCents > 0 && `, ${formatCents(orders.refundedCents)} refunded`}
          {orders.open > 0 && `, ${orders.open} waiting for payment`}
        </Fact>
        <Fact label="Service requests">
          {requests.all === 0 ? (
            'None'
          ) : (
            <AdminLink href={adminPaths.requests}>
              {requests.all} in all, {requests.open} open
            </AdminLink>
          )}
        </Fact>
        <Fact label="Referrals">
          {plural(user.referralCount, 'confirmed sign-up')}
          {referral.code && `, ${plural(referral.clicks, 'visit')} from the link`}
        </Fact>
        <Fact label="Referral code">{referral.code}</Fact>
        <Fact label="Referral credit">{referral.creditCents > 0 && formatCents(referral.creditCents)}</Fact>
      </Facts>
    </Panel>
  );
}

type Lead = User['leads'][number];

const leadColumns: readonly Column<Lead>[] = [
  { id: 'kind', label: 'Lead', isName: true, share: '50%', cell: ({ kind }) => leadKindLabels[kind] },
  { id: 'at', label: 'When', cell: ({ occurredAt }) => <Moment at={occurredAt} /> },
  { id: 'status', label: 'Status', cell: ({ status }) => <LeadStatusBadge status={status} /> },
];

export function LeadsPanel({ user }: { user: User }) {
  return (
    <Panel title="Leads">
      <AdminList
        label="Leads"
        rows={user.leads}
        columns={leadColumns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `${adminPaths.inbox}/${id}`}
        isBare
        empty={<Text c="dimmed">No leads from this person.</Text>}
      />
    </Panel>
  );
}
