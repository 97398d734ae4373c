import { Divider, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { ShowMore } from '#client/components/member/show-more.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';
import { dayOf, fullMoment } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type Referral = RouterOutputs['affiliate']['referrals']['items'][number];

/** Who signed up by the link, and what became of it. */
export function Ledger() {
  return (
    <Panel title="Your referrals" lead="Everyone who signed up and confirmed their email, newest first.">
      <Referrals />
    </Panel>
  );
}

function Referrals() {
  const list = trpc.affiliate.referrals.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  if (!list.data && list.error)
    return (
      <FetchProblem
        title="We couldn’t load your referrals"
        error={list.error}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  if (!list.data) return <LinesSkeleton lines={3} height={56} />;
  const referrals = list.data.pages.flatMap(({ items }) => items);
  if (referrals.length === 0)
    return (
      <EmptyState icon={IconUsers} title="No referrals yet.">
        <p>When someone signs up with your link, you’ll see them here.</p>
      </EmptyState>
    );
  return (
    <>
      <ul>
        {referrals.map((referral, index) => (
          <Line key={referral.id} referral={referral} isFirst={index === 0} />
        ))}
      </ul>
      <ShowMore list={list} label="Show older ones" failure="We couldn’t load older referrals" />
    </>
  );
}

const tones: Partial<Record<Referral['status'], Tone>> = { held: 'warn', checked: 'warn', approved: 'good' };

function Line({ referral, isFirst }: { referral: Referral; isFirst: boolean }) {
  const { who, createdAt, status, statusWord, heldUntil, rewardCents } = referral;
  return (
    <li>
      {!isFirst && <Divider />}
      <Group gap="2px var(--eg-space-4)" mih={48} py={4}>
        <Group flex="1 1 14rem" miw={0} gap="0 var(--eg-space-3)">
          <Text fw={600} dir="auto">
            {who}
          </Text>
          <Text fz="sm" c="dimmed">
            Signed up on{' '}
            <time dateTime={createdAt} title={fullMoment(createdAt)}>
              {dayOf(createdAt)}
            </time>
          </Text>
        </Group>
        {rewardCents > 0 && (
          <Text fw={650} c="var(--eg-success)">
            + {formatAmount(rewardCents)}
          </Text>
        )}
        <StatusBadge tone={tones[status] ?? 'plain'}>
          {heldUntil ? `${statusWord} until ${dayOf(heldUntil)}` : statusWord}
        </StatusBadge>
      </Group>
    </li>
  );
}
