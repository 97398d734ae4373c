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
  /** Leads, narrowed and in order, a page at a time. */
  list: adminProcedure.input(leadListInput).query(async ({ ctx, input }) => {
    const { cursor, direction: _direction, ...filter } = input;
    return toLeadPage(await service.listLeads(ctx.deps, { adminId: ctx.userId, filter, cursor }));
  }),

  /** One lead whole: the record it was made from, what was done, and the person. */
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

  /** A remark for the team; once per submission. */
  note: adminProcedure.input(leadNoteInput).mutation(async ({ ctx, input }) => {
    await service.addNote(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** An answer by mail; once per submission. */
  answer: adminProcedure.input(leadAnswerInput).mutation(async ({ ctx, input }) => {
    await service.answer(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** Makes people other addresses of one who stays. */
  merge: adminProcedure
    .input(mergePeopleInput)
    .mutation(({ ctx, input }) => service.mergePeople(ctx.deps, { adminId: ctx.userId, ...input })),

  undoMerge: adminProcedure.input(undoMergeInput).mutation(async ({ ctx, input }) => {
    await service.undoMerge(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** What waits for the agency, in figures; 1,000 stands for "and more". */
  waiting: adminProcedure.input(z.void()).query(({ ctx }) => service.waiting(ctx.deps)),

  /** Tags in use, by letter. */
  tags: adminProcedure.input(z.void()).query(({ ctx }) => service.usedTags(ctx.deps)),

  /** Who can be given leads. */
  team: adminProcedure.input(z.void()).query(({ ctx }) => service.team(ctx.deps)),
});
