/** Columns of a list of attendees. */
import { m } from '#messages';
import { orderNumber } from '#shared/domain/orders.ts';
import type { CsvColumn } from './csv.ts';

type AttendeeRecord = {
  name: string | null;
  email: string | null;
  virtual: number;
  vip: number;
  studioSeats: readonly number[];
  orders: readonly { number: number }[];
  paidAt: Date;
};

export const attendeeColumns: readonly CsvColumn<AttendeeRecord>[] = [
  { title: m.exports_attendees_name(), cell: ({ name }) => name ?? '' },
  { title: m.exports_attendees_email(), cell: ({ email }) => email ?? '' },
  { title: m.exports_attendees_virtual(), cell: ({ virtual }) => String(virtual) },
  { title: m.exports_attendees_studio(), cell: ({ vip }) => String(vip) },
  { title: m.exports_attendees_seat_numbers(), cell: ({ studioSeats }) => studioSeats.join(' ') },
  {
    title: m.exports_attendees_orders(),
    cell: ({ orders }) => orders.map(({ number }) => orderNumber(number)).join(' '),
  },
  { title: m.exports_attendees_paid(), cell: ({ paidAt }) => paidAt.toISOString().slice(0, 19).replace('T', ' ') },
];
