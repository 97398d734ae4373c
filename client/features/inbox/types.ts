import type { RouterOutputs } from '../../lib/trpc.ts';

/** A lead as its screen has it. */
export type WholeLead = RouterOutputs['admin']['inbox']['lead'];
