/** Table of contents of the API. */
import { activationRouter } from '../features/activation/router.ts';
import { adminRouter } from '../features/admin/router.ts';
import { authRouter } from '../features/auth/router.ts';
import { chatRouter } from '../features/chat/router.ts';
import { membershipRouter } from '../features/membership/router.ts';
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
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;
