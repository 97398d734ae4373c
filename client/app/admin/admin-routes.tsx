/** Maps paths of the admin area to screens. Each screen is a separate chunk. */
import { usePathname } from 'wouter/use-browser-location';
import { adminPaths } from '#shared/admin-paths.ts';
import { cleanPath, paths } from '#shared/paths.ts';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { refreshSession } from '#client/lib/session.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { ScreenRoutes, type ScreenRoute } from '../screen-routes.tsx';
import { AdminNotFound } from './admin-not-found.tsx';

const routes: readonly ScreenRoute[] = [
  {
    path: paths.admin,
    Screen: lazyScreen(async () => (await import('#client/features/admin/home/screens/home-screen.tsx')).HomeScreen),
  },
  {
    path: adminPaths.inbox,
    Screen: lazyScreen(async () => (await import('#client/features/crm/inbox/screens/inbox-screen.tsx')).InboxScreen),
  },
  {
    path: `${adminPaths.inbox}/:id`,
    Screen: lazyScreen(async () => (await import('#client/features/crm/inbox/screens/lead-screen.tsx')).LeadScreen),
  },
  {
    path: adminPaths.users,
    Screen: lazyScreen(async () => (await import('#client/features/admin/users/screens/users-screen.tsx')).UsersScreen),
  },
  {
    path: `${adminPaths.users}/:id`,
    Screen: lazyScreen(async () => (await import('#client/features/admin/users/screens/user-screen.tsx')).UserScreen),
  },
  {
    path: adminPaths.orders,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/orders/screens/orders-screen.tsx')).OrdersScreen,
    ),
  },
  {
    path: `${adminPaths.orders}/:id`,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/orders/screens/order-screen.tsx')).OrderScreen,
    ),
  },
  {
    path: adminPaths.disputes,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/orders/screens/disputes-screen.tsx')).DisputesScreen,
    ),
  },
  {
    path: adminPaths.requests,
    Screen: lazyScreen(
      async () => (await import('#client/features/crm/requests/screens/requests-screen.tsx')).RequestsScreen,
    ),
  },
  {
    path: adminPaths.referrals,
    Screen: lazyScreen(
      async () => (await import('#client/features/crm/requests/screens/referrals-screen.tsx')).ReferralsScreen,
    ),
  },
  {
    path: adminPaths.numbers,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/analytics/screens/analytics-screen.tsx')).AnalyticsScreen,
    ),
  },
  {
    path: adminPaths.events,
    Screen: lazyScreen(
      async () => (await import('#client/features/billing/events/screens/events-screen.tsx')).EventsScreen,
    ),
  },
  {
    path: `${adminPaths.events}/new`,
    Screen: lazyScreen(
      async () => (await import('#client/features/billing/events/screens/new-event-screen.tsx')).NewEventScreen,
    ),
  },
  {
    path: `${adminPaths.events}/:id`,
    Screen: lazyScreen(
      async () => (await import('#client/features/billing/events/screens/event-screen.tsx')).EventScreen,
    ),
  },
  {
    path: adminPaths.revenue,
    Screen: lazyScreen(
      async () => (await import('#client/features/billing/revenue/screens/revenue-screen.tsx')).RevenueScreen,
    ),
  },
  {
    path: adminPaths.subscriptions,
    Screen: lazyScreen(
      async () =>
        (await import('#client/features/billing/revenue/screens/subscriptions-screen.tsx')).SubscriptionsScreen,
    ),
  },
  {
    path: adminPaths.salesSettings,
    Screen: lazyScreen(
      async () => (await import('#client/features/billing/settings/settings-screen.tsx')).SalesSettingsScreen,
    ),
  },
  {
    path: adminPaths.mails,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/operations/screens/mails-screen.tsx')).MailsScreen,
    ),
  },
  {
    path: adminPaths.jobs,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/operations/screens/jobs-screen.tsx')).JobsScreen,
    ),
  },
  {
    path: adminPaths.ai,
    Screen: lazyScreen(async () => (await import('#client/features/admin/operations/screens/ai-screen.tsx')).AiScreen),
  },
  {
    path: adminPaths.privacy,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/privacy/screens/privacy-screen.tsx')).PrivacyScreen,
    ),
  },
  {
    path: adminPaths.readiness,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/operations/screens/readiness-screen.tsx')).ReadinessScreen,
    ),
  },
  {
    path: adminPaths.system,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/operations/screens/system-screen.tsx')).SystemScreen,
    ),
  },
  {
    path: adminPaths.cities,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/cities/screens/cities-screen.tsx')).CitiesScreen,
    ),
  },
  {
    path: adminPaths.claims,
    Screen: lazyScreen(
      async () =>
        (await import('#client/features/admin/marketing-claims/screens/claims-screen.tsx')).MarketingClaimsScreen,
    ),
  },
  {
    path: adminPaths.proof,
    Screen: lazyScreen(async () => (await import('#client/features/admin/proof/screens/proof-screen.tsx')).ProofScreen),
  },
  {
    path: adminPaths.catalog,
    Screen: lazyScreen(
      async () => (await import('#client/features/admin/catalog/screens/catalog-screen.tsx')).CatalogScreen,
    ),
  },
  {
    path: adminPaths.audit,
    Screen: lazyScreen(async () => (await import('#client/features/admin/audit/screens/audit-screen.tsx')).AuditScreen),
  },
];

/** Loads the code of the screen at a path. Does nothing for an unknown path; rejects if it can't be loaded. */
export async function preloadAdminScreen(pathname: string): Promise<void> {
  const path = cleanPath(pathname);
  const route = routes.find((known) => known.path === path || known.path === path.replace(/[^/]+$/, ':id'));
  await route?.Screen.preload();
}

export function AdminRoutes() {
  return (
    <ScreenRoutes
      routes={routes}
      at={cleanPath(usePathname())}
      what="screen"
      fallback={<LinesSkeleton lines={4} height={64} />}
      onFailure={lookWhoIsHere}
      notFound={<AdminNotFound />}
    />
  );
}

/**
 * Checks who is signed in. The server doesn't serve the admin area's files to people who are no longer admins, so a
 * failed load may mean that.
 */
function lookWhoIsHere() {
  void refreshSession();
  void trpcUtils.admin.isAdmin.invalidate();
}
