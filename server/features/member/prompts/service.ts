import { m } from '#messages';
import { everydayPack } from '#shared/content/packs/everyday.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { keyedPrompts, parsePromptKey, promptKey, type KeyedPrompt } from '#shared/domain/prompt-keys.ts';
import { plainText, searchWords } from '#shared/domain/search-words.ts';
import { teaserOf } from '#shared/domain/prompt-teaser.ts';
import type { BusinessFact } from '#shared/domain/prompt-variables.ts';
import { toChatUserProfile, type Answers } from '#shared/domain/chat-answers.ts';
import type { Extras } from '#shared/schemas/extras.ts';
import type { Deps } from '#server/deps.ts';
import { safeName } from '#server/engine/draft/voice.ts';
import { readBrief } from '#server/engine/read-brief.ts';
import { promptAllowance, usePrompt, type PromptAllowance } from '#server/features/account/membership/service.ts';
import { ownsPackPrompt } from '#server/features/member/packs/service.ts';
import { findOwnPrompt, newestProfile } from '#server/features/profile/service.ts';
import { listMarks, upsertMark, type PromptMark } from './repo.ts';

type Member = { userId: string };
type OfPrompt = Member & { key: string };

/** Unlocked prompts this month, and the limit. */
export type PromptUsage = {
  used: number;
  limit: number;
  /** The first of next month (UTC), when counting starts over: `2026-12-01`. */
  resetsOn: string;
  unlimited: boolean;
  mayUnlock: boolean;
  previewEndsAt: Date | null;
};

function toUsage(allowance: PromptAllowance, now = new Date()): PromptUsage {
  const { unlimited, mayUnlock, previewEndsAt, unlocked } = allowance;
  const resetsOn = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
  return { used: unlocked.size, limit: memberLimits.promptsPerMonth, resetsOn, unlimited, mayUnlock, previewEndsAt };
}

/** A member's prompt usage this month. */
export async function promptUsage(deps: Deps, input: Member): Promise<PromptUsage> {
  return toUsage(await promptAllowance(deps, input));
}

/** A prompt as its member may see it: without Pro, locked prompts have no `text`. */
export type MemberPrompt = Omit<KeyedPrompt, 'prompt'> & { text: string | null; teaser: string };

/** The prompts of a member's newest profile, with values to fill in, and the member's marks. */
export async function listPrompts(
  deps: Deps,
  input: Member,
): Promise<{
  hasProfile: boolean;
  facts: BusinessFact[];
  prompts: MemberPrompt[];
  marks: PromptMark[];
  usage: PromptUsage;
}> {
  const [stored, allowance, marks] = await Promise.all([
    newestProfile(deps, input),
    promptAllowance(deps, input),
    listMarks(deps.db, input),
  ]);
  const prompts = (stored ? keyedPrompts(stored.profile) : []).map(({ prompt, ...rest }) => {
    const isOpen = allowance.unlimited || allowance.unlocked.has(rest.key);
    return { ...rest, text: isOpen ? prompt : null, teaser: teaserOf(prompt) };
  });
  const facts = stored ? factsOf(stored) : [];
  return { hasProfile: stored !== null, facts, prompts, marks, usage: toUsage(allowance) };
}

/** `place`: `profile`, or the key of a pack. */
export type FoundPrompt = { key: string; title: string; place: string };

/**
 * Prompts of the newest profile and of the included pack that contain all words of `q`, title matches first. The text
 * of the profile's prompts isn't searched, because it may be locked.
 */
export async function findPrompts(deps: Deps, input: Member & { q: string; limit: number }): Promise<FoundPrompt[]> {
  const words = searchWords(input.q);
  const holds = (...texts: (string | null)[]) => {
    const text = plainText(texts.join('\n'));
    return words.every((word) => text.includes(word));
  };
  const stored = await newestProfile(deps, input);
  const ofProfile = (stored ? keyedPrompts(stored.profile) : [])
    .filter(({ title, useCase, category }) => holds(title, useCase, category))
    .map(({ key, title }) => ({ key, title, place: 'profile' }));
  const ofPack = everydayPack.prompts.flatMap(({ title, useCase, category, prompt }, index) =>
    holds(title, useCase, category, prompt)
      ? [{ key: promptKey(everydayPack.key, index), title, place: everydayPack.key }]
      : [],
  );
  const found = [...ofProfile, ...ofPack];
  const byTitle = found.filter(({ title }) => holds(title));
  return [...byTitle, ...found.filter((entry) => !byTitle.includes(entry))].slice(0, input.limit);
}

/** Values that the engine took from the answers and put into prompts, to find them there. */
function factsOf({ answers, extras }: { answers: Answers; extras: Extras }): BusinessFact[] {
  const brief = readBrief(toChatUserProfile(answers), extras);
  const { place, firstName } = brief;
  const town = place?.split(',')[0]?.trim();
  const facts: BusinessFact[] = [
    {
      name: 'business name',
      label: m.server_prompts_business_name(),
      value: safeName(brief),
      aliases: ['business', 'company', 'company name', 'your business'],
    },
  ];
  if (place && town)
    facts.push({
      name: 'town',
      label: m.server_prompts_place(),
      value: place,
      short: town,
      aliases: ['city', 'place', 'area'],
    });
  if (firstName)
    facts.push({
      name: 'your name',
      label: m.server_prompts_your_name(),
      value: firstName,
      aliases: ['owner', 'first name'],
    });
  return facts;
}

/**
 * Unlocks a prompt for the rest of the month.
 * @throws AppError NOT_FOUND for a prompt that isn't in the newest profile, UPGRADE_NEEDED when none may be unlocked.
 */
export async function unlockPrompt(deps: Deps, input: OfPrompt): Promise<{ text: string; usage: PromptUsage }> {
  const { userId, key } = input;
  const { prompt } = await findOwnPrompt(deps, input);
  const allowance = await usePrompt(deps, { userId, promptKey: key });
  return { text: prompt, usage: toUsage(allowance) };
}

/** Prompts of the included pack and of purchased ones can be marked like those of the profile. */
async function requirePrompt(deps: Deps, { userId, key }: OfPrompt): Promise<void> {
  const { platform, index } = parsePromptKey(key);
  if (platform === everydayPack.key && everydayPack.prompts[index]) return;
  if (!(await ownsPackPrompt(deps, { userId, key }))) await findOwnPrompt(deps, { userId, key });
}

/** @throws AppError NOT_FOUND unless it's one of the member's prompts */
export async function setFavorite(deps: Deps, input: OfPrompt & { favorite: boolean }): Promise<void> {
  await requirePrompt(deps, input);
  await upsertMark(deps.db, { userId: input.userId, promptKey: input.key, isFavorite: input.favorite });
}

/**
 * @param input `rating`: 1 helpful, -1 not helpful, null clears it @throws AppError NOT_FOUND unless it's one of the
 *   member's prompts
 */
export async function ratePrompt(deps: Deps, input: OfPrompt & { rating: 1 | -1 | null }): Promise<void> {
  await requirePrompt(deps, input);
  await upsertMark(deps.db, { userId: input.userId, promptKey: input.key, rating: input.rating });
}

/** Replaces the stored variable values. @throws AppError NOT_FOUND unless it's one of the member's prompts */
export async function saveVariables(deps: Deps, input: OfPrompt & { values: Record<string, string> }): Promise<void> {
  await requirePrompt(deps, input);
  await upsertMark(deps.db, { userId: input.userId, promptKey: input.key, variables: input.values });
}
