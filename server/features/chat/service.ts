import { z } from 'zod';
import { m } from '#messages';
import type { ConversationRow } from '#drizzle/schema/chat.ts';
import { chatLinkDays } from '#shared/domain/chat-link.ts';
import { stepIds, type StepId } from '#shared/domain/chat-script.ts';
import { monthlyPrice } from '#shared/domain/plans.ts';
import { keptFirst } from '#shared/domain/kept-prompts.ts';
import { referralCodeOf } from '#shared/domain/referrals.ts';
import { currentStepOf, toChatUserProfile, type AnswerValue } from '#shared/domain/chat-answers.ts';
import { checkAnswer } from '#shared/schemas/chat.ts';
import type { SharperKey } from '#shared/schemas/extras.ts';
import type { LeadOrigin } from '#shared/schemas/lead.ts';
import type { Owner } from '#server/db/owner.ts';
import { isUniqueViolation } from '#server/db/pg-errors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/engine/read-brief.ts';
import { isThin } from '#server/engine/reading/thin.ts';
import { readSharper } from '#server/engine/sharper.ts';
import { understoodOf } from '#server/engine/understood.ts';
import { AppError } from '#server/errors.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { recordLead } from '#server/features/crm/lead-intake/service.ts';
import { prepareMail, wakeMail, writeMail } from '../mail/service.ts';
import { catalogOf } from '#server/features/billing/catalog/service.ts';
import { keepPrompts } from '#server/features/account/membership/service.ts';
import { knownOrigin, tieVisit } from '#server/features/admin/analytics/service.ts';
import { mayChangeLead } from './policy.ts';
import {
  archiveConversation,
  findBusinessName,
  findOpenConversation,
  findOwnConversation,
  holdAccount,
  insertConversation,
  listReadProfiles,
  lockForMove,
  moveConversation,
  transferFinishedConversations,
  transferOneConversation,
  updateAnswer,
  updateExtras,
  type SeenConversation,
} from './repo.ts';

const gone = () => new AppError('NOT_FOUND', m.server_chat_not_open());

/** The open conversation of this browser or account; undefined when there is none. */
export async function openConversation(deps: Deps, owner: Owner): Promise<ConversationRow | undefined> {
  return owner.visitorId || owner.userId ? findOpenConversation(deps.db, owner) : undefined;
}

/**
 * Starts a conversation, or returns the open one.
 * @param input `restart`: id of the conversation to archive first; any other open one is kept. `referralCode`: from the
 *   link; malformed codes are ignored. `origin`: where the visit started; `visitId`: that visit; `isPage`: whether
 *   there's a public page at a path.
 */
export async function startConversation(
  deps: Deps,
  input: {
    visitorId: string;
    userId: string | undefined;
    restart?: string | undefined;
    referralCode?: string | undefined;
    origin?: LeadOrigin | undefined;
    visitId?: string | undefined;
    isPage: (path: string) => boolean;
  },
): Promise<ConversationRow> {
  const { visitorId, userId, restart, visitId } = input;
  if (visitId) await bestEffort(deps.log, 'visit', { visitId }, () => tieVisit(deps, { visitId, visitorId }));
  if (restart) await archiveConversation(deps.db, { visitorId, userId, conversationId: restart });
  const open = restart ? undefined : await findOpenConversation(deps.db, { visitorId, userId });
  if (open) return open;
  await insertConversation(deps.db, {
    visitorId,
    referralCode: referralCodeOf(input.referralCode),
    origin: input.origin && knownOrigin(input.origin, input),
  });
  const row = await findOpenConversation(deps.db, { visitorId, userId });
  if (!row) throw gone();
  return row;
}

/**
 * Stores an answer to the current step, or a new answer to an earlier one; later answers stay.
 * @returns `accepted: false` with the current conversation when another tab was faster or steps were skipped. The same
 *   answer sent twice (a retry after a lost response) is accepted once.
 * @throws AppError INVALID with a sentence for the visitor, NOT_FOUND when the conversation isn't theirs or is
 *   archived.
 */
export async function answerStep(
  deps: Deps,
  input: Owner & {
    conversationId: string;
    revision: number;
    stepId: StepId;
    value: AnswerValue;
  },
): Promise<{ accepted: boolean; conversation: SeenConversation }> {
  const owner = { visitorId: input.visitorId, userId: input.userId };
  if (!owner.visitorId && !owner.userId) throw gone();
  const checked = checkAnswer(input.stepId, input.value);
  if (!checked.success) throw new AppError('INVALID', checked.error.issues[0]?.message ?? m.server_chat_check_answer());
  const { stepId, revision } = input;
  const answer = {
    ...owner,
    conversationId: input.conversationId,
    revision,
    stepId,
    after: stepIds[stepIds.indexOf(stepId) - 1],
    value: checked.data,
    understood: await understoodAt(deps, { ...input, value: checked.data }),
  };
  const updated = mayChangeLead(answer)
    ? await inTransaction(deps.db, async (tx) => {
        const row = await updateAnswer(tx, answer);
        if (row?.profileId) await recordLead(tx, { source: 'conversation', id: row.profileId });
        return row;
      })
    : await updateAnswer(deps.db, answer);
  if (updated) return { accepted: true, conversation: updated };

  const conversation = await findOpenConversation(deps.db, owner);
  if (!conversation || conversation.id !== input.conversationId) throw gone();
  const same = JSON.stringify(conversation.answers[input.stepId]) === JSON.stringify(checked.data);
  return { accepted: same, conversation };
}

/** Reads a new description; undefined at all other steps. */
async function understoodAt(
  deps: Deps,
  input: Owner & { conversationId: string; stepId: StepId; value: AnswerValue },
): Promise<string | undefined> {
  if (input.stepId !== 'business_description' || typeof input.value !== 'string') return undefined;
  return understoodOf({ businessName: await findBusinessName(deps.db, input), description: input.value });
}

/**
 * Stores the owner's own description in place of our understanding of the business.
 * @throws AppError NOT_FOUND when the conversation isn't theirs, INVALID when the text can't be understood.
 */
export async function correctBusiness(
  deps: Deps,
  input: Owner & { conversationId: string; business: string },
): Promise<ConversationRow> {
  const row = await findOwnConversation(deps.db, input);
  if (!row) throw gone();
  const { business } = input;
  if (isThin(business)) throw new AppError('INVALID', m.server_chat_business_unreadable());
  const { businessName, businessDescription: description } = toChatUserProfile(row.answers);
  const understood = understoodOf({ businessName, description, business });
  const updated = await updateExtras(deps.db, { ...input, extras: { business }, understood });
  if (!updated) throw gone();
  return updated;
}

/**
 * Stores answers that sharpen the profile. Answers that don't fit their question aren't stored.
 * @returns the questions whose answers couldn't be read
 * @throws AppError NOT_FOUND when the conversation isn't theirs, INVALID when none of the answers could be read.
 */
export async function sharpenProfile(
  deps: Deps,
  input: Owner & { conversationId: string; answers: Partial<Record<SharperKey, string>> },
): Promise<SharperKey[]> {
  const { answers, ...owned } = input;
  const row = await findOwnConversation(deps.db, owned);
  if (!row) throw gone();
  const { kept, unread } = readSharper(answers, languageOf(toChatUserProfile(row.answers), row.extras));
  if (Object.keys(kept).length === 0) throw new AppError('INVALID', m.server_chat_sharper_unusable());
  if (!(await updateExtras(deps.db, { ...owned, extras: kept }))) throw gone();
  return unread;
}

/** At sign-in, transfers this browser's finished conversations with the account's address to the account. */
export async function transferConversations(
  deps: Deps,
  input: { visitorId: string; userId: string; email: string },
): Promise<void> {
  await transferTo(deps, input.userId, (tx) => transferFinishedConversations(tx, input));
}

/** Transfers a conversation to the caller's account. The caller must own it. Does nothing to one that an account has. */
export async function transferConversation(
  deps: Deps,
  input: { conversationId: string; userId: string },
): Promise<void> {
  await transferTo(deps, input.userId, (tx) => transferOneConversation(tx, input));
}

/**
 * Transfers conversations to an account, with the prompts that could be read in them. Does nothing once the account is
 * erased.
 */
async function transferTo(deps: Deps, userId: string, transfer: (tx: Deps['db']) => Promise<string[]>): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (await holdAccount(tx, { userId })) await keepReadable(tx, { userId, conversationIds: await transfer(tx) });
  });
}

/**
 * Keeps the prompts that the visitor could read in the chat unlocked in the account, up to the month's limit.
 * @param tx the transaction that transfers the conversations, so that it happens only once
 */
export async function keepReadable(
  tx: Deps['db'],
  { userId, conversationIds }: { userId: string; conversationIds: string[] },
): Promise<void> {
  if (conversationIds.length === 0) return;
  for (const { profile, copied } of await listReadProfiles(tx, { conversationIds }))
    await keepPrompts(tx, { userId, promptKeys: keptFirst(profile, copied) });
}

const linkSchema = z.strictObject({
  purpose: z.literal('continue-chat'),
  conversationId: z.uuid(),
  /**
   * The browser that asked. A link only works while its conversation hasn't moved, so that another holder of the link
   * can't take it from its new place.
   */
  from: z.uuid(),
  /** Milliseconds since 1970. */
  issuedAt: z.int(),
});
type ConversationLink = z.infer<typeof linkSchema>;

const worksForMs = chatLinkDays * 24 * 3_600_000;

const noLonger = () => new AppError('NOT_FOUND', m.server_chat_link_dead({ days: chatLinkDays }));

/**
 * Emails a link to an address that was typed in. Doesn't look up accounts or reveal whether the address may get the
 * email.
 * @param input `email`: validated, in lowercase
 * @throws AppError NOT_FOUND when the conversation isn't theirs or is archived, CONFLICT when an account owns it, where
 *   it can be opened anywhere without a link.
 */
export async function mailConversationLink(
  deps: Deps,
  input: Owner & { conversationId: string; email: string },
): Promise<void> {
  const row = await findOwnConversation(deps.db, input);
  if (!row || row.archivedAt) throw gone();
  if (row.userId) throw new AppError('CONFLICT', m.server_chat_in_account());
  const link: ConversationLink = {
    purpose: 'continue-chat',
    conversationId: row.id,
    from: row.visitorId,
    issuedAt: Date.now(),
  };
  const token = await deps.sealer.seal(link);
  const mail = await prepareMail(deps, { template: 'continue-chat', to: input.email, data: {}, secrets: { token } });
  await wakeMail(deps, await writeMail(deps.db, mail));
}

/**
 * Reads a link; changes nothing.
 * @throws AppError NOT_FOUND when it isn't one of ours, or too old.
 */
export async function openConversationLink(
  deps: Pick<Deps, 'sealer'>,
  input: { token: string },
): Promise<ConversationLink> {
  const link = linkSchema.safeParse(await deps.sealer.open(input.token)).data;
  if (!link || Date.now() - link.issuedAt > worksForMs) throw noLonger();
  return link;
}

/**
 * Moves a link's conversation to this browser and archives the one it had open. In the same browser, repeating it
 * changes nothing.
 * @throws AppError NOT_FOUND when it has moved elsewhere, is archived or erased, or belongs to an account.
 */
export async function continueConversation(
  deps: Pick<Deps, 'db'>,
  input: { link: ConversationLink; visitorId: string },
): Promise<ConversationRow> {
  const { link, visitorId } = input;
  const target = { conversationId: link.conversationId, visitorId };
  const move = () =>
    inTransaction(deps.db, async (tx) => {
      const row = await lockForMove(tx, target);
      if (row?.visitorId === visitorId) return row;
      return row?.visitorId === link.from ? moveConversation(tx, target) : undefined;
    });
  const moved = await move().catch((error: unknown) => {
    // Another tab of this browser started a conversation in between: now that one must be archived too.
    if (isUniqueViolation(error)) return move();
    throw error;
  });
  if (!moved) throw noLonger();
  return moved;
}

export type { SeenConversation };

/** Returns the price of Pro at the step that mentions it; null before. */
export async function closingPrice(
  deps: Pick<Deps, 'db'>,
  { answers }: Pick<SeenConversation, 'answers'>,
): Promise<string | null> {
  if (currentStepOf(answers) !== 'final_cta') return null;
  return monthlyPrice((await catalogOf(deps.db)).pro.priceCents);
}
