/** Calls every procedure with inputs that almost fit, as visitors, members and an admin. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appRouter } from '#server/trpc/app-router.ts';
import { stepIds } from '#shared/domain/chat-script.ts';
import { startFakeAudio } from '../fakes/openai-audio.ts';
import type { Kind } from '../integration/access/ask.ts';
import { table } from '../integration/access/table.ts';
import { insertActivations } from './accounts.ts';
import { converse, sampleAnswers } from './conversation.ts';
import { jsonPost } from './http.ts';
import { createAdmin, createMember, insertAccount, insertLink, openSessions } from './members.ts';
import { nasty, nastyText, playAll, rawJson, type Request } from './nasty.ts';
import { closing, openSite } from './opened.ts';
import { createVisitor, siteSecret } from './site.ts';

const seed = 20_260_101;

export type FuzzStage = Awaited<ReturnType<typeof openNonsense>>;

/** Opens a site to call. @param owners visitors and members with a conversation each; several, because answers are limited per browser */
export async function openNonsense(owners: number) {
  // Without a provider every call for the voice would end early, as it should.
  const provider = closing(await startFakeAudio());
  const env = { OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: provider.baseUrl };
  const { database, site } = await openSite({ env });
  const { visitor: admin } = await createAdmin(database, site.address);
  const talking = await Promise.all(
    Array.from({ length: owners }, async (_, index) => {
      const visitor =
        index % 5 < 2 ? createVisitor(site.address) : (await createMember(database, site.address)).visitor;
      const { id, revision } = await converse(visitor, sampleAnswers(), stepIds[index + 2]);
      return { visitor, id, revision };
    }),
  );
  const { id: spender } = await insertAccount(database);
  const account = await insertAccount(database);
  return {
    database,
    site,
    admin,
    owners: talking,
    /** Live sessions for procedures that end the one they are called with. */
    spare: (await openSessions(database, spender, { count: 100, secret: siteSecret })).map(({ cookie }) => cookie),
    tokens: {
      activation: (await insertActivations(database, 1))[0]!.token,
      reset: await insertLink(database, account, 'reset_password'),
      confirm: await insertLink(database, await insertAccount(database, { isConfirmed: false }), 'confirm_email'),
    },
  };
}

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
const anyCase = fc.record<Case>({
  path: fc.constantFrom(...paths, 'chat.answer', 'chat.answer', 'chat.answer', 'auth.signUp'),
  owner: fc.nat(100),
  how: fc.constantFrom('own part', 'own part', 'own part', 'own part', 'any part', 'extra', 'all', 'none'),
  part: fc.nat(100),
  // Most parts are text, and what is text comes further.
  value: fc.oneof(nasty, nastyText),
  raw: fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: rawJson }),
});

/** Makes an input that fits, and where it can, one that finds something. */
function validInput({ owners, tokens }: FuzzStage, { path, owner }: Case): Record<string, unknown> | undefined {
  const { id, revision } = owners[owner % owners.length]!;
  if (path === 'chat.answer')
    return { conversationId: id, revision, stepId: stepIds[(owner + 3) % stepIds.length], value: 'Something' };
  if (path === 'chat.start') return {};
  const input = table[path]!.sample?.();
  if (input && 'conversationId' in input) input.conversationId = id;
  if (input && 'token' in input && owner % 2)
    input.token = path.startsWith('activation') ? tokens.activation : tokens[/reset/i.test(path) ? 'reset' : 'confirm'];
  return input;
}

/** Makes a valid input with one part of it replaced. */
function inputOf(stage: FuzzStage, entry: Case): unknown {
  const { how, part, value } = entry;
  const valid = validInput(stage, entry);
  if (how === 'none') return valid;
  // Half of those for a procedure that takes nothing bring nothing.
  if (!valid) return part % 2 ? undefined : value;
  if (how === 'all') return value;
  const own = Object.keys(valid);
  const keys = how === 'extra' ? ['extra', '__proto__', 'isAdmin'] : how === 'own part' && own.length ? own : parts;
  return Object.defineProperty({ ...valid }, keys[part % keys.length]!, { value, enumerable: true });
}

function cookieFor({ owners, spare, admin }: FuzzStage, { path, owner, how }: Case): string {
  if (path === 'auth.signOut' || path === 'auth.signOutEverywhere') return how === 'none' ? (spare.pop() ?? '') : '';
  return path.startsWith('admin.') ? admin.cookie() : owners[owner % owners.length]!.visitor.cookie();
}

/** Makes the first so many calls. Queries that are too long for an address are left out. */
function procedureRequests(stage: FuzzStage, count: number): Request[] {
  return fc.sample(anyCase, { numRuns: count, seed }).flatMap((entry) => {
    const { path, raw } = entry;
    const given = inputOf(stage, entry);
    // Nothing to send travels in a batch of one, as from our own pages.
    const isEmpty = raw === undefined && given === undefined;
    const input = raw ?? JSON.stringify(given) ?? '{}';
    const label = `${path} ${input}`;
    const headers = { cookie: cookieFor(stage, entry) };
    if (kindOf.get(path) === 'mutation')
      return [{ label, ...jsonPost(`/trpc/${path}${isEmpty ? '?batch=1' : ''}`, input, headers) }];
    if (input.length > 4_000) return [];
    const query = isEmpty ? '' : `?input=${encodeURIComponent(input.toWellFormed())}`;
    return [{ label, path: `/trpc/${path}${query}`, headers }];
  });
}

/** Makes requests for addresses with nonsense in them. */
const addressRequests = (count: number): Request[] =>
  fc.sample(fc.tuple(nasty, fc.nat(5)), { numRuns: count, seed }).map(([value, way]) => {
    const text = (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 1_200);
    const encoded = encodeURIComponent(text);
    const path = [
      `/unsubscribe?token=${encoded}`,
      `/unsubscribe?token[]=${encoded}&token=x`,
      `/dev/mailbox/${encoded}`,
      `/dev/mailbox/${encoded}/raw`,
      `/trpc/${encoded}`,
      `/trpc/auth.session,${encoded}?batch=1&input=${encoded}`,
    ][way]!;
    return { label: path, path, method: way < 2 && text.length % 2 ? 'POST' : 'GET' };
  });

/** Makes requests with cookies that are none: half of them nonsense, half of them a good one with one character changed. */
function cookieRequests({ admin }: FuzzStage, count: number): Request[] {
  const values = fc.sample(nasty, { numRuns: Math.ceil(count / 2), seed }).map((value) =>
    (typeof value === 'string' ? value : JSON.stringify(value))
      // What a header can carry.
      .replace(/[^\x20-\x7e]/g, '')
      .slice(0, 3_000),
  );
  const good = /everglow-session=([^;]+)/.exec(admin.cookie())![1]!;
  const bent = Array.from({ length: Math.floor(count / 2) }, (_, index) => {
    const at = Math.floor((good.length - 3) * (index / (count / 2)));
    return good.slice(0, at) + (good[at] === 'x' ? 'y' : 'x') + good.slice(at + 1);
  });
  return [...values, ...bent].map((value) => ({
    label: value,
    path: '/trpc/profile.mine',
    headers: { cookie: `everglow-session=${value}; everglow-visitor=${value}` },
  }));
}

/** @returns conversations that came back otherwise than they are stored, or hold what no text may hold */
async function changedConversations({ database, owners }: FuzzStage): Promise<string[]> {
  const changed: string[] = [];
  for (const { visitor, id } of owners) {
    const conversation = await visitor.api.chat.current.query();
    if (conversation?.id !== id) continue;
    const [row] = await database.query<{ answers: unknown }>('select answers from conversations where id = $1', [id]);
    const stored = JSON.stringify(row!.answers);
    if (JSON.stringify(conversation.answers) !== stored || /\\u0000|\\ud800"/.test(stored)) changed.push(stored);
  }
  return changed;
}

/**
 * Makes the tests of inputs that nobody would type: each is answered, and never with a failure.
 * @param numbers how many of each; `isTimed`: each within a second, too
 */
export function testNonsense(
  stage: FuzzStage,
  numbers: { inputs: number; addresses: number; cookies: number; isTimed: boolean },
): void {
  const { inputs, addresses, cookies, isTimed } = numbers;
  const play = async (name: string, requests: Request[]) => {
    const { bad, slow, statuses } = await playAll(stage.site.address, requests);
    expect(bad).toEqual([]);
    if (isTimed) expect(slow).toEqual([]);
    return statuses;
  };

  it(`answers ${inputs} inputs of ${paths.length} procedures without a failure or a word about the inside`, async () => {
    const statuses = await play('procedures', procedureRequests(stage, inputs));
    // They also reach the code behind the schemas.
    expect(statuses.get(200)).toBeGreaterThan(inputs / 10);
    expect(statuses.get(400)).toBeGreaterThan(inputs / 4);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    expect(await changedConversations(stage)).toEqual([]);
  });

  it(`answers ${addresses} addresses with nonsense in them likewise`, async () => {
    await play('addresses', addressRequests(addresses));
  });

  it(`lets nobody in with ${cookies} cookies that are none`, async () => {
    expect([...(await play('cookies', cookieRequests(stage, cookies))).keys()]).toEqual([401]);
  });
}
