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
import { router } from './init.ts';

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
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;
