import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { leadKindWords } from '#shared/domain/inbox-words.ts';
import { DeskList, EmptyPage, type Column } from '#client/components/desk/desk-list.tsx';
import { dueOf } from '#client/components/desk/due.ts';
import { DueBadge } from '#client/components/desk/due-badge.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import type { ListState } from '#client/components/desk/use-list-state.ts';
import { useNow } from '#client/components/desk/use-now.ts';
import { LeadStatusBadge } from '#client/components/desk/lead-status.tsx';
import { useUser } from '#client/lib/session.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { leadHref, type InboxState } from '../inbox-list.ts';
import classes from './inbox.module.css';

type Lead = RouterOutputs['admin']['inbox']['list']['items'][number];

type Props = { leads: readonly Lead[]; list: ListState<InboxState>; isOld: boolean };

/** A page of the inbox. */
export function LeadList({ leads, list, isOld }: Props) {
  const now = useNow();
  const user = useUser();
  const columns: Column<Lead>[] = [
    {
      id: 'who',
      label: 'Lead',
      isName: true,
      cell: ({ name, email }) => <span className={classes.who}>{name ?? email}</span>,
    },
    { id: 'due', label: 'Answer', cell: (lead) => <DueCell lead={lead} now={now} /> },
    { id: 'kind', label: 'From', cell: (lead) => <FromCell lead={lead} /> },
    { id: 'said', label: 'What they said', cell: (lead) => <SaidCell lead={lead} /> },
    { id: 'status', label: 'Status', cell: ({ status }) => <LeadStatusBadge status={status} /> },
    {
      id: 'owner',
      label: 'Owner',
      cell: ({ owner }) =>
        owner && (owner.id === user.id ? 'You' : <span className={classes.owner}>{owner.email}</span>),
    },
  ];
  return (
    <DeskList
      label="Leads"
      rows={leads}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => leadHref(id, list.state, list.after)}
      isOld={isOld}
      empty={
        list.after ? (
          <EmptyPage />
        ) : list.isNarrowed ? (
          <EmptyState title="No lead fits this">Change the search or the filters, or clear them.</EmptyState>
        ) : (
          <EmptyState title="No leads yet">
            Messages, applications, conversations and subscriptions stand here as soon as they come.
          </EmptyState>
        )
      }
    />
  );
}

function DueCell({ lead, now }: { lead: Lead; now: Date }) {
  if (dueOf(lead, now).tone !== 'none') return <DueBadge lead={lead} now={now} />;
  return lead.answeredAt ? (
    <span className={classes.when}>
      Done <Moment at={lead.answeredAt} />
    </span>
  ) : (
    <span className={classes.when}>None promised</span>
  );
}

function FromCell({ lead: { kind, isFinished, business, occurredAt } }: { lead: Lead }) {
  return (
    <>
      <span>
        {leadKindWords[kind]}
        {!isFinished && ' (unfinished)'}
      </span>
      {business && (
        <span className={classes.business} dir="auto">
          {business}
        </span>
      )}
      <span className={classes.when}>
        <Moment at={occurredAt} />
      </span>
    </>
  );
}

function SaidCell({ lead: { summary, tags } }: { lead: Lead }) {
  return (
    <>
      <span className={classes.said} dir="auto">
        {summary}
      </span>
      {tags.length > 0 && (
        <span className={classes.tagLine}>
          {tags.map((tag) => (
            <span key={tag} className={classes.tag} dir="auto">
              {tag}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
