/** Access rules for system operations: admins only, and sealed values are never returned. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { admin, badInput, cell, noIds, noTexts, nothing, ok, plain, refused, type Row } from './cells.ts';

type FailedMail = { template?: string; status?: string; to?: string };

/** Writes an email that has failed for good. @returns its id. */
export async function insertMail(database: TestDatabase, options: FailedMail = {}): Promise<string> {
  const { template = 'welcome', status = 'error', to = `mail-${randomUUID()}@example.com` } = options;
  const [row] = await database.query<{ id: string }>(
    `insert into emails (template, to_email, status, attempts, wake_at, last_error)
     values ($1, $2, $3::mail_status, 5, now(), 'smtp 550') returning id`,
    [template, to, status],
  );
  return row!.id;
}

/** Writes a payment event that has failed for good. @returns its id. */
export async function insertEvent(database: TestDatabase, status = 'failed'): Promise<string> {
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  await database.query(
    `insert into payment_events (id, type, refs, status, attempts, wake_at, failure)
     values ($1, 'checkout.session.completed', '{}', $2::event_status, 18, now() + interval '1 hour', 'Error')`,
    [id, status],
  );
  return id;
}

const badCursors = [...noIds.filter((id) => id !== null), randomUUID(), `1_${randomUUID()}x`];
/** A cursor before everything. */
const atTheEnd = () => `1_${randomUUID()}`;

export const operationsRows: Record<string, Row> = {
  'admin.operations.mails': admin(() => ({ q: 'example', status: 'sent', template: 'welcome', cursor: atTheEnd() }), {
    malformed: badInput(() => [
      ...badCursors.map((cursor) => ({ cursor })),
      ...[...noTexts, 'ab', '...', 'a@b'].map((q) => ({ q })),
      ...['x', 42, null, {}].map((status) => ({ status })),
      ...['X', 'a b', "'--", 42, null].map((template) => ({ template })),
    ]),
    'after what is not there': cell(
      () => [{ cursor: atTheEnd() }],
      ok((data) => expect(data).toMatchObject({ items: [], nextCursor: null })),
    ),
    own: cell(
      async (_, { database }) => [{ q: (await insertMail(database, { to: 'ledger-row@example.com' })) && 'ledger-r' }],
      ok((data) => {
        const { items } = data as { items: Record<string, unknown>[] };
        expect(items.length).toBeGreaterThan(0);
        for (const item of items) expect(item).toMatchObject({ to: 'ledger-row@example.com', status: 'error' });
      }),
    ),
  }),
  'admin.operations.mail': admin(() => ({ id: randomUUID() }), {
    malformed: badInput(() => noIds.map((id) => ({ id }))),
    absent: cell(() => [{ id: randomUUID() }], nothing),
    own: cell(
      async (_, { database }) => [{ id: await insertMail(database) }],
      ok((data) => {
        expect(data).toMatchObject({ status: 'error', attempts: 5, refusal: null });
        expect(data).not.toHaveProperty('data');
        expect(data).not.toHaveProperty('sealed');
      }),
    ),
  }),
  'admin.operations.retryMail': admin(() => ({ id: randomUUID() }), {
    malformed: badInput(() => noIds.map((id) => ({ id }))),
    absent: cell(() => [{ id: randomUUID() }], nothing),
    'one that was sent': cell(
      async (_, { database }) => [{ id: await insertMail(database, { status: 'sent' }) }],
      refused(409, 'You can only resend an email that failed.'),
    ),
    own: cell(async (_, { database }) => [{ id: await insertMail(database) }], ok()),
  }),
  'admin.operations.testMail': admin(() => ({ to: 'team@example.com' }), {
    malformed: badInput(() => [...noTexts, '', 'x', 'a@b', 'two words@example.com'].map((to) => ({ to }))),
    own: cell(
      () => [{ to: 'Team@Example.com ' }],
      ok((data) => expect(data).toEqual({ id: expect.any(String) as string })),
    ),
  }),
  'admin.operations.jobs': admin(plain(ok((data) => expect((data as { kinds: unknown[] }).kinds).toHaveLength(5)))),
  'admin.operations.failedWork': admin(() => ({ kind: 'mail' }), {
    malformed: badInput(() => [
      ...['', 'x', 'seats', 42, null, {}].map((kind) => ({ kind })),
      ...badCursors.map((cursor) => ({ kind: 'profile', cursor })),
      ...['', "1_x'--", `1_${'x'.repeat(256)}`, 'evt_none', 42].map((cursor) => ({ kind: 'payment', cursor })),
    ]),
    'after what is not there': cell(
      () => [
        { kind: 'section', cursor: atTheEnd() },
        { kind: 'payment', cursor: '1_evt_none' },
      ],
      ok((data) => expect(data).toEqual({ items: [], nextCursor: null })),
    ),
    own: cell(
      async (_, { database }) => [(await insertEvent(database)) && { kind: 'payment' }],
      ok((data) => expect((data as { items: unknown[] }).items.length).toBeGreaterThan(0)),
    ),
  }),
  'admin.operations.retryWork': admin(() => ({ kind: 'profile', id: randomUUID() }), {
    malformed: badInput(() => [
      ...noIds.map((id) => ({ kind: 'machine', id })),
      ...['', "x'--", 'x'.repeat(256), 42, null].map((id) => ({ kind: 'payment', id })),
      ...['x', 42, null].map((kind) => ({ kind, id: randomUUID() })),
    ]),
    absent: cell(
      () => [
        { kind: 'profile', id: randomUUID() },
        { kind: 'payment', id: 'evt_none' },
      ],
      { ...nothing, alike: 'no work' },
    ),
    'one that was done': cell(
      async (_, { database }) => [{ kind: 'payment', id: await insertEvent(database, 'done') }],
      refused(409, 'That job is already done. Reload the list.'),
    ),
    own: cell(async (_, { database }) => [{ kind: 'payment', id: await insertEvent(database) }], ok()),
  }),
  'admin.operations.retryAll': admin(() => ({ kind: 'mail' }), {
    malformed: badInput(() => ['', 'x', 42, null, {}].map((kind) => ({ kind }))),
    own: cell(
      async (_, { database }) => [(await insertEvent(database)) && { kind: 'payment' }],
      ok((data) => expect((data as { count: number }).count).toBeGreaterThan(0)),
    ),
  }),
  'admin.operations.ai': admin(() => ({ days: 7 }), {
    malformed: badInput(() => [
      ...[0, 2, -1, 91, '7', null, {}].map((days) => ({ days })),
      ...badCursors.map((cursor) => ({ cursor })),
    ]),
    own: cell(
      () => [{}, { days: 90 }],
      ok((data) => expect(data).toMatchObject({ budget: { reserved: 0 } })),
    ),
  }),
  'admin.operations.readiness': admin(
    plain(
      ok((data) =>
        expect((data as { missing: { name: string }[] }).missing).toContainEqual(
          expect.objectContaining({ name: 'Team' }),
        ),
      ),
    ),
  ),
  'admin.operations.system': admin(plain(ok((data) => expect((data as { parts: unknown[] }).parts).toHaveLength(6)))),
};
