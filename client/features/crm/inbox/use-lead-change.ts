/** What follows a change of a lead: it is shown as it stands now, and so is what waits. */
import { m } from '#messages';
import { codeOf, toastFailure } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Returns a function that refetches everything shown of a lead and resolves when the lead itself has loaded. */
export function useLeadRefresh(leadId: string): () => Promise<void> {
  const utils = trpc.useUtils();
  return () => {
    void utils.admin.inbox.waiting.invalidate();
    // Not fetched under a lead that is being worked on: the way to the next one leads through the list as it was found.
    void utils.admin.inbox.list.invalidate(undefined, { refetchType: 'none' });
    void utils.admin.people.timeline.invalidate();
    return utils.admin.inbox.lead.invalidate({ leadId });
  };
}

/** Whether another admin changed it first. The screen now shows their change. */
export function isConflict(error: unknown): boolean {
  return codeOf(error) === 'CONFLICT';
}

/**
 * @param failure what did not happen, for the notice: "Status not changed"
 * @returns options of a mutation of this lead
 */
export function useLeadChange(leadId: string, failure: string) {
  const refresh = useLeadRefresh(leadId);
  return {
    // Pending until the lead has come as it stands now, so that nothing jumps back in between.
    onSettled: refresh,
    onError: (error: unknown) => {
      toastFailure(isConflict(error) ? m.crm_use_lead_change_someone_else_changed_lead() : failure, error);
    },
  };
}
