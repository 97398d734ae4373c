/** The record a lead was made from, as its person filled it in. All of it is text. */
import { waitlistOf } from '#shared/domain/leads.ts';
import { deskPaths } from '#shared/desk-paths.ts';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { Fact, Facts } from '#client/components/desk/facts.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { fullMoment } from '#client/lib/time.ts';
import type { WholeLead } from '../types.ts';
import classes from './inbox.module.css';

type Record = NonNullable<WholeLead['record']>;

const titles: { [Type in Record['type']]: string } = {
  message: 'What they wrote',
  application: 'What they applied with',
  conversation: 'What they told the chat',
  subscription: 'What they subscribed to',
  waitlist: 'Waiting list',
};

export function LeadRecord({ lead }: { lead: WholeLead }) {
  const { record } = lead;
  return (
    <Panel title={record ? titles[record.type] : 'What they said'} aside={<Moment at={lead.occurredAt} />}>
      {record ? <Body record={record} /> : <p className={classes.quiet}>The record of this lead is gone.</p>}
    </Panel>
  );
}

function Body({ record }: { record: Record }) {
  switch (record.type) {
    case 'message':
      return (
        <>
          <p className={classes.message} dir="auto">
            {record.message}
          </p>
          {(record.businessType || record.city) && (
            <div className={classes.below}>
              <Facts>
                {record.businessType && <Fact label="Kind of business">{record.businessType}</Fact>}
                {record.city && <Fact label="City">{record.city}</Fact>}
              </Facts>
            </div>
          )}
        </>
      );
    case 'application':
      return (
        <Facts>
          {record.fields.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      );
    case 'conversation':
      return (
        <>
          <ProfileState record={record} />
          {record.answers.length === 0 ? (
            <p className={classes.quiet}>No answers yet.</p>
          ) : (
            <dl className={classes.answers}>
              {record.answers.map(({ label, answer }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{answer}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      );
    case 'subscription':
      return (
        <Facts>
          <Fact label="List">{listWords(record.list)}</Fact>
          <Fact label="Confirmed">{record.confirmedAt && <Moment at={record.confirmedAt} />}</Fact>
          <Fact label="Unsubscribed">{record.unsubscribedAt && <Moment at={record.unsubscribedAt} />}</Fact>
        </Facts>
      );
    case 'waitlist':
      return (
        <Facts>
          <Fact label="Waits for">A chair in the studio</Fact>
          <Fact label="Since">
            <Moment at={record.joinedAt} />
          </Fact>
          <Fact label="Offered until">
            {record.offerEndsAt && <time dateTime={record.offerEndsAt}>{fullMoment(record.offerEndsAt)}</time>}
          </Fact>
        </Facts>
      );
  }
}

function listWords(list: string): string {
  const pack = waitlistOf(list);
  return pack ? `Waiting list of the ${pack} pack` : 'Newsletter';
}

function ProfileState({ record }: { record: Extract<Record, { type: 'conversation' }> }) {
  const { profileState, userId } = record;
  return (
    <p className={classes.state}>
      {profileState === null && <StatusBadge>No profile asked for yet</StatusBadge>}
      {(profileState === 'queued' || profileState === 'running') && (
        <StatusBadge tone="info">Profile is being written</StatusBadge>
      )}
      {profileState === 'done' && <StatusBadge tone="good">Profile is ready</StatusBadge>}
      {profileState === 'failed' && <StatusBadge tone="bad">Profile could not be written</StatusBadge>}
      {userId && (
        <DeskLink href={`${deskPaths.users}/${userId}`} className={classes.textLink}>
          Open the account it belongs to
        </DeskLink>
      )}
    </p>
  );
}
