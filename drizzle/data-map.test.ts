import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { columnsOf, dataMap } from './data-map.ts';
import * as schema from './schema/index.ts';

const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));

it('lists every column of every table and nothing else', { tags: ['check-70'] }, () => {
  const columns = tables.flatMap(({ name, columns: own }) => own.map((column) => `${name}.${column.name}`));
  const mapped = dataMap.flatMap((map) => columnsOf(map).map(({ name }) => `${map.table}.${name}`));
  expect(mapped.toSorted()).toEqual(columns.toSorted());
});

describe.each(dataMap)('$table', ({ owner, erase, columns }) => {
  it('names the owner of personal columns and how they are erased', () => {
    if (!columns.person) return;
    expect(owner).toBeDefined();
    expect(erase).not.toBe('keep');
  });
});
