import type { RouterOutputs } from '#client/lib/trpc.ts';

/** A lead as its screen receives it. */
export type WholeLead = RouterOutputs['admin']['inbox']['lead'];
