/** Holds, sells and frees studio seats, on a real database and over two connection pools. */
import { beforeEach, describe, expect, it } from 'vitest';
import { moveSeats, seatsLeft } from '#server/features/billing/seats/service.ts';
import { bootcampHours } from '#shared/domain/bootcamp-day.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { inMinutes, openSeatPlay } from './seat-play.ts';

/** As many transactions as the two pools have connections: one that waits too long for a connection is refused. */
const lanes = 20;

const play = await openSeatPlay();
beforeEach(() => play.reset());

describe('seats', () => {
  it('go to exactly 20 of 60 buyers who ask at the same time', { tags: ['check-46'] }, async () => {
    const crowd = await play.buyers(60);
    const answers = await inLanes(crowd, lanes, (one, nth) => play.hold(one, 1, { nth }));
    expect(answers.filter(Boolean)).toHaveLength(20);
    for (const [nth, one] of crowd.entries()) expect(await play.seatsOf(one)).toHaveLength(answers[nth] ? 1 : 0);
    expect(await play.left()).toBe(0);
  });

  it('are held all or none: exactly 6 of 20 buyers who ask for three get them', async () => {
    const crowd = await play.buyers(20);
    const answers = await inLanes(crowd, lanes, (one, nth) => play.hold(one, 3, { nth }));
    expect(answers.filter(Boolean)).toHaveLength(6);
    expect(await play.left()).toBe(2);
    expect(await play.hold(await play.buyer(), 3)).toBe(false);
    expect(await play.left()).toBe(2);
    expect(await play.hold(await play.buyer(), 2)).toBe(true);
  });

  it('stay the same when the hold is extended', async () => {
    const one = await play.buyer();
    await play.hold(one, 2);
    const before = await play.seatsOf(one);
    expect(await play.hold(one, 2, { until: inMinutes(90) })).toBe(true);
    expect(await play.seatsOf(one)).toEqual(before);
    expect(await play.left()).toBe(18);
  });

  it('are free after the hold expires, and go to the next buyer who asks', async () => {
    await play.sellAllBut(1);
    const [late, next] = await play.buyers(2);
    expect(await play.hold(late!)).toBe(true);
    expect(await play.hold(next!)).toBe(false);
    await play.endHolds();
    expect(await play.left()).toBe(1);
    expect(await play.hold(next!)).toBe(true);
    expect(await play.seatsOf(late!)).toEqual([]);
  });

  it('are never reassigned once sold, until the day is over', async () => {
    const one = await play.sellAllBut(0);
    await moveSeats(play.deps(), { now: bootcampHours(play.bootcamp).startsAt });
    expect(await play.hold(await play.buyer())).toBe(false);
    expect(await play.seatsOf(one)).toHaveLength(20);
  });

  it('stay with their owners when the day is over, and the next bootcamp has as many', async () => {
    const one = await play.sellAllBut(0);
    const now = bootcampHours(play.bootcamp).endsAt;
    await Promise.all(Array.from({ length: 6 }, (_, nth) => moveSeats(play.deps(nth), { now })));
    const { bootcamp, ...seats } = await seatsLeft(play.deps(), { now });
    const nextYear = String(Number(play.bootcamp.day.slice(0, 4)) + 1);
    expect(bootcamp).toMatchObject({ day: play.bootcamp.day.replace(/^\d{4}/, nextYear), state: 'open' });
    expect(seats).toEqual({ left: 20, capacity: 20 });
    expect(await play.seatsOf(one)).toHaveLength(20);
    await play.database.query('delete from bootcamps where id = $1', [bootcamp!.id]);
  });

  it('are sold to a payment once, even if ten workers handle it together', async () => {
    const one = await play.buyer();
    await play.hold(one, 2);
    const numbers = await play.seatsOf(one);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => play.sell(one, 2, nth)));
    for (const answer of answers) expect(answer).toEqual(numbers);
    expect(await play.left()).toBe(18);
  });

  it('stay with a late payment if no one else has taken them', async () => {
    const one = await play.buyer();
    await play.hold(one, 2);
    const numbers = await play.seatsOf(one);
    await play.endHolds();
    expect(await play.sell(one, 2)).toEqual(numbers);
  });

  it('are replaced by others for a late payment if another buyer has taken them', async () => {
    await play.sellAllBut(2);
    const [late, quick] = await play.buyers(2);
    await play.hold(late!);
    const taken = await play.seatsOf(late!);
    await play.endHolds();
    await play.hold(quick!);
    expect(await play.seatsOf(quick!)).toEqual(taken);
    const numbers = await play.sell(late!);
    expect(numbers).toHaveLength(1);
    expect(numbers).not.toEqual(taken);
  });

  it('are all released if too few are left for a late payment', async () => {
    await play.sellAllBut(2);
    const [late, quick] = await play.buyers(2);
    await play.hold(late!, 2);
    await play.database.query(
      `update vip_seats set held_until = now() - interval '1 second' where number = (select max(number) from vip_seats where order_id = $1)`,
      [late!.orderId],
    );
    expect(await play.hold(quick!)).toBe(true);
    expect(await play.sell(late!, 2)).toBeUndefined();
    expect(await play.seatsOf(late!)).toEqual([]);
    expect(await play.left()).toBe(1);
  });

  it('are free again when an order releases them, held or sold', async () => {
    const one = await play.sellAllBut(0);
    expect(await play.release(one)).toBe(20);
    expect(await play.release(one)).toBe(0);
    expect(await play.left()).toBe(20);
    await play.hold(one, 3);
    expect(await play.release(one)).toBe(3);
  });

  it('add up over any mix of holds, timely and late payments, cancellations and sweeps', async () => {
    const crowd = await play.buyers(60);
    const sold = new Map<string, number[] | undefined>();
    const refusedInTime: number[] = [];
    await inLanes(crowd, lanes, async (one, nth) => {
      const count = 1 + (nth % 3);
      const isInTime = nth % 4 > 0;
      if (!(await play.hold(one, count, { nth, until: inMinutes(isInTime ? 45 : -1) }))) return;
      if (nth % 5 === 0) return void (await play.release(one));
      sold.set(one.orderId, await play.sell(one, count, nth));
      if (isInTime && !sold.get(one.orderId)) refusedInTime.push(nth);
      if (nth % 7 === 0) await moveSeats(play.deps(nth));
    });
    expect(refusedInTime).toEqual([]);
    const numbers = [...sold.values()].flatMap((studioSeats) => studioSeats ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const [orderId, studioSeats] of sold) expect(await play.seatsOf({ orderId })).toEqual(studioSeats ?? []);
    // The number left depends on who came first. Exactly that many can be sold.
    const left = await play.left();
    expect(numbers.length + left).toBe(20);
    const late = await play.buyer();
    expect(await play.hold(late, left + 1)).toBe(false);
    if (left > 0) expect(await play.sell(late, left)).toHaveLength(left);
    expect(await play.left()).toBe(0);
  });
});
