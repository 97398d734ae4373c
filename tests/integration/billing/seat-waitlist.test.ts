/** Offers seats to the waiting list: in order, one at a time, each with a deadline. */
import { beforeEach, describe, expect, it } from 'vitest';
import { moveSeats } from '#server/features/billing/seats/service.ts';
import { eraseDueAccounts } from '#server/features/account/settings/service.ts';
import { press, type Planner as Member } from '#tests/helpers/plan.ts';
import { openSeatPlay, type Buyer } from './seat-play.ts';

type Place = { status: string; position: number | null; offerEndsAt: string | null } | null;

const play = await openSeatPlay();
beforeEach(() => play.reset());

describe('the waiting list', () => {
  const buyerOf = async ({ id }: Member): Promise<Buyer> => ({
    userId: id,
    orderId: await play.order(id, { 'vip-bootcamp': 1 }, 'open'),
  });
  const place = async ({ visitor }: Member) => (await visitor.api.seats.mine.query()).waitlist;
  const told = (template: string, { email }: Member) =>
    play.database.query('select id from emails where template = $1 and to_email = $2', [template, email]);
  const news = ({ id }: Member) =>
    play.database.query<{ title: string }>(`select title from notifications where user_id = $1 and sample is null`, [
      id,
    ]);
  /** Sells all but two seats, and puts members on the list in this order. */
  async function line(count: number): Promise<{ holder: Buyer; members: Member[] }> {
    await play.sellAllBut(1);
    const holder = await play.buyer();
    await play.hold(holder);
    const members = [];
    for (let nth = 0; nth < count; nth += 1) {
      const member = await play.newMember();
      await press<Place>(member, 'seats.joinWaitlist');
      members.push(member);
    }
    return { holder, members };
  }

  /** Adds this many members, the first of whom has the offer of a newly free seat. */
  async function offered(count: number) {
    const waiting = await line(count);
    await play.release(waiting.holder);
    await moveSeats(play.deps());
    return waiting;
  }

  it('accepts no one while seats are left', async () => {
    const member = await play.newMember();
    await expect(press<Place>(member, 'seats.joinWaitlist')).rejects.toThrow(/Seats are still available/);
    expect(await place(member)).toBeNull();
  });

  it('lists each member once, in order of arrival, no matter how often they press the button', async () => {
    const { members } = await line(3);
    await Promise.all(Array.from({ length: 5 }, () => press<Place>(members[0]!, 'seats.joinWaitlist')));
    const places = await Promise.all(members.map(place));
    expect(places.map((one) => one?.position)).toEqual([1, 2, 3]);
    expect(await press<Place>(members[1]!, 'seats.leaveWaitlist')).toMatchObject({
      status: 'left',
      position: null,
    });
    expect(await place(members[2]!)).toMatchObject({ position: 2 });
    expect(await press<Place>(members[1]!, 'seats.joinWaitlist')).toMatchObject({ position: 3 });
  });

  it('reserves free seats while a member waits', async () => {
    const { holder } = await line(1);
    await play.release(holder);
    expect(await play.left()).toBe(0);
    expect(await play.hold(await play.buyer())).toBe(false);
  });

  it('offers a free seat to the first member once, with one email and one notification', async () => {
    const { holder, members } = await line(2);
    await play.release(holder);
    await Promise.all(Array.from({ length: 6 }, (_, nth) => moveSeats(play.deps(nth))));
    const first = await place(members[0]!);
    expect(first).toMatchObject({ status: 'offered', position: null });
    const hours = (Date.parse(first!.offerEndsAt!) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(25);
    expect(first!.offerEndsAt).toContain(':00:00.000Z');
    expect(await place(members[1]!)).toMatchObject({ status: 'waiting', position: 1 });
    expect(await told('seat-offered', members[0]!)).toHaveLength(1);
    expect((await news(members[0]!)).map(({ title }) => title)).toEqual(['A studio seat just opened up for you']);
    expect(await told('seat-offered', members[1]!)).toHaveLength(0);
  });

  it('lets only the member with the offer buy that one seat', async () => {
    const { members } = await offered(2);
    const [first, second] = await Promise.all(members.map(buyerOf));
    expect(await play.hold(second!)).toBe(false);
    expect(await play.hold(first!, 2)).toBe(false);
    expect(await play.hold(first!)).toBe(true);
    expect(await play.sell(first!)).toEqual([20]);
    expect(await place(members[0]!)).toMatchObject({ status: 'taken', offerEndsAt: null });
    expect(await place(members[1]!)).toMatchObject({ status: 'waiting', position: 1 });
  });

  it("keeps a buyer who joins again when the old payment's event is repeated", async () => {
    const { members } = await offered(1);
    const first = await buyerOf(members[0]!);
    await play.hold(first);
    await play.sell(first);
    await press<Place>(members[0]!, 'seats.joinWaitlist');
    await play.sell(first);
    expect(await place(members[0]!)).toMatchObject({ status: 'waiting', position: 1 });
  });

  it('keeps the offer of a member who opened the payment page and canceled', async () => {
    const { members } = await offered(2);
    const first = await buyerOf(members[0]!);
    await play.hold(first);
    expect(await play.release(first)).toBe(1);
    await moveSeats(play.deps());
    expect(await place(members[0]!)).toMatchObject({ status: 'offered' });
    expect(await place(members[1]!)).toMatchObject({ status: 'waiting' });
    expect(await play.hold(first)).toBe(true);
  });

  it('passes an expired offer on, and notifies the member', async () => {
    const { members } = await offered(2);
    await play.database.query(
      `update seat_waitlist set offer_ends_at = now() - interval '1 second' where status = 'offered'`,
    );
    await play.endHolds();
    await Promise.all([moveSeats(play.deps(0)), moveSeats(play.deps(1))]);
    expect(await place(members[0]!)).toMatchObject({ status: 'lapsed' });
    expect((await news(members[0]!)).map(({ title }) => title)).toContain('Your studio seat offer has expired');
    expect(await place(members[1]!)).toMatchObject({ status: 'offered' });
    expect(await told('seat-offered', members[1]!)).toHaveLength(1);
    expect(await play.hold(await buyerOf(members[0]!))).toBe(false);
  });

  it('does not expire the offer of a member who is paying', async () => {
    const { members } = await offered(1);
    const first = await buyerOf(members[0]!);
    await play.hold(first);
    await play.database.query(
      `update seat_waitlist set offer_ends_at = now() - interval '1 second' where status = 'offered'`,
    );
    await moveSeats(play.deps());
    expect(await place(members[0]!)).toMatchObject({ status: 'offered' });
    expect(await play.sell(first)).toEqual([20]);
    expect(await place(members[0]!)).toMatchObject({ status: 'taken' });
  });

  it('passes the offer on when its member leaves', async () => {
    const { members } = await offered(2);
    await press<Place>(members[0]!, 'seats.leaveWaitlist');
    await moveSeats(play.deps());
    expect(await place(members[1]!)).toMatchObject({ status: 'offered' });
  });

  it('offers a seat again to a member who rejoins after an expired offer', async () => {
    const { holder, members } = await offered(1);
    await play.database.query(`update seat_waitlist set offer_ends_at = now() - interval '1 second'`);
    await play.endHolds();
    await moveSeats(play.deps());
    expect(await play.left()).toBe(1);
    await play.hold(holder);
    await press<Place>(members[0]!, 'seats.joinWaitlist');
    await play.release(holder);
    await moveSeats(play.deps());
    expect(await place(members[0]!)).toMatchObject({ status: 'offered' });
    expect(await told('seat-offered', members[0]!)).toHaveLength(2);
  });

  it('skips a banned member', async () => {
    const { holder, members } = await line(1);
    await play.database.query(`update users set banned_until = now() + interval '999 hours' where id = $1`, [
      members[0]!.id,
    ]);
    await play.release(holder);
    await moveSeats(play.deps());
    expect(await play.left()).toBe(1);
    expect(await play.hold(await play.buyer())).toBe(true);
  });

  it('frees the offer of a member who erases their account, but keeps a sold seat sold', async () => {
    const { members } = await offered(1);
    const [member] = members;
    await play.database.query(`update users set deletion_due_at = now() - interval '1 second' where id in ($1, $2)`, [
      member!.id,
      (await play.database.query<{ user_id: string }>('select user_id from vip_seats where number = 1'))[0]!.user_id,
    ]);
    expect(await eraseDueAccounts(play.deps())).toBe(2);
    expect(await play.database.query('select 1 from seat_waitlist')).toHaveLength(0);
    expect(await play.left()).toBe(1);
    const sold = await play.database.query('select user_id from vip_seats where sold_at is not null');
    expect(sold).toEqual(Array.from({ length: 19 }, () => ({ user_id: null })));
  });
});
