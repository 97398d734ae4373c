/** Which screen stands at which address of the desk. Each is a chunk of its own. */
import { usePathname } from 'wouter/use-browser-location';
import { deskPaths } from '#shared/desk-paths.ts';
import { cleanPath, paths } from '#shared/paths.ts';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { refreshSession } from '#client/lib/session.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { ScreenRoutes, type ScreenRoute } from '../screen-routes.tsx';
import { DeskNotFound } from './desk-not-found.tsx';

const routes: readonly ScreenRoute[] = [
  {
    path: paths.admin,
    Screen: lazyScreen(async () => (await import('#client/features/admin/home/screens/today-screen.tsx')).TodayScreen),
  },
  {
    path: deskPaths.inbox,
    Screen: lazyScreen(async () => (await import('#client/features/crm/inbox/screens/inbox-screen.tsx')).InboxScreen),
  },
  {
    path: `${deskPaths.inbox}/:id`,
    Screen: lazyScreen(async () => (await import('#client/features/crm/inbox/screens/lead-screen.tsx')).LeadScreen),
  },
  {
    path: deskPaths.users,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/people/screens/users-screen.tsx')).UsersScreen,
    ),
  },
  {
    path: `${deskPaths.users}/:id`,
    Screen: lazyScreen(async () => (await import('#client/features/admin/people/screens/user-screen.tsx')).UserScreen),
  },
  {
    path: deskPaths.requests,
    Screen: lazyScreen(
      async () => (await import('#client/features/crm/requests/screens/requests-screen.tsx')).RequestsScreen,
    ),
  },
  {
    path: deskPaths.referrals,
    Screen: lazyScreen(
      async () => (await import('#client/features/crm/requests/screens/referrals-screen.tsx')).ReferralsScreen,
    ),
  },
  {
    path: deskPaths.numbers,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/numbers/screens/numbers-screen.tsx')).NumbersScreen,
    ),
  },
  {
    path: deskPaths.mails,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/operations/screens/mails-screen.tsx')).MailsScreen,
    ),
  },
  {
    path: deskPaths.jobs,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/operations/screens/jobs-screen.tsx')).JobsScreen,
    ),
  },
  {
    path: deskPaths.ai,
    Screen: lazyScreen(async () => (await import('#client/features/admin/operations/screens/ai-screen.tsx')).AiScreen),
  },
  {
    path: deskPaths.privacy,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/privacy/screens/privacy-screen.tsx')).PrivacyScreen,
    ),
  },
  {
    path: deskPaths.readiness,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/operations/screens/readiness-screen.tsx')).ReadinessScreen,
    ),
  },
  {
    path: deskPaths.system,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/operations/screens/system-screen.tsx')).SystemScreen,
    ),
  },
  {
    path: deskPaths.claims,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/claims/screens/claims-screen.tsx')).ClaimsScreen,
    ),
  },
  {
    path: deskPaths.audit,
    Screen: lazyScreen(async () => (await import('#client/features/admin/audit/screens/audit-screen.tsx')).AuditScreen),
  },
];

/** Loads the code of the screen at a path. Does nothing for an unknown path; rejects if it can't be loaded. */
export async function preloadDeskScreen(pathname: string): Promise<void> {
  const path = cleanPath(pathname);
  const route = routes.find((known) => known.path === path || known.path === path.replace(/[^/]+$/, ':id'));
  await route?.Screen.preload();
}

export function DeskRoutes() {
  return (
    <ScreenRoutes
      routes={routes}
      at={cleanPath(usePathname())}
      what="screen"
      fallback={<LinesSkeleton lines={4} height={64} />}
      onFailure={lookWhoIsHere}
      notFound={<DeskNotFound />}
    />
  );
}

/** The files of the desk don't exist for people who are no longer admins, so a failure may mean that. */
function lookWhoIsHere() {
  void refreshSession();
  void trpcUtils.admin.isAdmin.invalidate();
}
