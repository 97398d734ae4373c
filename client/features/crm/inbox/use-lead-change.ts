/** Refetches a lead and the inbox counts after a change. */
import { m } from '#messages';
import { codeOf, toastFailure } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Returns a function that refetches all data about a lead and resolves when the lead itself has loaded. */
export function useLeadRefresh(leadId: string): () => Promise<void> {
  const utils = trpc.useUtils();
  return () => {
    void utils.admin.inbox.waiting.invalidate();
    // Don't refetch while a lead is open: its links to the next lead use the list as it was found.
    void utils.admin.inbox.list.invalidate(undefined, { refetchType: 'none' });
    void utils.admin.people.timeline.invalidate();
    return utils.admin.inbox.lead.invalidate({ leadId });
  };
}

/** Returns whether another admin changed it first. The screen then shows their change. */
export function isConflict(error: unknown): boolean {
  return codeOf(error) === 'CONFLICT';
}

/**
 * @param failure toast title that says what failed, such as "Status not changed"
 * @returns options for a mutation of this lead
 */
export function useLeadChange(leadId: string, failure: string) {
  const refresh = useLeadRefresh(leadId);
  return {
    // Stay pending until the updated lead has loaded, so that no outdated value flashes in between.
    onSettled: refresh,
    onError: (error: unknown) => {
      toastFailure(isConflict(error) ? m.crm_use_lead_change_someone_else_changed_lead() : failure, error);
    },
  };
}
