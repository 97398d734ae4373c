import { Badge, Group, Text } from '@mantine/core';
import { m } from '#messages';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { leadKindLabels } from '#shared/domain/inbox-labels.ts';
import { AdminList, EmptyPage, type Column } from '#client/components/admin/admin-list.tsx';
import { dueOf } from '#client/components/admin/due.ts';
import { DueBadge } from '#client/components/admin/due-badge.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import type { ListState } from '#client/components/admin/use-list-state.ts';
import { useNow } from '#client/components/admin/use-now.ts';
import { LeadStatusBadge } from '#client/components/admin/lead-status.tsx';
import { useUser } from '#client/lib/session.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { leadHref, type InboxState } from '../inbox-list.ts';

type Lead = RouterOutputs['admin']['inbox']['list']['items'][number];

type Props = { leads: readonly Lead[]; list: ListState<InboxState>; isOld: boolean };

/** One page of the inbox. */
export function LeadList({ leads, list, isOld }: Props) {
  const now = useNow();
  const user = useUser();
  const columns: Column<Lead>[] = [
    { id: 'who', label: m.crm_lead(), isName: true, share: '22%', cell: ({ name, email }) => name ?? email },
    { id: 'due', label: m.crm_answer(), cell: (lead) => <DueCell lead={lead} now={now} /> },
    { id: 'said', label: m.crm_what_they_said(), share: '44%', cell: (lead) => <SaidCell lead={lead} /> },
    { id: 'status', label: m.crm_status(), cell: ({ status }) => <LeadStatusBadge status={status} /> },
    {
      id: 'owner',
      label: m.crm_owner(),
      isMinor: true,
      share: '10%',
      cell: ({ owner }) => owner && (owner.id === user.id ? m.crm_you() : owner.email),
    },
    { id: 'when', label: m.crm_when(), cell: ({ occurredAt }) => <Moment at={occurredAt} /> },
  ];
  return (
    <AdminList
      label={m.crm_leads()}
      rows={leads}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => leadHref(id, list.state, list.after)}
      isOld={isOld}
      empty={
        list.after ? (
          <EmptyPage />
        ) : list.isNarrowed ? (
          <EmptyState title={m.crm_no_matching_leads()}>{m.crm_lead_list_change_clear_search_filters()}</EmptyState>
        ) : (
          <EmptyState title={m.crm_no_leads_yet()}>
            {m.crm_lead_list_new_messages_applications_conversations()}
          </EmptyState>
        )
      }
    />
  );
}

function DueCell({ lead, now }: { lead: Lead; now: Date }) {
  if (dueOf(lead, now).tone !== 'none') return <DueBadge lead={lead} now={now} />;
  return (
    <Text span inherit c="dimmed">
      {lead.answeredAt ? (
        <>
          {m.crm_done()} <Moment at={lead.answeredAt} />
        </>
      ) : (
        m.crm_none_promised()
      )}
    </Text>
  );
}

/** Summary of a lead. Only the first tag fits on the line; the lead's own screen shows all of them. */
function SaidCell({ lead: { kind, isFinished, business, summary, tags } }: { lead: Lead }) {
  const [tag, ...more] = tags;
  return (
    <Group gap={6} wrap="nowrap">
      <Text span inherit miw={0} truncate title={summary} dir="auto">
        {isFinished ? leadKindLabels[kind] : m.crm_unfinished_lead({ kind: leadKindLabels[kind] })}
        {business && `, ${business}`}:{' '}
        <Text span inherit c="dimmed">
          {summary}
        </Text>
      </Text>
      {tag !== undefined && (
        <Badge variant="default" title={tags.join(', ')} dir="auto">
          {tag}
          {more.length > 0 && ` +${more.length}`}
        </Badge>
      )}
    </Group>
  );
}
