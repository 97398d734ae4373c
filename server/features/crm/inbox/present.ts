import { m } from '#messages';
import { asText, type Answers } from '#shared/domain/chat-answers.ts';
import { readAnswers } from '#shared/domain/chat-first-texts.ts';
import { chatScript } from '#shared/domain/chat-script.ts';
import type { LeadPage, WholeLead } from './service.ts';

const moment = (value: Date | string) => new Date(value).toISOString();
const momentOrNull = (value: Date | string | null) => value && moment(value);

type Listed = LeadPage['items'][number];

function toLead({ ownerId, ownerEmail, ...lead }: Listed) {
  const { id, kind, name, email, phone, business, city, summary, landing, campaign, status, isFinished, tags } = lead;
  return {
    id,
    kind,
    name,
    email,
    phone,
    business,
    city,
    summary,
    landing,
    campaign,
    status,
    isFinished,
    tags,
    owner: ownerId && ownerEmail ? { id: ownerId, email: ownerEmail } : null,
    dueAt: momentOrNull(lead.dueAt),
    isOverdue: lead.isOverdue ?? false,
    answeredAt: momentOrNull(lead.answeredAt),
    occurredAt: moment(lead.occurredAt),
    personId: lead.personId,
  };
}

export function toLeadPage({ items, nextCursor }: LeadPage) {
  return { items: items.map(toLead), nextCursor };
}

/** Answers of an application; unused columns are left out while they're empty. */
const applicationLabels: Record<string, string> = {
  name: m.server_field_name(),
  email: m.server_field_email(),
  phone: m.server_field_phone(),
  business_name: m.server_field_business(),
  website: m.server_field_website(),
  facebook: m.server_field_facebook(),
  instagram: m.server_field_instagram(),
  business_type: m.server_field_business_type(),
  industry: m.server_field_industry(),
  employee_count: m.server_field_employees(),
  current_revenue: m.server_field_revenue(),
  marketing_budget: m.server_field_budget(),
  target_audience: m.server_field_audience(),
  marketing_challenges: m.server_field_challenges(),
  marketing_goals: m.server_field_goals(),
};

/** Answers in the order of the conversation, under their questions. */
function toAnswers(stored: Answers): { label: string; answer: string }[] {
  const answers = readAnswers(stored);
  return chatScript.flatMap(({ id, label }) => {
    const answer = asText(id, answers[id]);
    return answer === '' ? [] : [{ label, answer }];
  });
}

function toRecord(record: WholeLead['record']) {
  switch (record?.type) {
    case undefined:
      return null;
    case 'message': {
      const { type, message, businessType, city, source, status } = record;
      return { type, message, businessType, city, source, status } as const;
    }
    case 'application': {
      const fields = Object.entries(applicationLabels).flatMap(([key, label]) => {
        const value = record.fields[key];
        return value ? [{ label, value }] : [];
      });
      return { type: record.type, status: record.status, fields } as const;
    }
    case 'conversation': {
      const { type, conversationId, profileId, profileState, userId } = record;
      return { type, conversationId, profileId, profileState, userId, answers: toAnswers(record.answers) } as const;
    }
    case 'subscription': {
      const { type, list, source, status } = record;
      const confirmedAt = momentOrNull(record.confirmedAt);
      return { type, list, source, status, confirmedAt, unsubscribedAt: momentOrNull(record.unsubscribedAt) } as const;
    }
    case 'waitlist': {
      const { type, status, userId } = record;
      const joinedAt = moment(record.joinedAt);
      return { type, status, userId, joinedAt, offerEndsAt: momentOrNull(record.offerEndsAt) } as const;
    }
  }
}

const originKeys = [
  'firstPage',
  'lastPage',
  'referrer',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmTerm',
  'utmContent',
  'referralCode',
] as const;

/** Origin of a visit, as far as it was recorded. */
function toOrigin(record: WholeLead['record']): Partial<Record<(typeof originKeys)[number], string>> {
  const origin = record && 'origin' in record ? record.origin : {};
  return Object.fromEntries(originKeys.flatMap((key) => (origin[key] ? [[key, origin[key]]] : [])));
}

export function toWholeLead({ lead, record, entries, others, circle }: WholeLead) {
  const account = circle.accounts.find(({ email }) => email === lead.email) ?? circle.accounts[0];
  const ofRecord = record && 'userId' in record ? record.userId : null;
  return {
    ...toLead(lead),
    record: toRecord(record),
    origin: toOrigin(record),
    /** The account of the person, if there is one. */
    userId: ofRecord ?? account?.id ?? null,
    entries: entries.map(({ id, kind, body, status, byEmail, mailStatus, createdAt }) => ({
      id,
      kind,
      body,
      status,
      byEmail,
      mailStatus,
      createdAt: moment(createdAt),
    })),
    others: others.map(({ id, kind, email, summary, status, occurredAt }) => ({
      id,
      kind,
      email,
      summary,
      status,
      occurredAt: moment(occurredAt),
    })),
    /** All addresses of the person, the main one first. */
    addresses: circle.group.map(({ id, email, name }) => ({ personId: id, email, name })),
    duplicates: circle.duplicates.map(({ id, email, name, phone, why }) => ({ personId: id, email, name, phone, why })),
    merges: circle.merges.map(({ id, emails, keptEmail, createdAt, canUndo }) => ({
      id,
      emails,
      keptEmail,
      canUndo,
      createdAt: moment(createdAt),
    })),
  };
}
