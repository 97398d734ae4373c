/** Inputs take the keys they know. Every other one is refused by every procedure: all columns of the database, and more. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../../server/serve.ts';
import { appRouter } from '../../../server/trpc/app-router.ts';
import { createDatabase, type TestDatabase } from '../../helpers/database.ts';
import { figure } from '../../helpers/figure.ts';
import { createVisitor, startSite } from '../../helpers/site.ts';
import { askAs, type Failure, type Kind } from './ask.ts';
import { table } from './table.ts';
import { createWorld, everything, type World } from './world.ts';

type Def = { type: string; catchall?: { def: { type: string } }; options?: { def: Def }[] };
type Inputs = { _def: { inputs: { def: Def }[] } };
const procedures = appRouter._def.procedures as unknown as Record<string, Inputs>;
/** How the schema of a procedure's input is made: `void`, or an object and what it does with other keys. */
const schemas = Object.entries(procedures).flatMap(([path, { _def }]) => {
  const def = _def.inputs[0]?.def;
  // One of several objects: each of them counts.
  const forms = def?.type === 'union' ? def.options!.map((option) => option.def) : [def];
  return forms.map((form) => ({ path, type: form?.type, others: form?.catchall?.def.type }));
});
const objects = [...new Set(schemas.filter(({ type }) => type !== 'void').map(({ path }) => path))].map((path) => ({
  path,
}));
/** Words that steered other systems, and are nowhere a column. */
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

/** Calls that are refused in the company of others. */
const alone = new Set(['voice.transcribe']);

let database: TestDatabase;
let site: Serving;
let world: World;
let keys: string[];
let refused = 0;
let tried = 0;

beforeAll(async () => {
  database = await createDatabase();
  site = await startSite({ databaseUrl: database.url, role: 'web' });
  world = await createWorld(database, site.address);
  const columns = await database.query<{ column_name: string }>(
    `select distinct column_name from information_schema.columns where table_schema = 'public'`,
  );
  const names = columns.map((column) => column.column_name);
  expect(names.length).toBeGreaterThan(70);
  const camel = names.map((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()));
  keys = [...new Set([...names, ...camel, ...more])];
});
afterAll(async () => {
  figure(15, `${keys.length} keys sent to ${objects.length} procedures: ${refused} of ${tried} calls refused`);
  await site?.stop();
  await database?.drop();
});

it('every procedure takes nothing, or an object that is strict', () => {
  expect(schemas.filter(({ type, others }) => type !== 'void' && !(type === 'object' && others === 'never'))).toEqual(
    [],
  );
  expect(objects.map(({ path }) => path).sort()).toEqual(
    Object.keys(table)
      .filter((path) => table[path]!.sample)
      .sort(),
  );
});

/** Ten calls in one request, from an address nobody has used. @returns what each was refused with. */
async function tenAtOnce(
  path: string,
  kind: Kind,
  cookie: string,
  inputs: unknown[],
): Promise<(Failure | undefined)[]> {
  const visitor = createVisitor(site.address, { cookie });
  const body = JSON.stringify(Object.fromEntries(inputs.map((input, index) => [index, input])));
  const url = `/trpc/${inputs.map(() => path).join(',')}?batch=1`;
  const response =
    kind === 'mutation'
      ? await visitor.fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      : await visitor.fetch(`${url}&input=${encodeURIComponent(body)}`);
  return ((await response.json()) as { error?: Failure }[]).map(({ error }) => error);
}

describe.each(objects)('$path', ({ path }) => {
  it('refuses each', async () => {
    const { type, sample } = table[path]!;
    // The admin comes everywhere; nobody is refused for another reason than the key.
    // Without the browser's own cookie, whose answers are counted together.
    const cookie = world.actors.admin.cookie.replace(/everglow-visitor=[^;]*;? ?/, '');
    const valid = sample!();
    const others = keys.filter((key) => !(key in valid) || key === 'constructor');
    const optional =
      { 'auth.confirmEmail': ['password'], 'chat.start': ['restart'], 'admin.people.timeline': ['personId'] }[path] ??
      [];
    const inputs = others.filter((key) => !optional.includes(key)).map((key) => ({ ...valid, [key]: 'x' }));
    const before = await everything(database);
    const failures: (Failure | undefined)[] = [];
    if (type === 'subscription' || alone.has(path)) {
      for (const input of inputs) failures.push((await askAs(site.address, cookie, path, type, input)).error);
    } else {
      for (let index = 0; index < inputs.length; index += 10)
        failures.push(...(await tenAtOnce(path, type, cookie, inputs.slice(index, index + 10))));
    }
    const wrong = failures.flatMap((failure, index) =>
      failure?.data.httpStatus === 400 && /unrecognized key/i.test(failure.message)
        ? []
        : [`${Object.keys(inputs[index]!).at(-1)}: ${JSON.stringify(failure)}`],
    );
    tried += inputs.length;
    refused += failures.length - wrong.length;
    expect(failures).toHaveLength(inputs.length);
    expect(wrong).toEqual([]);
    expect(await everything(database)).toBe(before);
  });
});
