/** Table of contents of the API. */
import { activationRouter } from '../features/activation/router.ts';
import { adminRouter } from '../features/admin/router.ts';
import { applicationRouter } from '../features/application/router.ts';
import { authRouter } from '../features/auth/router.ts';
import { chatRouter } from '../features/chat/router.ts';
import { contactRouter } from '../features/contact/router.ts';
import { membershipRouter } from '../features/membership/router.ts';
import { newsletterRouter } from '../features/newsletter/router.ts';
import { notificationsRouter } from '../features/notifications/router.ts';
import { profileRouter } from '../features/profile/router.ts';
import { affiliateRouter } from '../features/affiliate/router.ts';
import { cartRouter } from '../features/checkout/router.ts';
import { openOrderRouter, ordersRouter } from '../features/orders/router.ts';
import { dashboardRouter } from '../features/dashboard/router.ts';
import { documentRouter } from '../features/document/router.ts';
import { machineRouter } from '../features/machine/router.ts';
import { packsRouter } from '../features/packs/router.ts';
import { planRouter } from '../features/plan/router.ts';
import { promptsRouter } from '../features/prompts/router.ts';
import { seatsRouter } from '../features/seats/router.ts';
import { servicesRouter } from '../features/services/router.ts';
import { settingsRouter } from '../features/settings/router.ts';
import { tutorialsRouter } from '../features/tutorials/router.ts';
import { voiceRouter } from '../features/voice/router.ts';
import { weeklyRouter } from '../features/weekly/router.ts';
import { auditRouter } from '../features/audit/router.ts';
import { claimsRouter } from '../features/claims/router.ts';
import { inboxRouter } from '../features/inbox/router.ts';
import { numbersRouter } from '../features/numbers/router.ts';
import { operationsRouter } from '../features/operations/router.ts';
import { peopleRouter } from '../features/people/router.ts';
import { privacyRouter } from '../features/privacy/router.ts';
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
  // Pages of the release before call it by this name. Remove it in the next one.
  checkout: cart,
  orders: ordersRouter,
  dashboard: dashboardRouter,
  document: documentRouter,
  machine: machineRouter,
  packs: packsRouter,
  plan: planRouter,
  prompts: promptsRouter,
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
      claims: claimsRouter,
      inbox: inboxRouter,
      numbers: numbersRouter,
      operations: operationsRouter,
      people: peopleRouter,
      privacy: privacyRouter,
    }),
  ),
});

export type AppRouter = typeof appRouter;
