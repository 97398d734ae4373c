/** Lists of emails and failed work, and bulk retries: nothing too old, nothing left behind. */
import { expect, it } from 'vitest';
import { createAdmin } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { insertEvent, insertMail } from '../access/rows-operations.ts';

/** Without workers, so that queued work stays queued. */
const { database, site: web } = await openSite({ role: 'web' });
const admin = await createAdmin(database, web.address);

const operations = () => admin.visitor.api.admin.operations;
const clean = () => database.query('truncate emails, payment_events cascade');

it('continues the list of emails after the last one of a page was deleted', async () => {
  await database.query(`
    insert into emails (template, to_email, status, wake_at, created_at)
    select 'welcome', 'gone' || n || '@erased.example', 'sent', now(), now() - n * interval '1 minute'
    from generate_series(1, 60) n`);
  const first = await operations().mails.query({ q: 'erased.example' });
  await database.query('delete from emails where id = $1', [first.items.at(-1)!.id]);
  const second = await operations().mails.query({ q: 'erased.example', cursor: first.nextCursor! });
  expect(second.items[0]!.to).toBe('gone51@erased.example');
  expect(second.items).toHaveLength(10);
});

it('resends all failed emails except those that are too old or whose day has passed', async () => {
  await clean();
  const age = async (template: string, hours: number) => {
    const id = await insertMail(database, { template });
    await database.query(`update emails set created_at = now() - make_interval(hours => $2) where id = $1`, [
      id,
      hours,
    ]);
    return id;
  };
  const young = [await age('welcome', 71), await age('weekly-note', 23), await age('seat-offered', 1)];
  const old = [await age('welcome', 73)];
  const passed: string[] = [];
  for (const template of ['weekly-note', 'task-reminder', 'seat-offered', 'deletion-planned', 'deletion-cancelled'])
    passed.push(await age(template, 25));
  expect(await operations().retryAll.mutate({ kind: 'mail' })).toEqual({ count: 3 });
  const failed = await database.query<{ id: string }>(`select id from emails where status = 'error'`);
  expect(new Set(failed.map(({ id }) => id))).toEqual(new Set([...old, ...passed]));
  expect((await operations().mail.query({ id: young[0]! })).status).toBe('queued');
  // Individually, the admin may resend an old email; one about a past day is refused.
  await operations().retryMail.mutate({ id: old[0]! });
  for (const id of passed) await expect(operations().retryMail.mutate({ id })).rejects.toThrow(/day that has passed/);
  const { items } = await operations().failedWork.query({ kind: 'mail' });
  expect(items.map(({ refusal }) => refusal)).toEqual(
    passed.map(() => expect.stringContaining('day that has passed') as string),
  );
});

it('retries all work of a kind, including what is queued behind repeated failures', async () => {
  await clean();
  await database.query(`
    insert into emails (template, to_email, status, wake_at, created_at)
    select 'welcome', 'stuck' || n || '@example.com', 'error', now() - interval '1 minute', now() - interval '1 day'
    from generate_series(1, 200) n`);
  const mail = await insertMail(database);
  await database.query(`update emails set wake_at = now() - interval '2 hours' where id = $1`, [mail]);
  expect(await operations().retryAll.mutate({ kind: 'mail' })).toEqual({ count: 200 });
  expect((await operations().mail.query({ id: mail })).status).toBe('queued');

  await database.query(
    `insert into engine_runs (user_id, kind, subject, status, failure, attempts, wake_at, finished_at, created_at)
     select $1, 'machine', 'stuck' || n, 'failed', 'TypeError', 5, now() - interval '1 minute', now(), now() - interval '1 day'
     from generate_series(1, 200) n`,
    [admin.id],
  );
  const [{ id: run } = { id: '' }] = await database.query<{ id: string }>(
    `insert into engine_runs (user_id, kind, subject, status, failure, attempts, wake_at, finished_at)
     values ($1, 'machine', 'waits', 'failed', 'TypeError', 5, now() - interval '2 hours', now()) returning id`,
    [admin.id],
  );
  expect(await operations().retryAll.mutate({ kind: 'machine' })).toEqual({ count: 200 });
  const [row] = await database.query<{ status: string }>('select status from engine_runs where id = $1', [run]);
  expect(row!.status).toBe('queued');
});

it('continues the list of failed work where a page ended, even if its last item was retried', async () => {
  await database.query(`delete from engine_runs where kind = 'section'`);
  await database.query(
    `insert into engine_runs (user_id, kind, subject, status, failure, attempts, wake_at, finished_at, created_at)
     select $1, 'section', 'page' || n, 'failed', 'TypeError', 5, now(), now(), now() - n * interval '1 minute'
     from generate_series(1, 60) n`,
    [admin.id],
  );
  const first = await operations().failedWork.query({ kind: 'section' });
  await operations().retryWork.mutate({ kind: 'section', id: first.items.at(-1)!.id });
  const second = await operations().failedWork.query({ kind: 'section', cursor: first.nextCursor! });
  expect(second.items.map(({ what }) => what)).toEqual(Array.from({ length: 10 }, (_, index) => `page${index + 51}`));
  await clean();
  await Promise.all(Array.from({ length: 51 }, () => insertEvent(database)));
  const { nextCursor } = await operations().failedWork.query({ kind: 'payment' });
  expect((await operations().failedWork.query({ kind: 'payment', cursor: nextCursor! })).items).toHaveLength(1);
});
