/** The calendar feed: anyone with its address can see it, until it is replaced or removed. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { addDays, dayAt } from '#shared/domain/plan-dates.ts';
import { send, type Reply } from '#tests/helpers/http.ts';
import { createMailWriter } from '#tests/helpers/mail-writer.ts';
import { ban } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createPlanner, press, type Planner } from '#tests/helpers/plan.ts';

const { database, site } = await openSite({ role: 'web' });

const newMember = () => createPlanner(database, site.address);
const pathOf = (url: string) => new URL(url).pathname;
const get = (path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  send(site.address, { path, headers });
const newTask = (title: string, note = '') => ({
  submissionId: randomUUID(),
  title,
  note,
  dueOn: addDays(dayAt(new Date()), 3),
});
async function withLink(): Promise<{ member: Planner; path: string }> {
  const member = await newMember();
  const { url } = await press<{ url: string }>(member, 'plan.makeCalendarLink');
  return { member, path: pathOf(url) };
}
const unfold = (text: string) => text.replace(/\r\n[ \t]/g, '');
const count = (text: string, what: string) => text.split(what).length - 1;

it('shows open and done tasks, but no skipped ones, to anyone with the address', async () => {
  const { member, path } = await withLink();
  const { api } = member.visitor;
  const tasks = [];
  for (const title of ['Order flyers', 'Call, then write; wait', 'Never mind'])
    tasks.push(await api.plan.addTask.mutate(newTask(title, 'First line\nsecond line')));
  await api.plan.setStatus.mutate({ taskId: tasks[1]!.id, status: 'done' });
  await api.plan.setStatus.mutate({ taskId: tasks[2]!.id, status: 'skipped' });
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers['content-disposition']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  const text = unfold(body);
  expect(count(text, 'BEGIN:VEVENT')).toBe(2);
  expect(text).toContain(`\r\nUID:${tasks[0]!.id}@localhost\r\n`);
  expect(text).toContain('\r\nSUMMARY:Order flyers\r\n');
  expect(text).toContain('\r\nSUMMARY:✓ Call\\, then write\\; wait\r\n');
  expect(text).toContain('\r\nDESCRIPTION:First line\\nsecond line\\n\\nhttp://localhost/dashboard/plan\r\n');
  expect(text).toContain(`\r\nDTSTART;VALUE=DATE:${tasks[0]!.dueOn.replaceAll('-', '')}\r\n`);
  expect(text).not.toContain('Never mind');
  const file = await get(`${path}?download`);
  expect(file.headers['content-disposition']).toBe('attachment; filename="everglow-plan.ics"');
});

it('reports that nothing has changed, and which tasks were removed', async () => {
  const { member, path } = await withLink();
  const { api } = member.visitor;
  const task = await api.plan.addTask.mutate(newTask('Order flyers'));
  const first = await get(path);
  const etag = first.headers.etag!;
  expect(first.headers['last-modified']).toMatch(/ GMT$/);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`])
    expect(await get(path, { 'if-none-match': tag })).toMatchObject({ status: 304, body: '' });
  expect((await get(path)).body).toBe(first.body);
  await api.plan.removeTask.mutate({ taskId: task.id });
  const later = await get(path, { 'if-none-match': etag, 'if-modified-since': new Date().toUTCString() });
  expect(later.status).toBe(200);
  expect(later.headers.etag).not.toBe(etag);
  expect(later.body).not.toContain('Order flyers');
});

it('ends the feed when it is replaced or removed, with the same 404 as for an unknown address', async () => {
  const { member, path } = await withLink();
  const { api } = member.visitor;
  const link = await api.plan.calendar.query();
  expect(pathOf(link!.url)).toBe(path);
  const again = await press<{ url: string }>(member, 'plan.makeCalendarLink');
  expect(pathOf(again.url)).not.toBe(path);
  expect((await get(pathOf(again.url))).status).toBe(200);
  const gone = await get(path);
  await press(member, 'plan.removeCalendarLink');
  expect(await api.plan.calendar.query()).toBeNull();
  const others = [
    pathOf(again.url),
    `/calendar/${'A'.repeat(43)}.ics`,
    '/calendar/x.ics',
    '/calendar/..%2f..%2fetc.ics',
    path.replace('.ics', '.txt'),
    path.replace('.ics', ''),
  ];
  for (const other of others) {
    const { status, body, headers } = await get(other);
    expect({ status, body, type: headers['content-type'] }).toEqual({
      status: 404,
      body: 'We couldn’t find that calendar. Get a new link from your plan.\n',
      type: 'text/plain; charset=utf-8',
    });
  }
  expect(gone.body).toBe('We couldn’t find that calendar. Get a new link from your plan.\n');
});

it('hides the feed while the member is banned', async () => {
  const { member, path } = await withLink();
  await ban(database, member.id);
  expect((await get(path)).status).toBe(404);
  await database.query('update users set banned_until = null where id = $1', [member.id]);
  expect((await get(path)).status).toBe(200);
});

it('stores the feed address in neither the database nor the log', async () => {
  const { member, path } = await withLink();
  const token = /\/([\w-]+)\.ics$/.exec(path)![1]!;
  const [row] = await database.query<{ text: string }>(
    'select l::text as text from calendar_links l where user_id = $1',
    [member.id],
  );
  expect(row!.text).not.toContain(token);

  let logged = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  const writer = createMailWriter({ databaseUrl: database.url, role: 'web' });
  const app = createApp(
    { ...writer.deps, log: pino({ level: 'trace' }, sink) },
    { readiness: { isOpen: () => true, workersRun: () => true }, isBehind: () => false, headers: {}, trustProxy: 1 },
  );
  const server = createServer(app).listen(0);
  try {
    const { port } = server.address() as { port: number };
    const ask = (target: string) => send(`http://127.0.0.1:${port}`, { path: target });
    expect((await ask(path)).status).toBe(200);
    await ask(path.replace('/calendar/', '/CALENDAR/'));
    await ask(`${path}?download=${token}`);
    await ask(`/calendar/${token}x.ics`);
    expect(logged).toContain('"path":"/calendar/…"');
    expect(logged).not.toContain(token);
  } finally {
    server.close();
    await writer.close();
  }
});
