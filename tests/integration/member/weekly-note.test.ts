/** The weekly note is sent to each member once a week, until it is turned off. */
import { describe, expect, it } from 'vitest';
import { planFirstNotes, writeDueNotes } from '#server/features/member/weekly/service.ts';
import { morningOf, nextMondayMorning } from '#shared/domain/plan-dates.ts';
import { send } from '#tests/helpers/http.ts';
import { mailsTo } from '#tests/helpers/mails.ts';
import { ban, insertAccount, sealerOf, type Account } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import { createPlanner, giveRoadmap, press, sampleRoadmap, type Planner } from '#tests/helpers/plan.ts';
import { siteSecret, startSite } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

// Without a sweeper: the test writes notes when it needs to.
const { database, site } = await openSite({ role: 'web' });
const writers = [1, 2, 3, 4].map(() => closing(createTestDeps({ databaseUrl: database.url })));

const plan = (now: Date) => planFirstNotes(writers[0]!.deps, { now });
const write = (now: Date) => writeDueNotes(writers[0]!.deps, { now });
const dueAt = async ({ id }: Account): Promise<string | undefined> => {
  const [row] = await database.query<{ due: Date | null }>(
    'select weekly_due_at as due from notification_settings where user_id = $1',
    [id],
  );
  return row?.due?.toISOString();
};
const setDue = ({ id }: Account, due: Date) =>
  database.query(
    `insert into notification_settings (user_id, weekly_due_at) values ($1, $2)
     on conflict (user_id) do update set weekly_due_at = excluded.weekly_due_at`,
    [id, due.toISOString()],
  );
const notesOf = ({ id }: Account) =>
  database.query<{ title: string; message: string; dedupe_key: string }>(
    `select title, message, dedupe_key from notifications where user_id = $1 and dedupe_key like 'weekly:%' order by created_at`,
    [id],
  );
const mailsOf = ({ id }: Account) =>
  database.query<{ data: { summary: string; actions: { text: string; about: string | null }[] }; sealed: string }>(
    `select data, sealed from emails where user_id = $1 and template = 'weekly-note' order by created_at`,
    [id],
  );
async function withProfile(): Promise<Planner> {
  const member = await createPlanner(database, site.address);
  await giveRoadmap(database, member.id);
  return member;
}
/** Makes no other member's note due, for tests that count. */
const clearDue = () => database.query('update notification_settings set weekly_due_at = null');

// Mondays in the agency's time zone, far later than the emails and members.
const monday = morningOf('2031-03-03');
const afterForward = morningOf('2031-03-10');

describe('a weekly note', () => {
  it('is due on the next Monday for members with a profile, and never for others', async () => {
    const [member, bare, banned, leaving] = await Promise.all([
      withProfile(),
      createPlanner(database, site.address),
      withProfile(),
      withProfile(),
    ]);
    const unconfirmed = await insertAccount(database, { isConfirmed: false });
    await giveRoadmap(database, unconfirmed.id);
    await ban(database, banned.id);
    await database.query(`update users set deletion_due_at = now() + interval '1 day' where id = $1`, [leaving.id]);
    await plan(new Date('2031-02-26T12:00:00Z'));
    expect(await dueAt(member)).toBe(monday.toISOString());
    for (const other of [bare, banned, leaving, unconfirmed]) expect(await dueAt(other)).toBeUndefined();
    // Scheduling again changes nothing.
    await plan(new Date('2031-03-26T12:00:00Z'));
    expect(await dueAt(member)).toBe(monday.toISOString());
  });

  it('leaves existing notification settings unchanged', async () => {
    const member = await withProfile();
    await member.visitor.api.settings.saveNotifications.mutate({ weeklyByMail: false });
    await plan(new Date('2031-02-26T12:00:00Z'));
    expect(await dueAt(member)).toBe(monday.toISOString());
    expect(await member.visitor.api.weekly.current.query()).toMatchObject({ nextAt: monday.toISOString() });
    expect(await member.visitor.api.settings.notifications.query()).toMatchObject({
      weeklyInApp: true,
      weeklyByMail: false,
    });
  });

  it.each([
    // Eight in New York is 13:00 UTC in winter and 12:00 in summer.
    ['forward', '2031-03-03T13:00:00.000Z', '2031-03-10T12:00:00.000Z'],
    ['back', '2031-10-27T12:00:00.000Z', '2031-11-03T13:00:00.000Z'],
  ])('stays at eight when clocks go %s', async (_, first, next) => {
    const member = await withProfile();
    await setDue(member, new Date(first));
    await write(new Date(new Date(first).getTime() - 1));
    expect(await notesOf(member)).toEqual([]);
    await write(new Date(first));
    expect(await notesOf(member)).toHaveLength(1);
    expect(await dueAt(member)).toBe(next);
    await write(new Date(new Date(next).getTime() - 1));
    expect(await notesOf(member)).toHaveLength(1);
    await write(new Date(next));
    expect(await notesOf(member)).toHaveLength(2);
  });

  it('does not catch up on missed weeks', async () => {
    const member = await withProfile();
    await setDue(member, morningOf('2031-01-06'));
    const wednesday = new Date('2031-02-26T20:00:00Z');
    await write(wednesday);
    await write(wednesday);
    expect(await notesOf(member)).toMatchObject([{ dedupe_key: `weekly:${member.id}:2031-W09` }]);
    expect(await dueAt(member)).toBe(monday.toISOString());
  });
});

describe('the text of a weekly note', () => {
  it("names the next actions from the roadmap's tasks, which it creates", async () => {
    const member = await withProfile();
    await setDue(member, monday);
    await write(monday);
    const [note] = await notesOf(member);
    expect(note).toMatchObject({ title: 'What to do next this week' });
    // Created today, so all of them are overdue by that Monday.
    expect(note!.message).toBe(
      'It’s a new week. Half an hour is enough to get started. 1. Catch up on 5 overdue tasks, or choose new dates. 2. Do the next Marketing Machine step: Check the facts. 3. Write down one thing you want to finish by Friday.',
    );
    const [mail] = await mailsOf(member);
    expect(mail!.data.actions[0]).toMatchObject({ about: sampleRoadmap.thirtyDays[0] });
    expect((await member.visitor.api.plan.tasks.query({})).tasks).toHaveLength(5);
  });

  it('is previewed on screen as it would be now', async () => {
    const member = await withProfile();
    await press(member, 'plan.make');
    const { tasks } = await member.visitor.api.plan.tasks.query({});
    await member.visitor.api.plan.setStatus.mutate({ taskId: tasks[0]!.id, status: 'done' });
    await database.query(`update tasks set closed_at = now() - interval '7 days' where id = $1`, [tasks[0]!.id]);
    await database.query(
      `insert into machine_steps (user_id, step, status) values ($1, 'profile', 'done'), ($1, 'customer', 'skipped')`,
      [member.id],
    );
    await database.query(
      `insert into notifications (user_id, title, message, type, href) values ($1, 'A reply', 'x', 'info', '/dashboard/services')`,
      [member.id],
    );
    const week = await member.visitor.api.weekly.current.query();
    expect(week.summary).toBe('You finished 1 task last week. You’ve done 2 of 11 Marketing Machine steps.');
    expect(week.actions[0]).toMatchObject({ kind: 'replies', href: '/dashboard/services' });
    expect(week.actions.map(({ kind }) => kind)).toContain('machine');
    expect(week.nextAt).toBe(nextMondayMorning(new Date()).toISOString());
  });

  it('arrives by email, with a way to unsubscribe', async () => {
    const member = await withProfile();
    await setDue(member, monday);
    await write(monday);
    const worker = await startSite({ databaseUrl: database.url, role: 'worker' });
    try {
      const mail = await until('the note', async () =>
        (await mailsTo(member.email)).find(({ subject }) => subject === 'What to do next this week'),
      );
      expect(mail.text).toContain('Catch up on 5 overdue tasks');
      expect(mail.text).toContain(`* ${sampleRoadmap.thirtyDays[0]}`);
      expect(mail.text).toContain('http://localhost/dashboard/plan');
      expect(mail.text).toMatch(/Unsubscribe: http:\/\/localhost\/unsubscribe\?token=/);
    } finally {
      await worker.stop();
    }
  });
});

describe('a member', () => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('gets the note according to the settings (in the app: %s, by email: %s)', async (inApp, byMail) => {
    const member = await withProfile();
    await member.visitor.api.settings.saveNotifications.mutate({ weeklyInApp: inApp, weeklyByMail: byMail });
    await setDue(member, monday);
    await write(monday);
    expect(await notesOf(member)).toHaveLength(inApp ? 1 : 0);
    expect(await mailsOf(member)).toHaveLength(byMail ? 1 : 0);
    expect(await dueAt(member)).toBe(afterForward.toISOString());
  });

  it('gets no email at an address that unsubscribed', async () => {
    const member = await withProfile();
    await database.query(
      `insert into email_suppressions (email_hash, reason) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'unsubscribed')`,
      [member.email],
    );
    await setDue(member, monday);
    await write(monday);
    expect(await notesOf(member)).toHaveLength(1);
    expect(await mailsOf(member)).toEqual([]);
  });

  it('gets nothing while banned or about to leave', async () => {
    const [banned, leaving] = await Promise.all([withProfile(), withProfile()]);
    await Promise.all([setDue(banned, monday), setDue(leaving, monday)]);
    await ban(database, banned.id);
    await database.query(`update users set deletion_due_at = now() + interval '1 day' where id = $1`, [leaving.id]);
    await write(monday);
    for (const who of [banned, leaving]) {
      expect(await notesOf(who)).toEqual([]);
      expect(await mailsOf(who)).toEqual([]);
    }
  });
});

describe("a weekly note's unsubscribe link", () => {
  const linkOf = async (member: Account) => {
    const [mail] = await mailsOf(member);
    const { unsubscribe } = (await sealerOf(siteSecret).open(mail!.sealed)) as { unsubscribe: string };
    return `/unsubscribe?token=${encodeURIComponent(unsubscribe)}`;
  };
  const switches = ({ id }: Account) =>
    database.query(
      'select weekly_in_app, weekly_by_mail, reminders_by_mail from notification_settings where user_id = $1',
      [id],
    );

  it('changes nothing when opened, and ends only the weekly email with one click', async () => {
    const member = await withProfile();
    await setDue(member, monday);
    await write(monday);
    const link = await linkOf(member);
    const suppressions = () => database.query('select 1 from email_suppressions');
    const suppressed = await suppressions();
    // The account has moved to another address since.
    await database.query(`update users set email = 'moved-' || email where id = $1`, [member.id]);
    const page = await send(site.address, { path: link });
    expect(page.status).toBe(200);
    expect(page.body).toContain('Stop the weekly note?');
    expect(await switches(member)).toMatchObject([{ weekly_by_mail: true }]);
    for (let click = 0; click < 2; click += 1) {
      const done = await send(site.address, {
        method: 'POST',
        path: link,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(done.status).toBe(200);
      expect(done.body).toContain('We won’t email the weekly note to ');
    }
    expect(await switches(member)).toEqual([{ weekly_in_app: true, weekly_by_mail: false, reminders_by_mail: true }]);
    // The address stays on the newsletter lists.
    expect(await suppressions()).toEqual(suppressed);
    await write(afterForward);
    expect(await notesOf(member)).toHaveLength(2);
    expect(await mailsOf(member)).toHaveLength(1);
  });

  it('shows success for a deleted account', async () => {
    const member = await withProfile();
    await setDue(member, monday);
    await write(monday);
    const link = await linkOf(member);
    await database.query(`update conversations set user_id = null where user_id = $1`, [member.id]);
    await database.query('delete from users where id = $1', [member.id]);
    expect((await send(site.address, { method: 'POST', path: link })).status).toBe(200);
  });
});

describe('four writers', () => {
  it(
    'write one note and one email per member, even if all start twice at the same moment',
    { tags: ['check-57'] },
    async () => {
      await clearDue();
      const members = await Promise.all(Array.from({ length: 30 }, withProfile));
      await Promise.all(members.map((member) => setDue(member, monday)));
      const counts = await Promise.all(
        [...writers, ...writers].map(({ deps }) => writeDueNotes(deps, { now: monday })),
      );
      const rest = await write(monday);
      expect(counts.reduce((sum, count) => sum + count, rest)).toBe(members.length);
      for (const member of members) {
        expect(await notesOf(member)).toHaveLength(1);
        expect(await mailsOf(member)).toHaveLength(1);
        expect(await dueAt(member)).toBe(afterForward.toISOString());
      }
    },
  );
});
