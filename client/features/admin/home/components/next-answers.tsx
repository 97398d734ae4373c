import { leadKindWords } from '#shared/domain/inbox-words.ts';
import { deskPaths } from '#shared/desk-paths.ts';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { DueBadge } from '#client/components/desk/due-badge.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import { useNow } from '#client/components/desk/use-now.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import classes from './today.module.css';

type Lead = RouterOutputs['admin']['inbox']['list']['items'][number];

/** So many are shown; the inbox has the rest. */
const shown = 6;

export function NextAnswers({ leads, hasMore }: { leads: readonly Lead[]; hasMore: boolean }) {
  const now = useNow();
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
              <DueBadge lead={lead} now={now} />
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
