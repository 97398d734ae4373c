/** Table of contents of the API. */
import { chatRouter } from '../features/chat/router.ts';
import { profileRouter } from '../features/profile/router.ts';
import { router } from './init.ts';

export const appRouter = router({
  chat: chatRouter,
  profile: profileRouter,
});

export type AppRouter = typeof appRouter;
