/** Who asks, and for what: everybody who may stand before a procedure, each with things of their own. */
import { randomUUID } from 'node:crypto';
import { inputHashOf } from '../../../server/features/profile/service.ts';
import { createToken } from '../../../server/lib/tokens.ts';
import { sampleAnswers } from '../../helpers/conversation.ts';
import type { TestDatabase } from '../../helpers/database.ts';
import {
  createAdmin,
  createBanned,
  createMember,
  insertAccount,
  newAddress,
  sealerOf,
  testPasswordHash,
  type Account,
  type Member,
} from '../../helpers/members.ts';
import { createVisitor, type Visitor } from '../../helpers/site.ts';

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
  /** Its cookies, as they stood when the world was made. */
  cookie: string;
  visitorId: string | undefined;
  /** Undefined for a browser that was never signed in. */
  account: Member | undefined;
  isSignedIn: boolean;
  isAdmin: boolean;
  /** Made in this browser, and nobody's account has it. */
  own: Finished | undefined;
  /** Of this account, made in another browser. */
  ofAccount: Finished | undefined;
  /** Made in this browser, and passed to somebody else's account. */
  passedOn: Finished | undefined;
  notificationId: string | undefined;
};

export type World = {
  database: TestDatabase;
  actors: Record<ActorName, Actor>;
  /** A member nobody else is. */
  bystander: Account & { sessionId: string; notificationId: string };
};

/** Makes a world of its own, so that what one procedure ends is there for the next. */
export async function createWorld(database: TestDatabase, address: string): Promise<World> {
  const [bystander, ann, bob, banned, admin] = await Promise.all([
    createMember(database, address, 'bystander'),
    createMember(database, address, 'ann'),
    createMember(database, address, 'bob'),
    createBanned(database, address),
    createAdmin(database, address),
  ]);
  const browser = async (name: ActorName, account?: Member): Promise<Actor> => {
    const visitor = account?.visitor ?? createVisitor(address);
    const visitorId = await beginIn(database, visitor);
    return {
      name,
      cookie: visitor.cookie(),
      visitorId,
      account,
      isSignedIn: account !== undefined && name !== 'banned',
      isAdmin: name === 'admin',
      own: await finish(database, { visitorId }),
      ofAccount: account && (await finish(database, { visitorId: randomUUID(), userId: account.id })),
      passedOn: await finish(database, { visitorId, userId: bystander.id }),
      notificationId: account && (await notify(database, account.id)),
    };
  };
  const made = await Promise.all([
    browser('another visitor'),
    browser('owner visitor'),
    browser('member A', ann),
    browser('member B', bob),
    browser('banned', banned),
    browser('admin', admin),
  ]);
  const actors = Object.fromEntries(
    [nothing('nobody', ''), nothing('forged cookies', await forge(made[1], admin)), ...made].map((actor) => [
      actor.name,
      actor,
    ]),
  ) as Record<ActorName, Actor>;
  const notificationId = await notify(database, bystander.id);
  return { database, actors, bystander: { ...bystander, notificationId } };
}

function nothing(name: ActorName, cookie: string): Actor {
  const none = { visitorId: undefined, account: undefined, own: undefined, ofAccount: undefined, passedOn: undefined };
  return { name, cookie, isSignedIn: false, isAdmin: false, notificationId: undefined, ...none };
}

/** Cookies that name a real visitor and the admin's real session, and the site's secret by its number; sealed with another. */
async function forge({ visitorId, cookie }: Actor, admin: Member): Promise<string> {
  const sealer = sealerOf('a-secret-that-somebody-guessed-but-which-is-wrong');
  const genuine = /Fe26\.2\*\d+\*/.exec(cookie)![0];
  const seal = async (value: unknown) => (await sealer.seal(value)).replace(/^Fe26\.2\*\d+\*/, genuine);
  const pointer = { sid: admin.sessionId, uid: admin.id, epoch: 0, issuedAt: Math.floor(Date.now() / 1000) };
  return `everglow-visitor=${await seal({ visitorId })}; everglow-session=${await seal(pointer)}; everglow-signed-in=1`;
}

/** Gives a browser its visitor cookie. The conversation that comes with it is put aside. */
async function beginIn(database: TestDatabase, visitor: Visitor): Promise<string> {
  const { id } = await visitor.api.chat.start.mutate({});
  const [row] = await database.query<{ visitor_id: string }>(
    'delete from conversations where id = $1 returning visitor_id',
    [id],
  );
  return row!.visitor_id;
}

/** Writes a finished conversation as the chat and the worker leave it. */
export async function finish(database: TestDatabase, owner: { visitorId: string; userId?: string }): Promise<Finished> {
  const email = newAddress('written');
  const answers = sampleAnswers({ contact_info: email });
  const [row] = await database.query<{ conversation_id: string; profile_id: string }>(
    `with talk as (
       insert into conversations (visitor_id, user_id, script_version, answers, revision)
       values ($1, $2, 1, $3, 14) returning id
     ), generation as (select gen_random_uuid() as id), profile as (
       insert into ai_conversation_profiles
         (conversation_id, email, name, business_name, conversation_responses, generated_profile, generation_id)
       select talk.id, $4, 'Dana Rivera', 'Coral Bay Cooling', $3, $5, generation.id from talk, generation
       returning id, conversation_id
     ), written as (
       insert into profile_generations
         (id, conversation_id, profile_id, input_hash, status, stage, percent, engine, wake_at, finished_at)
       select generation.id, profile.conversation_id, profile.id, $6, 'done', 'done', 100, 'local', now(), now()
       from profile, generation
     )
     select conversation_id, id as profile_id from profile`,
    [
      owner.visitorId,
      owner.userId ?? null,
      JSON.stringify(answers),
      email,
      JSON.stringify({ mark: email }),
      inputHashOf(answers),
    ],
  );
  return { conversationId: row!.conversation_id, profileId: row!.profile_id, email };
}

async function notify(database: TestDatabase, userId: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `insert into notifications (user_id, title, message, type) values ($1::uuid, 'For ' || ($1::uuid)::text, 'Private', 'info') returning id`,
    [userId],
  );
  return row!.id;
}

/** An activation link that waits, with the test password as its temporary one. @returns its account and its token. */
export async function insertActivation(database: TestDatabase): Promise<Account & { token: string }> {
  const account = await insertAccount(database, { name: 'invited', isConfirmed: false, passwordHash: null });
  const { profileId } = await finish(database, { visitorId: randomUUID() });
  const { token, tokenHash } = createToken();
  await database.query(
    `insert into account_activation_tokens
       (user_id, conversation_profile_id, token_hash, temporary_password_hash, email, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '1 day')`,
    [account.id, profileId, tokenHash, await testPasswordHash(), account.email],
  );
  return { ...account, token };
}

/** All that the site knows, as one comparable text; without the counters of limits, which every call moves. */
export async function everything(database: TestDatabase): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('limit_buckets')
     order by 1`,
  );
  const parts = tables.map(
    ({ name }) => `select '${name}' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from "${name}" t`,
  );
  const rows = await database.query<Record<string, string>>(parts.join(' union all '));
  // Sorted here: PostgreSQL reads so many tables side by side, and answers in the order in which they are done.
  return rows
    .map((row) => Object.values(row)[0]!)
    .sort()
    .join('\n');
}
