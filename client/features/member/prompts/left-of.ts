import type { UsageView } from './use-prompts.ts';

/** @returns how many prompts may still be unlocked; none after the preview, without end with Pro. */
export function leftOf({ used, limit, unlimited, mayUnlock }: UsageView): number {
  if (unlimited) return Infinity;
  return mayUnlock ? Math.max(0, limit - used) : 0;
}
