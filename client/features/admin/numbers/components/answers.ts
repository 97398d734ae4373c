/** What the server answers about the numbers. */
import type { RouterOutputs } from '#client/lib/trpc.ts';

export type Overview = RouterOutputs['admin']['numbers']['overview'];
export type Steps = RouterOutputs['admin']['numbers']['steps'];
