import { trpc } from '#client/lib/trpc.ts';

/** Returns a function that fetches the list and its history again. */
export function useProofChanged() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.admin.proof.invalidate(), utils.admin.audit.invalidate()]);
}
