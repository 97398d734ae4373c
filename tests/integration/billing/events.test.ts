/** Bootcamps as admins change them, and what that means for people with seats. */
import { beforeEach, describe, expect, it } from 'vitest';
import { bootcampOnSale } from '#server/features/billing/bootcamps/service.ts';
import { moveSeats, seatOrder } from '#server/features/billing/seats/service.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { OrderLineRow, OrderRow } from '#drizzle/schema/billing.ts';
import { send } from '#tests/helpers/http.ts';
import { createAdmin } from '#tests/helpers/members.ts';
import { press } from '#tests/helpers/plan.ts';
import { openSeatPlay, type Buyer } from './seat-play.ts';

const play = await openSeatPlay();
const { database } = play;
const boss = await createAdmin(database, play.site.address);
const { events } = boss.visitor.api.admin;
const bootcampId = play.bootcamp.id;

/** The log is append-only, so tests read what came after this entry. */
let lastAudit = '0';

beforeEach(async () => {
  await play.reset();
  await database.query('update order_lines set bootcamp_id = null');
  await database.query('delete from emails');
  const [last] = await database.query<{ id: string }>('select coalesce(max(id), 0)::text as id from audit_log');
  lastAudit = last!.id;
  await database.query('delete from bootcamps where id <> $1', [bootcampId]);
  await database.query(
    `update bootcamps set day = $2, state = 'open', place = null, opens_at_hour = 10, updated_at = created_at where id = $1`,
    [bootcampId, play.bootcamp.day],
  );
});

const values = (changes: object = {}) => ({
  title: 'AI Business Systems Bootcamp',
  day: play.bootcamp.day,
  opensAtHour: 10,
  closesAtHour: 17,
  place: '',
  instructor: '',
  liveSessions: 7,
  replayHours: 48,
  capacity: 20,
  state: 'open' as const,
  ...changes,
});
const look = (id = bootcampId) => events.event.query({ bootcampId: id });
async function change(changes: object, id = bootcampId) {
  const { updatedAt: seen } = await look(id);
  return events.update.mutate({ bootcampId: id, seen, values: values(changes) });
}
/** Creates another bootcamp a week later. @returns its id */
const another = async (capacity = 2) =>
  (await events.create.mutate({ values: values({ day: `${play.bootcamp.day.slice(0, 8)}30`, capacity }) })).bootcampId;

/** Writes a member with paid seats and, for studio seats, their rows. */
async function owner(items: Record<string, number>): Promise<Buyer> {
  const { userId } = await play.buyer();
  const orderId = await play.order(userId, items);
  await database.query('update orders set delivered_at = now() where id = $1', [orderId]);
  const studioSeats = (items['vip-bootcamp'] ?? 0) + (items['vip-bootcamp-upgrade'] ?? 0);
  if (studioSeats > 0) await play.sell({ userId, orderId }, studioSeats);
  return { userId, orderId };
}
const mails = () =>
  database.query<{ template: string; user_id: string; data: { day: string; bootcamp: { revision: number } } }>(
    'select template, user_id, data from emails order by created_at',
  );
const actions = async () =>
  (await database.query<{ action: string }>('select action from audit_log where id > $1 order by id', [lastAudit])).map(
    ({ action }) => action,
  );

describe('a bootcamp', () => {
  it('is created with its seats, on a day of its own, and is logged', async () => {
    const id = await another(3);
    expect(await look(id)).toMatchObject({ seats: { capacity: 3, taken: 0, sold: 0, virtual: 0 }, attendees: [] });
    expect(await actions()).toEqual(['event.create']);
    await expect(another()).rejects.toThrow('There’s already a bootcamp on that day.');
    await expect(events.create.mutate({ values: values({ day: '2020-05-28' }) })).rejects.toThrow('That day is over.');
    expect(await events.list.query()).toHaveLength(2);
  });

  it('never has fewer seats than are sold or on hold', async () => {
    await owner({ 'vip-bootcamp': 2 });
    await play.hold(await play.buyer(), 3);
    await expect(change({ capacity: 4 })).rejects.toThrow('5 studio seats are sold or on hold.');
    expect((await look()).seats.capacity).toBe(20);
    await change({ capacity: 5 });
    expect(await play.left()).toBe(0);
    await change({ capacity: 22 });
    expect((await look()).seats).toMatchObject({ capacity: 22, taken: 5, sold: 2 });
    await change({ capacity: 20 });
  });

  it('is not overwritten from an outdated screen', async () => {
    const { updatedAt: seen } = await look();
    await change({ instructor: 'Ana Ruiz' });
    const late = events.update.mutate({ bootcampId, seen, values: values({ instructor: 'Someone Else' }) });
    await expect(late).rejects.toThrow('Someone else changed this bootcamp');
    expect((await look()).instructor).toBe('Ana Ruiz');
    await change({ instructor: '' });
  });

  it('emails everyone with a seat once about a new day, with a newer calendar file', async () => {
    const people = [await owner({ 'virtual-bootcamp': 1 }), await owner({ 'vip-bootcamp': 1 })];
    await change({ title: 'A bootcamp' });
    expect(await mails()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const day = `${play.bootcamp.day.slice(0, 8)}29`;
    await change({ day });
    const written = await mails();
    expect(written.map(({ template, user_id: id }) => [template, id]).sort()).toEqual(
      people.map(({ userId }) => ['bootcamp-changed', userId]).sort(),
    );
    for (const { data } of written) {
      expect(data.day).toBe(day);
      expect(data.bootcamp.revision).toBeGreaterThan(0);
    }
    expect(await actions()).toEqual(['event.update', 'event.update']);
    await change({ title: 'AI Business Systems Bootcamp', day });
    expect(await mails()).toHaveLength(2);
  });

  it('tells owners once that it is canceled; they keep their seats, and the next one is sold', async () => {
    const { userId, orderId } = await owner({ 'vip-bootcamp': 1 });
    const nextId = await another();
    await change({ state: 'canceled' });
    await change({ state: 'canceled', instructor: 'Ana Ruiz' });
    expect((await mails()).map(({ template, user_id: id }) => [template, id])).toEqual([['bootcamp-canceled', userId]]);
    expect(await play.seatsOf({ orderId })).toHaveLength(1);
    await expect(change({ state: 'open' })).rejects.toThrow('A canceled bootcamp can’t be reopened');
    expect(await bootcampOnSale(play.deps().db, { now: new Date(), field: [] })).toMatchObject({ id: nextId });
  });

  it('is not sold while its sales are closed', async () => {
    await change({ state: 'closed' });
    const sale = () => bootcampOnSale(play.deps().db, { now: new Date(), field: ['items', 0] });
    await expect(sale()).rejects.toThrow('Seats for this bootcamp aren’t on sale right now.');
    expect(await play.left()).toBe(0);
    await change({ state: 'canceled' });
    await expect(sale()).rejects.toThrow('There’s no bootcamp on sale right now.');
  });
});

describe('an attendee', () => {
  it('is listed with seats, their numbers, and orders', async () => {
    const one = await owner({ 'virtual-bootcamp': 2, 'vip-bootcamp-upgrade': 1 });
    await owner({ 'web-prompt-pack': 1 });
    const { attendees, seats } = await look();
    expect(attendees).toMatchObject([
      { userId: one.userId, virtual: 1, studioSeats: [1], orders: [{ id: one.orderId }] },
    ]);
    expect(seats).toMatchObject({ sold: 1, virtual: 1 });
  });

  it('moves to another bootcamp with all seats, and gets an email', async () => {
    const one = await owner({ 'virtual-bootcamp': 1, 'vip-bootcamp': 2 });
    const toId = await another(2);
    await events.move.mutate({ bootcampId, orderId: one.orderId, toId });
    expect((await look()).attendees).toEqual([]);
    expect(await play.left()).toBe(20);
    expect((await look(toId)).attendees).toMatchObject([{ userId: one.userId, virtual: 1, studioSeats: [1, 2] }]);
    expect((await mails()).map(({ template }) => template)).toEqual(['bootcamp-changed']);
    expect(await actions()).toEqual(['event.create', 'event.move']);
  });

  it('stays where they are when the other bootcamp is full', async () => {
    const one = await owner({ 'vip-bootcamp': 3 });
    const toId = await another(2);
    const move = events.move.mutate({ bootcampId, orderId: one.orderId, toId });
    await expect(move).rejects.toThrow('There aren’t enough free studio seats');
    expect(await play.seatsOf(one)).toHaveLength(3);
    expect((await look(toId)).seats.sold).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('gets no seat twice when many move while others buy', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => owner({ 'vip-bootcamp': 1 })));
    const toId = await another(3);
    const buyers = await play.buyers(20);
    const results = await Promise.allSettled([
      ...people.map(({ orderId }) => events.move.mutate({ bootcampId, orderId, toId })),
      ...buyers.map((one, nth) => play.sell(one, 1, nth)),
    ]);
    const moved = results.slice(0, 6).filter(({ status }) => status === 'fulfilled').length;
    const sold = results.slice(6).filter((one) => one.status === 'fulfilled' && one.value !== undefined).length;
    expect(moved).toBe(3);
    const rows = await database.query<{ bootcamp_id: string; n: number; sold: number }>(
      'select bootcamp_id, count(distinct order_id)::int as n, count(sold_at)::int as sold from vip_seats group by 1',
    );
    const of = (id: string) => rows.find((row) => row.bootcamp_id === id);
    expect(of(toId)).toMatchObject({ n: 3, sold: 3 });
    expect(of(bootcampId)).toMatchObject({ n: 3 + sold, sold: 3 + sold });
  });

  it('loses freed studio seats for good, even if the order is checked again', async () => {
    const one = await owner({ 'vip-bootcamp': 2, 'virtual-bootcamp': 1 });
    await events.free.mutate({ bootcampId, orderId: one.orderId });
    expect(await play.seatsOf(one)).toEqual([]);
    expect((await look()).attendees).toMatchObject([{ virtual: 1, studioSeats: [] }]);
    const order = { id: one.orderId, userId: one.userId, deliveredAt: new Date() } as OrderRow;
    const lines = (
      await database.query<{ item_id: string; quantity: number; bootcamp_id: string | null }>(
        'select item_id, quantity, bootcamp_id from order_lines where order_id = $1',
        [one.orderId],
      )
    ).map(
      (row) =>
        ({
          itemId: row.item_id,
          quantity: row.quantity,
          refundedQuantity: 0,
          bootcampId: row.bootcamp_id,
        }) as OrderLineRow,
    );
    expect(await inTransaction(play.deps().db, (tx) => seatOrder(tx, { order, lines }))).toBe(true);
    expect(await play.seatsOf(one)).toEqual([]);
    await expect(events.free.mutate({ bootcampId, orderId: one.orderId })).rejects.toThrow('has no seat');
    expect(await actions()).toEqual(['event.free']);
  });

  it('gets the joining email again on request', async () => {
    const one = await owner({ 'virtual-bootcamp': 1 });
    await events.resend.mutate({ bootcampId, orderId: one.orderId });
    await events.resend.mutate({ bootcampId, orderId: one.orderId });
    expect((await mails()).map(({ template }) => template)).toEqual(['seat-joining', 'seat-joining']);
  });

  it('is in the CSV file, which only admins get and which runs no formulas', async () => {
    const one = await owner({ 'virtual-bootcamp': 1 });
    await database.query(
      `insert into profiles (id, full_name) values ($1, '=1+1') on conflict (id) do update set full_name = '=1+1'`,
      [one.userId],
    );
    const path = `/admin/export/attendees.csv?event=${bootcampId}`;
    const get = (cookie: string) => send(play.site.address, { path, headers: { cookie } });
    const { status, headers, body } = await get(boss.visitor.cookie());
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(body).toContain(`"'=1+1"`);
    expect(await actions()).toEqual(['event.export']);
    expect((await get('')).status).toBe(404);
    expect((await get((await play.newMember()).visitor.cookie())).status).toBe(404);
  });
});

describe('the waiting list', () => {
  it('is listed in order, and passes an offer on when a member is removed', async () => {
    await play.sellAllBut(0);
    const members = [await play.newMember(), await play.newMember()];
    for (const member of members) await press(member, 'seats.joinWaitlist');
    expect((await events.waitlist.query()).map(({ userId }) => userId)).toEqual(members.map(({ id }) => id));
    await database.query('update vip_seats set order_id = null, user_id = null, sold_at = null where number = 1');
    await moveSeats(play.deps());
    expect(await events.waitlist.query()).toMatchObject([
      { userId: members[0]!.id, isOffered: true },
      { isOffered: false },
    ]);
    await events.removeWaiting.mutate({ userId: members[0]!.id });
    await moveSeats(play.deps());
    expect(await events.waitlist.query()).toMatchObject([{ userId: members[1]!.id, isOffered: true }]);
    expect(await actions()).toEqual(['waitlist.remove']);
  });
});
