/** Member search and admin search. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { accountOf, admin, badInput, cell, member, noTexts, ok, type Row } from './cells.ts';

const noQueries = [undefined, null, {}, ...[...noTexts, '', ' ', 'a', '\u0000'].map((q) => ({ q }))];
const nothingOwn = { prompts: [], tasks: [], notifications: [], orders: [] };

export const searchRows: Record<string, Row> = {
  'search.mine': member(() => ({ q: 'week' }), {
    malformed: badInput(() => [...noQueries, { q: 'week', userId: randomUUID() }]),
    absent: cell(
      () => [{ q: randomUUID() }],
      ok((data) => expect(data).toEqual(nothingOwn)),
    ),
    'another’s': cell(
      (_, { bystander }) => [{ q: bystander.id }, { q: bystander.email }],
      ok((data) => expect(data).toEqual(nothingOwn)),
    ),
    own: cell(
      (actor) => accountOf(actor).map(({ id }) => ({ q: `for ${id}` })),
      ok((data, actor) => expect(data).toMatchObject({ ...nothingOwn, notifications: [{ id: actor.notificationId }] })),
    ),
  }),
  'admin.search.all': admin(() => ({ q: 'example' }), {
    malformed: badInput(() => [...noQueries, { q: 'ab' }, { q: 'a b c' }, { q: 'example', role: 'admin' }]),
    absent: cell(
      () => [{ q: randomUUID() }],
      ok((data) => expect(data).toEqual({ users: [], leads: [], orders: [], mails: [] })),
    ),
    'another’s': cell(
      (_, { bystander }) => [{ q: bystander.email }],
      ok((data, _, { bystander }) => expect(data).toMatchObject({ users: [{ id: bystander.id }] })),
    ),
  }),
};
