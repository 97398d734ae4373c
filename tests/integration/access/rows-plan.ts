/** Access rules for tasks, the calendar link, the weekly note and the Marketing Machine: a member’s own only. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  type Cell,
  type Row,
  accountOf,
  badInput,
  cell,
  member,
  noIds,
  noTexts,
  nothing,
  ok,
  plain,
  refused,
  uniform,
} from './cells.ts';
import type { World } from './world.ts';

/** Writes a task of an account for one call. */
async function newTask(database: World['database'], userId: string, horizon = 'own'): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `insert into tasks (user_id, horizon, source, title, due_on)
     values ($1::uuid, $2::task_horizon, gen_random_uuid()::text, 'For ' || ($1::uuid)::text, '2030-01-07') returning id`,
    [userId, horizon],
  );
  return row!.id;
}

/** Cells for procedures that take a task. */
const ofTask = (inputOf: (taskId: unknown) => unknown, outcome = ok()): Row['cells'] => ({
  malformed: badInput(() => noIds.map(inputOf)),
  absent: cell(() => [inputOf(randomUUID())], nothing),
  'another’s': cell(async (_, { database, bystander }) => [inputOf(await newTask(database, bystander.id))], nothing),
  own: cell(
    (actor, { database }) => Promise.all(accountOf(actor).map(async ({ id }) => inputOf(await newTask(database, id)))),
    outcome,
  ),
});

const task = (change: object = {}) => ({ submissionId: randomUUID(), title: 'Call', dueOn: '2030-01-07', ...change });
/** The answer is about the session's own account and no one else. */
const isOwn = ok((data, actor) => expect(JSON.stringify(data)).toContain(`For ${actor.account!.id}`));

const noSteps = ['', 'x', 'Profile', 42, null, {}, ['ads'], true, '\u0000'];
const secret = 'what only the bystander wrote';

/** Gives another account the same step, with notes, a result and a run. */
async function fillForeign({ database, bystander }: World): Promise<void> {
  await database.query(
    `insert into machine_steps (user_id, step, notes, inputs, result, status)
     values ($1, 'customer', $2, '{"customer": "${secret}"}', '{"title": "${secret}"}', 'done') on conflict do nothing`,
    [bystander.id, secret],
  );
  await database.query(
    `insert into engine_runs (user_id, kind, subject, status, wake_at) values ($1, 'machine', 'customer', 'done', now())
     on conflict do nothing`,
    [bystander.id],
  );
}

const ofStep = (inputOf: (step: unknown) => unknown, outcome: Cell['outcome'], more: unknown[] = []): Row['cells'] => ({
  malformed: badInput(() => [
    ...noSteps.map(inputOf),
    null,
    'x',
    { ...(inputOf('customer') as object), userId: randomUUID() },
    ...more,
  ]),
  own: cell(async (_, world) => {
    await fillForeign(world);
    return [inputOf('customer')];
  }, outcome),
});

const foreign = (data: unknown) => expect(JSON.stringify(data)).not.toContain(secret);

export const planRows: Record<string, Row> = {
  'plan.tasks': member(() => ({}), {
    malformed: badInput(() => [null, 'x', { show: 'mine' }, { userId: randomUUID() }]),
    own: cell(
      async (actor, { database }) => {
        for (const { id } of accountOf(actor)) await newTask(database, id);
        return [{}, { show: 'open' }];
      },
      ok((data, actor) => {
        const { tasks } = data as { tasks: { title: string }[] };
        expect(tasks.length).toBeGreaterThan(0);
        for (const { title } of tasks) expect(title).toBe(`For ${actor.account!.id}`);
      }),
    ),
  }),
  // Profiles in this world have no roadmap.
  'plan.make': member(plain(nothing)),
  'plan.addTask': member(() => ({ ...task(), note: 'x', remindOn: null }), {
    malformed: badInput(() => [
      ...[...noTexts, ''].map((title) => task({ title })),
      ...noTexts.map((note) => task({ note })),
      ...[...noTexts, '2030-02-30', ''].map((dueOn) => task({ dueOn })),
      ...noIds.map((submissionId) => task({ submissionId })),
      task({ userId: randomUUID() }),
    ]),
    own: cell(
      () => [task()],
      ok((data) => expect(data).toMatchObject({ horizon: 'own', title: 'Call', status: 'open' })),
    ),
  }),
  'plan.updateTask': member(
    () => ({ taskId: randomUUID(), title: 'x', note: 'x', dueOn: '2030-01-07', remindOn: null }),
    ofTask((taskId) => ({ taskId, note: 'x' }), isOwn),
  ),
  'plan.setStatus': member(
    () => ({ taskId: randomUUID(), status: 'done' }),
    ofTask((taskId) => ({ taskId, status: 'done' }), isOwn),
  ),
  'plan.removeTask': member(() => ({ taskId: randomUUID() }), {
    ...ofTask((taskId) => ({ taskId })),
    'of the roadmap': cell(
      (actor, { database }) =>
        Promise.all(accountOf(actor).map(async ({ id }) => ({ taskId: await newTask(database, id, '30') }))),
      refused(409, 'This step is part of your roadmap. Skip it instead of removing it.'),
    ),
  }),
  'plan.calendar': member(plain(ok((data) => expect(data).toBeNull()))),
  'plan.makeCalendarLink': member(
    plain(ok((data) => expect((data as { url: string }).url).toMatch(/\/calendar\/[\w-]{43}\.ics$/))),
  ),
  'plan.removeCalendarLink': member(plain(uniform)),
  'weekly.current': member(
    plain(ok((data) => expect((data as { actions: unknown[] }).actions.length).toBeGreaterThan(0))),
  ),
  'machine.overview': member(
    plain(ok((data) => expect(data).toMatchObject({ done: 0, total: 11, next: { key: 'profile' } }))),
  ),
  'machine.step': member(
    () => ({ step: 'customer' }),
    ofStep(
      (step) => ({ step }),
      ok((data) => {
        foreign(data);
        expect(data).toMatchObject({ step: 'customer', status: 'open', notes: '', result: null, run: null });
      }),
    ),
  ),
  'machine.save': member(
    () => ({ step: 'customer', notes: 'x', inputs: {} }),
    ofStep((step) => ({ step, inputs: { need: 'a need' }, notes: 'a note' }), uniform, [
      ...[...noTexts, 'x'.repeat(201)].map((need) => ({ step: 'customer', inputs: { need } })),
      ...noTexts.slice(0, 5).map((notes) => ({ step: 'customer', notes })),
      { step: 'customer', notes: 'x'.repeat(4001) },
      { step: 'customer', inputs: { history: '{}' } },
      { step: 'customer', inputs: { __proto__x: 'x' } },
      { step: 'review', inputs: { history: '{}' } },
    ]),
  ),
  'machine.setStatus': member(
    () => ({ step: 'customer', status: 'done' }),
    ofStep((step) => ({ step, status: 'skipped' }), uniform, [
      ...['', 'closed', 42, null].map((status) => ({ step: 'customer', status })),
    ]),
  ),
  'machine.produce': member(
    () => ({ step: 'customer', inputs: {} }),
    ofStep(
      (step) => ({ step, inputs: { customer: 'Homeowners' } }),
      ok((data) => expect(data).toMatchObject({ subject: 'customer', status: 'queued', failed: false })),
      [...noTexts.map((customer) => ({ step: 'customer', inputs: { customer } })), { step: 'customer' }],
    ),
  ),
  'machine.runStatus': member(
    () => ({ step: 'customer' }),
    ofStep(
      (step) => ({ step }),
      ok((data) => expect(data).toBeNull()),
    ),
  ),
};
