/**
 * Creates accounts for tests: rows by SQL with a password hashed once, and sessions as rows with cookies sealed here.
 */
import { randomUUID } from 'node:crypto';
import { createLog } from '#server/lib/log.ts';
import { hashPassword } from '#server/lib/password.ts';
import { createSealer } from '#server/lib/seal.ts';
import { createToken } from '#server/lib/tokens.ts';
import { accountTimes, type Role, type TokenPurpose } from '#shared/domain/accounts.ts';
import { signedInCookie } from '#shared/session-hint.ts';
import type { TestDatabase } from './database.ts';
import { createVisitor, siteSecret, type Visitor } from './site.ts';

/** Password of every account created here. */
export const testPassword = 'seventeen grey herons';

let hash: Promise<string> | undefined;
/** Hashes the test password once, with the real parameters. */
export const testPasswordHash = () => (hash ??= hashPassword(testPassword));

export type Account = { id: string; email: string };
export type Member = Account & { visitor: Visitor; sessionId: string };

let made = 0;
export const newAddress = (name = 'someone') => `${name}-${(made += 1)}@example.com`;

/** Writes an account, confirmed and with the test password unless the options say otherwise. */
export async function insertAccount(
  database: Pick<TestDatabase, 'query'>,
  options: { name?: string; role?: Role; isConfirmed?: boolean; passwordHash?: string | null } = {},
): Promise<Account> {
  const { name = 'member', role = 'member', isConfirmed = true, passwordHash = await testPasswordHash() } = options;
  const email = newAddress(name);
  const [row] = await database.query<{ id: string }>(
    `with made as (
       insert into users (email, password_hash, role, confirmed_at)
       values ($1, $2, $3::user_role, case when $4 then now() end) returning id
     ), member as (
       insert into profiles (id, first_name, full_name) select id, $5, $5 from made where $4
     ), trial as (
       insert into user_memberships (user_id, expires_at) select id, now() + interval '14 days' from made where $4
     )
     select id from made`,
    [email, passwordHash, role, isConfirmed, name],
  );
  return { id: row!.id, email };
}

/**
 * Signs in to an account through the API, for tests of signing in. Other tests use `enter`, which doesn't hash a
 * password.
 */
export async function signIn(address: string, account: Account, visitor = createVisitor(address)): Promise<Member> {
  await visitor.api.auth.signIn.mutate({ email: account.email, password: testPassword });
  const session = await visitor.api.auth.session.query();
  return { ...account, visitor, sessionId: session!.sessionId };
}

/** Gives an account a browser with a live session, on a site that seals with `siteSecret`, without any side effects. */
export async function enter(database: TestDatabase, address: string, account: Account): Promise<Member> {
  const [session] = await openSessions(database, account.id, { count: 1, secret: siteSecret });
  const cookie = `${session!.cookie}; ${signedInCookie}=1`;
  return { ...account, visitor: createVisitor(address, { cookie }), sessionId: session!.sessionId };
}

export async function createMember(database: TestDatabase, address: string, name?: string): Promise<Member> {
  return enter(database, address, await insertAccount(database, name ? { name } : {}));
}

export async function createAdmin(database: TestDatabase, address: string): Promise<Member> {
  return enter(database, address, await insertAccount(database, { name: 'admin', role: 'admin' }));
}

/** Bans an account only by the ban's end time: sessions and epoch stay, so that a refusal must come from the ban. */
export async function ban(database: TestDatabase, userId: string): Promise<void> {
  await database.query(
    `update users set banned_until = now() + interval '${accountTimes.banHours} hours' where id = $1`,
    [userId],
  );
}

/** Creates a banned member whose browser still has its session cookie. */
export async function createBanned(database: TestDatabase, address: string): Promise<Member> {
  const member = await createMember(database, address, 'banned');
  await ban(database, member.id);
  return member;
}

/** Seals cookies as a site with this secret does. */
export const sealerOf = (secret: string) =>
  createSealer({ secrets: [secret], log: createLog('silent', false), what: 'cookie' });

/** Seals the cookie of a browser that has started a conversation. @returns the name=value pair for a Cookie header. */
export const sealVisitor = async (visitorId: string) =>
  `everglow-visitor=${await sealerOf(siteSecret).seal({ visitorId }, { maxAgeSec: 3600 })}`;

/**
 * Opens sessions for one account.
 * @param options `ageSec`: age of the cookies in seconds.
 * @returns each session cookie, without the readable hint cookie.
 */
export async function openSessions(
  database: TestDatabase,
  userId: string,
  options: { count: number; secret: string; ageSec?: number },
): Promise<{ sessionId: string; cookie: string }[]> {
  const ids = Array.from({ length: options.count }, () => randomUUID());
  const [row] = await database.query<{ epoch: number }>(
    `with opened as (
       insert into sessions (id, user_id, expires_at) select id, $2, now() + interval '30 days' from unnest($1::uuid[]) id
     )
     select session_epoch as epoch from users where id = $2`,
    [ids, userId],
  );
  const sealer = sealerOf(options.secret);
  const issuedAt = Math.floor(Date.now() / 1000) - (options.ageSec ?? 0);
  const maxAgeSec = accountTimes.sessionDays * 24 * 3600;
  return Promise.all(
    ids.map(async (sessionId) => {
      const pointer = { sid: sessionId, uid: userId, epoch: row!.epoch, issuedAt };
      return { sessionId, cookie: `everglow-session=${await sealer.seal(pointer, { maxAgeSec })}` };
    }),
  );
}

/** Writes a one-time link for an account, as if it had been emailed. @returns its token. */
export async function insertLink(
  database: TestDatabase,
  account: Account,
  purpose: TokenPurpose,
  options: { visitorId?: string | undefined; email?: string } = {},
): Promise<string> {
  const { token, tokenHash } = createToken();
  await database.query(
    `insert into user_tokens (user_id, purpose, token_hash, email, visitor_id, expires_at)
     values ($1, $2::token_purpose, $3, $4, $5, now() + interval '1 hour')`,
    [account.id, purpose, tokenHash, options.email ?? account.email, options.visitorId ?? null],
  );
  return token;
}
