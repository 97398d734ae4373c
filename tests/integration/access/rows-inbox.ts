/** Access rules for the lead inbox: admins only. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { newAddress } from '#tests/helpers/members.ts';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { recordLeadOf } from '#tests/helpers/record-leads.ts';
import { admin, badInput, cell, type Cell, noIds, noTexts, nothing, ok, plain, refused, type Row } from './cells.ts';
import type { Actor, World } from './world.ts';

type Lead = { leadId: string; personId: string };

/** Writes a message to the agency. @returns its lead and person. */
export async function insertLead(database: TestDatabase, email = newAddress('lead')): Promise<Lead> {
  const [row] = await database.query<{ id: string }>(
    `insert into contact_submissions (submission_id, network_hash, name, email, message, source)
     values (gen_random_uuid(), 'network', 'Dana Rivera', $1, 'Please call me.', 'contact_page') returning id`,
    [email],
  );
  await recordLeadOf(database, { source: 'message', id: row!.id });
  const [lead] = await database.query<Lead>(
    `select id as "leadId", person_id as "personId" from leads where source_id = $1`,
    [row!.id],
  );
  return lead!;
}

/** Returns an address's earliest lead, and its person. */
export async function leadAt(database: TestDatabase, email: string): Promise<Lead> {
  const [lead] = await database.query<Lead>(
    `select id as "leadId", person_id as "personId" from leads where email = $1 order by occurred_at limit 1`,
    [email],
  );
  return lead!;
}

/** Writes a merge of two people. @returns its id. */
export async function insertMerge(database: TestDatabase): Promise<string> {
  const [kept, moved] = [await insertLead(database), await insertLead(database)];
  const [row] = await database.query<{ id: string }>(
    `with changed as (update contacts set merged_into = $1 where id = $2)
     insert into person_merges (kept_id, moved)
     values ($1, jsonb_build_array(jsonb_build_object('id', ($2::uuid)::text, 'before', null))) returning id`,
    [kept.personId, moved.personId],
  );
  return row!.id;
}

const done = ok((data) => expect(data).toEqual({ ok: true }));
type Rest = (actor: Actor, world: World) => Record<string, unknown>;

/** Cells for procedures that take a lead: an existing one, a missing one, and invalid ids. */
const ofLead = (rest: Rest, outcome: Cell['outcome'] = done): Record<string, Cell> => ({
  'no id': badInput((actor, world) => noIds.map((leadId) => ({ leadId, ...rest(actor, world) }))),
  absent: cell((actor, world) => [{ leadId: randomUUID(), ...rest(actor, world) }], nothing),
  'what came in': cell(async (actor, world) => [{ ...(await leadOf(world.database)), ...rest(actor, world) }], outcome),
});
const leadOf = async (database: TestDatabase) => ({ leadId: (await insertLead(database)).leadId });
/** Cell for an input with one invalid field. */
const bad = (key: string, values: unknown[], rest: Rest): Cell =>
  badInput(async (actor, world) => {
    const lead = { leadId: randomUUID() };
    return values.map((value) => ({ ...lead, ...rest(actor, world), [key]: value }));
  });
const once = () => ({ submissionId: randomUUID() });
const noTags = [
  ...noTexts.filter((value) => !Array.isArray(value)),
  [''],
  [42],
  ['x'.repeat(41)],
  Array.from({ length: 11 }, String),
];
const noStates = ['', 'x', 'NEW', 42, null, {}, ['new']];

export const inboxRows: Record<string, Row> = {
  'admin.inbox.list': admin(
    () => ({
      q: 'dana',
      kind: 'contact',
      status: 'new',
      owner: 'me',
      tag: 'x',
      show: 'all',
      sort: 'clock',
      landing: '/',
    }),
    {
      malformed: badInput(() => [
        undefined,
        null,
        ...noStates.map((status) => ({ status })),
        ...noStates.map((kind) => ({ kind })),
        ...noIds.map((owner) => ({ owner })),
        ...noTexts.map((q) => ({ q })),
        ...[...noTexts, ''].map((tag) => ({ tag })),
        ...['x', 'c1', `c1_${randomUUID()}x`, `x1_${randomUUID()}`, `c${'9'.repeat(17)}_${randomUUID()}`, 42].map(
          (cursor) => ({ cursor }),
        ),
        { show: 'mine' },
        { sort: 'x' },
        { userId: randomUUID() },
      ]),
      all: cell(
        async (_, { database }) => {
          await insertLead(database);
          return [
            {},
            { q: 'please' },
            { q: '%%%' },
            { owner: 'nobody', show: 'waiting', sort: 'newest', cursor: `n1790000000000000_${randomUUID()}` },
            { cursor: `c98000000000_${randomUUID()}`, direction: 'forward' },
          ];
        },
        ok((data) => expect(data).toHaveProperty('items')),
      ),
    },
  ),
  'admin.inbox.lead': admin(
    () => ({ leadId: randomUUID() }),
    ofLead(
      () => ({}),
      ok((data) => expect(data).toMatchObject({ kind: 'contact', record: { message: 'Please call me.' } })),
    ),
  ),
  'admin.inbox.setStatus': admin(() => ({ leadId: randomUUID(), status: 'open', seen: 'new' }), {
    ...ofLead(() => ({ status: 'open', seen: 'new' })),
    'no status': bad('status', noStates, () => ({ seen: 'new' })),
    'nothing seen': bad('seen', noStates, () => ({ status: 'open' })),
    'changed meanwhile': cell(
      async (_, { database }) => [{ ...(await leadOf(database)), status: 'won', seen: 'open' }],
      refused(409, 'Someone else just changed this lead. Reload to see the latest version.'),
    ),
  }),
  'admin.inbox.setOwner': admin(() => ({ leadId: randomUUID(), ownerId: null, seen: null }), {
    ...ofLead((_, { actors }) => ({ ownerId: actors.admin.account!.id, seen: null })),
    'to no id': bad(
      'ownerId',
      noIds.filter((id) => id !== null),
      () => ({ seen: null }),
    ),
    'seen with no id': bad(
      'seen',
      noIds.filter((id) => id !== null),
      () => ({ ownerId: null }),
    ),
    'changed meanwhile': cell(
      async (_, { database, actors }) => [
        { ...(await leadOf(database)), ownerId: actors.admin.account!.id, seen: randomUUID() },
      ],
      refused(409, 'Someone else just changed this lead. Reload to see the latest version.'),
    ),
    'to a member': cell(
      async (_, { database, bystander }) => [{ ...(await leadOf(database)), ownerId: bystander.id, seen: null }],
      refused(400, 'Only an active admin can own a lead. Choose someone else.'),
    ),
  }),
  'admin.inbox.setTags': admin(() => ({ leadId: randomUUID(), tags: ['florida'], seen: [] }), {
    ...ofLead(() => ({ tags: ['florida', ' florida ', 'big'], seen: [] })),
    'no tags': bad('tags', noTags, () => ({ seen: [] })),
    'nothing seen': bad('seen', noTags, () => ({ tags: [] })),
    'changed meanwhile': cell(
      async (_, { database }) => [{ ...(await leadOf(database)), tags: ['florida'], seen: ['big'] }],
      refused(409, 'Someone else just changed this lead. Reload to see the latest version.'),
    ),
  }),
  'admin.inbox.note': admin(() => ({ leadId: randomUUID(), body: 'x', ...once() }), {
    ...ofLead(() => ({ body: 'Called, no answer.', ...once() })),
    'no text': bad('body', [...noTexts.slice(0, 5), '', ' \n ', 'x'.repeat(4_001)], once),
    'no submission': bad('submissionId', noIds, () => ({ body: 'x' })),
  }),
  'admin.inbox.answer': admin(() => ({ leadId: randomUUID(), subject: 'x', body: 'x', ...once() }), {
    ...ofLead(() => ({ subject: 'Your question', body: 'Yes, we do.', ...once() })),
    'no subject': bad('subject', [...noTexts, '', '\r\n'], () => ({ body: 'x', ...once() })),
    'no text': bad('body', [...noTexts.slice(0, 5), '', 'x'.repeat(8_001)], () => ({ subject: 'x', ...once() })),
    'no submission': bad('submissionId', noIds, () => ({ subject: 'x', body: 'x' })),
  }),
  'admin.inbox.merge': admin(() => ({ keptId: randomUUID(), mergedIds: [randomUUID()] }), {
    malformed: badInput(() => [
      ...noIds.map((keptId) => ({ keptId, mergedIds: [randomUUID()] })),
      ...noIds.map((id) => ({ keptId: randomUUID(), mergedIds: [id] })),
      { keptId: randomUUID(), mergedIds: [] },
      { keptId: randomUUID(), mergedIds: Array.from({ length: 21 }, () => randomUUID()) },
    ]),
    absent: cell(
      async (_, { database }) => [
        { keptId: randomUUID(), mergedIds: [(await insertLead(database)).personId] },
        { keptId: (await insertLead(database)).personId, mergedIds: [randomUUID()] },
      ],
      nothing,
    ),
    'with itself': cell(
      async (_, { database }) => {
        const { personId } = await insertLead(database);
        return [{ keptId: personId, mergedIds: [personId] }];
      },
      refused(409, 'These contacts are already merged. Reload the page.'),
    ),
    'two people': cell(
      async (_, { database }) => [
        {
          keptId: (await insertLead(database)).personId,
          mergedIds: [(await insertLead(database)).personId],
        },
      ],
      ok((data) => expect(data).toHaveProperty('mergeId')),
    ),
  }),
  'admin.inbox.undoMerge': admin(() => ({ mergeId: randomUUID() }), {
    malformed: badInput(() => noIds.map((mergeId) => ({ mergeId }))),
    absent: cell(() => [{ mergeId: randomUUID() }], nothing),
    merged: cell(async (_, { database }) => [{ mergeId: await insertMerge(database) }], done),
  }),
  'admin.inbox.waiting': admin(
    plain(ok((data) => expect(data).toMatchObject({ overdue: expect.any(Number) as number }))),
  ),
  'admin.inbox.tags': admin(plain(ok((data) => expect(data).toBeInstanceOf(Array)))),
  'admin.inbox.team': admin(
    plain(ok((data, actor) => expect(data).toContainEqual({ id: actor.account!.id, email: actor.account!.email }))),
  ),
};
