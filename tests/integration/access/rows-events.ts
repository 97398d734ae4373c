/** Access rules for the admin's events: admins only. */
import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Row, admin, badInput, cell, noIds, nothing, ok, plain } from './cells.ts';

/** Returns the details of a bootcamp, as its form sends them. */
export const eventValues = () => ({
  title: 'AI Business Systems Bootcamp',
  // Far away, so that it's never the next one.
  day: `2${randomInt(200, 999)}-${randomInt(10, 12)}-${randomInt(10, 28)}`,
  opensAtHour: 10,
  closesAtHour: 17,
  place: '',
  instructor: '',
  liveSessions: 7,
  replayHours: 48,
  capacity: 3,
  state: 'open',
});
const wrongValues = [
  { title: ' ' },
  { title: 'x'.repeat(101) },
  { day: '2027-02-30' },
  { day: 'May 28' },
  { opensAtHour: -1 },
  { opensAtHour: 17 },
  { closesAtHour: 25 },
  { liveSessions: 0 },
  { capacity: 1.5 },
  { capacity: 501 },
  { capacity: null },
  { state: 'sold out' },
  { id: randomUUID() },
].map((wrong) => ({ ...eventValues(), ...wrong }));

const seen = new Date(0).toISOString();
const attendee = () => ({ bootcampId: randomUUID(), orderId: randomUUID() });

/** Row of a procedure about an attendee. */
const ofAttendee = (rest: () => Record<string, unknown> = () => ({})): Row =>
  admin(() => ({ ...attendee(), ...rest() }), {
    malformed: badInput(() => [
      ...noIds.map((orderId) => ({ ...attendee(), ...rest(), orderId })),
      ...noIds.map((bootcampId) => ({ ...attendee(), ...rest(), bootcampId })),
    ]),
    absent: cell(() => [{ ...attendee(), ...rest() }], nothing),
  });

export const eventRows: Record<string, Row> = {
  'admin.events.list': admin(plain(ok((data) => expect(data).toEqual(expect.any(Array))))),
  'admin.events.event': admin(() => ({ bootcampId: randomUUID() }), {
    malformed: badInput(() => noIds.map((bootcampId) => ({ bootcampId }))),
    absent: cell(() => [{ bootcampId: randomUUID() }], nothing),
  }),
  'admin.events.update': admin(() => ({ bootcampId: randomUUID(), seen, values: eventValues() }), {
    malformed: badInput(() => [
      ...noIds.map((bootcampId) => ({ bootcampId, seen, values: eventValues() })),
      ...['yesterday', null, 42].map((time) => ({ bootcampId: randomUUID(), seen: time, values: eventValues() })),
      ...wrongValues.map((wrong) => ({ bootcampId: randomUUID(), seen, values: wrong })),
    ]),
    absent: cell(() => [{ bootcampId: randomUUID(), seen, values: eventValues() }], nothing),
  }),
  'admin.events.resend': ofAttendee(),
  'admin.events.move': ofAttendee(() => ({ toId: randomUUID() })),
  'admin.events.free': ofAttendee(),
  'admin.events.waitlist': admin(plain(ok((data) => expect(data).toEqual(expect.any(Array))))),
  'admin.events.removeWaiting': admin(() => ({ userId: randomUUID() }), {
    malformed: badInput(() => noIds.map((userId) => ({ userId }))),
    absent: cell(() => [{ userId: randomUUID() }], nothing),
  }),
  'admin.events.create': admin(() => ({ values: eventValues() }), {
    malformed: badInput(() => wrongValues.map((wrong) => ({ values: wrong }))),
    new: cell(
      () => [{ values: eventValues() }],
      ok((data) => expect(data).toEqual({ bootcampId: expect.any(String) })),
    ),
  }),
};
