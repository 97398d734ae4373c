/**
 * Calls every procedure of the router as every kind of caller, with targets that are their own, another's, absent and
 * malformed, and compares each answer with the access table.
 * @module-tag check-12
 */
import { expect, it } from 'vitest';
import { startFakeAudio } from '#tests/fakes/openai-audio.ts';
import { startFakeStripe } from '#tests/fakes/stripe-server.ts';
import { noteChanges } from '#tests/helpers/changes.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { stripeEnv } from '#tests/helpers/payments.ts';
import { askAs, type Asked } from './ask.ts';
import { hidden, login, malformed, type Cell, type Outcome, type Row } from './cells.ts';
import { procedures, table } from './table.ts';
import { actorNames, createWorld, type Actor, type World } from './world.ts';

const inside = /node_modules|\n\s+at |\/work\/|server\/|"stack"|select .* from|insert into|violates|syntax error/i;

const stripe = closing(await startFakeStripe());
const speech = closing(await startFakeAudio());
// Without workers, so that every change comes from a call.
const { database, site } = await openSite({
  role: 'web',
  env: { ...stripeEnv(stripe), OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: speech.baseUrl },
});
const takeChanges = await noteChanges(database);
/** The previous row's callers, reusable as long as nothing has changed since they were created. */
let unused: World | undefined;

it('has a row for every procedure', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(procedures).sort());
});

/** @returns the guard's answer if this actor doesn't get past it, whatever they send. */
function guarded({ guard }: Row, actor: Actor): Outcome | undefined {
  if (guard === 'member' && !actor.isSignedIn) return login;
  if (guard === 'admin' && !actor.isAdmin) return hidden;
  return undefined;
}

/** @returns what is wrong with an answer; undefined if it is the expected one. */
function faultOf(asked: Asked, outcome: Outcome, known: Map<string, string>, check: () => void): string | undefined {
  if (asked.status !== outcome.status)
    return `${asked.status} instead of ${outcome.status}: ${asked.body.slice(0, 200)}`;
  if (outcome.code && asked.error?.data.code !== outcome.code) return `code ${asked.error?.data.code}`;
  if (outcome.message && asked.error?.message !== outcome.message) return `says "${asked.error?.message}"`;
  if (inside.test(asked.body)) return `tells about the inside: ${asked.body.slice(0, 200)}`;
  if (outcome.status >= 400 && /Dana|Coral Bay|@example/.test(asked.body)) return `names a person: ${asked.body}`;
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

it.each(Object.entries(table))('%s answers every caller as the access table says', async (path, row) => {
  const world = unused ?? (await createWorld(database, site.address));
  await takeChanges();
  const actors = actorNames.map((name) => world.actors[name]);
  const known = new Map<string, string>();
  const faults: string[] = [];

  const expectedOf = (actor: Actor, { outcome }: Cell) =>
    guarded(row, actor) ?? (typeof outcome === 'function' ? outcome(actor) : outcome);
  const callsOf = async (actor: Actor, target: string, cell: Cell): Promise<Call[]> => {
    const inputs = await cell.inputs(actor, world);
    const expected = expectedOf(actor, cell);
    // The guard runs before input validation, so one malformed input is enough for callers it stops. The callers who
    // get past it share the malformed inputs, each with at least one.
    const sharers = actors.filter((each) => expectedOf(each, cell) === malformed);
    const sent = guarded(row, actor)
      ? inputs.slice(0, 1)
      : expected === malformed
        ? inputs.filter((_, index) => index % sharers.length === sharers.indexOf(actor) % inputs.length)
        : inputs;
    return sent.map((input) => ({ actor, target, expected, input }));
  };
  const play = async ({ actor, target, expected, input }: Call) => {
    const asked = await askAs(site.address, actor.cookie, path, row.type, input);
    const fault = faultOf(asked, expected, known, () => expected.check?.(asked.data, actor, world));
    if (fault) faults.push(`${actor.name}, ${target} ${JSON.stringify(input)?.slice(0, 100)}: ${fault}`);
  };
  const cellsOf = (actor: Actor, isRefused: boolean) =>
    Object.entries(row.cells).filter(([, cell]) => expectedOf(actor, cell).changesNothing === isRefused);

  // First run all calls that must change nothing, in any order. Building their inputs may write rows, so that comes
  // first.
  const refused: Call[] = [];
  for (const actor of actors)
    for (const [target, cell] of cellsOf(actor, true)) refused.push(...(await callsOf(actor, target, cell)));
  const prepared = await takeChanges();
  await inLanes(refused, 6, play);
  const changes = await takeChanges();
  if (changes.length > 0) faults.push(`refused calls changed something: ${changes.join(', ')}`);

  // Then run the others: each caller in the table's order, because some calls use up their target.
  await Promise.all(
    actors.map(async (actor) => {
      for (const [target, cell] of cellsOf(actor, false))
        for (const call of await callsOf(actor, target, cell)) await play(call);
    }),
  );
  unused = [...prepared, ...changes, ...(await takeChanges())].length > 0 ? undefined : world;
  expect(faults).toEqual([]);
});
