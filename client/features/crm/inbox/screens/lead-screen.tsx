/** A single lead: what they said, its status and history, and the reply form. */
import { Button, Group, Stack } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight, type Icon } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { chatScript } from '#shared/domain/chat-script.ts';
import { brand } from '#shared/brand.ts';
import type { LeadKind } from '#shared/domain/inbox.ts';
import { leadKindLabels } from '#shared/domain/inbox-labels.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { DueBadge } from '#client/components/admin/due-badge.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { PersonTimeline } from '#client/components/admin/person-timeline.tsx';
import { useNow } from '#client/components/admin/use-now.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { isAbsent } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { AnswerForm } from '../components/answer-form.tsx';
import { OwnerControl, StatusControl, TagsControl } from '../components/lead-controls.tsx';
import { hasMailUnderWay, LeadHistory, NoteForm } from '../components/lead-history.tsx';
import { LeadPerson } from '../components/lead-person.tsx';
import { LeadFacts, LeadRecord } from '../components/lead-record.tsx';
import { inboxHref, leadHref, listInput, useInboxList } from '../inbox-list.ts';
import type { WholeLead } from '../types.ts';
import classes from './lead-screen.module.css';

/** Polling interval while an email of the lead is being sent. */
const mailLookMs = 2_000;

export function LeadScreen({ id }: { id: string }) {
  const lead = trpc.admin.inbox.lead.useQuery(
    { leadId: id },
    {
      refetchInterval: ({ state }) => (state.data && hasMailUnderWay(state.data.entries) ? mailLookMs : false),
    },
  );
  const { data } = lead;
  const isMissing = isAbsent(lead.error);
  return (
    <AdminLayout
      title={data && !isMissing ? (data.name ?? data.email) : m.crm_lead()}
      lead={data && !isMissing ? <HeadLine lead={data} /> : undefined}
      aside={<LeadNeighbours leadId={id} />}
    >
      {isMissing ? (
        <EmptyState title={m.crm_lead_lead_no_longer_exists()}>
          {m.crm_lead_sender_may_have_asked()}{' '}
          <AdminLink href={adminPaths.inbox}>{m.crm_lead_back_to_the_inbox()}</AdminLink>
        </EmptyState>
      ) : (
        <Fetched query={lead} problem={m.crm_lead_failed_load_lead()} lines={3} height={140}>
          {(whole) => <Lead lead={whole} />}
        </Fetched>
      )}
    </AdminLayout>
  );
}

function HeadLine({ lead }: { lead: WholeLead }) {
  const now = useNow();
  const kind = leadKindLabels[lead.kind];
  const name = lead.isFinished ? kind : m.crm_unfinished_lead({ kind });
  return (
    <Group component="span" gap="var(--eg-space-1) var(--eg-space-3)">
      <span>{lead.business ? m.crm_lead_from({ lead: name, business: lead.business }) : name}</span>
      <DueBadge lead={lead} now={now} />
    </Group>
  );
}

function Lead({ lead }: { lead: WholeLead }) {
  const { id } = lead;
  return (
    <div className={classes.lead}>
      <LeadRecord lead={lead} />
      <Stack className={classes.side}>
        <Panel title={m.crm_status_and_owner()}>
          <Stack>
            <StatusControl leadId={id} status={lead.status} />
            <OwnerControl leadId={id} owner={lead.owner} />
            <TagsControl leadId={id} tags={lead.tags} />
          </Stack>
        </Panel>
        <LeadFacts lead={lead} />
      </Stack>
      <Panel title={m.crm_answer_by_email()}>
        <AnswerForm leadId={id} email={lead.email} subject={subjectOf[lead.kind]} quoted={quotedOf(lead)} />
      </Panel>
      <Panel title={m.crm_notes_and_history()}>
        <NoteForm leadId={id} />
        <LeadHistory entries={lead.entries} />
      </Panel>
      <LeadPerson lead={lead} />
      <PersonTimeline of={{ personId: lead.personId }} />
    </div>
  );
}

type Neighbours = { before: string | undefined; next: string | undefined };

/**
 * Links to the previous and next lead in the list this one was found in. Uses a snapshot of the list, because replying
 * would otherwise move the next lead away.
 */
function LeadNeighbours({ leadId }: { leadId: string }) {
  const { state, after } = useInboxList();
  const list = trpc.admin.inbox.list.useQuery(listInput(state, after), { staleTime: Infinity });
  const [kept, setKept] = useState<Neighbours>();
  const items = list.data?.items ?? [];
  const at = items.findIndex(({ id }) => id === leadId);
  const isLast = at === items.length - 1;
  const cursor = at >= 0 && isLast ? (list.data?.nextCursor ?? undefined) : undefined;
  // The first lead of the next page, needed once this lead is the last on its page.
  const following = trpc.admin.inbox.list.useQuery(listInput(state, cursor), {
    enabled: cursor !== undefined,
    staleTime: Infinity,
  });
  const first = cursor === undefined ? undefined : following.data?.items[0]?.id;
  if (at >= 0 && !kept && (cursor === undefined || following.data)) {
    const inPage = (index: number) => items[index] && leadHref(items[index].id, state, after);
    setKept({ before: inPage(at - 1), next: first === undefined ? inPage(at + 1) : leadHref(first, state, cursor) });
  }
  return (
    <Group component="nav" gap="xs" aria-label={m.crm_inbox()}>
      <NeighbourLink href={inboxHref(state, after)} before={IconArrowLeft}>
        {m.crm_inbox()}
      </NeighbourLink>
      {kept?.before && (
        <NeighbourLink href={kept.before} before={IconChevronLeft}>
          {m.crm_previous()}
        </NeighbourLink>
      )}
      {kept?.next && (
        <NeighbourLink href={kept.next} after={IconChevronRight}>
          {m.crm_next()}
        </NeighbourLink>
      )}
    </Group>
  );
}

type NeighbourProps = { href: string; before?: Icon; after?: Icon; children: string };

function NeighbourLink({ href, before: Before, after: After, children }: NeighbourProps) {
  return (
    <Button
      component={AdminLink}
      href={href}
      variant="default"
      leftSection={Before && <Before size={18} stroke={1.7} aria-hidden />}
      rightSection={After && <After size={18} stroke={1.7} aria-hidden />}
    >
      {children}
    </Button>
  );
}

const subjectOf: Record<LeadKind, string> = {
  application: m.crm_lead_your_application_to({ name: brand.name }),
  contact: m.crm_lead_your_message_to({ name: brand.name }),
  conversation: m.crm_lead_your_conversation_with({ name: brand.name }),
  bootcamp: m.crm_lead_the_bootcamp({ name: brand.name }),
  newsletter: m.crm_lead_news_from({ name: brand.name }),
};

const describedAs = chatScript.find(({ id }) => id === 'business_description')?.label;

/**
 * Returns the text that the server quotes below a reply (server/features/crm/lead-replies): the message, or the
 * business description from the chat.
 */
function quotedOf({ record }: WholeLead): string {
  if (record?.type === 'message') return record.message;
  if (record?.type !== 'conversation') return '';
  return record.answers.find(({ label }) => label === describedAs)?.answer ?? '';
}
