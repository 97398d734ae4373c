/** Tasks, the calendar link and the weekly note: a member's own, and nobody else's. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { accountOf, cell, malformed, noIds, noTexts, nothing, ok, plain, refused, uniform, type Row } from './cells.ts';
import type { World } from './world.ts';

/** A task of an account's own, made for one call. */
async function newTask(database: World['database'], userId: string, horizon = 'own'): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `insert into tasks (user_id, horizon, source, title, due_on)
     values ($1::uuid, $2::task_horizon, gen_random_uuid()::text, 'For ' || ($1::uuid)::text, '2030-01-07') returning id`,
    [userId, horizon],
  );
  return row!.id;
}

/** Procedures that name a task. */
const ofTask = (inputOf: (taskId: unknown) => unknown, outcome = ok()): Row['cells'] => ({
  malformed: cell(() => noIds.map(inputOf), malformed),
  absent: cell(() => [inputOf(randomUUID())], nothing),
  'another’s': cell(async (_, { database, bystander }) => [inputOf(await newTask(database, bystander.id))], nothing),
  own: cell(
    (actor, { database }) => Promise.all(accountOf(actor).map(async ({ id }) => inputOf(await newTask(database, id)))),
    outcome,
  ),
});

const task = (change: object = {}) => ({ submissionId: randomUUID(), title: 'Call', dueOn: '2030-01-07', ...change });
/** As the account whose session it is, and nobody else. */
const isOwn = ok((data, actor) => expect(JSON.stringify(data)).toContain(`For ${actor.account!.id}`));

export const planRows: Record<string, Row> = {
  'plan.tasks': {
    type: 'query',
    guard: 'member',
    sample: () => ({}),
    cells: {
      malformed: cell(() => [null, 'x', { show: 'mine' }, { userId: randomUUID() }], malformed),
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
    },
  },
  // The profiles of this world have no roadmap.
  'plan.make': { type: 'mutation', guard: 'member', cells: plain(nothing) },
  'plan.addTask': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ ...task(), note: 'x', remindOn: null }),
    cells: {
      malformed: cell(
        () => [
          ...[...noTexts, ''].map((title) => task({ title })),
          ...noTexts.map((note) => task({ note })),
          ...[...noTexts, '2030-02-30', ''].map((dueOn) => task({ dueOn })),
          ...noIds.map((submissionId) => task({ submissionId })),
          task({ userId: randomUUID() }),
        ],
        malformed,
      ),
      own: cell(
        () => [task()],
        ok((data) => expect(data).toMatchObject({ horizon: 'own', title: 'Call', status: 'open' })),
      ),
    },
  },
  'plan.updateTask': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ taskId: randomUUID(), title: 'x', note: 'x', dueOn: '2030-01-07', remindOn: null }),
    cells: ofTask((taskId) => ({ taskId, note: 'x' }), isOwn),
  },
  'plan.setStatus': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ taskId: randomUUID(), status: 'done' }),
    cells: ofTask((taskId) => ({ taskId, status: 'done' }), isOwn),
  },
  'plan.removeTask': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ taskId: randomUUID() }),
    cells: {
      ...ofTask((taskId) => ({ taskId })),
      'of the roadmap': cell(
        (actor, { database }) =>
          Promise.all(accountOf(actor).map(async ({ id }) => ({ taskId: await newTask(database, id, '30') }))),
        refused(409, 'This step belongs to your roadmap. Skip it instead of removing it.'),
      ),
    },
  },
  'plan.calendar': {
    type: 'query',
    guard: 'member',
    cells: plain(ok((data) => expect(data).toBeNull())),
  },
  'plan.makeCalendarLink': {
    type: 'mutation',
    guard: 'member',
    cells: plain(ok((data) => expect((data as { url: string }).url).toMatch(/\/calendar\/[\w-]{43}\.ics$/))),
  },
  'plan.removeCalendarLink': { type: 'mutation', guard: 'member', cells: plain(uniform) },
  'weekly.current': {
    type: 'query',
    guard: 'member',
    cells: plain(ok((data) => expect((data as { actions: unknown[] }).actions.length).toBeGreaterThan(0))),
  },
};
