/** Writes accounts and sessions directly to the database as sign-up and sign-in would, without the time they take. */
import { randomUUID } from 'node:crypto';
import { createLog } from '#server/lib/log.ts';
import { hashPassword } from '#server/lib/password.ts';
import { createSealer } from '#server/lib/seal.ts';
import { sampleNotifications } from '#server/features/member/notifications/policy.ts';
import { accountTimes, signUpMetadata } from '#shared/domain/accounts.ts';

/** Anything that can run a statement: a test database, a pool, a client. */
export type Rows = { query<Row>(sql: string, values?: unknown[]): Promise<Row[]> };

const hashes = new Map<string, Promise<string>>();
/** Returns the hash of a password with the real parameters, computed once per process. */
export function passwordHashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

export type AccountRow = { email: string; password: string; fullName: string; businessName: string };

/** Writes a confirmed member with profile, trial and the five sample notifications. @returns the user's id. */
export async function insertMember(rows: Rows, account: AccountRow): Promise<string> {
  const { email, password, fullName, businessName } = account;
  const metadata = signUpMetadata(fullName, businessName);
  const [user] = await rows.query<{ id: string }>(
    `with made as (
       insert into users (email, password_hash, metadata, confirmed_at) values ($1, $2, $3, now()) returning id
     ), member as (
       insert into profiles (id, first_name, last_name, full_name, business_name)
       select made.id, given.* from made, jsonb_to_record($3::jsonb)
         as given (first_name text, last_name text, full_name text, business_name text)
     ), trial as (
       insert into user_memberships (user_id, expires_at)
       select id, now() + make_interval(days => ${accountTimes.trialDays}) from made
     ), samples as (
       insert into notifications (user_id, title, message, type, is_read, sample, created_at)
       select made.id, s.title, s.message, s.type::notification_type, s."isRead", s.sample, now() - make_interval(days => s.age)
       from made, jsonb_to_recordset($4::jsonb)
         as s (title text, message text, type text, "isRead" boolean, sample text, age int)
     )
     select id from made`,
    [
      email,
      await passwordHashOf(password),
      JSON.stringify(metadata),
      JSON.stringify(sampleNotifications.map((sample, age) => ({ ...sample, age }))),
    ],
  );
  return user!.id;
}

/** Seals a session cookie's content as a site with this secret does. */
const sealerOf = (secret: string) =>
  createSealer({ secrets: [secret], log: createLog('silent', false), what: 'cookie' });

/** Opens a session for an account. @returns the value of the session cookie. */
export async function openSession(
  rows: Rows,
  account: { email: string; userAgent: string },
  secret: string,
): Promise<string> {
  const sid = randomUUID();
  const [user] = await rows.query<{ id: string; epoch: number }>(
    `with found as (select id, session_epoch from users where email = $1), opened as (
       insert into sessions (id, user_id, user_agent, expires_at)
       select $2, id, $3, now() + make_interval(days => ${accountTimes.sessionDays}) from found
     )
     select id, session_epoch as epoch from found`,
    [account.email.toLowerCase(), sid, account.userAgent],
  );
  if (!user) throw new Error(`There is no account ${account.email}.`);
  const pointer = { sid, uid: user.id, epoch: user.epoch, issuedAt: Math.floor(Date.now() / 1000) };
  return sealerOf(secret).seal(pointer, { maxAgeSec: accountTimes.sessionDays * 24 * 3600 });
}
