/** Form data that a lead came from, and its person. All rendered as text. */
import { Group, Text } from '@mantine/core';
import { waitlistOf } from '#shared/domain/leads.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { AdminLink, LoneLink } from '#client/components/admin/admin-link.tsx';
import { Fact, Facts } from '#client/components/admin/facts.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Words } from '#client/components/admin/words.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { fullMoment } from '#client/lib/time.ts';
import type { WholeLead } from '../types.ts';

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
      {record ? <Body record={record} /> : <Text c="dimmed">This lead’s record has been deleted.</Text>}
    </Panel>
  );
}

function Body({ record }: { record: Record }) {
  switch (record.type) {
    case 'message':
      return (
        <>
          <Words mb="md">{record.message}</Words>
          {(record.businessType || record.city) && (
            <Facts>
              {record.businessType && <Fact label="Kind of business">{record.businessType}</Fact>}
              {record.city && <Fact label="City">{record.city}</Fact>}
            </Facts>
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
            <Text c="dimmed">No answers yet.</Text>
          ) : (
            <Facts>
              {record.answers.map(({ label, answer }) => (
                <Fact key={label} label={label}>
                  <Words inherit>{answer}</Words>
                </Fact>
              ))}
            </Facts>
          )}
        </>
      );
    case 'subscription':
      return (
        <Facts>
          <Fact label="List">{listLabel(record.list)}</Fact>
          <Fact label="Confirmed">{record.confirmedAt && <Moment at={record.confirmedAt} />}</Fact>
          <Fact label="Unsubscribed">{record.unsubscribedAt && <Moment at={record.unsubscribedAt} />}</Fact>
        </Facts>
      );
    case 'waitlist':
      return (
        <Facts>
          <Fact label="Waiting for">A studio seat</Fact>
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

function listLabel(list: string): string {
  const pack = waitlistOf(list);
  return pack ? `Waiting list of the ${pack} pack` : 'Newsletter';
}

function ProfileState({ record }: { record: Extract<Record, { type: 'conversation' }> }) {
  const { profileState, userId } = record;
  return (
    <Group gap="var(--eg-space-2) var(--eg-space-4)" mb="md">
      {profileState === null && <StatusBadge>No profile requested yet</StatusBadge>}
      {(profileState === 'queued' || profileState === 'running') && (
        <StatusBadge tone="info">Profile is being written</StatusBadge>
      )}
      {profileState === 'done' && <StatusBadge tone="good">Profile is ready</StatusBadge>}
      {profileState === 'failed' && <StatusBadge tone="bad">Profile failed</StatusBadge>}
      {userId && <LoneLink href={`${adminPaths.users}/${userId}`}>Open the account it belongs to</LoneLink>}
    </Group>
  );
}

const originLabels: { [key: string]: string | undefined } = {
  firstPage: 'First page',
  lastPage: 'Sent from',
  referrer: 'Came from',
  utmSource: 'Source',
  utmMedium: 'Medium',
  utmCampaign: 'Campaign',
  utmTerm: 'Term',
  utmContent: 'Content',
  referralCode: 'Referral code',
};

/** Who it is, and by what they came. */
export function LeadFacts({ lead }: { lead: WholeLead }) {
  const { email, phone, business, city, userId, origin } = lead;
  return (
    <Panel title="Contact">
      <Facts>
        <Fact label="Email">
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </Fact>
        <Fact label="Phone">{phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}</Fact>
        <Fact label="Business">{business}</Fact>
        {city && <Fact label="City">{city}</Fact>}
        <Fact label="Account">
          {userId && <AdminLink href={`${adminPaths.users}/${userId}`}>Open the account</AdminLink>}
        </Fact>
        {Object.entries(origin).map(([key, value]) => (
          <Fact key={key} label={originLabels[key] ?? key}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
