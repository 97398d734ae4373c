import { z } from 'zod';
import { memberProcedure, router } from '#server/trpc/init.ts';
import { toPlaceView, toSeatsView } from './present.ts';
import { joinWaitlist, leaveWaitlist, seatsOf } from './service.ts';

export const seatsRouter = router({
  /** The caller's seats in the next bootcamp, and their place on the waiting list. */
  mine: memberProcedure
    .input(z.void())
    .query(async ({ ctx }) => toSeatsView(await seatsOf(ctx.deps, { userId: ctx.userId }))),

  joinWaitlist: memberProcedure
    .input(z.void())
    .mutation(async ({ ctx }) => toPlaceView(await joinWaitlist(ctx.deps, { userId: ctx.userId }))),

  leaveWaitlist: memberProcedure
    .input(z.void())
    .mutation(async ({ ctx }) => toPlaceView(await leaveWaitlist(ctx.deps, { userId: ctx.userId }))),
});
