import { paths } from '#shared/paths.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { UpgradeBanner } from '#client/components/member/upgrade-banner.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import type { User } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { AreaTiles } from '../components/area-tiles.tsx';
import { Clocks } from '../components/clocks.tsx';
import classes from '../components/dashboard.module.css';
import { LatestNews } from '../components/latest-news.tsx';
import { NextActionCard } from '../components/next-action-card.tsx';
import { MachinePanel, ProfilePanel, PromptsPanel, TasksPanel } from '../components/progress-panels.tsx';
import { nextActionOf } from '../next-action.ts';

/** What to do next, how far one is, how long the trial runs, and what is new. */
export function DashboardScreen() {
  return (
    <MemberLayout
      title="Dashboard"
      tour="dashboard"
      lead={(user) =>
        user.firstName ? (
          <>
            Hello <bdi>{user.firstName}</bdi>. This is what comes next.
          </>
        ) : (
          'This is what comes next.'
        )
      }
    >
      {(user) => <Dashboard user={user} />}
    </MemberLayout>
  );
}

function Dashboard({ user }: { user: User }) {
  // What other areas change is seen when one comes back. Shorter than a click, longer than the request it came with.
  const overview = trpc.dashboard.overview.useQuery(undefined, { staleTime: 1000 });
  const { data } = overview;

  return (
    <div className={classes.screen}>
      {data ? (
        <NextActionCard action={nextActionOf(user.hasPassword, { ...data, hasProfile: data.profile !== null })} />
      ) : overview.isError ? (
        <FetchProblem
          title="Your dashboard could not be loaded"
          error={overview.error}
          onRetry={() => void overview.refetch()}
          isRetrying={overview.isRefetching}
        />
      ) : (
        <LinesSkeleton lines={1} height={200} />
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          {data ? (
            <>
              <div data-tour="membership">
                <Clocks membership={data.membership} />
              </div>
              <div data-tour="quota">
                <PromptsPanel prompts={data.prompts} />
              </div>
              {data.profile && <ProfilePanel profile={data.profile} />}
              {data.membership?.plan !== 'pro' && <UpgradeBanner {...reasonOf(data)} standing={data.membership} />}
            </>
          ) : (
            overview.isPending && <LinesSkeleton lines={2} height={220} />
          )}
        </div>
        <div className={classes.column}>
          {data ? (
            <>
              <MachinePanel machine={data.machine} />
              <TasksPanel tasks={data.tasks} />
            </>
          ) : (
            overview.isPending && <LinesSkeleton lines={2} height={150} />
          )}
          <Panel
            title="Latest notifications"
            aside={
              <AppLink href={paths.notifications} className={classes.more}>
                See all
              </AppLink>
            }
          >
            <LatestNews />
          </Panel>
        </div>
      </div>
      <AreaTiles />
    </div>
  );
}

/** Why Pro may matter now; nothing while all that is free still runs. */
function reasonOf({ membership, prompts }: { membership: { daysLeft: number } | null; prompts: Quota }) {
  if (membership?.daysLeft === 0) return { reason: 'Your trial is over. What you made stays readable.' };
  if (prompts.used >= prompts.limit) return { reason: `Your ${prompts.limit} prompts for this month are open.` };
  return {};
}
type Quota = { used: number; limit: number };
