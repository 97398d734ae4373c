/** Creates the callers of the access table, each with their own data. */
import { randomUUID } from 'node:crypto';
import { inputHashOf } from '#server/features/profile/service.ts';
import { sampleAnswers } from '#tests/helpers/conversation.ts';
import type { TestDatabase } from '#tests/helpers/database.ts';
import {
  createAdmin,
  createBanned,
  createMember,
  newAddress,
  sealerOf,
  sealVisitor,
  type Account,
  type Member,
} from '#tests/helpers/members.ts';

export const actorNames = [
  'nobody',
  'forged cookies',
  'another visitor',
  'owner visitor',
  'member A',
  'member B',
  'banned',
  'admin',
] as const;
export type ActorName = (typeof actorNames)[number];

/** A conversation with all answers and a finished profile. */
export type Finished = { conversationId: string; profileId: string; email: string };

export type Actor = {
  name: ActorName;
  /** Cookies as they were when the world was created. */
  cookie: string;
  visitorId: string | undefined;
  /** Undefined for a browser that was never signed in. */
  account: Member | undefined;
  isSignedIn: boolean;
  isAdmin: boolean;
  /** Created in this browser, and not in any account. */
  own: Finished | undefined;
  /** Belongs to this account, created in another browser. */
  ofAccount: Finished | undefined;
  /** Created in this browser, and passed to another account. */
  passedOn: Finished | undefined;
  notificationId: string | undefined;
};

export type World = {
  database: TestDatabase;
  actors: Record<ActorName, Actor>;
  /** A member who isn't one of the callers. */
  bystander: Account & { sessionId: string; notificationId: string };
};

/** Creates callers that no call has used yet. */
export async function createWorld(database: TestDatabase, address: string): Promise<World> {
  const [bystander, ann, bob, banned, admin] = await Promise.all([
    createMember(database, address, 'bystander'),
    createMember(database, address, 'ann'),
    createMember(database, address, 'bob'),
    createBanned(database, address),
    createAdmin(database, address),
  ]);
  const accounts = { 'member A': ann, 'member B': bob, banned, admin };
  const browsers = (['another visitor', 'owner visitor', 'member A', 'member B', 'banned', 'admin'] as const).map(
    (name) => ({
      name,
      visitorId: randomUUID(),
      account: accounts[name as keyof typeof accounts],
    }),
  );
  const members = [bystander, ...Object.values(accounts)];
  const [finished, notifications, cookies] = await Promise.all([
    finishAll(
      database,
      browsers.flatMap(({ visitorId, account }) => [
        { visitorId },
        { visitorId, userId: bystander.id },
        ...(account ? [{ visitorId: randomUUID(), userId: account.id }] : []),
      ]),
    ),
    notifyAll(
      database,
      members.map(({ id }) => id),
    ),
    Promise.all(browsers.map(({ visitorId }) => sealVisitor(visitorId))),
  ]);
  const next = finished[Symbol.iterator]();
  const made = browsers.map(({ name, visitorId, account }, index): Actor => ({
    name,
    cookie: [account?.visitor.cookie(), cookies[index]].filter(Boolean).join('; '),
    visitorId,
    account,
    isSignedIn: account !== undefined && name !== 'banned',
    isAdmin: name === 'admin',
    own: next.next().value,
    passedOn: next.next().value,
    ofAccount: account && next.next().value,
    notificationId: account && notifications.get(account.id),
  }));
  const forged = await forge(made[1]!, admin);
  const actors = Object.fromEntries(
    [nothing('nobody', ''), nothing('forged cookies', forged), ...made].map((actor) => [actor.name, actor]),
  ) as Record<ActorName, Actor>;
  return { database, actors, bystander: { ...bystander, notificationId: notifications.get(bystander.id)! } };
}

function nothing(name: ActorName, cookie: string): Actor {
  const none = { visitorId: undefined, account: undefined, own: undefined, ofAccount: undefined, passedOn: undefined };
  return { name, cookie, isSignedIn: false, isAdmin: false, notificationId: undefined, ...none };
}

/**
 * Forges cookies with a real visitor's id, the admin's real session and the site's secret number, but seals them with a
 * different secret.
 */
async function forge({ visitorId, cookie }: Actor, admin: Member): Promise<string> {
  const sealer = sealerOf('a-secret-that-somebody-guessed-but-which-is-wrong');
  const genuine = /Fe26\.2\*\d+\*/.exec(cookie)![0];
  const seal = async (value: unknown) => (await sealer.seal(value)).replace(/^Fe26\.2\*\d+\*/, genuine);
  const pointer = { sid: admin.sessionId, uid: admin.id, epoch: 0, issuedAt: Math.floor(Date.now() / 1000) };
  return `everglow-visitor=${await seal({ visitorId })}; everglow-session=${await seal(pointer)}; everglow-signed-in=1`;
}

type Owner = { visitorId: string; userId?: string };

/** Writes a finished conversation as the chat and the worker leave it. */
export const finish = async (database: TestDatabase, owner: Owner): Promise<Finished> =>
  (await finishAll(database, [owner]))[0]!;

async function finishAll(database: TestDatabase, owners: Owner[]): Promise<Finished[]> {
  const rows = owners.map(({ visitorId, userId = null }) => {
    const email = newAddress('written');
    const answers = sampleAnswers({ contact_info: email });
    const ids = { conversationId: randomUUID(), profileId: randomUUID(), generationId: randomUUID() };
    return { ...ids, visitorId, userId, email, answers, mark: { mark: email }, hash: inputHashOf(answers) };
  });
  await database.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as t ("conversationId" uuid, "profileId" uuid, "generationId" uuid,
         "visitorId" uuid, "userId" uuid, email text, answers jsonb, mark jsonb, hash text)
     ), talks as (
       insert into conversations (id, visitor_id, user_id, script_version, answers, revision)
       select "conversationId", "visitorId", "userId", 1, answers, 14 from given
     ), profiles as (
       insert into ai_conversation_profiles
         (id, conversation_id, email, name, business_name, conversation_responses, generated_profile, generation_id)
       select "profileId", "conversationId", email, 'Dana Rivera', 'Coral Bay Cooling', answers, mark, "generationId"
       from given
     )
     insert into profile_generations
       (id, conversation_id, profile_id, input_hash, status, stage, percent, engine, wake_at, finished_at)
     select "generationId", "conversationId", "profileId", hash, 'done', 'done', 100, 'local', now(), now() from given`,
    [JSON.stringify(rows)],
  );
  return rows.map(({ conversationId, profileId, email }) => ({ conversationId, profileId, email }));
}

/** Writes a notification for each account. @returns their ids by account. */
async function notifyAll(database: TestDatabase, userIds: string[]): Promise<Map<string, string>> {
  const rows = await database.query<{ id: string; user_id: string }>(
    `insert into notifications (user_id, title, message, type)
     select id, 'For ' || id, 'Private', 'info' from unnest($1::uuid[]) id returning id, user_id`,
    [userIds],
  );
  return new Map(rows.map(({ id, user_id }) => [user_id, id]));
}
