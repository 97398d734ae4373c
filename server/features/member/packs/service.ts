/** Purchased prompt packs. Ownership is read from the orders on each call, so a refund takes effect immediately. */
import { m } from '#messages';
import { packOf, type PromptPack } from '#shared/content/packs/pack.ts';
import { isPackKey, packItems, packPageSize, type PackFormat, type PackKey } from '#shared/domain/packs.ts';
import { parsePromptKey } from '#shared/domain/prompt-keys.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { exportPack } from '#server/exports/pack.ts';
import { indexPack, pageOf, type KeyedPackPrompt } from './policy.ts';
import { findPurchase, listPackMarks, type PackMark, type Purchase } from './repo.ts';

const ofEach = <T>(make: (key: PackKey) => T) =>
  Object.fromEntries((Object.keys(packItems) as PackKey[]).map((key) => [key, make(key)])) as Record<PackKey, T>;
const packs = ofEach<PromptPack>(packOf);
const indexed = ofEach((key) => indexPack(packs[key]));

type Member = { userId: string };
type OfPack = Member & { pack: string };

export type BoughtPack = { pack: PromptPack; purchase: Purchase };

const notFound = () => new AppError('NOT_FOUND', m.server_packs_not_owned());

/** @throws AppError NOT_FOUND for a pack that isn't owned, or doesn't exist */
async function requirePack(deps: Deps, { userId, pack }: OfPack): Promise<PackKey> {
  if (!isPackKey(pack) || !(await findPurchase(deps.db, { userId, itemId: packItems[pack] }))) throw notFound();
  return pack;
}

export async function myPacks(deps: Deps, { userId }: Member): Promise<BoughtPack[]> {
  const keys = Object.keys(packs) as PackKey[];
  const found = await Promise.all(
    keys.map(async (key) => {
      const purchase = await findPurchase(deps.db, { userId, itemId: packItems[key] });
      return purchase ? [{ pack: packs[key], purchase }] : [];
    }),
  );
  return found.flat();
}

export type MarkedPrompt = { prompt: KeyedPackPrompt; mark: PackMark | undefined };

/**
 * A page of a pack's prompts with the member's marks.
 * @param input `cursor`: key of the last prompt of the previous page
 * @throws AppError NOT_FOUND for a pack that isn't owned
 */
export async function packPrompts(
  deps: Deps,
  input: OfPack & {
    search?: string | undefined;
    category?: string | undefined;
    favorites?: boolean | undefined;
    cursor?: string | undefined;
  },
): Promise<{ prompts: MarkedPrompt[]; total: number; nextCursor: string | undefined }> {
  const { userId, search, category, favorites, cursor } = input;
  const pack = await requirePack(deps, input);
  const marks = new Map((await listPackMarks(deps.db, { userId, pack })).map((mark) => [mark.promptKey, mark]));
  const keys = favorites
    ? new Set([...marks.values()].flatMap(({ promptKey, isFavorite }) => (isFavorite ? [promptKey] : [])))
    : undefined;
  const page = pageOf(indexed[pack], { search, category, keys, after: cursor, limit: packPageSize });
  return { ...page, prompts: page.prompts.map((prompt) => ({ prompt, mark: marks.get(prompt.key) })) };
}

/** Returns prompts of purchased packs that contain all words of `q`, best match first. */
export async function findPackPrompts(
  deps: Deps,
  input: Member & { q: string; limit: number },
): Promise<{ key: string; title: string; place: PackKey }[]> {
  const { userId, q, limit } = input;
  const bought = await myPacks(deps, { userId });
  return bought.flatMap(({ pack }) => {
    if (!isPackKey(pack.key)) return [];
    const place = pack.key;
    return pageOf(indexed[place], { search: q, limit }).prompts.map(({ key, title }) => ({ key, title, place }));
  });
}

/** @returns whether a key belongs to a prompt of a pack that the member owns. */
export async function ownsPackPrompt(deps: Deps, input: Member & { key: string }): Promise<boolean> {
  const { platform, index } = parsePromptKey(input.key);
  if (!isPackKey(platform) || !packs[platform].prompts[index]) return false;
  return (await findPurchase(deps.db, { userId: input.userId, itemId: packItems[platform] })) !== undefined;
}

/**
 * A whole pack as a file.
 * @throws AppError NOT_FOUND for a pack that isn't owned, RATE_LIMITED
 */
export async function packFile(
  deps: Deps,
  input: OfPack & { format: PackFormat },
): Promise<{ name: string; type: string; body: Buffer }> {
  const pack = await requirePack(deps, input);
  await deps.limits.consume('packFile.user', input.userId);
  return exportPack(input.format, packs[pack]);
}
