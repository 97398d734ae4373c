import { createHash } from 'node:crypto';
import { m } from '#messages';
import type { GenerationRow } from '#drizzle/schema/profile.ts';
import { parsePromptKey } from '#shared/domain/prompt-keys.ts';
import { toChatUserProfile, type Answers } from '#shared/domain/chat-answers.ts';
import { asFirstStored } from '#shared/domain/chat-first-texts.ts';
import { extraKeys, mostSharperQuestions, sharperKeys, type Extras } from '#shared/schemas/extras.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { takeoverSec } from '#shared/domain/generation.ts';
import type { CheckedPlan, PromptsByPlatform } from '#server/adapters/llm/port.ts';
import { evidenceSteps, type ProfileDraft } from '#server/engine/draft-schema.ts';
import { assembleProfile } from '#server/engine/assemble.ts';
import { draftLocally } from '#server/engine/draft-local.ts';
import { tailorFacts } from '#server/engine/draft/facts.ts';
import { buildPrompts } from '#server/engine/prompts/platforms.ts';
import { readBrief } from '#server/engine/read-brief.ts';
import { isThin } from '#server/engine/reading/thin.ts';
import { questionOf, sharperQuestions } from '#server/engine/sharper.ts';
import type { Brief } from '#server/engine/brief.ts';
import { isLastAttempt, keepRenewing, takeLost } from '#server/db/lease.ts';
import type { Owner } from '#server/db/owner.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { createAccount } from '#server/features/account/activation/service.ts';
import { transferConversation } from '../chat/service.ts';
import { recordLead } from '#server/features/crm/lead-intake/service.ts';
import { promptAllowance } from '#server/features/account/membership/service.ts';
import { withLockedPrompts } from './policy.ts';
import { networkHashOf, writeWithin, type Spender, type Written } from './model/service.ts';
import { followGeneration } from './progress.ts';
import {
  claimGeneration,
  ensureGeneration,
  findFinishedProfile,
  findGeneration,
  findNewestProfile,
  findOwnedConversation,
  findPrompt,
  finishGeneration,
  getGenerationAnswers,
  insertCopiedPrompt,
  releaseGeneration,
  updateProgress,
  type GenerationState,
} from './repo.ts';

const gone = () => new AppError('NOT_FOUND', m.server_profile_not_in_browser());

/**
 * Hash of a profile's input. Email, phone, and small talk are left out: changing them needs no new profile.
 * @returns 64 hexadecimal characters; without extra answers, the same as before extras existed.
 */
export function inputHashOf(answers: Answers, extras: Extras = {}): string {
  const evidence: unknown[] = [...evidenceSteps, 'name_input' as const].map(
    (step) => asFirstStored(step, answers[step]) ?? null,
  );
  const more = extraKeys.flatMap((key) => (extras[key] === undefined ? [] : [[key, extras[key]]]));
  if (more.length > 0) evidence.push(more);
  return createHash('sha256').update(JSON.stringify(evidence)).digest('hex');
}

/**
 * Starts the profile of a conversation. Can be repeated: the same answers share one generation.
 * @param input `address`: key of the client's address; the model's cost counts toward its share of the budget
 * @throws AppError NOT_FOUND for a foreign conversation, INVALID before name and email are known.
 */
export async function requestGeneration(
  deps: Deps,
  input: Owner & { conversationId: string; address: string },
): Promise<GenerationRow> {
  const found = await findOwnedConversation(deps.db, input);
  if (!found) throw gone();
  // Created while signed in, it belongs to the account from the start.
  const { conversationId, userId } = input;
  if (userId) await transferConversation(deps, { conversationId, userId });
  if (!found.profileId) throw new AppError('INVALID', m.server_profile_needs_contact());
  const { row, isNew } = await ensureGeneration(deps.db, {
    conversationId: input.conversationId,
    profileId: found.profileId,
    inputHash: inputHashOf(found.answers, found.extras),
    networkHash: networkHashOf(deps, input.address),
  });
  if (isNew) await deps.enqueue('profile.generate', { generationId: row.id });
  return row;
}

/**
 * The generation of the conversation's current answers; undefined before it was requested, and after answers changed.
 * @throws AppError NOT_FOUND for a foreign conversation.
 */
export async function latestGeneration(
  deps: Deps,
  input: Owner & { conversationId: string },
): Promise<GenerationRow | undefined> {
  const found = await findOwnedConversation(deps.db, input);
  if (!found) throw gone();
  const inputHash = inputHashOf(found.answers, found.extras);
  return findGeneration(deps.db, { conversationId: input.conversationId, inputHash });
}

/** Open streams of this process by network. The limit is more than an office needs, and a refused browser retries. */
const streams = new Map<string, number>();
const streamsPerNetwork = 32;

/**
 * Follows the newest generation until it's done or failed, `signal` fires, or the process stops. Ends right away when
 * there is none. Access is checked before the first state, so that a refusal is a response and not a broken stream.
 * @param input `network`: key of the caller's address, which has a limited number of streams
 * @throws AppError NOT_FOUND for a foreign conversation, RATE_LIMITED.
 */
export async function followLatestGeneration(
  deps: Deps,
  input: Owner & { conversationId: string; signal: AbortSignal | undefined; network: string },
): Promise<AsyncIterable<GenerationState>> {
  const { network } = input;
  const row = await latestGeneration(deps, input);
  const until = AbortSignal.any([deps.stopping, ...(input.signal ? [input.signal] : [])]);
  if ((streams.get(network) ?? 0) >= streamsPerNetwork)
    throw new AppError('RATE_LIMITED', m.server_profile_too_many_streams(), { retryAfterSec: 10 });
  if (!row || until.aborted) return nothing();
  streams.set(network, (streams.get(network) ?? 0) + 1);
  const leave = () => {
    until.removeEventListener('abort', leave);
    const left = streams.get(network)! - 1;
    if (left > 0) streams.set(network, left);
    else streams.delete(network);
  };
  // A client that leaves before the first state never starts the generator, so its `finally` doesn't run.
  until.addEventListener('abort', leave, { once: true });
  return (async function* () {
    try {
      yield* followGeneration(deps.db, row.id, until);
    } finally {
      if (!until.aborted) leave();
    }
  })();
}

async function* nothing(): AsyncGenerator<GenerationState> {}

/**
 * The plan for the current answers while its prompts are being written, for people who may read the profile later.
 * @returns null before there's a plan, and once the profile is complete.
 * @throws AppError NOT_FOUND for a foreign conversation.
 */
export async function partialProfile(
  deps: Deps,
  input: Owner & { conversationId: string },
): Promise<GeneratedProfile | null> {
  return (await latestGeneration(deps, input))?.partial ?? null;
}

/**
 * A profile as its account may see it: complete with Pro, otherwise only with the prompts unlocked this month.
 * @returns the profile, and the keys of the prompts that are cut.
 */
export async function visibleProfile(
  deps: Deps,
  input: { userId: string; profile: GeneratedProfile },
): Promise<{ profile: GeneratedProfile; lockedPrompts: string[] }> {
  const { unlimited, unlocked } = await promptAllowance(deps, input);
  return unlimited ? { profile: input.profile, lockedPrompts: [] } : withLockedPrompts(input.profile, unlocked);
}

/**
 * The finished profile with its answers, complete while no account owns it.
 * @throws AppError NOT_FOUND before it's finished, or for a foreign one.
 */
export async function finishedProfile(deps: Deps, input: Owner & { conversationId: string }) {
  const row = await findFinishedProfile(deps.db, input);
  // A profile of outdated answers isn't shown: a new one is due.
  if (!row?.profile || !row.engine || row.inputHash !== inputHashOf(row.answers, row.extras)) throw gone();
  const { answers, engine, generationId, profileId, accountId } = row;
  const { profile, lockedPrompts } = accountId
    ? await visibleProfile(deps, { userId: accountId, profile: row.profile })
    : { profile: row.profile, lockedPrompts: [] };
  return { profile, lockedPrompts, answers, engine, generationId, profileId };
}

/**
 * Questions of the "Make it sharper" card: answered ones, which can be changed, then open ones.
 * @throws AppError NOT_FOUND for a foreign conversation.
 */
export async function sharperCard(deps: Deps, input: Owner & { conversationId: string }) {
  const found = await findOwnedConversation(deps.db, input);
  if (!found) throw gone();
  const { answers, extras } = found;
  const brief = readBrief(toChatUserProfile(answers), extras);
  const given = sharperKeys.filter((key) => extras[key] !== undefined);
  const answered = given.map((key) => ({ ...questionOf(key, brief.language), answer: extras[key]! }));
  const open = sharperQuestions(brief).filter(({ key }) => extras[key] === undefined);
  return { answered, open: open.slice(0, Math.max(0, mostSharperQuestions - answered.length)) };
}

/**
 * Records that a visitor copied a prompt in the chat, so that it stays unlocked in their account.
 * @throws AppError NOT_FOUND for a foreign profile.
 */
export async function noteCopied(deps: Deps, input: Owner & { profileId: string; key: string }): Promise<void> {
  if (!(await insertCopiedPrompt(deps.db, input))) throw gone();
}

/**
 * The newest finished profile of an account, or null before there is one. Complete; pass it through `visibleProfile`
 * before it leaves the server.
 */
export async function newestProfile(deps: Deps, input: { userId: string }) {
  const row = await findNewestProfile(deps.db, input);
  if (!row?.profile || !row.engine || !row.createdAt) return null;
  const { conversationId, profile, answers, extras, engine, createdAt } = row;
  return { conversationId, profile, answers, extras, engine, createdAt };
}

/** A prompt of the newest profile, locked or not. @throws AppError NOT_FOUND for an unknown key */
export async function findOwnPrompt(
  deps: Deps,
  input: { userId: string; key: string },
): Promise<{ title: string; prompt: string }> {
  const found = await findPrompt(deps.db, { userId: input.userId, ...parsePromptKey(input.key) });
  if (!found) throw new AppError('NOT_FOUND', m.server_profile_prompt_not_found());
  return found;
}

/** The newest finished profile of an account, filtered by `visibleProfile`. */
export async function myProfile(deps: Deps, input: { userId: string }) {
  const stored = await newestProfile(deps, input);
  return stored && { ...stored, ...(await visibleProfile(deps, { ...input, profile: stored.profile })) };
}

/**
 * Generates one profile: claims the row, writes it, and stores it. Idempotent: a row that is done or claimed by another
 * worker is left alone, and a worker that lost its claim can't write.
 * @throws when the work failed and the row was requeued, so that the job is retried.
 */
export async function writeProfile(deps: Deps, input: { generationId: string; signal: AbortSignal }): Promise<void> {
  const row = await claimGeneration(deps.db, { id: input.generationId });
  if (!row) return;
  const claim = { id: row.id, claim: row.claim };
  const { lost, stop } = keepRenewing(deps.db, 'profile', claim);
  const signal = AbortSignal.any([input.signal, lost]);
  try {
    if (!row.partial) await updateProgress(deps.db, { ...claim, stage: 'reading', percent: 10 });
    const { answers, extras, userId, isFirstProfile } = await getGenerationAnswers(deps.db, row);
    const inputHash = inputHashOf(answers, extras);
    if (inputHash !== row.inputHash) return await handOn(deps, row, inputHash);
    const brief = readBrief(toChatUserProfile(answers), extras);
    const { networkHash, conversationId } = row;
    const spender = { networkHash, userId, conversationId, isFirstProfile };
    const {
      result: profile,
      engine,
      failure,
    } = row.partial
      ? continueFrom(row.partial, brief)
      : await write(deps, { row, spender, beganAt: performance.now(), signal }, brief);
    await updateProgress(deps.db, { ...claim, stage: 'saving', percent: 95 });
    const isStored = await inTransaction(deps.db, async (tx) => {
      if (!(await finishGeneration(tx, { ...claim, profile, engine, failure }))) return false;
      // The inbox now shows the conversation as finished.
      await recordLead(tx, { source: 'conversation', id: row.profileId });
      return true;
    });
    if (isStored) {
      deps.metrics.profiles.inc({ engine });
      // Also for a visitor who has left by now. The browser sends the same request when it shows the profile.
      await bestEffort(deps.log, 'account from conversation', { generationId: row.id }, () =>
        createAccount(deps, { profileId: row.profileId, owner: undefined }),
      );
    }
  } catch (error) {
    if (lost.aborted) return;
    // If a generation is given up, its visitor sees a button to try again.
    const final = isLastAttempt('profile', row);
    const failure = input.signal.aborted ? 'stopped' : error instanceof Error ? error.name : 'unknown';
    await releaseGeneration(deps.db, { ...claim, attempts: row.attempts, failure, final });
    if (input.signal.aborted) return;
    throw error;
  } finally {
    stop();
  }
}

/**
 * Answers changed while their generation was queued. Written now, the profile wouldn't match the answers in its row,
 * and would later be shown for the wrong ones. The newest answers get their own generation instead.
 */
async function handOn(deps: Deps, row: GenerationRow, inputHash: string): Promise<void> {
  const { id, claim, attempts, conversationId, profileId, networkHash } = row;
  const next = await ensureGeneration(deps.db, { conversationId, profileId, inputHash, networkHash });
  await releaseGeneration(deps.db, { id, claim, attempts, failure: 'superseded', final: true });
  if (next.isNew) await deps.enqueue('profile.generate', { generationId: next.row.id });
}

/** Wakes workers for rows that should have been woken by now. @returns how many there were. */
export async function wakeLostGenerations(deps: Deps): Promise<number> {
  const ids = await takeLost(deps.db, 'profile');
  for (const generationId of ids) await deps.enqueue('profile.generate', { generationId });
  return ids.length;
}

type Writing = { row: GenerationRow & { waitedMs: number }; spender: Spender; beganAt: number; signal: AbortSignal };

/** Plan and prompts, by the model if there is one. */
async function write(deps: Deps, writing: Writing, brief: Brief): Promise<Written<GeneratedProfile>> {
  const { id, claim } = writing.row;
  await updateProgress(deps.db, { id, claim, stage: 'thinking', percent: 20 });
  const { result: planned, ...by } = await writePlan(deps, writing, brief);
  const plan = assembleProfile(planned.brief, planned.draft, {});
  const platformPrompts = await writePrompts(deps, writing, planned, plan);
  return { result: { ...plan, platformPrompts }, ...by };
}

/**
 * A plan that a model wrote before its worker died or stopped. It was shown and paid for, so it stays, with the
 * library's prompts.
 */
function continueFrom(plan: GeneratedProfile, brief: Brief): Written<GeneratedProfile> {
  const platformPrompts = buildPrompts(brief, tailorFacts(brief));
  return { result: { ...plan, platformPrompts }, engine: 'openai', failure: undefined };
}

/** `check` is set if a model wrote the plan; the model then writes the prompts too. */
type Planned = { brief: Brief; draft: ProfileDraft; check?: CheckedPlan['check'] };

/** The plan, by the model if there is one, and by the built-in engine if it fails: a visitor always gets a profile. */
function writePlan(deps: Deps, { row, spender, signal }: Writing, brief: Brief): Promise<Written<Planned>> {
  const { profiles } = deps.writers;
  // Without usable answers, the profile asks questions, which needs no model.
  const isTold = brief.confidence !== 'none' || !isThin(brief.description);
  return writeWithin<Planned>(deps, {
    by: { generationId: row.id },
    spender,
    waitedMs: row.waitedMs,
    signal,
    remote: profiles && isTold ? (run) => profiles.plan(brief, run) : undefined,
    local: () => ({ brief, draft: draftLocally(brief) }),
  });
}

/** The library's prompts, rewritten by the model if it wrote the plan, which is shown until they're finished. */
async function writePrompts(
  deps: Deps,
  { row, spender, beganAt, signal }: Writing,
  { brief, draft, check }: Planned,
  plan: GeneratedProfile,
): Promise<PromptsByPlatform> {
  const { profiles } = deps.writers;
  const built = buildPrompts(brief, draft.facts);
  const sections = ['plan'];
  const show = (partial?: GeneratedProfile) => {
    const percent = 50 + Math.floor((45 * (sections.length - 1)) / Object.keys(built).length);
    return updateProgress(deps.db, { id: row.id, claim: row.claim, stage: 'writing', percent, sections, partial });
  };
  const byModel = profiles && check ? { brief, draft, check } : undefined;
  await show(byModel && plan);
  const { result } = await writeWithin(deps, {
    by: { generationId: row.id },
    spender,
    waitedMs: row.waitedMs + Math.round(performance.now() - beganAt),
    patienceSec: takeoverSec.writing,
    signal,
    remote:
      profiles && byModel
        ? (run) =>
            profiles.prompts(byModel, built, run, async (platform) => {
              sections.push(platform);
              await show();
            })
        : undefined,
    local: () => built,
  });
  return result;
}
