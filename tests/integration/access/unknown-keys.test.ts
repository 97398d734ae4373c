/**
 * Sends unknown keys to every procedure: the database's columns and more. Each is refused by name.
 * @module-tag check-15
 */
import { expect, it } from 'vitest';
import { appRouter } from '#server/trpc/app-router.ts';
import { noteChanges } from '#tests/helpers/changes.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { askAs } from './ask.ts';
import { table } from './table.ts';
import { createWorld } from './world.ts';

type Def = { type: string; catchall?: { def: { type: string } }; options?: { def: Def }[] };
type Inputs = { _def: { inputs: { def: Def }[] } };
const procedures = appRouter._def.procedures as unknown as Record<string, Inputs>;
/** Describes each procedure's input: `void`, or an object and what it does with unknown keys. */
const schemas = Object.entries(procedures).flatMap(([path, { _def }]) => {
  const def = _def.inputs[0]?.def;
  // Each object of a union counts.
  const forms = def?.type === 'union' ? def.options!.map((option) => option.def) : [def];
  return forms.map((form) => ({ path, type: form?.type, others: form?.catchall?.def.type }));
});
const objects = [...new Set(schemas.filter(({ type }) => type !== 'void').map(({ path }) => path))].sort();
/** Keys that have manipulated other systems and aren't columns here. */
const more = [
  'isAdmin',
  'admin',
  'skipLimits',
  'skipEmail',
  'force',
  'owner',
  'price',
  '__proto__x',
  'constructor',
  ' ',
];

const { database, site } = await openSite({ role: 'web' });
const takeChanges = await noteChanges(database);
const world = await createWorld(database, site.address);
const columns = await database.query<{ name: string }>(
  `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
);
const names = columns.map(({ name }) => name);
const camel = names.map((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()));
const keys = [...new Set([...names, ...camel, ...more])];

it('every procedure takes either nothing or a strict object', () => {
  expect(names.length).toBeGreaterThan(70);
  expect(schemas.filter(({ type, others }) => type !== 'void' && !(type === 'object' && others === 'never'))).toEqual(
    [],
  );
  expect(objects).toEqual(
    Object.keys(table)
      .filter((path) => table[path]!.sample)
      .sort(),
  );
});

it.each(objects)('%s refuses every unknown key by name', async (path) => {
  const { type, sample } = table[path]!;
  const valid = sample!();
  const optional = {
    'auth.confirmEmail': ['password'],
    'cart.start': ['couponCode'],
    'cart.startAsGuest': ['couponCode', 'visitId'],
    'checkout.start': ['couponCode'],
    'checkout.startAsGuest': ['couponCode', 'visitId'],
    'chat.start': ['restart'],
    'chat.sharpen': ['best_seller', 'full_empty', 'budget_time'],
    'admin.people.timeline': ['personId'],
  };
  const known = [...Object.keys(valid), ...((optional as Record<string, string[]>)[path] ?? [])];
  const others = keys.filter((key) => !known.includes(key));
  const input = { ...valid, ...Object.fromEntries(others.map((key) => [key, 'x'])) };
  await takeChanges();
  // The admin gets past every guard, so only the input can be refused.
  const { error } = await askAs(site.address, world.actors.admin.cookie, path, type, input);
  const named = [...(error?.message ?? '').matchAll(/"([^"]*)"/g)].map(([, key]) => key!);
  expect(error).toMatchObject({ data: { httpStatus: 400 }, message: expect.stringMatching(/^Unrecognized keys?: /) });
  expect(named.toSorted()).toEqual(others.toSorted());
  expect(await takeChanges()).toEqual([]);
});
