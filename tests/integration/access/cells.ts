/** Building blocks of the access table: possible outcomes, and targets shared by many procedures. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { newAddress } from '#tests/helpers/members.ts';
import type { Actor, Finished, World } from './world.ts';

export type Outcome = {
  status: number;
  code?: string;
  message?: string;
  /** All answers of a row with the same label are identical to the byte. */
  alike?: string;
  /** @throws if this actor shouldn't read the answer. */
  check?: (data: unknown, actor: Actor, world: World) => void;
  /** The call changes nothing. This is true for every refusal unless specified otherwise. */
  changesNothing: boolean;
};

type Inputs = (actor: Actor, world: World) => unknown[] | Promise<unknown[]>;

/** One target of a procedure. No inputs means that this actor has no such target. */
export type Cell = { inputs: Inputs; outcome: Outcome | ((actor: Actor) => Outcome) };

type Cells = Record<string, Cell>;
type Sample = () => Record<string, unknown>;

export type Row = {
  /** The role needed to get past the procedure's guard. Everyone else gets the same answer whatever they send. */
  guard: 'anyone' | 'member' | 'admin';
  /** Returns a schema-valid input; absent if the procedure has none. */
  sample?: Sample;
  /** In the order of the calls. */
  cells: Cells;
};

/** Returns a function that builds rows from a sample, if the procedure takes an input, and cells. */
const rowOf =
  (guard: Row['guard']) =>
  (...given: [Cells] | [Sample, Cells]): Row =>
    given.length === 1 ? { guard, cells: given[0] } : { guard, sample: given[0], cells: given[1] };
export const anyone = rowOf('anyone');
export const member = rowOf('member');
export const admin = rowOf('admin');

const refusal = (status: number, code: string, rest: Partial<Outcome> = {}): Outcome => ({
  status,
  code,
  changesNothing: true,
  ...rest,
});

export const ok = (check?: Outcome['check']): Outcome => ({
  status: 200,
  changesNothing: false,
  ...(check ? { check } : {}),
});
/** The same answer for every caller and target. */
export const uniform: Outcome = { status: 200, alike: 'uniform', changesNothing: false };
export const login = refusal(401, 'UNAUTHORIZED', { message: 'Please log in first', alike: 'login' });
export const hidden = refusal(404, 'NOT_FOUND', { message: 'Not found.', alike: 'hidden' });
/** Another owner's and missing records get identical answers. */
export const nothing = refusal(404, 'NOT_FOUND', { alike: 'nothing' });
export const malformed = refusal(400, 'BAD_REQUEST');
export const refused = (status: 400 | 401 | 409 | 412, message: string): Outcome =>
  refusal(status, { 400: 'BAD_REQUEST', 401: 'UNAUTHORIZED', 409: 'CONFLICT', 412: 'PRECONDITION_FAILED' }[status], {
    message,
    alike: message,
  });

/** Values that aren't ids. */
export const noIds = ['', 'x', '../etc/passwd', "0'--", 42, null, {}, ['a'], '0'.repeat(36), '\u0000', true];
/** Values that aren't text, or are too long. */
export const noTexts = [42, null, {}, ['a'], true, 'x'.repeat(3_000)];

export const cell = (inputs: Inputs, outcome: Cell['outcome']): Cell => ({ inputs, outcome });
/** Inputs that don't fit the schema. */
export const badInput = (inputs: Inputs) => cell(inputs, malformed);

type Input = (id: unknown, world: World) => unknown;
const one = (value: unknown) => (value === undefined ? [] : [value]);

/** Cells for a procedure without an input. */
export function plain(outcome: Cell['outcome']): Cells {
  return {
    malformed: badInput(() => [{}, { userId: 'x' }, 'x', null, 42]),
    own: cell(() => [undefined], outcome),
  };
}

/** Cells for procedures that take a conversation or its profile. */
export function ofConversation(
  key: keyof Finished,
  inputOf: (id: unknown, world: World) => unknown,
  outcomes: { own?: Outcome; foreign?: Outcome; absent?: Outcome } = {},
): Cells {
  const { own = ok(), foreign = nothing, absent = foreign } = outcomes;
  const aim = (found: Finished | undefined, world: World) =>
    Promise.all(one(found?.[key]).map((id) => inputOf(id, world)));
  const somebody = (actor: Actor, { actors }: World, ...names: (keyof World['actors'])[]) =>
    actors[names.find((name) => name !== actor.name)!];
  return {
    malformed: badInput((_, world) => Promise.all(noIds.map((id) => inputOf(id, world)))),
    absent: cell(async (_, world) => [await inputOf(randomUUID(), world)], absent),
    'another visitor’s': cell(
      (actor, world) => aim(somebody(actor, world, 'owner visitor', 'another visitor').own, world),
      foreign,
    ),
    'another member’s': cell(
      (actor, world) => aim(somebody(actor, world, 'member A', 'member B').ofAccount, world),
      foreign,
    ),
    'made here and passed to an account': cell((actor, world) => aim(actor.passedOn, world), foreign),
    'the own account’s': cell(
      (actor, world) => aim(actor.ofAccount, world),
      // A banned person is treated like any other visitor.
      (actor) => (actor.isSignedIn ? own : foreign),
    ),
    own: cell((actor, world) => aim(actor.own, world), own),
  };
}

/** Cells for members' procedures that take an object of an account. */
export function ofMember(
  key: string,
  idOf: { own: (actor: Actor) => unknown; another: (world: World) => unknown },
  inputOf: Input = (id) => ({ [key]: id }),
): Cells {
  return {
    malformed: badInput((_, world) => noIds.map((id) => inputOf(id, world))),
    absent: cell((_, world) => [inputOf(randomUUID(), world)], nothing),
    'another’s': cell((_, world) => [inputOf(idOf.another(world), world)], nothing),
    own: cell((actor, world) => one(idOf.own(actor)).map((id) => inputOf(id, world)), ok()),
  };
}

/** Has the format of a link's token, but doesn't exist. */
export const absentToken = 'A'.repeat(43);

export const accountOf = (actor: Actor) => one(actor.account) as NonNullable<Actor['account']>[];

/** Cells for forms that take an email address: the answer doesn't reveal whether it has an account. */
export const byAddress = (inputOf: (email: unknown) => unknown): Cells => ({
  malformed: badInput(() => [...noTexts, '', 'x', 'a@b', '\u0000@example.com', 'two words@example.com'].map(inputOf)),
  absent: cell(() => [inputOf(newAddress('nobody'))], uniform),
  'another’s': cell((_, { actors }) => [inputOf(actors['member A'].account!.email)], uniform),
  own: cell((actor) => accountOf(actor).map(({ email }) => inputOf(email)), uniform),
});

/** The caller is now signed in as the link's account, whatever account they used before. */
export const asSomebodyNew = ok((data, actor) => {
  const { user } = data as { user: { id: string; role: string } };
  expect(user.id).not.toBe(actor.account?.id);
  expect(user.role).toBe('member');
});
