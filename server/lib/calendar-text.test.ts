import { expect, it } from 'vitest';
import { calendarText, eventText, type CalendarTask } from './calendar-text.ts';

const url = 'https://site.example/dashboard/plan';
const moment = new Date('2026-11-21T10:00:00Z');
const task: CalendarTask = {
  id: '3f0c1d7e-0000-4000-8000-000000000001',
  title: 'Call the printer',
  note: '',
  dueOn: '2026-11-23',
  isDone: false,
  createdAt: moment,
  updatedAt: moment,
};
const made = (...tasks: Partial<CalendarTask>[]) =>
  calendarText({ url, host: 'site.example', tasks: tasks.map((change) => ({ ...task, ...change })) });

/** Parses a calendar by RFC 5545, independently of the code that writes it. */
function read(text: string) {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  const events: Record<string, string>[] = [];
  const calendar: Record<string, string> = {};
  let current = calendar;
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push((current = {}));
    else if (line === 'END:VEVENT') current = calendar;
    const [, name, value] = /^([A-Z-]+(?:;[^:]*)?):(.*)$/s.exec(line) ?? [];
    if (name) current[name] = value!.replace(/\\([\\;,nN])/g, (_, c: string) => (/n/i.test(c) ? '\n' : c));
  }
  return { calendar, events };
}

it('writes all-day events with stable ids', () => {
  const { calendar, events } = read(made({}, { id: 'b', dueOn: '2026-12-31' }));
  expect(calendar).toMatchObject({
    VERSION: '2.0',
    METHOD: 'PUBLISH',
    NAME: 'Everglow plan',
    'X-WR-CALNAME': 'Everglow plan',
    'REFRESH-INTERVAL;VALUE=DURATION': 'PT4H',
    'X-PUBLISHED-TTL': 'PT4H',
  });
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({
    UID: `${task.id}@site.example`,
    'DTSTART;VALUE=DATE': '20261123',
    SUMMARY: 'Call the printer',
    DESCRIPTION: url,
    DTSTAMP: '20261121T100000Z',
    'LAST-MODIFIED': '20261121T100000Z',
    TRANSP: 'TRANSPARENT',
  });
  expect(events[1]).toMatchObject({ UID: 'b@site.example', 'DTSTART;VALUE=DATE': '20261231' });
});

it('writes the same text for the same tasks at any time', () => {
  expect(made({})).toBe(made({}));
  expect(made({ updatedAt: new Date(0) })).not.toBe(made({}));
});

it('adds a check mark to completed tasks', () => {
  expect(read(made({ isDone: true })).events[0]!.SUMMARY).toBe('✓ Call the printer');
});

const hostile = [
  'Milk, eggs; bread\\butter: "all" of it',
  'END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:injected',
  'line one\nline two\rline three',
  'colons: a;b,c\\n is no line break',
  '🧑‍🚒 Café — ünïcödé ✓ '.repeat(30),
  '漢字かな'.repeat(100),
  `${'x'.repeat(1_199)}é`,
  'zero\u0000byte and bell\u0007, half \ud83d of a character',
];

it.each(hostile)('escapes hostile text: %j', (words) => {
  const text = made({ title: words, note: words });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  const { events } = read(text);
  expect(events).toHaveLength(1);
  const clean = words.replace(/\r\n?/g, '\n').replaceAll('\u0000', '').replaceAll('\u0007', '').toWellFormed();
  expect(events[0]!.SUMMARY).toBe(clean.replace(/\s+/g, ' ').trim());
  expect(events[0]!.DESCRIPTION).toBe(`${clean}\n\n${url}`);
  expect(text).not.toContain('\ufffd'.repeat(2));
});

it('writes a valid calendar for an empty plan', () => {
  expect(read(made()).events).toEqual([]);
});

it('writes an event in UTC with a stable id and the same text each time', () => {
  const event = {
    id: 'bootcamp-2027-05-28',
    sequence: 1,
    title: 'A day, with us',
    description: 'First line\nsecond; line',
    location: 'Fort Lauderdale, FL',
    startsAt: new Date('2027-05-28T14:00:00Z'),
    endsAt: new Date('2027-05-28T21:00:00Z'),
  };
  const make = () => eventText({ event, baseUrl: 'https://site.example', path: '/dashboard/shop', stamp: moment });
  expect(make()).toBe(make());
  const { calendar, events } = read(make());
  expect(calendar).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH' });
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    UID: 'bootcamp-2027-05-28@site.example',
    SEQUENCE: '1',
    DTSTAMP: '20261121T100000Z',
    DTSTART: '20270528T140000Z',
    DTEND: '20270528T210000Z',
    SUMMARY: 'A day, with us',
    LOCATION: 'Fort Lauderdale, FL',
    DESCRIPTION: 'First line\nsecond; line\n\nhttps://site.example/dashboard/shop',
  });
});
