import { z } from 'zod';
import {
  createProofInput,
  moveProofInput,
  proofIdInput,
  showProofInput,
  updateProofInput,
} from '#shared/schemas/proof.ts';
import { adminProcedure, router } from '#server/trpc/init.ts';
import { toProofList } from './present.ts';
import * as service from './service.ts';

const done = { ok: true } as const;

/** Proof on public pages. Pages follow within seconds, in every process. */
export const proofRouter = router({
  /** Returns all entries in the order in which pages show them. */
  list: adminProcedure.input(z.void()).query(async ({ ctx }) => toProofList(await service.listProof(ctx.deps))),

  create: adminProcedure.input(createProofInput).mutation(async ({ ctx, input }) => {
    await service.createProof(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  update: adminProcedure.input(updateProofInput).mutation(async ({ ctx, input }) => {
    await service.updateProof(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** Shows an entry on pages, or hides it. */
  show: adminProcedure.input(showProofInput).mutation(async ({ ctx, input }) => {
    await service.showProof(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  /** Swaps an entry with the one above or below it. */
  move: adminProcedure.input(moveProofInput).mutation(async ({ ctx, input }) => {
    await service.moveProof(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),

  remove: adminProcedure.input(proofIdInput).mutation(async ({ ctx, input }) => {
    await service.removeProof(ctx.deps, { adminId: ctx.userId, ...input });
    return done;
  }),
});
