import { z } from 'zod';
import {
  attendeeInput,
  createEventInput,
  eventIdInput,
  moveAttendeeInput,
  updateEventInput,
  waitingInput,
} from '#shared/schemas/events.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toListedEvent, toWaitlist, toWholeEvent } from './present.ts';
import * as service from './service.ts';

const done = { ok: true } as const;

export const eventsRouter = router({
  /** All bootcamps, the last one first, with their seats. */
  list: adminProcedure
    .input(z.void())
    .query(async ({ ctx }) => (await service.listEvents(ctx.deps)).map(toListedEvent)),

  /** A bootcamp with its attendees. */
  event: adminProcedure
    .input(eventIdInput)
    .query(async ({ ctx, input }) => toWholeEvent(await service.wholeEvent(ctx.deps, input))),

  create: adminProcedure
    .input(createEventInput)
    .mutation(({ ctx, input }) => service.createEvent(ctx.deps, { adminId: ctx.userId, ...input })),

  /** Changes a bootcamp, and emails attendees when they have to know. */
  update: adminProcedure.input(updateEventInput).mutation(async ({ ctx, input }) => {
    await service.updateEvent(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** Sends an attendee the joining email again. */
  resend: adminProcedure.input(attendeeInput).mutation(async ({ ctx, input }) => {
    await service.resendJoining(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** Moves an attendee to another bootcamp. */
  move: adminProcedure.input(moveAttendeeInput).mutation(async ({ ctx, input }) => {
    await service.moveAttendee(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** Puts an attendee's studio seats back on sale. */
  free: adminProcedure.input(attendeeInput).mutation(async ({ ctx, input }) => {
    await service.freeStudioSeats(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  waitlist: adminProcedure.input(z.void()).query(async ({ ctx }) => toWaitlist(await service.listWaitlist(ctx.deps))),

  /** Removes a member from the waiting list. */
  removeWaiting: adminProcedure.input(waitingInput).mutation(async ({ ctx, input }) => {
    await service.removeWaiting(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),
});
