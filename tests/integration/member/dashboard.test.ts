/** The dashboard overview and paged notifications, through the API. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { readPages } from '#tests/helpers/pages.ts';
import { ask } from '../access/ask.ts';
import { finish } from '../access/world.ts';

let member: Member;

const { database, site } = await openSite({ role: 'web' });

beforeEach(async () => {
  member = await createMember(database, site.address);
});

describe('the overview', () => {
  const overview = () => member.visitor.api.dashboard.overview.query();

  it('shows only a trial for a new account', async () => {
    expect(await overview()).toMatchObject({
      profile: null,
      membership: { status: 'active', plan: 'free', daysLeft: 14, preview: null },
      prompts: { used: 0, limit: 25, unlimited: false, mayUnlock: true },
      machine: { done: 0, skipped: 0, total: 11, next: { key: 'profile' } },
      tasks: { overdue: 0, dueToday: 0, dueThisWeek: 0, open: 0, done: 0, next: null },
    });
  });

  it("counts only this account's profile, steps, tasks and prompts", async () => {
    const other = await createMember(database, site.address);
    for (const { id } of [member, other]) {
      await finish(database, { visitorId: randomUUID(), userId: id });
      const tasks = id === member.id ? 2 : 5;
      await database.query(
        `insert into tasks (user_id, horizon, source, title, due_on)
         select $1, '30', 'source ' || n, 'Task ' || n, current_date - 10 + n from generate_series(1, $2::int) n`,
        [id, tasks],
      );
      await database.query(
        `insert into machine_steps (user_id, step, status) values ($1, 'profile', 'done'), ($1, 'customer', 'skipped')`,
        [id],
      );
    }
    await database.query(
      `insert into prompt_uses (user_id, month, prompt_keys)
       values ($1, to_char(now() at time zone 'utc', 'YYYY-MM-01'), '{veo3.1,veo3.2}')`,
      [member.id],
    );
    const found = await overview();
    expect(found).toMatchObject({
      profile: { businessName: 'Coral Bay Cooling' },
      membership: { preview: { daysLeft: 7 } },
      prompts: { used: 2 },
      machine: { done: 1, skipped: 1, next: { key: 'offer' } },
      tasks: { overdue: 2, open: 2, next: { title: 'Task 1' } },
    });
    expect(await member.visitor.api.membership.current.query()).toMatchObject({ preview: { daysLeft: 7 } });
    // The whole profile is a hundred times as large, and isn't included.
    expect(JSON.stringify(found).length).toBeLessThan(1500);
  });

  it('counts no prompts for Pro', async () => {
    await database.query(`update user_memberships set plan = 'pro' where user_id = $1`, [member.id]);
    expect(await overview()).toMatchObject({ membership: { plan: 'pro' }, prompts: { unlimited: true } });
  });
});

describe('notifications', () => {
  /** Groups of three share a timestamp, so that the order depends on more than time. */
  const write = (count: number) =>
    database.query(
      `insert into notifications (user_id, title, message, type, is_read, created_at)
       select $1, 'Number ' || n, 'Text', 'info', n % 2 = 0, now() - make_interval(mins => n / 3)
       from generate_series(1, $2::int) n`,
      [member.id, count],
    );
  type Show = 'all' | 'unread';
  const page = (show: Show, cursor?: string) =>
    member.visitor.api.notifications.list.query({ show, ...(cursor !== undefined && { cursor }) });
  const all = async (show: Show) => {
    const pages = await readPages((cursor?: string) => page(show, cursor));
    return {
      ids: pages.flatMap(({ entries }) => entries.map(({ id }) => id)),
      sizes: pages.map(({ entries }) => entries.length),
    };
  };

  it('come in pages, each once and in order', async () => {
    await write(120);
    const { ids, sizes } = await all('all');
    expect(sizes).toEqual(Array(6).fill(20));
    const rows = await database.query<{ id: string }>(
      'select id from notifications where user_id = $1 order by created_at desc, id desc',
      [member.id],
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it('can be listed unread only, even after the cursor was marked as read', async () => {
    await write(50);
    const first = await page('unread');
    expect(first.entries.every(({ isRead }) => !isRead)).toBe(true);
    await member.visitor.api.notifications.markRead.mutate({ notificationId: first.nextCursor! });
    const second = await page('unread', first.nextCursor!);
    expect(second.entries).toHaveLength(5);
    expect(second.nextCursor).toBeNull();
  });

  it('are summarized by the unread count and the newest three', async () => {
    await write(9);
    const { entries } = await page('all');
    const news = await member.visitor.api.notifications.summary.query();
    expect(news).toEqual({ unread: 5, latest: entries.slice(0, 3) });
    await ask(member.visitor, 'notifications.markAllRead', 'mutation', undefined);
    expect((await member.visitor.api.notifications.summary.query()).unread).toBe(0);
  });
});
