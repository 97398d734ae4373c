/** Which screen stands at which address of the desk. Each is a chunk of its own. */
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { Route, Switch } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { deskPaths } from '../../../shared/desk-paths.ts';
import { paths } from '../../../shared/paths.ts';
import { LinesSkeleton } from '../../components/member/lines-skeleton.tsx';
import { DeskNotFound } from './desk-not-found.tsx';
import { ScreenFailure } from './screen-failure.tsx';

/** What a screen is told: the id in its address, where it has one. */
type ScreenProps = { id: string };
type Screen = LazyExoticComponent<ComponentType<ScreenProps>>;

/** @param load rejects when its chunk cannot be fetched */
const screen = (load: () => Promise<ComponentType<ScreenProps>>): Screen =>
  lazy(async () => ({ default: await load() }));

const screens: readonly { path: string; Screen: Screen }[] = [
  {
    path: paths.admin,
    Screen: screen(async () => (await import('../../features/today/screens/today-screen.tsx')).TodayScreen),
  },
  {
    path: deskPaths.inbox,
    Screen: screen(async () => (await import('../../features/inbox/screens/inbox-screen.tsx')).InboxScreen),
  },
  {
    path: `${deskPaths.inbox}/:id`,
    Screen: screen(async () => (await import('../../features/inbox/screens/lead-screen.tsx')).LeadScreen),
  },
  {
    path: deskPaths.users,
    Screen: screen(async () => (await import('../../features/people/screens/users-screen.tsx')).UsersScreen),
  },
  {
    path: `${deskPaths.users}/:id`,
    Screen: screen(async () => (await import('../../features/people/screens/user-screen.tsx')).UserScreen),
  },
  {
    path: deskPaths.requests,
    Screen: screen(
      async () => (await import('../../features/requests-desk/screens/requests-screen.tsx')).RequestsScreen,
    ),
  },
  {
    path: deskPaths.referrals,
    Screen: screen(
      async () => (await import('../../features/requests-desk/screens/referrals-screen.tsx')).ReferralsScreen,
    ),
  },
  {
    path: deskPaths.numbers,
    Screen: screen(async () => (await import('../../features/numbers/screens/numbers-screen.tsx')).NumbersScreen),
  },
  {
    path: deskPaths.mails,
    Screen: screen(async () => (await import('../../features/operations/screens/mails-screen.tsx')).MailsScreen),
  },
  {
    path: deskPaths.jobs,
    Screen: screen(async () => (await import('../../features/operations/screens/jobs-screen.tsx')).JobsScreen),
  },
  {
    path: deskPaths.ai,
    Screen: screen(async () => (await import('../../features/operations/screens/ai-screen.tsx')).AiScreen),
  },
  {
    path: deskPaths.system,
    Screen: screen(async () => (await import('../../features/operations/screens/system-screen.tsx')).SystemScreen),
  },
  {
    path: deskPaths.claims,
    Screen: screen(async () => (await import('../../features/claims/screens/claims-screen.tsx')).ClaimsScreen),
  },
  {
    path: deskPaths.audit,
    Screen: screen(async () => (await import('../../features/audit/screens/audit-screen.tsx')).AuditScreen),
  },
];

export function DeskRoutes() {
  return (
    <ScreenFailure key={usePathname()}>
      <Suspense fallback={<LinesSkeleton lines={4} height={64} />}>
        <Switch>
          {screens.map(({ path, Screen }) => (
            <Route key={path} path={path}>
              {/* Another id is another screen: nothing typed on one lead is left standing on the next. */}
              {({ id = '' }: { id?: string }) => <Screen key={id} id={id} />}
            </Route>
          ))}
          <Route>
            <DeskNotFound />
          </Route>
        </Switch>
      </Suspense>
    </ScreenFailure>
  );
}
