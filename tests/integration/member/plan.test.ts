/** A member's tasks: from the roadmap, their own, and reminders. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { remindMembers, tasksOverview } from '#server/features/member/plan/service.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { addDays, dayAt, morningOf, weekdayOf } from '#shared/domain/plan-dates.ts';
import { ban } from '#tests/helpers/members.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import { createPlanner, giveRoadmap, press, sampleRoadmap, type Planner } from '#tests/helpers/plan.ts';

// Without a sweeper: the test sends reminders when it needs to.
const { database, site } = await openSite({ role: 'web' });
const writers = [1, 2].map(() => closing(createTestDeps({ databaseUrl: database.url })));

const newMember = () => createPlanner(database, site.address);
const plan = ({ visitor }: Planner) => visitor.api.plan;
const make = (member: Planner) => press<{ added: number; noRoom: number }>(member, 'plan.make');
const today = () => dayAt(new Date());
const own = (title: string, change: object = {}) => ({
  submissionId: randomUUID(),
  title,
  dueOn: addDays(today(), 3),
  ...change,
});

describe('roadmap tasks', () => {
  it('are created once, dated, and followed by a reminder on their day', async () => {
    const member = await newMember();
    await giveRoadmap(database, member.id);
    expect(await plan(member).tasks.query({})).toMatchObject({ hasRoadmap: true, hasRoadmapTasks: false, newSteps: 5 });
    expect(await make(member)).toEqual({ added: 5, noRoom: 0 });
    const { tasks, newSteps, hasRoadmapTasks } = await plan(member).tasks.query({});
    expect({ newSteps, hasRoadmapTasks }).toEqual({ newSteps: 0, hasRoadmapTasks: true });
    expect(tasks.map(({ title }) => title)).toEqual([...sampleRoadmap.thirtyDays, ...sampleRoadmap.ninetyDays]);
    expect(tasks.map(({ horizon }) => horizon)).toEqual(['30', '30', '30', '90', '90']);
    for (const task of tasks) {
      expect(task).toMatchObject({ status: 'open', note: '', remindOn: task.dueOn, closedAt: null });
      expect(task.dueOn > today()).toBe(true);
      expect(weekdayOf(task.dueOn)).toBeLessThanOrEqual(5);
    }
    expect(await make(member)).toEqual({ added: 0, noRoom: 0 });
    expect((await plan(member).tasks.query({})).tasks).toEqual(tasks);
  });

  it('are created once by twenty simultaneous requests', async () => {
    const member = await newMember();
    await giveRoadmap(database, member.id);
    const made = await Promise.all(Array.from({ length: 20 }, () => make(member)));
    expect(made.map(({ added }) => added).sort()).toEqual([...Array<number>(19).fill(0), 5]);
    expect((await plan(member).tasks.query({})).tasks).toHaveLength(5);
  });

  it('are added only for new steps when the roadmap changes, and done tasks stay done', async () => {
    const member = await newMember();
    await giveRoadmap(database, member.id);
    await make(member);
    const [first] = (await plan(member).tasks.query({})).tasks;
    await plan(member).setStatus.mutate({ taskId: first!.id, status: 'done' });
    await giveRoadmap(database, member.id, {
      ...sampleRoadmap,
      thirtyDays: ['Put a sign on the van', ...sampleRoadmap.thirtyDays.toReversed()],
    });
    expect(await plan(member).tasks.query({})).toMatchObject({ newSteps: 1 });
    expect(await make(member)).toEqual({ added: 1, noRoom: 0 });
    const { tasks } = await plan(member).tasks.query({});
    expect(tasks).toHaveLength(6);
    expect(tasks.find(({ id }) => id === first!.id)).toMatchObject({ status: 'done' });
    expect(tasks.filter(({ title }) => title === 'Put a sign on the van')).toHaveLength(1);
  });

  it('are not created without a roadmap', async () => {
    const member = await newMember();
    expect(await plan(member).tasks.query({})).toMatchObject({ hasRoadmap: false, newSteps: 0, tasks: [] });
    await expect(make(member)).rejects.toThrow('You don’t have a roadmap yet.');
  });

  it('can be skipped, but only a member’s own tasks can be removed', async () => {
    const member = await newMember();
    await giveRoadmap(database, member.id);
    await make(member);
    const [step] = (await plan(member).tasks.query({})).tasks;
    await expect(plan(member).removeTask.mutate({ taskId: step!.id })).rejects.toThrow('Skip it instead');
    const task = await plan(member).addTask.mutate(own('Order flyers'));
    await plan(member).removeTask.mutate({ taskId: task.id });
    await expect(plan(member).removeTask.mutate({ taskId: task.id })).rejects.toThrow(
      'We couldn’t find that task. Reload your plan.',
    );
    expect((await plan(member).tasks.query({})).tasks).toHaveLength(5);
  });
});

describe('a member’s own tasks', () => {
  it('are added once, however often they are sent', async () => {
    const member = await newMember();
    const sent = own('  Order <b>flyers</b> ', { note: 'A5, both sides', remindOn: addDays(today(), 2) });
    const made = await Promise.all(Array.from({ length: 5 }, () => plan(member).addTask.mutate(sent)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made[0]).toMatchObject({ horizon: 'own', title: 'Order flyers', note: 'A5, both sides', status: 'open' });
    expect((await plan(member).tasks.query({})).tasks).toHaveLength(1);
  });

  it('are limited exactly, even with fifty added together and those of the roadmap', async () => {
    const member = await newMember();
    await database.query(
      `insert into tasks (user_id, horizon, source, title, due_on)
       select $1, 'own', 'filled ' || n, 'Task ' || n, current_date from generate_series(1, $2) n`,
      [member.id, memberLimits.tasks - 7],
    );
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => plan(member).addTask.mutate(own(`Another ${index}`))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toContain('reached the limit of');
    const [row] = await database.query<{ n: number }>('select count(*)::int n from tasks where user_id = $1', [
      member.id,
    ]);
    expect(row!.n).toBe(memberLimits.tasks);

    await giveRoadmap(database, member.id);
    expect(await make(member)).toEqual({ added: 0, noRoom: 5 });
    await database.query(`delete from tasks where user_id = $1 and source in ('filled 1', 'filled 2')`, [member.id]);
    expect(await make(member)).toEqual({ added: 2, noRoom: 3 });
    // The first steps of the roadmap have been added.
    const { tasks } = await plan(member).tasks.query({});
    expect(tasks.filter(({ horizon }) => horizon !== 'own').map(({ title }) => title)).toEqual(
      sampleRoadmap.thirtyDays.slice(0, 2),
    );
  });

  it('are refused, not truncated, if they are too long', async () => {
    const member = await newMember();
    for (const bad of [
      { title: '' },
      { title: '  <i> </i>' },
      { title: 'x'.repeat(memberLimits.taskTitle + 1) },
      { note: 'x'.repeat(memberLimits.taskNote + 1) },
      { dueOn: '2026-02-30' },
      { dueOn: 'soon' },
      { remindOn: '1999-01-01' },
      { status: 'done' },
    ])
      await expect(plan(member).addTask.mutate(own('Fine', bad)), JSON.stringify(bad)).rejects.toThrow();
    expect((await plan(member).tasks.query({})).tasks).toEqual([]);
  });
});

describe('a task', () => {
  it('can be done, skipped and reopened, and the filters follow', async () => {
    const member = await newMember();
    const [a, b, c] = await Promise.all(['A', 'B', 'C'].map((title) => plan(member).addTask.mutate(own(title))));
    const done = await plan(member).setStatus.mutate({ taskId: a!.id, status: 'done' });
    expect(done.closedAt).not.toBeNull();
    expect(await plan(member).setStatus.mutate({ taskId: a!.id, status: 'done' })).toEqual(done);
    await plan(member).setStatus.mutate({ taskId: b!.id, status: 'skipped' });
    const titles = async (show: 'open' | 'done' | 'all') =>
      (await plan(member).tasks.query({ show })).tasks.map(({ title }) => title).sort();
    expect(await titles('open')).toEqual(['C']);
    expect(await titles('done')).toEqual(['A', 'B']);
    expect(await titles('all')).toEqual(['A', 'B', 'C']);
    expect(await plan(member).setStatus.mutate({ taskId: a!.id, status: 'open' })).toMatchObject({ closedAt: null });
    expect(await titles('open')).toEqual(['A', 'C']);
    expect(c!.status).toBe('open');
  });

  it('keeps fields that a change does not name, and its reminder moves with its date', async () => {
    const member = await newMember();
    const day = (count: number) => addDays(today(), count);
    const task = await plan(member).addTask.mutate(
      own('Order flyers', { note: 'A5', dueOn: day(3), remindOn: day(3) }),
    );
    const change = (changes: object) => plan(member).updateTask.mutate({ taskId: task.id, ...changes });
    expect(await change({ dueOn: day(5) })).toMatchObject({
      title: 'Order flyers',
      note: 'A5',
      dueOn: day(5),
      remindOn: day(5),
    });
    expect(await change({ remindOn: day(4) })).toMatchObject({ dueOn: day(5), remindOn: day(4) });
    expect(await change({ dueOn: day(6) })).toMatchObject({ dueOn: day(6), remindOn: day(4) });
    expect(await change({ remindOn: null, title: 'Print flyers', note: '' })).toMatchObject({
      title: 'Print flyers',
      note: '',
      remindOn: null,
    });
    await expect(change({})).rejects.toThrow('You haven’t changed anything yet. Edit something first.');
  });

  it('is counted in the overview, which names the next one', async () => {
    const member = await newMember();
    const { deps } = writers[0]!;
    // A Wednesday.
    const now = morningOf('2027-03-10');
    expect(await tasksOverview(deps, { userId: member.id, now })).toEqual({
      overdue: 0,
      dueToday: 0,
      dueThisWeek: 0,
      open: 0,
      done: 0,
      next: null,
    });
    const made = [];
    for (const dueOn of ['2027-03-15', '2027-03-14', '2027-03-10', '2027-03-10', '2027-03-09', '2027-03-08'])
      made.push(await plan(member).addTask.mutate(own(`Due ${dueOn}`, { dueOn })));
    await plan(member).setStatus.mutate({ taskId: made.at(-1)!.id, status: 'done' });
    expect(await tasksOverview(deps, { userId: member.id, now })).toEqual({
      overdue: 1,
      dueToday: 2,
      dueThisWeek: 3,
      open: 5,
      done: 1,
      next: { id: made.at(-2)!.id, title: 'Due 2027-03-09', dueOn: '2027-03-09' },
    });
  });
});

describe('reminders', () => {
  // Far in the future, so that no other test's reminders are due.
  const monday = '2031-03-10';
  const noticesOf = (member: Planner) =>
    database.query<{ title: string; message: string; href: string }>(
      'select title, message, href from notifications where user_id = $1 order by created_at',
      [member.id],
    );
  const mailsOf = (member: Planner) =>
    database.query<{ data: { tasks: { title: string }[]; more: number } }>(
      `select data from emails where user_id = $1 and template = 'task-reminder' order by created_at`,
      [member.id],
    );
  const remind = (now: Date) => remindMembers(writers[0]!.deps, { now });
  const due = (title: string, remindOn: string | null = monday) => own(title, { dueOn: addDays(monday, 1), remindOn });

  it("are sent once at eight, with all of a member's tasks in one message", async () => {
    const member = await newMember();
    for (const title of ['Call the printer', 'Post a picture']) await plan(member).addTask.mutate(due(title));
    await plan(member).addTask.mutate(due('No reminder', null));
    await remind(new Date(morningOf(monday).getTime() - 1));
    expect(await noticesOf(member)).toEqual([]);
    await remind(morningOf(monday));
    await remind(morningOf(monday));
    expect(await noticesOf(member)).toEqual([
      { title: 'You have 2 tasks to do', message: 'First up: Call the printer', href: '/dashboard/plan' },
    ]);
    expect(await mailsOf(member)).toMatchObject([
      { data: { tasks: [{ title: 'Call the printer' }, { title: 'Post a picture' }], more: 0 } },
    ]);
  });

  it('are sent once to each of thirty members by two sweepers', { tags: ['check-57'] }, async () => {
    const members = await Promise.all(Array.from({ length: 30 }, newMember));
    await Promise.all(members.flatMap((member) => ['A', 'B'].map((title) => plan(member).addTask.mutate(due(title)))));
    const sweeps = Array.from({ length: 6 }, (_, index) =>
      remindMembers(writers[index % 2]!.deps, { now: morningOf(monday) }),
    );
    const told = (await Promise.all(sweeps)).reduce((sum, count) => sum + count, 0);
    // Colliding sweepers skip each other's members and never notify twice; the next sweep finds the rest.
    const rest = await remind(morningOf(monday));
    expect(told + rest).toBe(members.length);
    for (const member of members) {
      expect(await noticesOf(member)).toHaveLength(1);
      expect(await mailsOf(member)).toHaveLength(1);
    }
  });

  it('are not sent for done or skipped tasks, or to members who left', async () => {
    const [member, banned, leaving] = await Promise.all([newMember(), newMember(), newMember()]);
    for (const status of ['done', 'skipped'] as const) {
      const { id } = await plan(member).addTask.mutate(due(status));
      await plan(member).setStatus.mutate({ taskId: id, status });
    }
    await plan(banned).addTask.mutate(due('A'));
    await plan(leaving).addTask.mutate(due('A'));
    await ban(database, banned.id);
    await database.query(`update users set deletion_due_at = now() + interval '1 day' where id = $1`, [leaving.id]);
    await remind(morningOf(monday));
    for (const who of [member, banned, leaving]) {
      expect(await noticesOf(who)).toEqual([]);
      expect(await mailsOf(who)).toEqual([]);
    }
  });

  it('are not emailed to members who turned that off', async () => {
    const member = await newMember();
    await database.query('insert into notification_settings (user_id, reminders_by_mail) values ($1, false)', [
      member.id,
    ]);
    await plan(member).addTask.mutate(due('Call the printer'));
    await remind(morningOf(monday));
    expect(await noticesOf(member)).toHaveLength(1);
    expect(await mailsOf(member)).toEqual([]);
  });

  it("are sent again when a task's due date changes, but not when it stays the same", async () => {
    const member = await newMember();
    const { id: taskId } = await plan(member).addTask.mutate(due('Call the printer'));
    await remind(morningOf(monday));
    await plan(member).updateTask.mutate({ taskId, dueOn: monday, remindOn: monday, title: 'Call both printers' });
    await remind(morningOf(monday));
    expect(await noticesOf(member)).toHaveLength(1);
    await plan(member).updateTask.mutate({ taskId, dueOn: addDays(monday, 2) });
    await remind(morningOf(addDays(monday, 1)));
    expect(await noticesOf(member)).toHaveLength(1);
    await remind(morningOf(addDays(monday, 2)));
    expect(await noticesOf(member)).toHaveLength(2);
  });
});
