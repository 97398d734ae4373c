import { z } from 'zod';
import {
  leadAnswerInput,
  leadIdInput,
  leadListInput,
  leadNoteInput,
  mergePeopleInput,
  setLeadOwnerInput,
  setLeadStatusInput,
  setLeadTagsInput,
  undoMergeInput,
} from '#shared/schemas/inbox.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toLeadPage, toWholeLead } from './present.ts';
import * as service from './service.ts';

const done = { ok: true } as const;

export const inboxRouter = router({
  /** Leads: filtered, sorted, one page at a time. */
  list: adminProcedure.input(leadListInput).query(async ({ ctx, input }) => {
    const { cursor, direction: _direction, ...filter } = input;
    return toLeadPage(await service.listLeads(ctx.deps, { adminId: ctx.userId, filter, cursor }));
  }),

  /** A full lead: its source record, activity, and person. */
  lead: adminProcedure
    .input(leadIdInput)
    .query(async ({ ctx, input }) => toWholeLead(await service.wholeLead(ctx.deps, input))),

  setStatus: adminProcedure.input(setLeadStatusInput).mutation(async ({ ctx, input }) => {
    await service.setStatus(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  setOwner: adminProcedure.input(setLeadOwnerInput).mutation(async ({ ctx, input }) => {
    await service.setOwner(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  setTags: adminProcedure.input(setLeadTagsInput).mutation(async ({ ctx, input }) => {
    await service.setTags(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** A note for the team; once per submission. */
  note: adminProcedure.input(leadNoteInput).mutation(async ({ ctx, input }) => {
    await service.addNote(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** A reply by email; once per submission. */
  answer: adminProcedure.input(leadAnswerInput).mutation(async ({ ctx, input }) => {
    await service.answer(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** Merges people into a main one. */
  merge: adminProcedure
    .input(mergePeopleInput)
    .mutation(({ ctx, input }) => service.mergePeople(ctx.deps, { adminId: ctx.userId, ...input })),

  undoMerge: adminProcedure.input(undoMergeInput).mutation(async ({ ctx, input }) => {
    await service.undoMerge(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** Counts of what needs the agency's attention; 1,000 means "1,000 or more". */
  waiting: adminProcedure.input(z.void()).query(({ ctx }) => service.waiting(ctx.deps)),

  /** Tags in use, alphabetically. */
  tags: adminProcedure.input(z.void()).query(({ ctx }) => service.usedTags(ctx.deps)),

  /** Possible lead owners. */
  team: adminProcedure.input(z.void()).query(({ ctx }) => service.team(ctx.deps)),
});
