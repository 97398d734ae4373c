/**
 * Access rules for prompts and purchased packs. Keys name no owner, so they resolve to the caller's own prompts or to
 * nothing.
 */
import { expect } from 'vitest';
import { packOf } from '#shared/content/packs/pack.ts';
import { insertPackOrder } from '#tests/helpers/packs.ts';
import { type Row, accountOf, badInput, cell, member, noTexts, nothing, ok, plain } from './cells.ts';
import type { Actor, World } from './world.ts';

const noKeys = [...noTexts, '', 'email', 'email.0', 'email.01', '.1', 'email.1 ', '../x.1', 'email.1;--', 'E.1'];

const textOf = (actor: Actor) =>
  `Private text of ${actor.account?.id}. It has a few more words than its teaser may show.`;

/** Gives an account's profile a prompt on the given platform. @returns its key */
async function promptOf(actor: Actor, { database }: World, platform: string): Promise<string> {
  const prompt = { title: 'Private', prompt: textOf(actor), category: 'Mail', useCase: 'Private' };
  await database.query(
    `update ai_conversation_profiles set generated_profile = generated_profile || $2::jsonb where id = $1`,
    [actor.ofAccount?.profileId ?? null, JSON.stringify({ platformPrompts: { [platform]: [prompt] } })],
  );
  return `${platform}.1`;
}

/** Cells for procedures that take a prompt. */
const ofPrompt = (rest: Record<string, unknown>, own = ok()): Row['cells'] => ({
  malformed: badInput(() => noKeys.map((key) => ({ ...rest, key }))),
  absent: cell(
    () => ['email.2', 'email.999', 'older.1', 'everyday.999', 'web.1', 'web.999'].map((key) => ({ ...rest, key })),
    nothing,
  ),
  'another’s': cell(async (actor, world) => {
    const other = world.actors[actor.name === 'member A' ? 'member B' : 'member A'];
    // The other member's prompt is on a platform that the caller's profile doesn't have.
    const key = await promptOf(other, world, actor.name === 'member A' ? 'seo' : 'ads');
    return [{ ...rest, key }];
  }, nothing),
  own: cell(async (actor, world) => [{ ...rest, key: await promptOf(actor, world, 'email') }], own),
});

const noPacks = [42, null, {}, ['a'], true, '', 'x'.repeat(41)];
const noSearches = [42, null, {}, ['a'], true, 'x'.repeat(101)];
const noCursors = [42, {}, ['a'], true, '', 'web', 'web.0', '../x.1', "web.1'--", 'x'.repeat(41)];

export const promptRows: Record<string, Row> = {
  'prompts.list': member(plain(ok((data) => expect(data).toMatchObject({ hasProfile: true, prompts: [], marks: [] })))),
  'prompts.usage': member(
    plain(ok((data) => expect(data).toMatchObject({ used: 0, limit: 25, unlimited: false, mayUnlock: true }))),
  ),
  'prompts.unlock': member(
    () => ({ key: 'email.1' }),
    ofPrompt(
      {},
      ok((data, actor) => expect(data).toMatchObject({ text: textOf(actor), usage: { used: 1 } })),
    ),
  ),
  'prompts.setFavorite': member(() => ({ key: 'email.1', favorite: true }), ofPrompt({ favorite: true })),
  'prompts.rate': member(() => ({ key: 'email.1', rating: 1 }), ofPrompt({ rating: -1 })),
  'prompts.saveVariables': member(() => ({ key: 'email.1', values: {} }), ofPrompt({ values: { name: 'Dana' } })),
  'packs.mine': member({
    malformed: badInput(() => [{}, { userId: 'x' }, 'x', null, 42]),
    'bought by another': cell(
      async (_, { database, bystander }) => {
        await insertPackOrder(database, bystander.id);
        return [undefined];
      },
      ok((data) => expect(data).toEqual([])),
    ),
    own: cell(
      async (actor, { database }) => {
        for (const { id } of accountOf(actor)) await insertPackOrder(database, id);
        return [undefined];
      },
      ok((data) => expect(data).toMatchObject([{ key: 'web', count: packOf('web').prompts.length }])),
    ),
  }),
  'packs.prompts': member(() => ({ pack: 'web', search: 'form', category: 'Forms', favorites: false, cursor: null }), {
    malformed: badInput(() => [
      ...noPacks.map((pack) => ({ pack })),
      ...noSearches.map((search) => ({ pack: 'web', search })),
      ...noCursors.map((cursor) => ({ pack: 'web', cursor })),
      { pack: 'web', category: 'x'.repeat(81) },
      { pack: 'web', favorites: 'yes' },
      { pack: 'web', direction: 'backward' },
    ]),
    absent: cell(() => ['mobile', 'everyday', 'constructor', '__proto__', '\u0000'].map((pack) => ({ pack })), nothing),
    'not bought, and bought by another': cell(async (_, { database, bystander }) => {
      await insertPackOrder(database, bystander.id);
      return [{ pack: 'web' }, { pack: 'web', search: 'form' }, { pack: 'web', cursor: 'web.24' }];
    }, nothing),
    own: cell(
      async (actor, { database }) => {
        for (const { id } of accountOf(actor)) await insertPackOrder(database, id);
        return [{ pack: 'web' }];
      },
      ok((data) => expect(data).toMatchObject({ total: packOf('web').prompts.length, nextCursor: 'web.24' })),
    ),
  }),
};
