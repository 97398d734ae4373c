import { expect, it } from 'vitest';
import { timelineLabels, type TimelineKind } from '#shared/domain/users.ts';
import { plainName, textOf, type TimelineEntry } from './timeline-text.ts';

const entry = (kind: TimelineKind, rest: Partial<TimelineEntry> = {}): TimelineEntry => ({
  kind,
  id: 'id',
  at: '2026-11-21T10:00:00.000000Z',
  about: null,
  state: null,
  words: null,
  cents: null,
  leadId: null,
  by: null,
  ...rest,
});

it('has a title for each kind, without filler words for missing details', () => {
  for (const kind of Object.keys(timelineLabels) as TimelineKind[]) {
    const { title, detail } = textOf(entry(kind));
    expect(title).not.toBe('');
    expect(detail, kind).not.toMatch(/null|undefined|^,|, $/);
  }
});

it('shows states and names as words', () => {
  const detail = (kind: TimelineKind, rest: Partial<TimelineEntry>) => textOf(entry(kind, rest)).detail;
  expect(detail('mail', { about: 'order-receipt', state: 'error' })).toBe('Order receipt, Failed');
  expect(detail('order_paid', { about: 'EG-1001', cents: 9700, state: 'cart' })).toBe('EG-1001, $97.00, Shop');
  expect(detail('request_status', { about: 'lead-generation', state: 'in_progress', by: 'boss@agency.example' })).toBe(
    'Lead Generation & Sales Systems, In progress, by boss@agency.example',
  );
  expect(detail('lead_status', { about: 'contact', state: 'open' })).toBe('Message, In progress');
  for (const state of ['error', 'suppressed'])
    expect(detail('lead_answer', { about: 'contact', state, by: 'boss@agency.example' })).toBe(
      'Message, the reply didn’t arrive, by boss@agency.example',
    );
  for (const state of ['queued', 'sending', 'sent', null])
    expect(detail('lead_answer', { about: 'contact', state })).toBe('Message');
  expect(detail('account_change', { state: 'user.deactivate' })).toBe('Deactivated an account');
  expect(plainName('waitlist_mobile')).toBe('Waitlist mobile');
});

it('shows quoted words unchanged, even under an unknown key', () => {
  const words = '<b>"constructor"</b>';
  expect(textOf(entry('contact', { words })).words).toBe(words);
  expect(textOf(entry('lead_status', { about: 'constructor', state: 'toString' })).detail).toBe(
    'constructor, toString',
  );
});

it('links to the lead', () => {
  expect(textOf(entry('contact', { leadId: 'abc' }))).toMatchObject({ href: '/admin/inbox/abc' });
  expect(textOf(entry('visit')).href).toBeUndefined();
});
