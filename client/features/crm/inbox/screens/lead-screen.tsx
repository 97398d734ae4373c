/** One lead: what was said, where it stands, what was done, and the answer. */
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { chatScript } from '#shared/domain/chat-script.ts';
import { brand } from '#shared/brand.ts';
import type { LeadKind } from '#shared/domain/inbox.ts';
import { leadKindWords } from '#shared/domain/inbox-words.ts';
import { deskPaths } from '#shared/desk-paths.ts';
import { DeskLayout } from '#client/components/desk/desk-layout.tsx';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { DueBadge } from '#client/components/desk/due-badge.tsx';
import { Fetched } from '#client/components/desk/fetched.tsx';
import { PersonTimeline } from '#client/components/desk/person-timeline.tsx';
import { useNow } from '#client/components/desk/use-now.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { isAbsent } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { AnswerForm } from '../components/answer-form.tsx';
import { hasMailUnderWay, LeadHistory } from '../components/lead-history.tsx';
import { LeadFacts } from '../components/lead-facts.tsx';
import { LeadNeighbours } from '../components/lead-neighbours.tsx';
import { LeadPerson } from '../components/lead-person.tsx';
import { LeadRecord } from '../components/lead-record.tsx';
import { NoteForm } from '../components/note-form.tsx';
import { OwnerControl } from '../components/owner-control.tsx';
import { StatusControl } from '../components/status-control.tsx';
import { TagsControl } from '../components/tags-control.tsx';
import type { WholeLead } from '../types.ts';
import classes from '../components/inbox.module.css';

/** How often a lead is looked at anew while a mail of it is on its way. */
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
    <DeskLayout
      title={data && !isMissing ? (data.name ?? data.email) : 'Lead'}
      lead={data && !isMissing ? <HeadLine lead={data} /> : undefined}
      aside={<LeadNeighbours leadId={id} />}
    >
      {isMissing ? (
        <EmptyState title="This lead is not there any more">
          Whoever sent it may have had it erased.{' '}
          <DeskLink className={classes.textLink} href={deskPaths.inbox}>
            Back to the inbox
          </DeskLink>
        </EmptyState>
      ) : (
        <Fetched query={lead} problem="Failed to load this lead" lines={3} height={140}>
          {(whole) => <Lead lead={whole} />}
        </Fetched>
      )}
    </DeskLayout>
  );
}

function HeadLine({ lead }: { lead: WholeLead }) {
  const now = useNow();
  return (
    <span className={classes.headLine}>
      <span>
        {leadKindWords[lead.kind]}
        {!lead.isFinished && ' (unfinished)'}
        {lead.business && ` from ${lead.business}`}
      </span>
      <DueBadge lead={lead} now={now} />
    </span>
  );
}

function Lead({ lead }: { lead: WholeLead }) {
  const { id } = lead;
  return (
    <div className={classes.lead}>
      <LeadRecord lead={lead} />
      <div className={classes.side}>
        <Panel title="Where it stands">
          <div className={classes.controls}>
            <StatusControl leadId={id} status={lead.status} />
            <OwnerControl leadId={id} owner={lead.owner} />
            <TagsControl leadId={id} tags={lead.tags} />
          </div>
        </Panel>
        <LeadFacts lead={lead} />
      </div>
      <Panel title="Answer by mail">
        <AnswerForm leadId={id} email={lead.email} subject={subjectOf[lead.kind]} quoted={quotedOf(lead)} />
      </Panel>
      <Panel title="Notes and history">
        <NoteForm leadId={id} />
        <LeadHistory entries={lead.entries} />
      </Panel>
      <LeadPerson lead={lead} />
      <PersonTimeline of={{ personId: lead.personId }} />
    </div>
  );
}

const subjectOf: Record<LeadKind, string> = {
  application: `Your application to ${brand.name}`,
  contact: `Your message to ${brand.name}`,
  conversation: `Your conversation with ${brand.name}`,
  bootcamp: `The ${brand.name} bootcamp`,
  newsletter: `News from ${brand.name}`,
};

const describedAs = chatScript.find(({ id }) => id === 'business_description')?.label;

/** What the server quotes below an answer (server/features/crm/lead-replies): the message, or what the chat was told of the business. */
function quotedOf({ record }: WholeLead): string {
  if (record?.type === 'message') return record.message;
  if (record?.type !== 'conversation') return '';
  return record.answers.find(({ label }) => label === describedAs)?.answer ?? '';
}
