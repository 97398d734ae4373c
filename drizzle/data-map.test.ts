import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { dataMap } from './data-map.ts';
import * as schema from './schema/index.ts';
import { figure } from '../tests/helpers/figure.ts';

const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));

it('knows every table', () => {
  expect(Object.keys(dataMap).sort()).toEqual(tables.map(({ name }) => name).sort());
});

it('misses no column', { tags: ['check-70'] }, () => {
  const columns = tables.flatMap(({ name, columns: own }) => own.map((column) => [name, column.name] as const));
  const unmapped = columns.filter(([table, column]) => !(column in (dataMap[table]?.columns ?? {})));
  figure(70, `${columns.length} columns in ${tables.length} tables: ${unmapped.length} unmapped`);
  expect(unmapped).toEqual([]);
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
