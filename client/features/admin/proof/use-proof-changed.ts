import { trpc } from '#client/lib/trpc.ts';

/** Returns a function that refetches the list of proof and its history. */
export function useProofChanged() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.admin.proof.invalidate(), utils.admin.audit.invalidate()]);
}
