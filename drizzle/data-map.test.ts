import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { dataMap } from './data-map.ts';
import * as schema from './schema/index.ts';

const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));

it('knows every table', () => {
  expect(Object.keys(dataMap).sort()).toEqual(tables.map(({ name }) => name).sort());
});

describe.each(tables)('$name', ({ name, columns }) => {
  it('has every column mapped, and no other', () => {
    expect(Object.keys(dataMap[name]?.columns ?? {}).sort()).toEqual(columns.map((column) => column.name).sort());
  });

  it('says whose its personal columns are, and how they are erased', () => {
    const { owner, erase, columns: kinds } = dataMap[name]!;
    if (!Object.values(kinds).includes('person')) return;
    expect(owner).toBeDefined();
    expect(erase).not.toBe('keep');
  });
});
