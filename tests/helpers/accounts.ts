/** Writes finished profiles and activation links by SQL, reads unsent emails, and dumps rows to compare. */
import { randomUUID } from 'node:crypto';
import { createToken } from '#server/lib/tokens.ts';
import type { TestDatabase } from './database.ts';
import { newAddress, sealerOf, sealVisitor, testPasswordHash } from './members.ts';
import { siteSecret } from './site.ts';
import { until } from './wait.ts';

type FinishedProfile = { profileId: string; conversationId: string; visitorId: string; cookie: string };

/** Writes a conversation with a finished profile. @returns the conversation and its browser's cookie. */
export async function insertFinishedProfile(
  database: TestDatabase,
  options: { email: string; name?: string; businessName?: string; visitorId?: string; isFinished?: boolean },
): Promise<FinishedProfile> {
  const { email, name = 'Dana Rivera', businessName = 'Coral Bay', visitorId = randomUUID() } = options;
  const [row] = await database.query<{ conversation_id: string; id: string }>(
    `with talked as (
       insert into conversations (visitor_id, script_version, archived_at)
       select $1::uuid, 1, case when exists (select 1 from conversations where visitor_id = $1::uuid) then now() end
       returning id
     )
     insert into ai_conversation_profiles (conversation_id, email, name, business_name, conversation_responses, generated_profile)
     select id, $2, $3, $4, '{}', case when $5 then '{}'::jsonb end from talked returning id, conversation_id`,
    [visitorId, email, name, businessName, options.isFinished ?? true],
  );
  return { profileId: row!.id, conversationId: row!.conversation_id, visitorId, cookie: await sealVisitor(visitorId) };
}

export type ActivationLink = { token: string; tokenHash: string; userId: string; email: string };

/** Writes accounts awaiting activation, with a link each. Their temporary password is the test password. */
export async function insertActivations(database: TestDatabase, count: number): Promise<ActivationLink[]> {
  const links = Array.from({ length: count }, () => ({ ...createToken(), email: newAddress('waiting') }));
  const rows = await database.query<{ token_hash: string; user_id: string }>(
    `with given as (
       select *, gen_random_uuid() as user_id, gen_random_uuid() as conversation_id, gen_random_uuid() as profile_id
       from unnest($1::text[], $2::text[]) as t (email, token_hash)
     ), accounts as (insert into users (id, email) select user_id, email from given),
     talked as (
       insert into conversations (id, visitor_id, script_version) select conversation_id, gen_random_uuid(), 1 from given
     ), written as (
       insert into ai_conversation_profiles
         (id, conversation_id, email, name, business_name, conversation_responses, generated_profile)
       select profile_id, conversation_id, email, 'Dana Rivera', 'Coral Bay', '{}', '{}' from given
     )
     insert into account_activation_tokens
       (user_id, conversation_profile_id, token_hash, temporary_password_hash, email, expires_at)
     select user_id, profile_id, token_hash, $3, email, now() + interval '7 days' from given
     returning token_hash, user_id`,
    [links.map(({ email }) => email), links.map(({ tokenHash }) => tokenHash), await testPasswordHash()],
  );
  const owners = new Map(rows.map((row) => [row.token_hash, row.user_id]));
  return links.map((link) => ({ ...link, userId: owners.get(link.tokenHash)! }));
}

type WaitingMail = {
  template: string;
  userId: string | null;
  data: Record<string, unknown>;
  token: string;
  temporaryPassword: string;
};

/** Reads emails to an address, oldest first, including their secrets until a worker has sent them. */
export async function mailRows(database: TestDatabase, email: string): Promise<WaitingMail[]> {
  const rows = await database.query<{
    template: string;
    user_id: string | null;
    data: Record<string, unknown>;
    sealed: string | null;
  }>('select template, user_id, data, sealed from emails where to_email = $1 order by created_at', [email]);
  return Promise.all(
    rows.map(async ({ template, user_id: userId, data, sealed }) => {
      const secrets = sealed === null ? {} : ((await sealerOf(siteSecret).open(sealed)) as Record<string, string>);
      return { template, userId, data, token: secrets.token ?? '', temporaryPassword: secrets.temporaryPassword ?? '' };
    }),
  );
}

/** Lists the templates of the emails to an address, oldest first. */
export const templatesTo = async (database: TestDatabase, email: string) =>
  (await mailRows(database, email)).map(({ template }) => template);

/** Waits for the newest email of a template to an address. */
export const newestMail = (database: TestDatabase, email: string, template: string): Promise<WaitingMail> =>
  until(`a row of ${template} to ${email}`, async () =>
    (await mailRows(database, email)).findLast((mail) => mail.template === template),
  );

/** Reads everything stored about an account except its links and emails, as text to compare. */
export async function accountRows(database: TestDatabase, userId: string): Promise<string> {
  const [row] = await database.query<{ rows: string }>(
    `select json_build_array(
       (select to_jsonb(u) from users u where u.id = $1),
       (select to_jsonb(p) from profiles p where p.id = $1),
       (select to_jsonb(m) from user_memberships m where m.user_id = $1),
       (select jsonb_agg(to_jsonb(s) order by s.id) from sessions s where s.user_id = $1),
       (select jsonb_agg(to_jsonb(n) order by n.id) from notifications n where n.user_id = $1),
       (select jsonb_agg(to_jsonb(c) order by c.id) from conversations c where c.user_id = $1)
     )::text as rows`,
    [userId],
  );
  return row!.rows;
}

/** Resets all rate limits, for tests that aren't about them. */
export const clearLimits = (database: TestDatabase) => database.query('delete from limit_buckets');

/** Reads every row of every table as one text. */
export async function dumpAll(database: TestDatabase): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.query<{ text: string | null }>(
      `select string_agg(t::text, E'\\n') as text from ${name} t`,
    );
    dumps.push(`${name}: ${row!.text ?? ''}`);
  }
  return dumps.join('\n');
}
