/** The Marketing Machine: a member's own steps, inputs, notes and results, and nobody else's. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { cell, malformed, noTexts, ok, plain, uniform, type Cell, type Row } from './cells.ts';
import type { World } from './world.ts';

const noSteps = ['', 'x', 'Profile', 42, null, {}, ['ads'], true, '\u0000'];
const secret = 'what only the bystander wrote';

/** Somebody else has the same step, with notes, a result and a run. */
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
  malformed: cell(
    () => [...noSteps.map(inputOf), null, 'x', { ...(inputOf('customer') as object), userId: randomUUID() }, ...more],
    malformed,
  ),
  own: cell(async (_, world) => {
    await fillForeign(world);
    return [inputOf('customer')];
  }, outcome),
});

const foreign = (data: unknown) => expect(JSON.stringify(data)).not.toContain(secret);

export const machineRows: Record<string, Row> = {
  'machine.overview': {
    type: 'query',
    guard: 'member',
    cells: plain(ok((data) => expect(data).toMatchObject({ done: 0, total: 11, next: { key: 'profile' } }))),
  },
  'machine.step': {
    type: 'query',
    guard: 'member',
    sample: () => ({ step: 'customer' }),
    cells: ofStep(
      (step) => ({ step }),
      ok((data) => {
        foreign(data);
        expect(data).toMatchObject({ step: 'customer', status: 'open', notes: '', result: null, run: null });
      }),
    ),
  },
  'machine.save': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ step: 'customer', notes: 'x', inputs: {} }),
    cells: ofStep((step) => ({ step, inputs: { need: 'a need' }, notes: 'a note' }), uniform, [
      ...[...noTexts, 'x'.repeat(201)].map((need) => ({ step: 'customer', inputs: { need } })),
      ...noTexts.slice(0, 5).map((notes) => ({ step: 'customer', notes })),
      { step: 'customer', notes: 'x'.repeat(4001) },
      { step: 'customer', inputs: { history: '{}' } },
      { step: 'customer', inputs: { __proto__x: 'x' } },
      { step: 'review', inputs: { history: '{}' } },
    ]),
  },
  'machine.setStatus': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ step: 'customer', status: 'done' }),
    cells: ofStep((step) => ({ step, status: 'skipped' }), uniform, [
      ...['', 'closed', 42, null].map((status) => ({ step: 'customer', status })),
    ]),
  },
  'machine.produce': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ step: 'customer', inputs: {} }),
    cells: ofStep(
      (step) => ({ step, inputs: { customer: 'Homeowners' } }),
      ok((data) => expect(data).toMatchObject({ subject: 'customer', status: 'queued', failed: false })),
      [...noTexts.map((customer) => ({ step: 'customer', inputs: { customer } })), { step: 'customer' }],
    ),
  },
  'machine.runStatus': {
    type: 'query',
    guard: 'member',
    sample: () => ({ step: 'customer' }),
    cells: ofStep(
      (step) => ({ step }),
      ok((data) => expect(data).toBeNull()),
    ),
  },
};
