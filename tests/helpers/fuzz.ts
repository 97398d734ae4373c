/** Calls every procedure with almost valid inputs, as visitors, members and an admin. */
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

/**
 * Opens a site to fuzz. @param owners number of visitors and members with a conversation each; several, because answers
 * are limited per browser
 */
export async function openNonsense(owners: number) {
  // Without a provider, every voice call would be refused early.
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
    /** Live sessions for procedures that end the session they are called with. */
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
/** Fragments of all inputs, so that each procedure also gets parts meant for others. */
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
  // Mostly text, because most fields are text and text gets further.
  value: fc.oneof(nasty, nastyText),
  raw: fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: rawJson }),
});

/** Builds a valid input, with existing ids where possible. */
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

/** Builds a valid input with one part replaced. */
function inputOf(stage: FuzzStage, entry: Case): unknown {
  const { how, part, value } = entry;
  const valid = validInput(stage, entry);
  if (how === 'none') return valid;
  // Procedures without an input get none in half of the cases.
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

/** Builds the first `count` calls. Leaves out queries that are too long for a URL. */
function procedureRequests(stage: FuzzStage, count: number): Request[] {
  return fc.sample(anyCase, { numRuns: count, seed }).flatMap((entry) => {
    const { path, raw } = entry;
    const given = inputOf(stage, entry);
    // Calls without input travel in a batch of one, as on our own pages.
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

/** Builds requests for nonsense addresses. */
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

/** Builds requests with invalid cookies: half of them nonsense, half valid with one character changed. */
function cookieRequests({ admin }: FuzzStage, count: number): Request[] {
  const values = fc.sample(nasty, { numRuns: Math.ceil(count / 2), seed }).map((value) =>
    (typeof value === 'string' ? value : JSON.stringify(value))
      // Only characters that a header can carry.
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

/** @returns conversations that came back different from what is stored, or contain forbidden characters */
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
 * Defines tests with unlikely inputs: each gets an answer that isn't a server error.
 * @param numbers how many of each kind; `isTimed`: each must also be answered within a second
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

  it(`answers ${inputs} inputs to ${paths.length} procedures without errors or internal details`, async () => {
    const statuses = await play('procedures', procedureRequests(stage, inputs));
    // Enough of them also reach the code behind the schemas.
    expect(statuses.get(200)).toBeGreaterThan(inputs / 10);
    expect(statuses.get(400)).toBeGreaterThan(inputs / 4);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    expect(await changedConversations(stage)).toEqual([]);
  });

  it(`answers ${addresses} nonsense addresses without errors or internal details`, async () => {
    await play('addresses', addressRequests(addresses));
  });

  it(`rejects ${cookies} invalid cookies`, async () => {
    expect([...(await play('cookies', cookieRequests(stage, cookies))).keys()]).toEqual([401]);
  });
}
