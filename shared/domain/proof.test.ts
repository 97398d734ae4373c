import { describe, expect, it } from 'vitest';
import { hasField, neededFields, proofFor, proofKinds, shownProof, type ProofFact } from './proof.ts';

const nothing = {
  ...{ business: null, place: null, text: null, problem: null, outcome: null },
  ...{ before: null, after: null, period: null, measured: null, url: null },
};
const entry = (id: string, rest: Partial<ProofFact> = {}): ProofFact => ({
  ...{ id, kind: 'quote', name: id, topics: ['general'], city: null },
  ...nothing,
  ...rest,
});
const idsFor = (entries: ProofFact[], section: Parameters<typeof proofFor>[1]) =>
  proofFor(entries, section).map(({ id }) => id);

describe('proofFor', () => {
  const entries = [
    entry('client', { kind: 'client', topics: ['ads', 'general'] }),
    entry('ads', { topics: ['ads'] }),
    entry('general'),
    entry('miami', { topics: [], city: 'miami' }),
  ];

  it('returns the entries of the topic, with names of clients last', () => {
    expect(idsFor(entries, { topic: 'general' })).toEqual(['general', 'client']);
    expect(idsFor(entries, { topic: 'ads' })).toEqual(['ads', 'client']);
    expect(idsFor(entries, { topic: 'voice' })).toEqual([]);
  });

  it('returns the entries of a city, whatever their topic', () => {
    expect(idsFor(entries, { topic: 'all', city: 'miami' })).toEqual(['miami']);
  });

  it('returns everything for all topics, up to what a section shows', () => {
    expect(idsFor(entries, { topic: 'all' })).toEqual(['ads', 'general', 'miami', 'client']);
    const many = Array.from({ length: 20 }, (_, index) => entry(`q${index}`));
    expect(idsFor(many, { topic: 'all' })).toEqual(many.slice(0, shownProof.entries).map(({ id }) => id));
  });

  it('tells pages nothing about where else an entry is shown', () => {
    expect(Object.keys(proofFor([entry('one')], { topic: 'general' })[0]!)).not.toContain('topics');
  });
});

it('gives each kind the fields that it needs', () => {
  for (const kind of proofKinds) for (const field of neededFields[kind]) expect(hasField(kind, field), kind).toBe(true);
  expect(hasField('client', 'text')).toBe(false);
});
