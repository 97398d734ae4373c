/** Chairs in the studio, on a real database: what is promised to many at once holds. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveSeats } from '../../server/features/seats/service.ts';
import { bootcampHours, nextBootcampDay } from '../../shared/domain/bootcamp-day.ts';
import { inMinutes, startSeatPlay, type SeatPlay } from './seat-play.ts';
import { figure } from '../helpers/figure.ts';

let play: SeatPlay;
beforeAll(async () => {
  play = await startSeatPlay();
});
afterAll(() => play?.stop());
beforeEach(() => play.reset());

describe('chairs', () => {
  it('of 200 who ask for one at once, exactly 20 get one', async () => {
    const crowd = await play.buyers(200);
    const answers = await Promise.all(crowd.map((one, nth) => play.hold(one, 1, { nth })));
    figure(46, `${crowd.length} ask for a chair at once: ${answers.filter(Boolean).length} get one`);
    expect(answers.filter(Boolean)).toHaveLength(20);
    for (const [nth, one] of crowd.entries()) expect(await play.chairsOf(one)).toHaveLength(answers[nth] ? 1 : 0);
    expect(await play.left()).toBe(0);
  });

  it('are held all or none: of 40 who ask for three at once, exactly 6 get them', async () => {
    const crowd = await play.buyers(40);
    const answers = await Promise.all(crowd.map((one, nth) => play.hold(one, 3, { nth })));
    expect(answers.filter(Boolean)).toHaveLength(6);
    expect(await play.left()).toBe(2);
    expect(await play.hold(await play.buyer(), 3)).toBe(false);
    expect(await play.left()).toBe(2);
    expect(await play.hold(await play.buyer(), 2)).toBe(true);
  });

  it('held again stay the same, for longer', async () => {
    const one = await play.buyer();
    await play.hold(one, 2);
    const before = await play.chairsOf(one);
    expect(await play.hold(one, 2, { until: inMinutes(90) })).toBe(true);
    expect(await play.chairsOf(one)).toEqual(before);
    expect(await play.left()).toBe(18);
  });

  it('are free again when the hold has run out, and are then taken over', async () => {
    await play.sellAllBut(1);
    const [late, next] = await play.buyers(2);
    expect(await play.hold(late!)).toBe(true);
    expect(await play.hold(next!)).toBe(false);
    await play.endHolds();
    expect(await play.left()).toBe(1);
    expect(await play.hold(next!)).toBe(true);
    expect(await play.chairsOf(late!)).toEqual([]);
  });

  it('sold are never taken over, however long the day is away', async () => {
    const one = await play.sellAllBut(0);
    await moveSeats(play.deps(), { now: bootcampHours(nextBootcampDay(new Date())).startsAt });
    expect(await play.hold(await play.buyer())).toBe(false);
    expect(await play.chairsOf(one)).toHaveLength(20);
  });

  it('are free for the next bootcamp once the day has been', async () => {
    await play.sellAllBut(0);
    await moveSeats(play.deps(), { now: bootcampHours(nextBootcampDay(new Date())).endsAt });
    expect(await play.left()).toBe(20);
  });

  it('are sold to a payment once, however often it is told and by how many at once', async () => {
    const one = await play.buyer();
    await play.hold(one, 2);
    const numbers = await play.chairsOf(one);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => play.sell(one, 2, nth)));
    for (const answer of answers) expect(answer).toEqual(numbers);
    expect(await play.left()).toBe(18);
  });

  it('stay with a late payment when nobody else has taken them', async () => {
    const one = await play.buyer();
    await play.hold(one, 2);
    const numbers = await play.chairsOf(one);
    await play.endHolds();
    expect(await play.sell(one, 2)).toEqual(numbers);
  });

  it('are others for a late payment when somebody else has them by now', async () => {
    await play.sellAllBut(2);
    const [late, quick] = await play.buyers(2);
    await play.hold(late!);
    const taken = await play.chairsOf(late!);
    await play.endHolds();
    await play.hold(quick!);
    expect(await play.chairsOf(quick!)).toEqual(taken);
    const numbers = await play.sell(late!);
    expect(numbers).toHaveLength(1);
    expect(numbers).not.toEqual(taken);
  });

  it('are none for a late payment when there are not enough, and then it keeps nothing', async () => {
    await play.sellAllBut(2);
    const [late, quick] = await play.buyers(2);
    await play.hold(late!, 2);
    await play.database.query(
      `update vip_seats set held_until = now() - interval '1 second' where number = (select max(number) from vip_seats where order_id = $1)`,
      [late!.orderId],
    );
    expect(await play.hold(quick!)).toBe(true);
    expect(await play.sell(late!, 2)).toBeUndefined();
    expect(await play.chairsOf(late!)).toEqual([]);
    expect(await play.left()).toBe(1);
  });

  it('come back when the page closes, the buyer gives up, or the money goes back', async () => {
    const one = await play.sellAllBut(0);
    expect(await play.release(one)).toBe(20);
    expect(await play.release(one)).toBe(0);
    expect(await play.left()).toBe(20);
    await play.hold(one, 3);
    expect(await play.release(one)).toBe(3);
  });

  it('add up over any mix of holding, paying late, giving up and sweeping at once', async () => {
    const crowd = await play.buyers(120);
    const paid = new Map<string, number[] | undefined>();
    await Promise.all(
      crowd.map(async (one, nth) => {
        const count = 1 + (nth % 3);
        if (!(await play.hold(one, count, { nth, until: inMinutes(nth % 4 === 0 ? -1 : 45) }))) return;
        if (nth % 5 === 0) await play.release(one);
        else paid.set(one.orderId, await play.sell(one, count, nth));
        if (nth % 7 === 0) await moveSeats(play.deps(nth));
      }),
    );
    const sold = [...paid.values()].flatMap((numbers) => numbers ?? []);
    expect(sold.length).toBeGreaterThan(15);
    expect(new Set(sold).size).toBe(sold.length);
    for (const [orderId, numbers] of paid) expect(await play.chairsOf({ orderId })).toEqual(numbers ?? []);
    expect(await play.left()).toBe(20 - sold.length);
  });
});
