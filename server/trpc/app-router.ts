/** The API's root router. */
import { activationRouter } from '../features/account/activation/router.ts';
import { authRouter } from '../features/account/auth/router.ts';
import { membershipRouter } from '../features/account/membership/router.ts';
import { settingsRouter } from '../features/account/settings/router.ts';
import { auditRouter } from '../features/admin/audit/router.ts';
import { citiesRouter } from '../features/admin/cities/router.ts';
import { marketingClaimsRouter } from '../features/admin/marketing-claims/router.ts';
import { analyticsRouter } from '../features/admin/analytics/router.ts';
import { operationsRouter } from '../features/admin/operations/router.ts';
import { proofRouter } from '../features/admin/proof/router.ts';
import { usersRouter } from '../features/admin/users/router.ts';
import { privacyRouter } from '../features/admin/privacy/router.ts';
import { adminSearchRouter } from '../features/admin/search/router.ts';
import { adminRouter } from '../features/admin/router.ts';
import { adminOrdersRouter } from '../features/billing/admin-orders/router.ts';
import { refundsRouter } from '../features/billing/refunds/router.ts';
import { catalogRouter } from '../features/billing/catalog/router.ts';
import { cartRouter } from '../features/billing/checkout/router.ts';
import { eventsRouter } from '../features/billing/events/router.ts';
import { openOrderRouter, ordersRouter } from '../features/billing/orders/router.ts';
import { revenueRouter } from '../features/billing/revenue/router.ts';
import { salesSettingsRouter } from '../features/billing/settings/router.ts';
import { seatsRouter } from '../features/billing/seats/router.ts';
import { chatRouter } from '../features/chat/router.ts';
import { voiceRouter } from '../features/chat/voice/router.ts';
import { applicationRouter } from '../features/crm/application/router.ts';
import { contactRouter } from '../features/crm/contact/router.ts';
import { inboxRouter } from '../features/crm/inbox/router.ts';
import { servicesRouter } from '../features/crm/services/router.ts';
import { newsletterRouter } from '../features/mail/newsletter/router.ts';
import { affiliateRouter } from '../features/member/affiliate/router.ts';
import { dashboardRouter } from '../features/member/dashboard/router.ts';
import { machineRouter } from '../features/member/machine/router.ts';
import { notificationsRouter } from '../features/member/notifications/router.ts';
import { packsRouter } from '../features/member/packs/router.ts';
import { planRouter } from '../features/member/plan/router.ts';
import { promptsRouter } from '../features/member/prompts/router.ts';
import { searchRouter } from '../features/member/search/router.ts';
import { tutorialsRouter } from '../features/member/tutorials/router.ts';
import { weeklyRouter } from '../features/member/weekly/router.ts';
import { profileDocumentRouter } from '../features/profile/profile-document/router.ts';
import { profileRouter } from '../features/profile/router.ts';
import { mergeRouters, router } from './init.ts';

const cart = mergeRouters(cartRouter, openOrderRouter);

export const appRouter = router({
  chat: chatRouter,
  profile: profileRouter,
  auth: authRouter,
  activation: activationRouter,
  membership: membershipRouter,
  notifications: notificationsRouter,
  contact: contactRouter,
  newsletter: newsletterRouter,
  application: applicationRouter,
  affiliate: affiliateRouter,
  cart,
  // Pages of the previous release use this name. Remove it in the next one.
  checkout: cart,
  orders: ordersRouter,
  dashboard: dashboardRouter,
  document: profileDocumentRouter,
  machine: machineRouter,
  packs: packsRouter,
  plan: planRouter,
  prompts: promptsRouter,
  search: searchRouter,
  seats: seatsRouter,
  services: servicesRouter,
  settings: settingsRouter,
  tutorials: tutorialsRouter,
  voice: voiceRouter,
  weekly: weeklyRouter,
  admin: mergeRouters(
    adminRouter,
    router({
      audit: auditRouter,
      catalog: catalogRouter,
      cities: citiesRouter,
      claims: marketingClaimsRouter,
      events: eventsRouter,
      inbox: inboxRouter,
      numbers: analyticsRouter,
      operations: operationsRouter,
      people: usersRouter,
      privacy: privacyRouter,
      proof: proofRouter,
      sales: mergeRouters(adminOrdersRouter, refundsRouter),
      revenue: revenueRouter,
      salesSettings: salesSettingsRouter,
      search: adminSearchRouter,
    }),
  ),
});

export type AppRouter = typeof appRouter;
