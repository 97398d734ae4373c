/** Shows members their bootcamp seats, and emails them when and where it takes place. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendMail, writeMail } from '#server/features/mail/service.ts';
import { prepareJoiningMail, upgradableSeats } from '#server/features/billing/seats/service.ts';
import { bootcampHours } from '#shared/domain/bootcamp-day.ts';
import { send } from '#tests/helpers/http.ts';
import { type MailWriter } from '#tests/helpers/mail-writer.ts';
import { type Planner as Member } from '#tests/helpers/plan.ts';
import { mailFiles, parseEvent } from './seat-files.ts';
import { openSeatPlay } from './seat-play.ts';

const play = await openSeatPlay();
beforeEach(() => play.reset());

describe('a member’s seats', () => {
  const mine = ({ visitor }: Member) => visitor.api.seats.mine.query();

  it('are derived from paid orders, minus upgrades', async () => {
    const member = await play.newMember();
    expect(await mine(member)).toEqual({ virtual: 0, vip: [], canUpgrade: 0, held: 0, waitlist: null, joining: null });
    const other = await play.newMember();
    await play.order(other.id, { 'virtual-bootcamp': 9 });
    for (const status of ['open', 'expired', 'refunded', 'disputed', 'failed'])
      await play.order(member.id, { 'virtual-bootcamp': 4 }, status);
    await play.order(member.id, { 'virtual-bootcamp': 4 }, 'paid', { of: null });
    await play.order(member.id, { 'virtual-bootcamp': 2, 'web-prompt-pack': 1 });
    await play.order(member.id, { 'virtual-bootcamp': 1 });
    expect(await mine(member)).toMatchObject({ virtual: 3, canUpgrade: 3, vip: [] });
    const orderId = await play.order(member.id, { 'vip-bootcamp-upgrade': 2 });
    await play.hold({ userId: member.id, orderId }, 2);
    await play.sell({ userId: member.id, orderId }, 2);
    const seats = await mine(member);
    expect(seats).toMatchObject({
      virtual: 1,
      canUpgrade: 1,
      vip: [
        { number: 1, orderId },
        { number: 2, orderId },
      ],
    });
    const { day } = play.bootcamp;
    expect(seats.joining).toMatchObject({ day, startsAt: bootcampHours(play.bootcamp).startsAt.toISOString() });
    expect(seats.joining!.facts.join(' ')).toMatch(
      /studio.*laptop.*link we’ll email you before the day.*7 live sessions/,
    );
    expect(await upgradableSeats(play.deps().db, { userId: member.id })).toBe(1);
    await play.database.query(`update orders set status = 'refunded' where id = $1`, [orderId]);
    expect(await mine(member)).toMatchObject({ virtual: 3, canUpgrade: 3, vip: [] });
  });

  it('have a calendar file, but only for members who have a seat', async () => {
    const member = await play.newMember();
    const get = (cookie: string) => send(play.site.address, { path: '/download/bootcamp.ics', headers: { cookie } });
    expect((await get('')).status).toBe(401);
    expect((await get(member.visitor.cookie())).status).toBe(404);
    await play.order(member.id, { 'virtual-bootcamp': 1 });
    const { status, headers, body } = await get(member.visitor.cookie());
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="everglow-bootcamp.ics"');
    const { day, id } = play.bootcamp;
    expect(parseEvent(body)).toMatchObject({
      UID: `bootcamp-${id}@localhost`,
      DTSTART: `${day.replaceAll('-', '')}T140000Z`,
      DTEND: `${day.replaceAll('-', '')}T210000Z`,
      LOCATION: 'Online',
    });
  });
});

describe('the joining email', () => {
  const seats = [
    { itemId: 'virtual-bootcamp', quantity: 2 },
    { itemId: 'vip-bootcamp', quantity: 1 },
    { itemId: 'web-prompt-pack', quantity: 1 },
  ];
  async function written(writer: MailWriter, email: string) {
    const { userId, orderId } = await play.buyer();
    const mail = await prepareJoiningMail(writer.deps, { userId, email, orderId, seats });
    const id = await writeMail(writer.deps.db, mail!);
    // A second email for the same order isn't written.
    const again = await prepareJoiningMail(writer.deps, { userId, email, orderId, seats });
    expect(await writeMail(writer.deps.db, again!)).toBeUndefined();
    return id!;
  }
  const leave = (writer: MailWriter, emailId: string) =>
    sendMail(writer.deps, { emailId, signal: new AbortController().signal });
  const { day } = play.bootcamp;

  it('says how many, when and where, and attaches the calendar file, in the local mailbox', async () => {
    const email = `joining-${randomUUID()}@example.com`;
    expect(await leave(play.writer, await written(play.writer, email))).toMatchObject({ status: 'sent' });
    const [mail] = await mailFiles(email);
    expect(mail!.text).toMatch(/2 virtual seats and 1 seat in the studio/);
    expect(mail!.text).toContain(`May 28, ${day.slice(0, 4)}, 10AM-5PM Eastern time`);
    expect(mail!.text).toContain('We’ll email you the address before the bootcamp.');
    expect(mail!.text).toContain('To join online, open the link we’ll email you before the day.');
    expect(mail!.files).toHaveLength(1);
    expect(mail!.files[0]).toMatchObject({ name: `everglow-bootcamp-${day}.ics`, type: 'text/calendar' });
    expect(parseEvent(mail!.files[0]!.content)).toMatchObject({
      SUMMARY: 'AI Business Systems Bootcamp',
      SEQUENCE: '1',
      DTSTART: `${day.replaceAll('-', '')}T140000Z`,
    });
  });
});
