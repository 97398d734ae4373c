import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '#client/test/accounts.ts';
import { renderAdmin } from '#client/test/admin.tsx';
import type { Api } from '#client/test/render.tsx';
import type { WholeEvent } from '../event-values.ts';
import { EventScreen } from './event-screen.tsx';
import { EventsScreen } from './events-screen.tsx';
import { NewEventScreen } from './new-event-screen.tsx';

const ada = {
  userId: 'ada',
  email: 'ada@example.com',
  name: 'Ada Ruiz',
  virtual: 1,
  studioSeats: [2, 3],
  orders: [{ id: 'o1', number: 'EG-1001' }],
};
const event: WholeEvent = {
  id: 'b1',
  title: 'AI Business Systems Bootcamp',
  day: '2027-05-28',
  dayText: 'Friday, May 28, 2027',
  timeText: 'Friday, May 28, 2027, 10AM-5PM Eastern time',
  state: 'open',
  isOver: false,
  opensAtHour: 10,
  closesAtHour: 17,
  place: null,
  shownPlace: null,
  instructor: null,
  liveSessions: 7,
  replayHours: 48,
  seats: { capacity: 20, taken: 3, sold: 2, virtual: 1 },
  updatedAt: '2026-11-27T18:00:00.000Z',
  attendees: [ada],
  hasMore: false,
};
const other = { ...event, id: 'b2', day: '2027-10-01', dayText: 'Friday, October 1, 2027' };

const open = (api: Api = {}, of: WholeEvent = event) =>
  renderAdmin(<EventScreen id={of.id} />, {
    path: `/admin/events/${of.id}`,
    api: {
      'admin.events.event': () => of,
      'admin.events.list': () => [other, event],
      'admin.events.update': () => ({ ok: true }),
      'admin.events.move': () => ({ ok: true }),
      'admin.events.free': () => ({ ok: true }),
      'admin.events.resend': () => ({ ok: true }),
      ...api,
    },
  });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

it('saves a change that no attendee has to know right away', async () => {
  const { user, sentTo } = open();
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'One-day bootcamp');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo('admin.events.update')).toHaveLength(1));
  expect(sentTo('admin.events.update')[0]).toMatchObject({
    bootcampId: 'b1',
    seen: event.updatedAt,
    values: { title: 'One-day bootcamp', day: '2027-05-28', capacity: 20, state: 'open' },
  });
});

it('asks before attendees get an email about other hours, and before it is canceled', async () => {
  const { user, sentTo } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Starts' }), '9 AM');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const about = await dialog('Email everyone about this change?');
  expect(about.getByText(/^1 person has a seat/)).toBeDefined();
  expect(sentTo('admin.events.update')).toEqual([]);
  await user.click(about.getByRole('button', { name: 'Cancel' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sales' }), 'Canceled');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click((await dialog('Cancel this bootcamp?')).getByRole('button', { name: 'Cancel the bootcamp' }));
  await waitFor(() =>
    expect(sentTo('admin.events.update')).toMatchObject([{ values: { state: 'canceled', opensAtHour: 9 } }]),
  );
});

it('shows wrong values and refusals at their fields', async () => {
  const message = '5 studio seats are sold or on hold. Use that number or more.';
  const { user, sentTo } = open({
    'admin.events.update': refuse(message, 'CONFLICT', 409, ['values', 'capacity']),
  });
  const seats = await screen.findByRole('textbox', { name: /^Studio seats/ });
  await user.clear(seats);
  await user.type(seats, 'many');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a whole number from 0 to 500.')).toBeDefined();
  expect(sentTo('admin.events.update')).toEqual([]);
  await user.clear(seats);
  await user.type(seats, '4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeDefined();
});

it('moves an attendee to the other upcoming bootcamp', async () => {
  const { user, sentTo } = open();
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const ask = await dialog('Move Ada Ruiz to another bootcamp?');
  expect(await ask.findByRole('option', { name: 'Friday, October 1, 2027 (17 studio seats left)' })).toBeDefined();
  await user.click(ask.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(sentTo('admin.events.move')).toEqual([{ bootcampId: 'b1', orderId: 'o1', toId: 'b2' }]));
});

it('says what releasing seats does, and resends the details', async () => {
  const { user, sentTo } = open();
  await user.click(await screen.findByRole('button', { name: 'Release seats' }));
  const free = await dialog('Put the studio seats of Ada Ruiz back on sale?');
  expect(free.getByText(/^All 2 seats .* The order stays paid/)).toBeDefined();
  await user.click(free.getByRole('button', { name: 'Release seats' }));
  await waitFor(() => expect(sentTo('admin.events.free')).toEqual([{ bootcampId: 'b1', orderId: 'o1' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Resend email' }));
  await user.click((await dialog(/^Resend the details/)).getByRole('button', { name: 'Resend email' }));
  await waitFor(() => expect(sentTo('admin.events.resend')).toHaveLength(1));
});

it('offers nothing for a bootcamp that is over, and no emails for a canceled one', async () => {
  open({}, { ...event, isOver: true });
  expect(await screen.findByText('Ada Ruiz')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Move|Free|Resend)/ })).toBeNull();
});

it('removes a member from the waiting list after a question', async () => {
  const waiting = { userId: 'ben', email: 'ben@example.com', name: null, isOffered: false, joinedAt: event.updatedAt };
  const { user, sentTo } = renderAdmin(<EventsScreen />, {
    path: '/admin/events',
    api: {
      'admin.events.list': () => [event],
      'admin.events.waitlist': () => [{ ...waiting, offerEndsAt: null }],
      'admin.events.removeWaiting': () => ({ ok: true }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove ben@example.com' }));
  await user.click((await dialog(/waiting list\?$/)).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sentTo('admin.events.removeWaiting')).toEqual([{ userId: 'ben' }]));
});

it('creates a bootcamp with the details of the last one and a day of its own', async () => {
  const { user, sentTo } = renderAdmin(<NewEventScreen />, {
    path: '/admin/events/new',
    api: {
      'admin.events.list': () => [event],
      'admin.events.event': () => ({ ...event, instructor: 'Ana Ruiz' }),
      'admin.events.create': () => ({ bootcampId: 'b3' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create bootcamp' }));
  expect(await screen.findByText('Pick a day.')).toBeDefined();
  await user.type(screen.getByLabelText(/^Day/), '2027-11-12');
  await user.click(screen.getByRole('button', { name: 'Create bootcamp' }));
  await waitFor(() =>
    expect(sentTo('admin.events.create')).toMatchObject([{ values: { day: '2027-11-12', instructor: 'Ana Ruiz' } }]),
  );
  await waitFor(() => expect(location.pathname).toBe('/admin/events/b3'));
});
