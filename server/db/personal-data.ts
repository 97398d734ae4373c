/** Counts, exports and erases everything stored about one person, as the data map describes it. */
import { sql } from 'drizzle-orm';
import { columnsOf, dataMap } from '#drizzle/data-map.ts';
import { asText, type Answers } from '#shared/domain/chat-answers.ts';
import { readAnswers } from '#shared/domain/chat-first-texts.ts';
import type { StepId } from '#shared/domain/chat-script.ts';
import {
  byConversation,
  byConversationId,
  byProfile,
  type Identity,
  type Owner,
  type Person,
} from '#drizzle/data-map-owners.ts';
import type { Database } from './client.ts';
import { deleteLeads } from './leads.ts';

/** Rows by table. */
export type TableCounts = Record<string, number>;

type Executor = Pick<Database, 'execute'>;

/** Ids in a person's rows that refer to other people. */
const idsOfOthers = new Set(['admin_id', 'by_user_id', 'referred_user_id']);

/**
 * Finds the account's conversations, and conversations without an account in which the email address was given.
 * @returns their ids
 */
export async function findConversationIds(db: Executor, params: Identity): Promise<string[]> {
  const { userId, email } = params;
  const withProfile = sql`ai_conversation_profiles p join conversations c on c.id = p.conversation_id`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from conversations where user_id = ${userId}
    union select c.id from ${withProfile} where p.email = ${email} and c.user_id is null
    union select c.id from ${withProfile} where p.account_email = ${email} and c.user_id is null`);
  return rows.map(({ id }) => id);
}

/**
 * Reads a person's rows table by table: personal columns and the ids that connect them, never a secret.
 * @returns rows with column names as keys and times as ISO text; tables without rows are left out.
 */
export async function* readPerson(
  db: Executor,
  person: Person,
): AsyncGenerator<{ table: string; rows: Record<string, unknown>[] }> {
  for (const map of dataMap) {
    const { table, owner } = map;
    if (!owner) continue;
    const shown = columnsOf(map).filter(
      ({ name, kind }) => kind === 'person' || kind === 'record' || (kind === 'id' && !idsOfOthers.has(name)),
    );
    const names = sql.join(
      shown.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(r) as row from (
        select ${names} from ${sql.identifier(table)} where ${owner(person)}
      ) r`);
    if (rows.length > 0) yield { table, rows: rows.map(({ row }) => withAnswersInWords(row)) };
  }
}

/** Returns a row in which the chat's answers are in words. */
function withAnswersInWords(row: Record<string, unknown>): Record<string, unknown> {
  const inWords = (answers: Answers) =>
    Object.fromEntries(
      Object.entries(readAnswers(answers)).map(([stepId, value]) => [stepId, asText(stepId as StepId, value)]),
    );
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) =>
      column === 'answers' || column === 'conversation_responses'
        ? [column, inWords(value as Answers)]
        : [column, value],
    ),
  );
}

/** Counts a person's rows. @returns counts by table; tables without rows are left out. */
export async function countPerson(db: Executor, person: Person): Promise<TableCounts> {
  const counts = dataMap.flatMap(({ table, owner }) =>
    owner
      ? sql`select ${table}::text as name, (select count(*)::int from ${sql.identifier(table)} where ${owner(person)}) as count`
      : [],
  );
  const { rows } = await db.execute<{ name: string; count: number }>(sql.join(counts, sql` union all `));
  return Object.fromEntries(rows.flatMap(({ name, count }) => (count > 0 ? [[name, count]] : [])));
}

/**
 * Takes the lock shared by merges, erasures, and the deletion of old leads, each of which locks rows of several people.
 */
export async function takeTurnWithMerges(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('people merge', 0))`);
}

/**
 * Erases conversations without an account and everything made from them, except their browsers' visits. Call it in a
 * transaction.
 */
export async function eraseConversations(tx: Executor, conversationIds: string[]): Promise<void> {
  const owners: Owner[] = [byConversationId, byConversation, byProfile];
  await eraseRows(tx, { userId: null, email: null, conversationIds }, (owner) => owners.includes(owner));
}

/**
 * Erases a person. If there's an account, call it in a transaction that holds the lock on its row: concurrent writes to
 * the account wait for that lock and then find no account.
 */
export async function erasePerson(tx: Executor, identity: Identity): Promise<void> {
  // Change-of-address links of other accounts to this address.
  await tx.execute(sql`delete from user_tokens where email = ${identity.email}`);
  await eraseRows(tx, { ...identity, conversationIds: await findConversationIds(tx, identity) });
}

/** Erases a person's rows. @param isWanted selects tables by their owner */
async function eraseRows(
  tx: Executor,
  person: Person,
  isWanted: (owner: Owner) => boolean = () => true,
): Promise<void> {
  const conversations = sql`${sql.param(person.conversationIds)}::uuid[]`;
  await takeTurnWithMerges(tx);
  // Concurrent chat answers wait for this lock and then find no conversation.
  await tx.execute(sql`select 1 from conversations where id = any(${conversations}) order by id for update`);
  // Their leads, and people the agency knows by other addresses given in these conversations.
  const { rows: typed } = await tx.execute<{ profileId: string; personId: string | null }>(sql`
    select p.id as "profileId", l.person_id as "personId" from ai_conversation_profiles p
    left join leads l on l.source_id = p.id and l.kind = 'conversation' where p.conversation_id = any(${conversations})`);
  // Rows that stay, because they're about no one or someone else, lose their references to the erased rows.
  await tx.execute(sql`
    update model_calls set generation_id = null
    where generation_id in (select id from profile_generations where conversation_id = any(${conversations}))`);
  await tx.execute(sql`
    update referrals set referred_user_id = null, network_hash = null, browser_hash = null, payment_hash = null
    where referred_user_id = ${person.userId}`);
  // A link to an erased conversation opens nothing, no matter who has it.
  await tx.execute(sql`
    delete from account_activation_tokens where conversation_profile_id in (
      select id from ai_conversation_profiles where conversation_id = any(${conversations}))`);
  for (const map of dataMap.toReversed()) {
    const { table, owner, erase } = map;
    if (!owner || erase === 'keep' || !isWanted(owner)) continue;
    if (erase === 'empty') {
      // Payment records stay, without an owner.
      const emptied = [
        'user_id',
        ...columnsOf(map).flatMap(({ name, kind }) => (kind === 'person' || kind === 'secret' ? name : [])),
      ];
      const nothing = sql.join(
        emptied.map((name) => sql`${sql.identifier(name)} = null`),
        sql`, `,
      );
      await tx.execute(sql`update ${sql.identifier(table)} set ${nothing} where ${owner(person)}`);
      continue;
    }
    if (table === 'leads' && person.email !== null) {
      // Forms lock their person before their lead.
      await tx.execute(sql`select 1 from contacts where email = ${person.email} for update`);
      await deleteLeads(tx, { email: person.email });
      continue;
    }
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${owner(person)}`);
  }
  // Leads at other addresses: from the conversations, and from the account's place on the waiting list.
  const sourceIds = [...typed.map(({ profileId }) => profileId), ...(person.userId ? [person.userId] : [])];
  await deleteLeads(tx, { sourceIds });
  // Without a lead, they would only stay because others were merged into them.
  const personIds = typed.flatMap(({ personId }) => personId ?? []);
  await tx.execute(sql`
    delete from contacts p where id = any(${sql.param(personIds)}::uuid[])
      and not exists (select 1 from leads where person_id = p.id)`);
}
