import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { focusTop } from '#client/lib/focus-top.ts';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { AdminList, rowButton, type Column } from '#client/components/admin/admin-list.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { dayOf } from '#client/lib/time.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type Referral = RouterOutputs['admin']['referralsToDecide']['items'][number];
type Asked = { referral: Referral; approve: boolean };

const tones: Record<Referral['status'], Tone> = { pending: 'plain', held: 'info', approved: 'good', refused: 'bad' };

const states: Record<Referral['status'], string> = {
  pending: m.crm_no_payment_yet(),
  held: m.crm_paid(),
  approved: m.crm_rewarded(),
  refused: m.crm_refused(),
};

type Props = { referrals: readonly Referral[]; isOld: boolean; empty: ReactNode };

/** Lists referrals with both people, the reasons for review, and the two decisions. */
export function ReferralList({ referrals, isOld, empty }: Props) {
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setIsOpen] = useState(false);
  const decide = trpc.admin.decideReferral.useMutation({
    meta: { failure: m.crm_referral_list_failed_save_decision() },
    onSuccess: (_, { approve }) => showToast({ title: approve ? m.crm_referral_counted() : m.crm_referral_refused() }),
    // Also refetch after a refusal: another admin may have decided.
    onSettled: () => utils.admin.referralsToDecide.invalidate(),
  });
  const ask = (next: Asked) => {
    setAsked(next);
    setIsOpen(true);
  };
  const confirm = async () => {
    const { referral, approve } = asked!;
    await decide.mutateAsync({ referralId: referral.id, approve, seen: decisionOf(referral) });
  };
  const columns: Column<Referral>[] = [
    {
      id: 'referrer',
      label: m.crm_referrer(),
      isName: true,
      share: '22%',
      cell: ({ referrerId, referrerEmail }) => <Person id={referrerId} email={referrerEmail} />,
    },
    {
      id: 'referred',
      label: m.crm_new_account(),
      share: '22%',
      cell: ({ referredId, referredEmail }) =>
        referredId && referredEmail ? <Person id={referredId} email={referredEmail} /> : m.crm_deleted(),
    },
    {
      id: 'why',
      label: m.crm_referral_list_why_it_was_flagged(),
      cell: ({ reasons }) => reasons.length > 0 && <Reasons reasons={reasons} />,
    },
    {
      id: 'state',
      label: m.crm_state(),
      cell: ({ status, heldUntil, createdAt }) => (
        <Group gap="0 var(--eg-space-2)">
          <StatusBadge tone={tones[status]}>{states[status]}</StatusBadge>
          {status === 'held' && heldUntil && (
            <span>{m.crm_referral_list_held_until({ heldUntil: dayOf(heldUntil) })}</span>
          )}
          <Text span inherit c="dimmed">
            {m.crm_signed_up()} <Moment at={createdAt} />
          </Text>
        </Group>
      ),
    },
    {
      id: 'decide',
      label: m.crm_decide(),
      hidesLabel: true,
      cell: (referral) => <Decide referral={referral} onAsk={ask} />,
    },
  ];
  return (
    <>
      <AdminList
        label={m.crm_referrals()}
        rows={referrals}
        columns={columns}
        keyOf={({ id }) => id}
        isOld={isOld}
        empty={empty}
      />
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={asked?.approve ? m.crm_count_this_referral() : m.crm_refuse_this_referral()}
        text={asked && <Consequence {...asked} />}
        confirmLabel={asked?.approve ? m.crm_count_it() : m.crm_refuse_it()}
        tone={asked?.approve ? 'plain' : 'danger'}
        onConfirm={confirm}
        // The row with the pressed button has moved to another list.
        focusAfter={focusTop}
      />
    </>
  );
}

function decisionOf({ status, flags }: Referral) {
  if (status === 'refused') return 'refused';
  return flags.includes('cleared') ? 'counted' : 'open';
}

function Person({ id, email }: { id: string; email: string }) {
  return (
    <AdminLink href={`${adminPaths.users}/${id}`} title={email}>
      {email}
    </AdminLink>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

function Decide({ referral, onAsk }: { referral: Referral; onAsk: (asked: Asked) => void }) {
  const decision = decisionOf(referral);
  // Rewards already paid, and refunded purchases, can't be decided anymore.
  if (referral.status === 'approved' || referral.isPaidBack) return null;
  const button = (approve: boolean, label: string) => (
    <Button
      variant="default"
      {...rowButton}
      aria-label={`${label}: ${referral.referredEmail ?? 'a deleted account'}`}
      onClick={() => onAsk({ referral, approve })}
    >
      {label}
    </Button>
  );
  return (
    <Group gap="xs" wrap="nowrap">
      {decision !== 'counted' && button(true, 'Count')}
      {decision !== 'refused' && button(false, 'Refuse')}
    </Group>
  );
}

function Consequence({ referral, approve }: Asked) {
  const { referrerEmail, referredEmail, reasons } = referral;
  return (
    <>
      <Text>
        {approve
          ? m.crm_referral_list_will_get_credit_once({ referrerEmail })
          : m.crm_referral_list_wont_get_any_credit({ referrerEmail })}
      </Text>
      <Text my="xs" c="var(--eg-ink)">
        {referredEmail
          ? m.crm_referral_list_new_account({ email: referredEmail })
          : m.crm_referral_list_new_account_deleted()}
      </Text>
      <Reasons reasons={reasons} />
    </>
  );
}
