import { useRef } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Clocks } from '../components/clocks.tsx';
import classes from '../components/dashboard.module.css';
import { MemberLayout } from '../components/member-layout.tsx';
import { LinesSkeleton } from '../components/lines-skeleton.tsx';
import { MyProfile, type RenderProfile } from '../components/my-profile.tsx';
import { NextActionCard } from '../components/next-action-card.tsx';
import { NotificationList } from '../components/notification-list.tsx';
import { Panel } from '../components/panel.tsx';
import { FetchProblem } from '../components/fetch-problem.tsx';
import { nextActionOf } from '../next-action.ts';
import type { User } from '../../../lib/session.ts';
import { useNotifications } from '../use-notifications.ts';

/** So many of the newest notifications stand on the dashboard. */
const newest = 3;

type DashboardScreenProps = {
  /** The profile view belongs to another feature; whoever mounts the dashboard brings it along. */
  renderProfile: RenderProfile;
};

/** What to do next, how long the trial runs, what is new, and the profile. */
export function DashboardScreen({ renderProfile }: DashboardScreenProps) {
  return (
    <MemberLayout
      title="Dashboard"
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
      {(user) => <Dashboard user={user} renderProfile={renderProfile} />}
    </MemberLayout>
  );
}

function Dashboard({ user, renderProfile }: DashboardScreenProps & { user: User }) {
  const profile = trpc.profile.mine.useQuery(undefined, { refetchOnMount: 'always' });
  const notifications = useNotifications();
  const profileHeading = useRef<HTMLHeadingElement>(null);

  const openProfile = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    profileHeading.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
    profileHeading.current?.focus({ preventScroll: true });
  };

  // Without a password that is next, whatever the profile is; else it depends on the profile.
  const action =
    !user.hasPassword || profile.data !== undefined
      ? nextActionOf(user.hasPassword, profile.data?.profile ?? null)
      : undefined;

  return (
    <div className={classes.screen}>
      {action ? (
        <NextActionCard action={action} onOpenProfile={openProfile} />
      ) : (
        profile.isPending && <LinesSkeleton lines={1} height={200} />
      )}
      <div className={classes.pair}>
        <Clocks />
        <Panel
          title="Latest notifications"
          aside={
            <SiteLink href={paths.notifications} className={classes.more}>
              See all
            </SiteLink>
          }
        >
          <NotificationList notifications={notifications} limit={newest} />
        </Panel>
      </div>
      {profile.data !== undefined ? (
        <MyProfile saved={profile.data} headingRef={profileHeading} renderProfile={renderProfile} />
      ) : profile.isError ? (
        <FetchProblem
          title="Your profile could not be loaded"
          error={profile.error}
          onRetry={() => void profile.refetch()}
          isRetrying={profile.isRefetching}
        />
      ) : (
        <LinesSkeleton lines={2} height={240} />
      )}
    </div>
  );
}
