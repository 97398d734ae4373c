/** Inputs nobody would type, the same ones every time: each is answered, within a second, and never with a 5xx. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { appRouter } from '../../server/trpc/app-router.ts';
import { stepIds } from '../../shared/domain/chat-script.ts';
import { startFakeAudio, type FakeAudio } from '../fakes/openai-audio.ts';
import { converse, profileOf, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { jsonPost, send, type Sent } from '../helpers/http.ts';
import { createAdmin, createMember, insertAccount, insertLink, openSessions } from '../helpers/members.ts';
import { createVisitor, startSite, type Visitor } from '../helpers/site.ts';
import type { Kind } from './access/ask.ts';
import { table } from './access/table.ts';
import { insertActivation } from './access/world.ts';
import { nasty, nastyText, rawJson } from './nasty.ts';

const runs = 2_500;
const seed = 20_260_101;
const atOnce = 12;
/** Nothing may take longer. */
const slowMs = 1_000;
const inside =
  /node_modules|\n\s+at |\/work\/|server\/|"stack"|select .* from|insert into|violates|syntax error|invalid input syntax/i;

let database: TestDatabase;
let site: Serving;
/** Without a provider every call for the voice would end at once, as it should. */
let provider: FakeAudio;
/** Several, as the limit on answers is per browser: visitors, members, and an admin. */
let owners: { visitor: Visitor; id: string; revision: number }[];
let admin: Visitor;
/** Live sessions for procedures that end the one they are called with. */
let spare: string[];
let tokens: Record<string, string>;

beforeAll(async () => {
  database = await createDatabase();
  provider = await startFakeAudio();
  const env = { OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: provider.baseUrl };
  site = await startSite({ databaseUrl: database.url, env });
  admin = (await createAdmin(database, site.address)).visitor;
  owners = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const visitor = index < 4 ? createVisitor(site.address) : (await createMember(database, site.address)).visitor;
      const { id, revision } = await converse(visitor, sampleAnswers(), stepIds[index + 2]);
      return { visitor, id, revision };
    }),
  );
  const { id: spender } = await insertAccount(database);
  const secret = 'a-secret-for-tests-only-with-many-characters';
  spare = (await openSessions(database, spender, { count: 300, secret })).map(({ cookie }) => cookie);
  const account = await insertAccount(database);
  tokens = {
    activation: (await insertActivation(database)).token,
    reset: await insertLink(database, account, 'reset_password'),
    confirm: await insertLink(database, await insertAccount(database, { isConfirmed: false }), 'confirm_email'),
  };
});
afterAll(async () => {
  await site?.stop();
  await provider?.close();
  await database?.drop();
});

const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { type: Kind } }>);
const kindOf = new Map(procedures.map(([path, { _def }]) => [path, _def.type]));
const paths = [...kindOf.keys()];
/** Parts of any input, so that one procedure is tried with another one's. */
const parts = [
  'conversationId',
  'revision',
  'stepId',
  'value',
  'restart',
  'email',
  'password',
  'currentPassword',
  'newPassword',
  'fullName',
  'businessName',
  'token',
  'userId',
  'isActive',
  'sessionId',
  'notificationId',
  'profileId',
];

type Case = {
  path: string;
  owner: number;
  how: 'own part' | 'any part' | 'extra' | 'all' | 'none';
  part: number;
  value: unknown;
  raw: string | undefined;
};
const cases = fc.sample(
  fc.record<Case>({
    path: fc.constantFrom(...paths, 'chat.answer', 'chat.answer', 'chat.answer', 'auth.signUp'),
    owner: fc.nat(9),
    how: fc.constantFrom('own part', 'own part', 'own part', 'own part', 'any part', 'extra', 'all', 'none'),
    part: fc.nat(100),
    // Most parts are text, and what is text comes further.
    value: fc.oneof(nasty, nastyText),
    raw: fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: rawJson }),
  }),
  // Some are too long for an address, and left out.
  { numRuns: Math.round(runs * 1.15), seed },
);

/** An input that fits, and where it can, one that finds something. */
function validInput(path: string, owner: number): Record<string, unknown> | undefined {
  const { id, revision } = owners[owner]!;
  if (path === 'chat.answer')
    return { conversationId: id, revision, stepId: stepIds[(owner + 3) % stepIds.length], value: 'Something' };
  if (path === 'chat.start') return {};
  const input = table[path]!.sample?.();
  if (input && 'conversationId' in input) input.conversationId = id;
  if (input && 'token' in input && owner % 2)
    input.token = path.startsWith('activation') ? tokens.activation : tokens[/reset/i.test(path) ? 'reset' : 'confirm'];
  return input;
}

/** A valid input with one part of it replaced. */
function inputOf({ path, owner, how, part, value }: Case): unknown {
  const valid = validInput(path, owner);
  if (how === 'none') return valid;
  // Half of those for a procedure that takes nothing bring nothing.
  if (!valid) return part % 2 ? undefined : value;
  if (how === 'all') return value;
  const own = Object.keys(valid);
  const keys = how === 'extra' ? ['extra', '__proto__', 'isAdmin'] : how === 'own part' && own.length ? own : parts;
  return Object.defineProperty({ ...valid }, keys[part % keys.length]!, { value, enumerable: true });
}

function cookieFor({ path, owner, how }: Case): string {
  if (path === 'auth.signOut' || path === 'auth.signOutEverywhere') return how === 'none' ? (spare.pop() ?? '') : '';
  return path.startsWith('admin.') ? admin.cookie() : owners[owner]!.visitor.cookie();
}

type Request = Sent & { label: string };

/** Sends all, a few at a time, each from another address, and says how it went. */
async function playAll(name: string, requests: Request[]) {
  const bad: string[] = [];
  const late: Request[] = [];
  const statuses = new Map<number, number>();
  let slowest = 0;
  const timed = async (sent: Request, from: string) => {
    const startedAt = performance.now();
    const reply = await send(site.address, { ...sent, headers: { ...sent.headers, 'x-forwarded-for': from } });
    return { ...reply, tookMs: performance.now() - startedAt };
  };
  const play = async (request: Request, index: number) => {
    const { status, body, tookMs } = await timed(request, `172.16.${index >> 8}.${index & 255}`);
    slowest = Math.max(slowest, tookMs);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (tookMs > slowMs) late.push(request);
    if (status >= 500 || inside.test(body))
      bad.push(`${request.label.slice(0, 160)} -> ${status} ${body.slice(0, 200)}`);
  };
  for (let index = 0; index < requests.length; index += atOnce)
    await Promise.all(requests.slice(index, index + atOnce).map((request, offset) => play(request, index + offset)));
  // A busy machine is late now and then; an input that takes long takes long again, and alone too.
  for (const [index, request] of late.entries()) {
    const { tookMs } = await timed(request, `172.17.${index >> 8}.${index & 255}`);
    if (tookMs > slowMs) bad.push(`${request.label.slice(0, 160)} -> after ${Math.round(tookMs)} ms`);
  }
  const counted = [...statuses].sort().map(([status, count]) => `${count} x ${status}`);
  const failed = [...statuses].reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), 0);
  figure(
    20,
    `${name}: ${requests.length} inputs (${counted.join(', ')}), ${failed} server errors, ${bad.length} bad, ` +
      `slowest ${Math.round(slowest)} ms`,
  );
  return { bad, statuses };
}

it(`${runs} inputs to ${paths.length} procedures: no 5xx, none over a second, no word about the inside`, async () => {
  const requests = cases.flatMap((entry) => {
    const { path, raw } = entry;
    const given = inputOf(entry);
    // Nothing to send travels in a batch of one, as from our own pages.
    const isEmpty = raw === undefined && given === undefined;
    const input = raw ?? JSON.stringify(given) ?? '{}';
    const headers: Record<string, string> = { cookie: cookieFor(entry) };
    const query = isEmpty ? '?batch=1' : '';
    if (kindOf.get(path) === 'mutation')
      return [{ label: `${path} ${input}`, ...jsonPost(`/trpc/${path}${query}`, input, headers) }];
    // A query's input travels in the address, which has 16 KB.
    if (input.length > 4_000) return [];
    const address = `/trpc/${path}${isEmpty ? '' : `?input=${encodeURIComponent(input.toWellFormed())}`}`;
    return [{ label: `${path} ${input}`, path: address, headers }];
  });
  const { bad, statuses } = await playAll('procedures', requests);
  expect(bad).toEqual([]);
  expect(requests.length).toBeGreaterThanOrEqual(runs);
  // It reached the code behind the schemas too, not only the doorman.
  expect(statuses.get(200)).toBeGreaterThan(runs / 10);
  expect(statuses.get(400)).toBeGreaterThan(runs / 4);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  expect((await send(site.address, { path: '/readyz' })).status).toBe(200);
});

it('addresses beside the procedures: the same', async () => {
  const requests = fc.sample(fc.tuple(nasty, fc.nat(5)), { numRuns: 300, seed }).map(([value, way]) => {
    const text = (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 1_200);
    const path = [
      `/unsubscribe?token=${encodeURIComponent(text)}`,
      `/unsubscribe?token[]=${encodeURIComponent(text)}&token=x`,
      `/dev/mailbox/${encodeURIComponent(text)}`,
      `/dev/mailbox/${encodeURIComponent(text)}/raw`,
      `/trpc/${encodeURIComponent(text)}`,
      `/trpc/auth.session,${encodeURIComponent(text)}?batch=1&input=${encodeURIComponent(text)}`,
    ][way]!;
    return { label: path, path, method: way < 2 && text.length % 2 ? 'POST' : 'GET' };
  });
  expect((await playAll('addresses', requests)).bad).toEqual([]);
});

it('cookies that are none: the same, and nobody is let in', async () => {
  const values = fc.sample(nasty, { numRuns: 200, seed }).map((value) =>
    (typeof value === 'string' ? value : JSON.stringify(value))
      // What a header can carry.
      .replace(/[^\x20-\x7e]/g, '')
      .slice(0, 3_000),
  );
  const good = /everglow-session=([^;]+)/.exec(admin.cookie())![1]!;
  const bent = Array.from({ length: 100 }, (_, index) => {
    const at = Math.floor((good.length - 3) * (index / 100));
    return good.slice(0, at) + (good[at] === 'x' ? 'y' : 'x') + good.slice(at + 1);
  });
  const requests = [...values, ...bent].map((value) => ({
    label: value,
    path: '/trpc/profile.mine',
    headers: { cookie: `everglow-session=${value}; everglow-visitor=${value}` },
  }));
  const { bad, statuses } = await playAll('cookies', requests);
  expect(bad).toEqual([]);
  expect([...statuses.keys()]).toEqual([401]);
});

it('addresses that the chat takes, and that mail may not: an answer, not a failure', async () => {
  const odd = ['dana@localhost.x', 'josé@example.com', 'dana@exämple.com', 'dana.@example.com', '"d a"@example.com'];
  const answers: string[] = [];
  for (const contact_info of odd) {
    const visitor = createVisitor(site.address);
    const { id } = await converse(visitor, sampleAnswers(), 'phone_optional');
    const { conversation } = await visitor.api.chat.answer
      .mutate({ conversationId: id, revision: 12, stepId: 'contact_info', value: contact_info })
      .catch(() => ({ conversation: undefined }));
    if (!conversation) continue;
    await visitor.api.profile.generate.mutate({ conversationId: id });
    const { profileId } = await profileOf(visitor, id);
    for (const path of ['activation.createAccount', 'activation.resend']) {
      const { status, message } = await visitor.call(path, 'mutation', { profileId });
      if (status >= 500) answers.push(`${path} for ${contact_info}: ${status} ${message}`);
    }
  }
  expect(answers).toEqual([]);
});

it('names with what PostgreSQL cannot store: taken or refused, never a failure', async () => {
  const answers: string[] = [];
  for (const bad of ['\u0000', 'Eve\u0000', '\ud800', 'Eve \udfff', '\u0007\u001b[31m', '\u202eevE']) {
    for (const key of ['fullName', 'businessName']) {
      const email = `${randomUUID()}@example.com`;
      const input = { email, password: 'eight grey herons', [key]: bad };
      const { status } = await createVisitor(site.address).call('auth.signUp', 'mutation', input);
      if (status >= 500) answers.push(`${key} ${JSON.stringify(bad)}: ${status}`);
    }
  }
  expect(answers).toEqual([]);
});

it('what was accepted of it is stored as text and comes back', async () => {
  for (const { visitor, id } of owners) {
    const conversation = await visitor.api.chat.current.query();
    if (conversation?.id !== id) continue;
    const [row] = await database.query<{ answers: unknown }>('select answers from conversations where id = $1', [id]);
    expect(conversation.answers).toEqual(row!.answers);
    expect(JSON.stringify(row!.answers)).not.toMatch(/\\u0000|\\ud800"/);
  }
});
