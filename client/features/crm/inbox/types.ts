import type { RouterOutputs } from '#client/lib/trpc.ts';

/** A lead as its screen has it. */
export type WholeLead = RouterOutputs['admin']['inbox']['lead'];
