import { leadKindWords } from '#shared/domain/inbox-words.ts';
import { deskPaths } from '#shared/desk-paths.ts';
import { agencyMoment } from '#client/components/desk/agency-time.ts';
import { Badge } from '#client/components/desk/badge.tsx';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { dayAndHour } from '../waits.ts';
import classes from './today.module.css';

type Lead = RouterOutputs['admin']['inbox']['list']['items'][number];

/** So many are shown; the inbox has the rest. */
const shown = 6;

export function NextAnswers({ leads, hasMore }: { leads: readonly Lead[]; hasMore: boolean }) {
  if (leads.length === 0) return <p className={classes.quiet}>Nobody waits for a promised answer.</p>;
  return (
    <>
      <ul className={classes.leads}>
        {leads.slice(0, shown).map((lead) => (
          <li key={lead.id} className={classes.lead}>
            <div className={classes.leadHead}>
              <DeskLink href={`${deskPaths.inbox}/${lead.id}?show=waiting`} className={classes.leadLink} dir="auto">
                {lead.name ?? lead.email}
              </DeskLink>
              {lead.dueAt && <Due at={lead.dueAt} isOverdue={lead.isOverdue} />}
            </div>
            <p className={classes.quiet}>
              {leadKindWords[lead.kind]}, <Moment at={lead.occurredAt} />
              {lead.owner && `, with ${lead.owner.email}`}
            </p>
            <p className={classes.said} dir="auto">
              {lead.summary}
            </p>
          </li>
        ))}
      </ul>
      {(hasMore || leads.length > shown) && (
        <p className={classes.more}>
          <DeskLink href={`${deskPaths.inbox}?show=waiting`}>See all that wait</DeskLink>
        </p>
      )}
    </>
  );
}

function Due({ at, isOverdue }: { at: string; isOverdue: boolean }) {
  if (!isOverdue)
    return (
      <time dateTime={at} title={agencyMoment(at)}>
        <Badge>Due {dayAndHour(at)}</Badge>
      </time>
    );
  return (
    <Badge tone="bad">
      Was due <Moment at={at} />
    </Badge>
  );
}
