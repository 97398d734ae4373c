/** Kills workers while they write weekly notes: no note is lost, and none is written twice. */
import { afterAll, expect, it } from 'vitest';
import { dayAt, isoWeekOf, nextMondayMorning } from '#shared/domain/plan-dates.ts';
import { times } from '#tests/helpers/lanes.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createPlanner, giveRoadmap } from '#tests/helpers/plan.ts';
import { siteEnv } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';
import { endWorkers, startWorkers } from '#tests/helpers/worker-processes.ts';

const members = 300;

const { database, site } = await openSite({ role: 'web' });
afterAll(endWorkers);

it(
  'writes one note and one email for each member through three kills',
  { tags: ['check-57'], timeout: 180_000 },
  async () => {
    const planners = await times(members, () => createPlanner(database, site.address), 4);
    for (const { id } of planners) await giveRoadmap(database, id);
    const start = () => startWorkers(siteEnv({ databaseUrl: database.url, role: 'worker' }));
    const running = [await start(), await start()];
    const now = new Date();
    await database.query(
      `insert into notification_settings (user_id, weekly_due_at) select id, $1 from users
     on conflict (user_id) do update set weekly_due_at = excluded.weekly_due_at`,
      [new Date(now.getTime() - 60_000).toISOString()],
    );
    type Note = { user_id: string; dedupe_key: string };
    const notes = () =>
      database.query<Note>(`select user_id, dedupe_key from notifications where dedupe_key like 'weekly:%'`);
    let kills = 0;
    for (const share of [10, 100, 200]) {
      await until(`${share} notes`, async () => (await notes()).length >= share, { everyMs: 5, withinMs: 60_000 });
      if ((await notes()).length < members) kills += 1;
      running.shift()!.kill('SIGKILL');
      running.push(await start());
    }
    // Otherwise nothing was interrupted, and the test would prove nothing.
    expect(kills).toBeGreaterThan(0);
    await until('all notes', async () => (await notes()).length >= members, { withinMs: 60_000 });
    const written = await notes();
    const week = isoWeekOf(dayAt(now));
    expect(written.map(({ dedupe_key }) => dedupe_key).toSorted()).toEqual(
      planners.map(({ id }) => `weekly:${id}:${week}`).toSorted(),
    );
    const emails = await database.query<{ user_id: string }>(
      `select user_id from emails where template = 'weekly-note'`,
    );
    expect(emails.map(({ user_id }) => user_id).toSorted()).toEqual(planners.map(({ id }) => id).toSorted());
    const due = await database.query<{ due: Date }>('select distinct weekly_due_at as due from notification_settings');
    expect(due.map((row) => row.due.toISOString())).toEqual([nextMondayMorning(now).toISOString()]);
  },
);
