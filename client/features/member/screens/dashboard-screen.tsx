import { Anchor, SimpleGrid, Stack } from '@mantine/core';
import { useDeferredValue } from 'react';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { UpgradeBanner } from '#client/components/member/upgrade-banner.tsx';
import { useNews } from '#client/components/member/use-news.ts';
import { AppLink } from '#client/components/app-link.tsx';
import type { User } from '#client/lib/session.ts';
import { useCatalog } from '#client/lib/catalog.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Markup } from '#client/components/markup.tsx';
import { NextActionCard } from '../components/next-action-card.tsx';
import { NotificationList } from '../components/notification-list.tsx';
import {
  MachinePanel,
  MembershipPanel,
  ProfilePanel,
  PromptsPanel,
  TasksPanel,
} from '../components/progress-panels.tsx';
import { nextActionOf } from '../next-action.ts';
import { useMarkRead } from '../use-mark-read.ts';

/** Dashboard with the next step, progress, days left in the trial, and news. */
export function DashboardScreen() {
  return (
    <MemberLayout
      title={m.member_dashboard()}
      tour="dashboard"
      lead={(user) =>
        user.firstName ? (
          <Markup
            parts={m.member_heres_whats_next.parts({ firstName: user.firstName })}
            tags={{ name: (text) => <bdi>{text}</bdi> }}
          />
        ) : (
          m.member_heres_whats_next_2()
        )
      }
    >
      {(user) => <Dashboard user={user} />}
    </MemberLayout>
  );
}

function Dashboard({ user }: { user: User }) {
  // Refetch on return, to show changes from other screens. A second is shorter than a click and longer than the initial
  // batch.
  const overview = trpc.dashboard.overview.useQuery(undefined, { staleTime: 1000 });
  // In the same request, because the upgrade banner shows prices.
  useCatalog();
  const { data } = overview;
  // Render what's below the fold afterward, in short slices.
  const later = useDeferredValue(data);

  return (
    <Stack gap="lg">
      {data ? (
        <NextActionCard action={nextActionOf(user.hasPassword, { ...data, hasProfile: data.profile !== null })} />
      ) : overview.isError ? (
        <FetchProblem
          title={m.member_dashboard_couldnt_load_dashboard()}
          error={overview.error}
          onRetry={() => void overview.refetch()}
          isRetrying={overview.isRefetching}
        />
      ) : (
        <LinesSkeleton lines={1} height={136} />
      )}
      {later ? (
        <SimpleGrid type="container" cols={{ base: 1, '640px': 2, '900px': 3 }} spacing="lg">
          <TasksPanel tasks={later.tasks} />
          <MachinePanel machine={later.machine} />
          <PromptsPanel prompts={later.prompts} />
        </SimpleGrid>
      ) : (
        !overview.isError && <LinesSkeleton lines={1} height={170} />
      )}
      <Panel
        title={m.member_latest_notifications()}
        aside={
          <Anchor component={AppLink} href={paths.notifications} fz="sm" fw={600} lh="44px" my={-8}>
            {m.member_see_all()}
          </Anchor>
        }
      >
        <LatestNews />
      </Panel>
      {later ? (
        <>
          {later.profile && <ProfilePanel profile={later.profile} />}
          <MembershipPanel membership={later.membership} />
          {later.membership?.plan !== 'pro' && <UpgradeBanner {...reasonOf(later)} standing={later.membership} />}
        </>
      ) : (
        !overview.isError && <LinesSkeleton lines={1} height={200} />
      )}
    </Stack>
  );
}

/** Shows the newest three notifications, from data that the frame requests anyway. */
function LatestNews() {
  const news = useNews();
  const { markRead } = useMarkRead();
  return (
    <NotificationList
      entries={news.data?.latest}
      seenAt={news.dataUpdatedAt}
      error={news.data ? undefined : news.error}
      retry={() => void news.refetch()}
      isRetrying={news.isRefetching}
      expected={3}
      onRead={markRead}
    />
  );
}

/** Returns why Pro may matter now; empty while no free limit has been reached. */
function reasonOf({ membership, prompts }: { membership: { daysLeft: number } | null; prompts: Quota }) {
  if (membership?.daysLeft === 0) return { reason: m.member_dashboard_trial_has_ended_can() };
  if (prompts.used >= prompts.limit)
    return { reason: m.member_prompt_workbench_prompts_month_open({ limit: prompts.limit }) };
  return {};
}
type Quota = { used: number; limit: number };
