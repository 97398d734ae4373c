import { describe, expect, it } from 'vitest';
import {
  afterReply,
  answeredAtUnder,
  firstAnswerAt,
  kindOf,
  leadOf,
  replyDueAt,
  searchTextOf,
  type Entry,
  type LeadState,
  type SourceRow,
} from './policy.ts';

describe('the reply deadline', () => {
  it.each([
    // Monday to Wednesday, 5 PM in New York.
    ['application', '2026-06-01T13:00Z', '2026-06-03T21:00Z'],
    ['application', '2026-06-03T13:00Z', '2026-06-05T21:00Z'],
    // Over a weekend: from Thursday, Friday, Saturday, Sunday.
    ['application', '2026-06-04T13:00Z', '2026-06-08T21:00Z'],
    ['application', '2026-06-05T13:00Z', '2026-06-09T21:00Z'],
    ['application', '2026-06-06T13:00Z', '2026-06-09T21:00Z'],
    ['application', '2026-06-07T13:00Z', '2026-06-09T21:00Z'],
    // Days are New York days: a minute before midnight, at midnight, late on a Friday.
    ['application', '2026-06-02T03:59Z', '2026-06-03T21:00Z'],
    ['application', '2026-06-02T04:00Z', '2026-06-04T21:00Z'],
    ['application', '2026-06-06T03:30Z', '2026-06-09T21:00Z'],
    // Daylight saving time starts on March 8 and ends on November 1.
    ['application', '2026-03-03T15:00Z', '2026-03-05T22:00Z'],
    ['application', '2026-03-05T15:00Z', '2026-03-09T21:00Z'],
    ['application', '2026-03-08T07:30Z', '2026-03-10T21:00Z'],
    ['application', '2026-10-28T14:00Z', '2026-10-30T21:00Z'],
    ['application', '2026-10-30T14:00Z', '2026-11-03T22:00Z'],
    // Over a year's end and a leap day.
    ['application', '2026-12-31T15:00Z', '2027-01-04T22:00Z'],
    ['application', '2028-02-28T15:00Z', '2028-03-01T22:00Z'],
    // 24 hours are 24 hours, whatever the clocks do.
    ['message', '2026-06-05T21:00Z', '2026-06-06T21:00Z'],
    ['message', '2026-06-05T11:34:12Z', '2026-06-06T11:00Z'],
    ['message', '2026-03-07T17:00Z', '2026-03-08T17:00Z'],
    ['message', '2026-10-31T16:00Z', '2026-11-01T16:00Z'],
    ['conversation', '2026-06-01T13:00Z', null],
    ['subscription', '2026-06-01T13:00Z', null],
    ['waitlist', '2026-06-01T13:00Z', null],
  ] as const)('for %s received at %s is %s', (source, received, due) => {
    expect(replyDueAt(source, new Date(received))).toEqual(due && new Date(due));
  });
});

it.each([
  ['message', 'contact_page', 'contact'],
  ['message', 'location_page_miami', 'contact'],
  ['message', 'bootcamp_application', 'bootcamp'],
  ['application', null, 'application'],
  ['subscription', null, 'newsletter'],
  ['conversation', null, 'conversation'],
  ['waitlist', null, 'bootcamp'],
] as const)('classifies a %s from %s as %s', (source, sentFrom, kind) => {
  expect(kindOf(source, sentFrom)).toBe(kind);
});

it('finds a lead by phone number, with and without punctuation, and by tags', () => {
  const contact = { email: 'a@b.co', name: 'Ann', phone: '(954) 555-0123', business: null, city: 'Miami' };
  expect(searchTextOf(contact, ['big', 'ask again'])).toBe('Ann a@b.co (954) 555-0123 9545550123 Miami big ask again');
  expect(searchTextOf({ ...contact, phone: null, city: null }, [])).toBe('Ann a@b.co');
});

describe('a lead', () => {
  const row: SourceRow = {
    id: 'source',
    sentFrom: null,
    email: 'a@b.co',
    name: 'Ann',
    phone: null,
    business: null,
    city: null,
    summary: 'newsletter, active',
    landing: '/second',
    campaign: null,
    receivedAt: '2026-06-05 21:00:00.123456+00',
    isFinished: false,
    hasLead: false,
    isCurrent: false,
    hasReturned: false,
  };
  const before: LeadState = {
    kind: 'newsletter',
    status: 'closed',
    tags: ['big'],
    landing: '/first',
    campaign: 'spring',
    dueAt: null,
    answeredAt: '2026-01-03 00:00:00+00',
    occurredAt: '2026-01-01 00:00:00+00',
  };
  const fresh = { status: 'new', answeredAt: null, occurredAt: row.receivedAt, landing: '/second', campaign: null };

  it('starts as new', () => {
    expect(leadOf('subscription', row, undefined)).toMatchObject({ ...fresh, kind: 'newsletter', tags: [] });
  });

  it("keeps the agency's changes when its source changes", () => {
    const lead = leadOf('subscription', { ...row, name: 'Dana' }, before);
    expect(lead).toMatchObject({ ...before, name: 'Dana', search: 'Dana a@b.co big' });
  });

  it('starts over but keeps its tags when the person returns', () => {
    expect(leadOf('subscription', { ...row, hasReturned: true }, before)).toMatchObject({ ...fresh, tags: ['big'] });
  });

  it('keeps the kind it was recorded with', () => {
    const kept = leadOf('message', { ...row, sentFrom: 'location_page_miami' }, { ...before, kind: 'bootcamp' });
    expect(kept.kind).toBe('bootcamp');
  });
});

describe('an answered lead', () => {
  let day = 0;
  const at = () => `2026-06-${String((day += 1)).padStart(2, '0')}`;
  const entry = (of: Partial<Entry>): Entry => ({
    kind: 'status',
    status: null,
    emailStatus: null,
    emailId: null,
    createdAt: at(),
    ...of,
  });
  const reply = (emailId: string, emailStatus: string) =>
    entry({ kind: 'answer', status: 'answered', emailId, emailStatus });
  const said = (status: Entry['status']) => entry({ status });

  it('counts from the first reply that did not fail', () => {
    const [failed, queued] = [reply('a', 'error'), reply('b', 'queued')];
    expect(firstAnswerAt([failed, queued], 'answered')).toBe(queued.createdAt);
    expect(firstAnswerAt([failed], 'open')).toBeNull();
  });

  it("counts from the agency's mark unless it is undone", () => {
    const [answered, won] = [said('answered'), said('won')];
    expect(firstAnswerAt([answered], 'won')).toBe(answered.createdAt);
    expect(firstAnswerAt([answered], 'open')).toBeNull();
    expect(firstAnswerAt([answered, said('new'), won], 'closed')).toBe(won.createdAt);
  });

  it('is due for a reply again when it is reopened without one', () => {
    const held = { status: 'closed', answeredAt: '2026-06-02', now: '2026-06-30' } as const;
    expect(answeredAtUnder('open', held, [said('closed')])).toBeNull();
    expect(answeredAtUnder('open', held, [reply('a', 'sent')])).toBe(held.answeredAt);
    expect(answeredAtUnder('won', held, [])).toBe(held.answeredAt);
    expect(answeredAtUnder('closed', { ...held, answeredAt: null }, [])).toBe(held.now);
  });

  it('reopens when its only reply fails, and is answered again when that is sent after all', () => {
    const held = { status: 'answered', answeredAt: '2026-06-02', now: '2026-06-30' } as const;
    const reopened = afterReply(held, [reply('a', 'error')], 'a');
    expect(reopened).toEqual({ status: 'open', answeredAt: null });
    expect(afterReply({ ...held, ...reopened }, [reply('a', 'sent')], 'a')).toEqual({
      status: 'answered',
      answeredAt: held.now,
    });
  });

  it('stays answered when another reply followed the failed one', () => {
    const held = { status: 'answered', answeredAt: '2026-06-02', now: '2026-06-30' } as const;
    const [failed, later] = [reply('a', 'suppressed'), reply('b', 'sent')];
    expect(afterReply(held, [failed, later], 'a')).toEqual({ status: 'answered', answeredAt: later.createdAt });
    expect(afterReply({ ...held, status: 'won' }, [failed], 'a')).toEqual({
      status: 'won',
      answeredAt: held.answeredAt,
    });
    expect(afterReply(held, [reply('a', 'queued')], 'a')).toEqual({ status: 'answered', answeredAt: held.answeredAt });
  });
});
