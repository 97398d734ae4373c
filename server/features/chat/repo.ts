import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { aiConversationProfiles } from '#drizzle/schema/profile.ts';
import { users } from '#drizzle/schema/account.ts';
import { conversations, type ConversationRow } from '#drizzle/schema/chat.ts';
import { chatScript, scriptVersion, type ChoiceStepId, type StepId } from '#shared/domain/chat-script.ts';
import { websiteNotProvided, type AnswerValue } from '#shared/domain/chat-answers.ts';
import type { Extras } from '#shared/schemas/extras.ts';
import type { LeadOrigin } from '#shared/schemas/lead.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import type { Database } from '#server/db/client.ts';
import { ownedBy, type Owner } from '#server/db/owner.ts';
import { preparedStatement } from '#server/db/prepared.ts';

/** What an owner sees of a conversation. */
export type SeenConversation = Pick<ConversationRow, 'id' | 'revision' | 'answers' | 'understood'>;

/**
 * Finds the open conversation: the browser's own first, otherwise the account's newest. Undefined when there is none.
 */
export async function findOpenConversation(db: Database, owner: Owner): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(ownedBy(owner), isNull(conversations.archivedAt)))
    .orderBy(sql`${conversations.userId} is not null`, desc(conversations.updatedAt))
    .limit(1);
  return row;
}

/** Returns a conversation of this browser or account, including archived ones; undefined when it's someone else's. */
export async function findOwnConversation(
  db: Database,
  { conversationId, ...owner }: Owner & { conversationId: string },
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), ownedBy(owner)));
  return row;
}

/** Opens a conversation unless the visitor has one; two concurrent tabs get the same one. */
export async function insertConversation(
  db: Database,
  params: { visitorId: string; referralCode?: string | undefined; origin?: LeadOrigin | undefined },
): Promise<void> {
  await db
    .insert(conversations)
    .values({ ...params, origin: params.origin as Record<string, string> | undefined, scriptVersion })
    .onConflictDoNothing({ target: conversations.visitorId, where: sql`archived_at is null and user_id is null` });
}

/** Archives the conversation; the agency keeps its answers. */
export async function archiveConversation(
  db: Database,
  { conversationId, ...owner }: Owner & { conversationId: string },
): Promise<void> {
  await db
    .update(conversations)
    .set({ archivedAt: sql`now()` })
    .where(and(eq(conversations.id, conversationId), ownedBy(owner), isNull(conversations.archivedAt)));
}

const given = sql.placeholder;

const selectBusinessName = preparedStatement((db) =>
  db
    .select({ businessName: sql<string | null>`${conversations.answers} ->> 'business_name'` })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, given('conversationId')),
        ownedBy({ visitorId: given('visitorId'), userId: given('userId') }),
      ),
    )
    .prepare('business_name'),
);

/** Returns the name of the business in a conversation; empty before it's given, and when the conversation is someone else's. */
export async function findBusinessName(
  db: Database,
  { conversationId, visitorId = '', userId = '' }: Owner & { conversationId: string },
): Promise<string> {
  const [row] = await selectBusinessName(db, { conversationId, visitorId, userId });
  return row?.businessName ?? '';
}

const answer = (step: StepId) => sql`nullif(answers ->> ${sql.raw(`'${step}'`)}, '')`;

const labels = JSON.stringify(
  Object.fromEntries(chatScript.flatMap(({ options = [] }) => options.map(({ id, label }) => [id, label]))),
);
/** An answer in words: labels of chosen options, or what was typed. */
const answerInWords = (step: ChoiceStepId) => {
  const value = sql`answers -> ${sql.raw(`'${step}'`)}`;
  return sql`case jsonb_typeof(${value}) when 'array' then (
    select string_agg(coalesce(${labels}::jsonb ->> option, option), ', ' order by position)
    from jsonb_array_elements_text(${value}) with ordinality as chosen (option, position)
  ) else ${answer(step)} end`;
};

const saveAnswer = preparedStatement((db) => {
  const { answers, extras, understood, revision } = conversations;
  const updated = db.$with('updated').as(
    db
      .update(conversations)
      .set({
        answers: sql`${answers} || jsonb_build_object(${given('stepId')}::text, ${given('answer')}::jsonb)`,
        extras: sql`case when ${given('understood')}::text is null then ${extras} else ${extras} - 'business' end`,
        understood: sql`coalesce(${given('understood')}::text, ${understood})`,
        revision: sql`${revision} + 1`,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          eq(conversations.id, given('conversationId')),
          isNull(conversations.archivedAt),
          ownedBy({ visitorId: given('visitorId'), userId: given('userId') }),
          eq(revision, given('revision')),
          sql`(${given('after')}::text is null or ${answers} ? ${given('after')}::text)`,
        ),
      )
      .returning({ id: conversations.id, answers, understood, revision }),
  );
  const saved = db.$with('saved', {}).as(sql`
    insert into ${aiConversationProfiles} as profile (
      conversation_id, email, name, phone, website, business_name, business_description,
      current_marketing, target_audience, goals, conversation_responses
    )
    select id, ${answer('contact_info')}, ${answer('name_input')}, ${answer('phone_optional')},
      case when lower(trim(coalesce(${answer('website_social')}, 'none'))) = 'none'
        then ${sql.raw(`'${websiteNotProvided}'`)} else ${answer('website_social')} end,
      ${answer('business_name')}, ${answer('business_description')}, ${answerInWords('current_marketing')},
      ${answerInWords('target_audience')}, ${answerInWords('goals')},
      answers
    from updated
    where ${answer('contact_info')} is not null and ${answer('name_input')} is not null
    on conflict (conversation_id) do update set
      email = excluded.email, name = excluded.name, phone = excluded.phone, website = excluded.website,
      business_name = excluded.business_name, business_description = excluded.business_description,
      current_marketing = excluded.current_marketing, target_audience = excluded.target_audience,
      goals = excluded.goals, conversation_responses = excluded.conversation_responses, updated_at = now()
     returning id`);
  return db
    .with(updated, saved)
    .select({
      id: updated.id,
      answers: updated.answers,
      understood: updated.understood,
      revision: updated.revision,
      /** The profile for the inbox, once name and email are known. */
      profileId: sql<string | null>`(select saved.id from saved)`,
    })
    .from(updated)
    .prepare('save_answer');
});

/**
 * Stores one answer together with the conversation profile, which is inserted once name and email are known and updated
 * by later answers. One statement, so a crash leaves both or neither. The caller records the lead.
 * @param params `after`: the step that must be answered before this one; undefined for the first. `understood`: our
 *   understanding of a new description, which replaces an earlier correction
 * @returns what its owner sees now; undefined when the conversation is someone else's, has changed (`revision`), or
 *   hasn't reached this step
 */
export async function updateAnswer(
  db: Database,
  params: Owner & {
    conversationId: string;
    revision: number;
    stepId: StepId;
    after: StepId | undefined;
    value: AnswerValue;
    understood?: string | undefined;
  },
): Promise<(SeenConversation & { profileId: string | null }) | undefined> {
  const { value, after = null, visitorId = '', userId = '', understood = null, ...rest } = params;
  const answer = JSON.stringify(value);
  const [row] = await saveAnswer(db, { ...rest, visitorId, userId, after, understood, answer });
  return row;
}

/**
 * Stores extra answers: unnamed ones stay, and empty ones are removed.
 * @param params `understood`: the new understanding of the business
 * @returns the new row; undefined when the conversation is someone else's
 */
export async function updateExtras(
  db: Database,
  params: Owner & { conversationId: string; extras: Extras; understood?: string | undefined },
): Promise<ConversationRow | undefined> {
  const { conversationId, extras, understood = null, ...owner } = params;
  const emptied = Object.entries(extras).flatMap(([key, given]) => (given === '' ? [key] : []));
  const [row] = await db
    .update(conversations)
    .set({
      extras: sql`(${conversations.extras} || ${JSON.stringify(extras)}::jsonb) - ${sql.param(emptied)}::text[]`,
      understood: sql`coalesce(${understood}::text, ${conversations.understood})`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(conversations.id, conversationId), ownedBy(owner)))
    .returning();
  return row;
}

/**
 * Prevents an account from being erased until the transaction ends. Call it before locking a conversation, because
 * erasures lock the account first, too.
 * @returns whether it exists
 */
export async function holdAccount(tx: Database, params: { userId: string }): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, params.userId)).for('key share');
  return rows.length > 0;
}

/**
 * Transfers a browser's finished conversations to the account of the address given in them.
 * @returns their ids
 */
export async function transferFinishedConversations(
  db: Database,
  params: { visitorId: string; userId: string; email: string },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${conversations} c set user_id = ${params.userId}, updated_at = now()
    where c.visitor_id = ${params.visitorId} and c.user_id is null and exists (
      select 1 from ${aiConversationProfiles} p
      where p.conversation_id = c.id and lower(p.email) = ${params.email} and p.generated_profile is not null
    )
    returning c.id`);
  return rows.map(({ id }) => id);
}

/**
 * Transfers one conversation to an account, unless it belongs to one. @returns a list with its id if it was transferred
 */
export async function transferOneConversation(
  db: Database,
  params: { conversationId: string; userId: string },
): Promise<string[]> {
  const rows = await db
    .update(conversations)
    .set({ userId: params.userId })
    .where(and(eq(conversations.id, params.conversationId), isNull(conversations.userId)))
    .returning({ id: conversations.id });
  return rows.map(({ id }) => id);
}

/** Finished profiles of conversations with the prompts their visitors copied, newest first. */
export async function listReadProfiles(db: Database, params: { conversationIds: string[] }) {
  return db
    .select({
      profile: sql<GeneratedProfile>`${aiConversationProfiles.generatedProfile}`,
      copied: aiConversationProfiles.copiedPrompts,
    })
    .from(aiConversationProfiles)
    .where(
      and(
        inArray(aiConversationProfiles.conversationId, params.conversationIds),
        isNotNull(aiConversationProfiles.generatedProfile),
      ),
    )
    .orderBy(desc(aiConversationProfiles.updatedAt));
}

/**
 * Locks a conversation and the browser's open one until the end of the transaction, always in the same order, so that
 * two browsers taking each other's conversations can't deadlock.
 * @returns the conversation if it's open and no account owns it
 */
export async function lockForMove(
  tx: Database,
  params: { conversationId: string; visitorId: string },
): Promise<ConversationRow | undefined> {
  const { conversationId, visitorId } = params;
  const rows = await tx
    .select()
    .from(conversations)
    .where(
      and(
        or(eq(conversations.id, conversationId), eq(conversations.visitorId, visitorId)),
        isNull(conversations.userId),
        isNull(conversations.archivedAt),
      ),
    )
    .orderBy(asc(conversations.id))
    .for('update');
  return rows.find(({ id }) => id === conversationId);
}

/**
 * Moves a conversation to another browser, whose open conversation is archived.
 * @throws the database's unique violation (23505) when the browser started another one at this moment
 */
export async function moveConversation(
  tx: Database,
  params: { conversationId: string; visitorId: string },
): Promise<ConversationRow | undefined> {
  const { conversationId, visitorId } = params;
  await tx
    .update(conversations)
    .set({ archivedAt: sql`now()` })
    .where(and(eq(conversations.visitorId, visitorId), isNull(conversations.userId), isNull(conversations.archivedAt)));
  const [row] = await tx
    .update(conversations)
    .set({ visitorId, updatedAt: sql`now()` })
    .where(and(eq(conversations.id, conversationId), isNull(conversations.userId), isNull(conversations.archivedAt)))
    .returning();
  return row;
}
