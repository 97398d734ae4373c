import { leadStatuses, type LeadStatus } from '#shared/domain/inbox.ts';
import { leadStatusWords } from '#shared/domain/inbox-words.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useLeadChange } from '../use-lead-change.ts';
import classes from './inbox.module.css';

type Props = { leadId: string; status: LeadStatus };

/** Where a lead stands. Buttons, as a list that is walked by arrow keys would be saved at every step. */
export function StatusControl({ leadId, status }: Props) {
  const change = trpc.admin.inbox.setStatus.useMutation(useLeadChange(leadId, 'Status not changed'));
  // Until the server has said so, the one that is pressed is the one asked for.
  const shown = change.isPending ? change.variables.status : status;
  return (
    <div role="group" aria-label="Status" className={classes.statuses} aria-busy={change.isPending}>
      {leadStatuses.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.statusButton}
          aria-pressed={one === shown}
          onClick={() => {
            if (!change.isPending && one !== status) change.mutate({ leadId, status: one, seen: status });
          }}
        >
          {leadStatusWords[one]}
        </button>
      ))}
    </div>
  );
}
