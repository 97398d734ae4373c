/** Access rules for the owner's proof: admins only. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestDatabase } from '#tests/helpers/database.ts';
import { type Row, admin, badInput, cell, noIds, nothing, ok, plain } from './cells.ts';

/** Returns an entry as its form sends it: a quote. */
export const proofValues = () => ({
  ...{
    kind: 'quote' as const,
    name: 'Rosa M.',
    business: 'Hair salon',
    place: 'Davie',
    text: 'They answered at once.',
  },
  ...{ problem: null, outcome: null, before: null, after: null, period: null, measured: null, url: null },
  ...{ topics: ['general' as const], city: null, hasConsent: true as const },
});

const wrongValues = [
  { kind: 'rumor' },
  { name: ' ' },
  { name: 'x'.repeat(121) },
  { text: null },
  { text: 'x'.repeat(601) },
  { kind: 'press', url: null },
  { kind: 'press', url: 'javascript:alert(1)' },
  { kind: 'press', url: 'http://example.com' },
  { kind: 'result' },
  { topics: [] },
  { topics: ['anything'] },
  { city: 'Fort Lauderdale' },
  { hasConsent: false },
  { hasConsent: undefined },
].map((wrong) => ({ ...proofValues(), ...wrong }));

const seen = new Date(0).toISOString();

/** Stores a quote below all others. */
export async function insertProof(database: TestDatabase): Promise<{ id: string; seen: string }> {
  const { kind, name, text, topics } = proofValues();
  const [row] = await database.query<{ id: string; at: Date }>(
    `insert into proof_entries (kind, name, text, topics, position)
     select $1, $2, $3, $4, coalesce(max(position), 0) + 1 from proof_entries returning id, updated_at as at`,
    [kind, name, text, topics],
  );
  return { id: row!.id, seen: row!.at.toISOString() };
}

export const proofRows: Record<string, Row> = {
  'admin.proof.list': admin(plain(ok((data) => expect(data).toEqual(expect.any(Array))))),
  'admin.proof.create': admin(() => ({ values: proofValues() }), {
    malformed: badInput(() => wrongValues.map((values) => ({ values }))),
  }),
  'admin.proof.update': admin(() => ({ id: randomUUID(), seen, values: proofValues() }), {
    malformed: badInput(() => [
      ...noIds.map((id) => ({ id, seen, values: proofValues() })),
      ...['yesterday', null, 42].map((time) => ({ id: randomUUID(), seen: time, values: proofValues() })),
      ...wrongValues.map((values) => ({ id: randomUUID(), seen, values })),
    ]),
    absent: cell(() => [{ id: randomUUID(), seen, values: proofValues() }], nothing),
  }),
  'admin.proof.show': admin(() => ({ id: randomUUID(), isShown: false }), {
    malformed: badInput(() => [
      ...noIds.map((id) => ({ id, isShown: false })),
      ...['true', null, 1].map((isShown) => ({ id: randomUUID(), isShown })),
    ]),
    absent: cell(() => [{ id: randomUUID(), isShown: false }], nothing),
  }),
  'admin.proof.move': admin(() => ({ id: randomUUID(), step: 'up' }), {
    malformed: badInput(() => [
      ...noIds.map((id) => ({ id, step: 'up' })),
      ...['top', null, 1].map((step) => ({ id: randomUUID(), step })),
    ]),
    absent: cell(() => [{ id: randomUUID(), step: 'up' }], nothing),
  }),
  'admin.proof.remove': admin(() => ({ id: randomUUID() }), {
    malformed: badInput(() => noIds.map((id) => ({ id }))),
    absent: cell(() => [{ id: randomUUID() }], nothing),
  }),
};
