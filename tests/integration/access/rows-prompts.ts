/** A member's prompts. Their keys name no owner: what is asked for is one's own prompt of that name, or nothing. */
import { expect } from 'vitest';
import { cell, malformed, nothing, noTexts, ok, plain, type Row } from './cells.ts';
import type { Actor, World } from './world.ts';

const noKeys = [...noTexts, '', 'email', 'email.0', 'email.01', '.1', 'email.1 ', '../x.1', 'email.1;--', 'E.1'];

const textOf = (actor: Actor) =>
  `Private text of ${actor.account?.id}. It has a few more words than its teaser may show.`;

/** Gives an account's profile a prompt on a platform that is named. @returns its key */
async function promptOf(actor: Actor, { database }: World, platform: string): Promise<string> {
  const prompt = { title: 'Private', prompt: textOf(actor), category: 'Mail', useCase: 'Private' };
  await database.query(
    `update ai_conversation_profiles set generated_profile = generated_profile || $2::jsonb where id = $1`,
    [actor.ofAccount?.profileId ?? null, JSON.stringify({ platformPrompts: { [platform]: [prompt] } })],
  );
  return `${platform}.1`;
}

/** Procedures that name a prompt. */
const ofPrompt = (rest: Record<string, unknown>, own = ok()): Row['cells'] => ({
  malformed: cell(() => noKeys.map((key) => ({ ...rest, key })), malformed),
  absent: cell(
    () => ['email.2', 'email.999', 'older.1', 'everyday.999', 'web.1', 'web.999'].map((key) => ({ ...rest, key })),
    nothing,
  ),
  'another’s': cell(async (actor, world) => {
    const other = world.actors[actor.name === 'member A' ? 'member B' : 'member A'];
    // Theirs is on a platform that one's own profile does not have.
    const key = await promptOf(other, world, actor.name === 'member A' ? 'seo' : 'ads');
    return [{ ...rest, key }];
  }, nothing),
  own: cell(async (actor, world) => [{ ...rest, key: await promptOf(actor, world, 'email') }], own),
});

export const promptsRows: Record<string, Row> = {
  'prompts.list': {
    type: 'query',
    guard: 'member',
    cells: plain(ok((data) => expect(data).toMatchObject({ hasProfile: true, prompts: [], marks: [] }))),
  },
  'prompts.usage': {
    type: 'query',
    guard: 'member',
    cells: plain(ok((data) => expect(data).toMatchObject({ used: 0, limit: 25, unlimited: false, mayUnlock: true }))),
  },
  'prompts.unlock': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ key: 'email.1' }),
    cells: ofPrompt(
      {},
      ok((data, actor) => expect(data).toMatchObject({ text: textOf(actor), usage: { used: 1 } })),
    ),
  },
  'prompts.setFavorite': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ key: 'email.1', favorite: true }),
    cells: ofPrompt({ favorite: true }),
  },
  'prompts.rate': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ key: 'email.1', rating: 1 }),
    cells: ofPrompt({ rating: -1 }),
  },
  'prompts.saveVariables': {
    type: 'mutation',
    guard: 'member',
    sample: () => ({ key: 'email.1', values: {} }),
    cells: ofPrompt({ values: { name: 'Dana' } }),
  },
};
