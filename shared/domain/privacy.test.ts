import { expect, it } from 'vitest';
import { dataMap } from '#drizzle/data-map.ts';
import { countGroups, groupOfTable, personGroups } from './privacy.ts';

it('assigns every table about people to a group and marks retained tables correctly', () => {
  const owned = dataMap.filter(({ owner }) => owner);
  expect(Object.keys(groupOfTable).toSorted()).toEqual(owned.map(({ table }) => table).toSorted());
  for (const { table, erase } of owned)
    expect(personGroups[groupOfTable[table]!].isKept, table).toBe(erase !== 'delete');
});

it('adds up row counts by group', () => {
  expect(countGroups({ leads: 2, contacts: 1, users: 1, worker_beats: 9 })).toEqual({ account: 1, inbox: 3 });
});
