import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
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
  pending: 'No payment yet',
  held: 'Paid',
  approved: 'Rewarded',
  refused: 'Refused',
};

type Props = { referrals: readonly Referral[]; isOld: boolean; empty: ReactNode };

/** Who brought whom, what stood out, and the two decisions. */
export function ReferralList({ referrals, isOld, empty }: Props) {
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setIsOpen] = useState(false);
  const decide = trpc.admin.decideReferral.useMutation({
    meta: { failure: 'Failed to save your decision' },
    onSuccess: (_, { approve }) => showToast({ title: approve ? 'Referral counted' : 'Referral refused' }),
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
      label: 'Referrer',
      isName: true,
      share: '22%',
      cell: ({ referrerId, referrerEmail }) => <Person id={referrerId} email={referrerEmail} />,
    },
    {
      id: 'referred',
      label: 'New account',
      share: '22%',
      cell: ({ referredId, referredEmail }) =>
        referredId && referredEmail ? <Person id={referredId} email={referredEmail} /> : 'Deleted',
    },
    {
      id: 'why',
      label: 'Why it was flagged',
      cell: ({ reasons }) => reasons.length > 0 && <Reasons reasons={reasons} />,
    },
    {
      id: 'state',
      label: 'State',
      cell: ({ status, heldUntil, createdAt }) => (
        <Group gap="0 var(--eg-space-2)">
          <StatusBadge tone={tones[status]}>{states[status]}</StatusBadge>
          {status === 'held' && heldUntil && <span>Held until {dayOf(heldUntil)}</span>}
          <Text span inherit c="dimmed">
            Signed up <Moment at={createdAt} />
          </Text>
        </Group>
      ),
    },
    { id: 'decide', label: 'Decide', hidesLabel: true, cell: (referral) => <Decide referral={referral} onAsk={ask} /> },
  ];
  return (
    <>
      <AdminList
        label="Referrals"
        rows={referrals}
        columns={columns}
        keyOf={({ id }) => id}
        isOld={isOld}
        empty={empty}
      />
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={asked?.approve ? 'Count this referral?' : 'Refuse this referral?'}
        text={asked && <Consequence {...asked} />}
        confirmLabel={asked?.approve ? 'Count it' : 'Refuse it'}
        tone={asked?.approve ? 'plain' : 'danger'}
        onConfirm={confirm}
        // The line it was asked from is in another list now.
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
  // Money that is given, or was given back, is not decided about any more.
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
          ? `${referrerEmail} will get the credit once the hold ends. We won’t check this referral again.`
          : `${referrerEmail} won’t get any credit for it. You can still count it later.`}
      </Text>
      <Text my="xs" c="var(--eg-ink)">
        New account: {referredEmail ?? 'deleted'}
      </Text>
      <Reasons reasons={reasons} />
    </>
  );
}
