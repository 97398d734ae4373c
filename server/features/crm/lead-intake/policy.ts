/** Rules of the inbox: what kind a lead is, when its reply is due, when it starts over, and when it counts as answered. */
import type { LeadEntryKind, LeadKind, LeadStatus } from '#shared/domain/inbox.ts';
import { messageSourceOf } from '#shared/domain/leads.ts';
import { addDays, dayAt, momentOf, weekdayOf, type Day } from '#shared/domain/plan-dates.ts';

/** Source of a lead: a row of one of five tables. */
export const leadSources = ['message', 'application', 'subscription', 'conversation', 'waitlist'] as const;
export type LeadSource = (typeof leadSources)[number];

/** A timestamp from the database: text with microseconds. */
export type Moment = string;

/** A person's details for the inbox, cleaned: trimmed, null instead of empty, the address in lowercase. */
export type Contact = {
  email: string;
  name: string | null;
  phone: string | null;
  business: string | null;
  city: string | null;
};

/** Content of a source row. */
export type SourceRow = Contact & {
  /** The id that its lead stores. */
  id: string;
  /** For a message: where it was sent from. */
  sentFrom: string | null;
  summary: string;
  landing: string | null;
  campaign: string | null;
  receivedAt: Moment;
  /** For a conversation: the profile is finished. For a subscription: it's confirmed. Always true for the others. */
  isFinished: boolean;
  hasLead: boolean;
  /** The lead already shows all of this. */
  isCurrent: boolean;
  /** There's a lead, and its person has left since and come back: to a list, or to the waiting list. */
  hasReturned: boolean;
};

/** A lead's own data, besides its source's. */
export type LeadState = {
  kind: LeadKind;
  status: LeadStatus;
  tags: string[];
  landing: string | null;
  campaign: string | null;
  dueAt: Moment | null;
  answeredAt: Moment | null;
  occurredAt: Moment;
};

/** A lead as it's written. */
export type LeadValues = Contact &
  LeadState & { sourceId: string; summary: string; isFinished: boolean; search: string };

const hourMs = 3_600_000;
/** SLA for a message: a reply within a day. */
const replyHours = 24;
/** SLA for an application: a reply by the end of the second business day after it arrived. */
const applicationDays = 2;
const closingHour = 17;

/** Returns the kind of a lead. Messages say where they were sent from; their text decides nothing. */
export function kindOf(source: LeadSource, sentFrom: string | null): LeadKind {
  switch (source) {
    case 'message':
      return sentFrom === messageSourceOf.bootcamp ? 'bootcamp' : 'contact';
    case 'subscription':
      return 'newsletter';
    case 'waitlist':
      return 'bootcamp';
    case 'application':
    case 'conversation':
      return source;
  }
}

/** Counts Monday to Friday; holidays aren't known. */
function businessDaysAfter(day: Day, count: number): Day {
  let [last, left] = [day, count];
  while (left > 0) {
    last = addDays(last, 1);
    if (weekdayOf(last) < 6) left -= 1;
  }
  return last;
}

/** Returns when the reply is due, by the agency's clock; null if this kind of lead has no SLA. */
export function replyDueAt(source: LeadSource, receivedAt: Date): Date | null {
  switch (source) {
    case 'message':
      // Rounded down to the full hour, a deadline that a person would set.
      return new Date(Math.floor(receivedAt.getTime() / hourMs + replyHours) * hourMs);
    case 'application':
      return momentOf(businessDaysAfter(dayAt(receivedAt), applicationDays), closingHour);
    case 'subscription':
    case 'conversation':
    case 'waitlist':
      return null;
  }
}

/** Returns a lead's search text. A phone number is found with and without its punctuation. */
export function searchTextOf({ name, email, phone, business, city }: Contact, tags: string[]): string {
  const digits = phone?.replace(/\D/g, '');
  return [name, email, phone, digits, business, city, tags.join(' ')].filter(Boolean).join(' ');
}

/**
 * Returns the lead of a source as it's written. The agency's work stays when its source changes, and a person who left and
 * came back starts over, because the agency hasn't seen them yet.
 * @param before the lead as it's stored, if it is
 */
export function leadOf(source: LeadSource, row: SourceRow, before: LeadState | undefined): LeadValues {
  const { id, sentFrom, hasLead: _, isCurrent: __, hasReturned, receivedAt, landing, campaign, ...shown } = row;
  const tags = before?.tags ?? [];
  const fresh: LeadState = {
    kind: before?.kind ?? kindOf(source, sentFrom),
    status: 'new',
    tags,
    landing,
    campaign,
    dueAt: replyDueAt(source, new Date(receivedAt))?.toISOString() ?? null,
    answeredAt: null,
    occurredAt: receivedAt,
  };
  return {
    ...shown,
    ...(before && !hasReturned ? before : fresh),
    sourceId: id,
    search: searchTextOf(row, tags),
  };
}

/** A reply or a change of status, as it's noted on a lead. */
export type Entry = {
  kind: Exclude<LeadEntryKind, 'note'>;
  status: LeadStatus | null;
  /** Delivery status of the reply's email; null once it's deleted. */
  emailStatus: string | null;
  emailId: string | null;
  createdAt: Moment;
};

const isOpen = (status: LeadStatus | null) => status === 'new' || status === 'open';
const hasFailed = ({ emailStatus }: Entry) => emailStatus === 'error' || emailStatus === 'suppressed';

/**
 * Returns when a lead was first answered: by an email that wasn't given up, or because the agency marked it, unless the
 * next entry took that back. Null if it wasn't.
 * @param entries oldest first
 * @param next the status that follows the last entry
 */
export function firstAnswerAt(entries: Entry[], next: LeadStatus): Moment | null {
  const first = entries.find((entry, index) => {
    if (entry.kind === 'answer') return !hasFailed(entry);
    const following = index + 1 < entries.length ? entries[index + 1]!.status : next;
    return (entry.status === 'answered' || entry.status === 'won') && !isOpen(following);
  });
  return first?.createdAt ?? null;
}

/** State of a lead whose status is about to change. */
export type HeldLead = Pick<LeadState, 'status' | 'answeredAt'> & { now: Moment };

/** Returns when a lead counts as answered under a new status. Reopened without an answer, its due date counts again. */
export function answeredAtUnder(status: LeadStatus, { answeredAt, now }: HeldLead, entries: Entry[]): Moment | null {
  if (!isOpen(status)) return answeredAt ?? now;
  return firstAnswerAt(entries, status) === null ? null : answeredAt;
}

/**
 * Returns a lead's status and answer time after a reply's email was sent or given up. A reply that was never sent
 * doesn't count: its lead is open again. It counts if a resend delivers it after all.
 * @param entries oldest first, including that reply
 */
export function afterReply(
  { status, answeredAt, now }: HeldLead,
  entries: Entry[],
  emailId: string,
): Pick<LeadState, 'status' | 'answeredAt'> {
  const index = entries.findIndex((entry) => entry.emailId === emailId);
  const reply = entries[index];
  if (reply?.emailStatus === 'sent' && answeredAt === null && isOpen(status))
    return { status: 'answered', answeredAt: now };
  if (!reply || !hasFailed(reply)) return { status, answeredAt };
  const isAnsweredSince = entries.slice(index + 1).some((entry) => entry.status === 'answered' && !hasFailed(entry));
  return {
    status: status === 'answered' && !isAnsweredSince ? 'open' : status,
    answeredAt: status === 'won' || status === 'closed' ? answeredAt : firstAnswerAt(entries, status),
  };
}
