/** Access rules for service requests: members see only their own. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { accountOf, badInput, cell, member, noIds, noTexts, nothing, ok, type Row } from './cells.ts';

/** Writes an open service request. @returns its id. */
export async function insertRequest(database: TestDatabase, userId: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `with filed as (
       insert into service_requests (user_id, submission_id, service_type, description)
       values ($1::uuid, gen_random_uuid(), 'consulting-strategy', 'Words of ' || ($1::uuid)::text) returning id
     ), begun as (insert into service_request_events (request_id, status) select id, 'pending' from filed)
     select id from filed`,
    [userId],
  );
  return row!.id;
}

const form = (overrides: Record<string, unknown> = {}) => ({
  submissionId: randomUUID(),
  serviceType: 'lead-generation',
  description: 'We need more calls from Hollywood.',
  ...overrides,
});

export const servicesRows: Record<string, Row> = {
  'services.request': member(form, {
    malformed: badInput(() => [
      ...noIds.map((submissionId) => form({ submissionId })),
      ...[...noTexts.slice(0, 5), '', 'too short', 'x'.repeat(4_001)].map((description) => form({ description })),
      ...['', 'x', 'pricing', 42, null].map((serviceType) => form({ serviceType })),
    ]),
    own: cell(
      () => [form()],
      ok((data) => expect(data).toMatchObject({ serviceName: 'Lead Generation & Sales Systems', status: 'pending' })),
    ),
  }),
  'services.list': member(() => ({}), {
    malformed: badInput(() => noIds.filter((id) => id !== null).map((cursor) => ({ cursor }))),
    'after what is not there': cell(
      async (_, { database, bystander }) => [
        { cursor: `1_${randomUUID()}` },
        { cursor: `1_${await insertRequest(database, bystander.id)}` },
      ],
      ok((data) => expect(data).toEqual({ items: [], nextCursor: null })),
    ),
    own: cell(
      async (actor, { database }) => {
        for (const { id } of accountOf(actor)) await insertRequest(database, id);
        return [{}];
      },
      ok((data, actor) =>
        expect(data).toMatchObject({ items: [{ description: `Words of ${actor.account!.id}` }], nextCursor: null }),
      ),
    ),
  }),
  'services.cancel': member(() => ({ requestId: randomUUID() }), {
    malformed: badInput(() => noIds.map((requestId) => ({ requestId }))),
    absent: cell(() => [{ requestId: randomUUID() }], nothing),
    'another’s': cell(
      async (_, { database, bystander }) => [{ requestId: await insertRequest(database, bystander.id) }],
      nothing,
    ),
    own: cell(async (actor, { database }) => {
      const [account] = accountOf(actor);
      return account ? [{ requestId: await insertRequest(database, account.id) }] : [];
    }, ok()),
  }),
};
