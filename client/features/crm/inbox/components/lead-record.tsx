/** Form data that a lead came from, and its contact details. All rendered as text. */
import { Group, Text } from '@mantine/core';
import { m } from '#messages';
import { waitlistOf } from '#shared/domain/leads.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { AdminLink, LoneLink } from '#client/components/admin/admin-link.tsx';
import { Fact, Facts } from '#client/components/admin/facts.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { UserText } from '#client/components/admin/user-text.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { fullMoment } from '#client/lib/time.ts';
import type { WholeLead } from '../types.ts';

type Record = NonNullable<WholeLead['record']>;

const titles: { [Type in Record['type']]: string } = {
  message: m.crm_what_they_wrote(),
  application: m.crm_lead_record_what_they_applied_with(),
  conversation: m.crm_lead_record_what_they_told_chat(),
  subscription: m.crm_lead_record_what_they_subscribed_to(),
  waitlist: m.crm_waiting_list(),
};

export function LeadRecord({ lead }: { lead: WholeLead }) {
  const { record } = lead;
  return (
    <Panel title={record ? titles[record.type] : m.crm_what_they_said()} aside={<Moment at={lead.occurredAt} />}>
      {record ? <Body record={record} /> : <Text c="dimmed">{m.crm_lead_record_leads_record_has_been()}</Text>}
    </Panel>
  );
}

function Body({ record }: { record: Record }) {
  switch (record.type) {
    case 'message':
      return (
        <>
          <UserText mb="md">{record.message}</UserText>
          {(record.businessType || record.city) && (
            <Facts>
              {record.businessType && <Fact label={m.crm_kind_of_business()}>{record.businessType}</Fact>}
              {record.city && <Fact label={m.crm_city()}>{record.city}</Fact>}
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
            <Text c="dimmed">{m.crm_no_answers_yet()}</Text>
          ) : (
            <Facts>
              {record.answers.map(({ label, answer }) => (
                <Fact key={label} label={label}>
                  <UserText inherit>{answer}</UserText>
                </Fact>
              ))}
            </Facts>
          )}
        </>
      );
    case 'subscription':
      return (
        <Facts>
          <Fact label={m.crm_list()}>{listLabel(record.list)}</Fact>
          <Fact label={m.crm_confirmed()}>{record.confirmedAt && <Moment at={record.confirmedAt} />}</Fact>
          <Fact label={m.crm_unsubscribed()}>{record.unsubscribedAt && <Moment at={record.unsubscribedAt} />}</Fact>
        </Facts>
      );
    case 'waitlist':
      return (
        <Facts>
          <Fact label={m.crm_waiting_for()}>{m.crm_a_studio_seat()}</Fact>
          <Fact label={m.crm_since()}>
            <Moment at={record.joinedAt} />
          </Fact>
          <Fact label={m.crm_offered_until()}>
            {record.offerEndsAt && <time dateTime={record.offerEndsAt}>{fullMoment(record.offerEndsAt)}</time>}
          </Fact>
        </Facts>
      );
  }
}

function listLabel(list: string): string {
  const pack = waitlistOf(list);
  return pack ? m.crm_lead_record_waiting_list_pack({ pack }) : m.crm_newsletter();
}

function ProfileState({ record }: { record: Extract<Record, { type: 'conversation' }> }) {
  const { profileState, userId } = record;
  return (
    <Group gap="var(--eg-space-2) var(--eg-space-4)" mb="md">
      {profileState === null && <StatusBadge>{m.crm_lead_record_no_profile_requested_yet()}</StatusBadge>}
      {(profileState === 'queued' || profileState === 'running') && (
        <StatusBadge tone="info">{m.crm_lead_record_profile_is_being_written()}</StatusBadge>
      )}
      {profileState === 'done' && <StatusBadge tone="good">{m.crm_profile_is_ready()}</StatusBadge>}
      {profileState === 'failed' && <StatusBadge tone="bad">{m.crm_profile_failed()}</StatusBadge>}
      {userId && <LoneLink href={`${adminPaths.users}/${userId}`}>{m.crm_lead_record_open_account_belongs()}</LoneLink>}
    </Group>
  );
}

const originLabels: { [key: string]: string | undefined } = {
  firstPage: m.crm_first_page(),
  lastPage: m.crm_sent_from(),
  referrer: m.crm_came_from(),
  utmSource: m.crm_source(),
  utmMedium: m.crm_medium(),
  utmCampaign: m.crm_campaign(),
  utmTerm: m.crm_term(),
  utmContent: m.crm_content(),
  referralCode: m.crm_referral_code(),
};

/** A lead's contact details and origin. */
export function LeadFacts({ lead }: { lead: WholeLead }) {
  const { email, phone, business, city, userId, origin } = lead;
  return (
    <Panel title={m.crm_contact()}>
      <Facts>
        <Fact label={m.crm_email()}>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </Fact>
        <Fact label={m.crm_phone()}>{phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}</Fact>
        <Fact label={m.crm_business()}>{business}</Fact>
        {city && <Fact label={m.crm_city()}>{city}</Fact>}
        <Fact label={m.crm_account()}>
          {userId && <AdminLink href={`${adminPaths.users}/${userId}`}>{m.crm_open_the_account()}</AdminLink>}
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
