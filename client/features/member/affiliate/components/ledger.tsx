import { Divider, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
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

/** Lists the sign-ups from the link, with the status of each. */
export function Ledger() {
  return (
    <Panel title={m.member_your_referrals()} lead={m.member_ledger_everyone_who_signed_up()}>
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
        title={m.member_ledger_couldnt_load_referrals()}
        error={list.error}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  if (!list.data) return <LinesSkeleton lines={3} height={56} />;
  const referrals = list.data.pages.flatMap(({ items }) => items);
  if (referrals.length === 0)
    return (
      <EmptyState icon={IconUsers} title={m.member_no_referrals_yet()}>
        <p>{m.member_ledger_when_someone_signs_up()}</p>
      </EmptyState>
    );
  return (
    <>
      <ul>
        {referrals.map((referral, index) => (
          <Line key={referral.id} referral={referral} isFirst={index === 0} />
        ))}
      </ul>
      <ShowMore
        list={list}
        label={m.member_show_older_ones()}
        failure={m.member_ledger_couldnt_load_older_referrals()}
      />
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
            <Markup
              parts={m.member_ledger_signed_up_on.parts({ createdAt: dayOf(createdAt) })}
              tags={{
                time: (text) => (
                  <time dateTime={createdAt} title={fullMoment(createdAt)}>
                    {text}
                  </time>
                ),
              }}
            />
          </Text>
        </Group>
        {rewardCents > 0 && (
          <Text fw={650} c="var(--eg-success)">
            + {formatAmount(rewardCents)}
          </Text>
        )}
        <StatusBadge tone={tones[status] ?? 'plain'}>
          {heldUntil ? m.member_ledger_until({ statusWord, heldUntil: dayOf(heldUntil) }) : statusWord}
        </StatusBadge>
      </Group>
    </li>
  );
}
