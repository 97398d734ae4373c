/**
 * Who may do what: every procedure of the router, asked by everybody, about what is theirs, somebody else's, nobody's and
 * nothing at all.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../../server/serve.ts';
import { appRouter } from '../../../server/trpc/app-router.ts';
import { startFakeAudio, type FakeAudio } from '../../fakes/openai-audio.ts';
import { startFakeStripe, type FakeStripe } from '../../fakes/stripe-server.ts';
import { createDatabase, type TestDatabase } from '../../helpers/database.ts';
import { figure } from '../../helpers/figure.ts';
import { stripeEnv } from '../../helpers/payments.ts';
import { startSite } from '../../helpers/site.ts';
import { askAs, type Asked, type Kind } from './ask.ts';
import { hidden, login, type Outcome, type Row } from './cells.ts';
import { table } from './table.ts';
import { actorNames, createWorld, everything, type Actor, type World } from './world.ts';

const inside = /node_modules|\n\s+at |\/work\/|server\/|"stack"|select .* from|insert into|violates|syntax error/i;
const count = { cells: 0, calls: 0, wrong: 0, failed: 0 };

let database: TestDatabase;
let site: Serving;
let stripe: FakeStripe;
let speech: FakeAudio;

beforeAll(async () => {
  database = await createDatabase();
  // Without workers, so that whatever changes was changed by a call.
  stripe = await startFakeStripe();
  speech = await startFakeAudio();
  const env = { ...stripeEnv(stripe), OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: speech.baseUrl };
  site = await startSite({ databaseUrl: database.url, role: 'web', env });
});
afterAll(async () => {
  const covered = Object.keys(procedures).filter((path) => path in table).length;
  figure(
    12,
    `${covered} of ${Object.keys(procedures).length} procedures, ${actorNames.length} actors, ${count.cells} cells, ` +
      `${count.calls} calls: ${count.wrong} unexpected, ${count.failed} server errors`,
  );
  await site?.stop();
  await stripe?.close();
  await speech?.close();
  await database?.drop();
});

type Procedure = { _def: { type: Kind } };
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;

it('has a row for every procedure, of the right type', () => {
  const actual = Object.fromEntries(Object.entries(procedures).map(([path, { _def }]) => [path, _def.type]));
  expect(Object.fromEntries(Object.entries(table).map(([path, row]) => [path, row.type]))).toEqual(actual);
});

/** What stands before the procedure answers first, whatever was sent. */
function guarded({ guard }: Row, actor: Actor): Outcome | undefined {
  if (guard === 'member' && !actor.isSignedIn) return login;
  if (guard === 'admin' && !actor.isAdmin) return hidden;
  return undefined;
}

/** @returns what is wrong with an answer; undefined when it is the one expected. */
function faultOf(asked: Asked, outcome: Outcome, known: Map<string, string>, check: () => void): string | undefined {
  if (asked.status >= 500) count.failed += 1;
  if (asked.status !== outcome.status)
    return `${asked.status} instead of ${outcome.status}: ${asked.body.slice(0, 200)}`;
  if (outcome.code && asked.error?.data.code !== outcome.code) return `code ${asked.error?.data.code}`;
  if (outcome.message && asked.error?.message !== outcome.message) return `says "${asked.error?.message}"`;
  if (inside.test(asked.body)) return `tells about the inside: ${asked.body.slice(0, 200)}`;
  if (outcome.status >= 400 && /Dana|Coral Bay|@example/.test(asked.body)) return `names somebody: ${asked.body}`;
  if (outcome.alike) {
    const before = known.get(outcome.alike) ?? asked.body;
    known.set(outcome.alike, before);
    if (before !== asked.body) return `differs from ${before}: ${asked.body}`;
  }
  try {
    check();
  } catch (error) {
    return `${(error as Error).message} in ${asked.body.slice(0, 200)}`;
  }
  return undefined;
}

type Call = { actor: Actor; target: string; expected: Outcome; input: unknown };

describe.each(Object.entries(table))('%s', (path, row) => {
  it('answers everybody as the table says', async () => {
    const world: World = await createWorld(database, site.address);
    const known = new Map<string, string>();
    const faults: string[] = [];

    const callsOf = async (actor: Actor, target: string): Promise<Call[]> => {
      const { inputs, outcome } = row.cells[target]!;
      const expected = guarded(row, actor) ?? (typeof outcome === 'function' ? outcome(actor) : outcome);
      const list = await inputs(actor, world);
      if (list.length > 0) count.cells += 1;
      return list.map((input) => ({ actor, target, expected, input }));
    };
    const play = async ({ actor, target, expected, input }: Call) => {
      count.calls += 1;
      const asked = await askAs(site.address, actor.cookie, path, row.type, input);
      const fault = faultOf(asked, expected, known, () => expected.check?.(asked.data, actor, world));
      if (fault) faults.push(`${actor.name}, ${target} ${JSON.stringify(input)?.slice(0, 100)}: ${fault}`);
    };
    const isRefused = (actor: Actor, target: string) => {
      const { outcome } = row.cells[target]!;
      return (guarded(row, actor) ?? (typeof outcome === 'function' ? outcome(actor) : outcome)).changesNothing;
    };
    const pairs = actorNames.flatMap((name) =>
      Object.keys(row.cells).map((target) => ({ actor: world.actors[name], target })),
    );

    // First all that must change nothing, in any order. Making the inputs may write links, so they are made before.
    const refused: Call[] = [];
    for (const { actor, target } of pairs)
      if (isRefused(actor, target)) refused.push(...(await callsOf(actor, target)));
    const before = await everything(database);
    for (let index = 0; index < refused.length; index += 12)
      await Promise.all(refused.slice(index, index + 12).map(play));
    if ((await everything(database)) !== before) faults.push('a refused call changed something');

    // Then the others: each actor on its own, in the order of the table, as some end what they use.
    await Promise.all(
      actorNames.map(async (name) => {
        for (const { actor, target } of pairs)
          if (actor.name === name && !isRefused(actor, target))
            for (const call of await callsOf(actor, target)) await play(call);
      }),
    );
    count.wrong += faults.length;
    expect(faults).toEqual([]);
  });
});
