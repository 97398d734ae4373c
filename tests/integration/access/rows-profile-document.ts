/** Access rules for a member's profile document and the links to it. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createToken } from '#server/lib/tokens.ts';
import { giveProfile, sampleProfile, setPlan, setProfile } from '#tests/helpers/profile-documents.ts';
import {
  absentToken,
  anyone,
  badInput,
  cell,
  type Cell,
  member,
  noIds,
  nothing,
  ok,
  type Outcome,
  plain,
  refused,
  type Row,
} from './cells.ts';
import type { Actor, World } from './world.ts';

/** Gives the actor's own account a complete profile and Pro. */
async function ownProfile({ account }: Actor, { database }: World): Promise<string> {
  if (!account) return randomUUID();
  await setPlan(database, account.id, 'pro');
  return giveProfile(database, account.id);
}

async function anothersProfile(world: World): Promise<string> {
  return giveProfile(world.database, world.bystander.id);
}

type Input = (profileId: unknown) => Record<string, unknown>;

/**
 * Cells for procedures about a profile: malformed, missing and another's get the same answer, then the caller's own.
 */
function ofProfile(inputOf: Input, own: Outcome, more: Record<string, Cell> = {}): Record<string, Cell> {
  return {
    malformed: badInput(() => noIds.map(inputOf)),
    absent: cell(() => [inputOf(randomUUID())], nothing),
    'another’s': cell(async (_, world) => [inputOf(await anothersProfile(world))], nothing),
    ...more,
    own: cell(async (actor, world) => [inputOf(await ownProfile(actor, world))], own),
  };
}

async function linkOf(world: World, userId: string): Promise<{ id: string; token: string }> {
  const profileId = await giveProfile(world.database, userId);
  const { token, tokenHash } = createToken();
  const [row] = await world.database.query<{ id: string }>(
    `insert into share_links (user_id, profile_id, token_hash, sealed_token, expires_at)
     values ($1, $2, $3, 'sealed', now() + interval '1 day') returning id`,
    [userId, profileId, tokenHash],
  );
  return { id: row!.id, token };
}

const place = (profileId: unknown) => ({ profileId, version: 1 });
const sample = (rest: object) => () => ({ ...place(randomUUID()), ...rest });
const change = { field: 'roadmap.longTerm', value: 'A second van' };
const wish = { section: 'roadmap', remark: 'Shorter' };

export const profileDocumentRows: Record<string, Row> = {
  'document.mine': member({
    ...plain(ok()),
    own: cell(
      async (actor, world) => {
        await ownProfile(actor, world);
        return [undefined];
      },
      ok((data) => expect(data).toMatchObject({ version: 1, profile: { roadmap: sampleProfile().roadmap } })),
    ),
  }),
  'document.edit': member(
    sample(change),
    ofProfile((id) => ({ ...place(id), ...change }), ok()),
  ),
  'document.correct': member(
    sample({ business: 'Air conditioner repair' }),
    ofProfile((id) => ({ ...place(id), business: 'Air conditioner repair' }), ok()),
  ),
  'document.rewrite': member(
    sample(wish),
    ofProfile((id) => ({ ...place(id), ...wish }), ok()),
  ),
  'document.rewriteStatus': member(() => ({ section: 'roadmap' }), {
    malformed: badInput(() => [undefined, null, {}, { section: 'prompts' }, { section: 42 }]),
    own: cell(
      () => [{ section: 'strategies' }],
      ok((data) => expect(data).toBeNull()),
    ),
  }),
  'document.version': member(sample({}), ofProfile(place, ok())),
  'document.restore': member(
    sample({ to: 1 }),
    ofProfile((id) => ({ ...place(id), to: 2 }), nothing, {
      'own, behind': cell(
        async (actor, world) => {
          const profileId = await ownProfile(actor, world);
          // A first change creates versions to restore.
          await world.database.query(
            `insert into profile_versions (profile_id, version, kind, profile)
           select id, 1, 'generated', generated_profile - 'platformPrompts' from ai_conversation_profiles where id = $1`,
            [profileId],
          );
          await setProfile(world.database, profileId, { ...sampleProfile(), because: {} });
          return [{ ...place(profileId), to: 1 }];
        },
        refused(409, 'Your profile has changed since you opened it. Reload to see the latest version.'),
      ),
    }),
  ),
  'document.share': member(
    () => ({ profileId: randomUUID(), days: 7 }),
    ofProfile((profileId) => ({ profileId, days: 7 }), ok()),
  ),
  'document.shares': member(plain(ok((data) => expect(data).toEqual([])))),
  'document.revokeShare': member(() => ({ shareId: randomUUID() }), {
    malformed: badInput(() => noIds.map((shareId) => ({ shareId }))),
    absent: cell(() => [{ shareId: randomUUID() }], nothing),
    'another’s': cell(async (_, world) => [{ shareId: (await linkOf(world, world.bystander.id)).id }], nothing),
    own: cell(async ({ account }, world) => [{ shareId: account ? (await linkOf(world, account.id)).id : '' }], ok()),
  }),
  'document.viewShared': anyone(() => ({ token: absentToken, isAgain: false }), {
    malformed: badInput(() => [
      undefined,
      null,
      {},
      { token: absentToken },
      { token: 42, isAgain: true },
      { token: 'x'.repeat(201), isAgain: false },
    ]),
    absent: cell(
      () => [
        { token: absentToken, isAgain: false },
        { token: '', isAgain: true },
      ],
      nothing,
    ),
    'of somebody without Pro': cell(
      async (_, world) => [{ token: (await linkOf(world, world.actors.admin.account!.id)).token, isAgain: false }],
      nothing,
    ),
    'of somebody with Pro': cell(
      async (_, world) => {
        await setPlan(world.database, world.bystander.id, 'pro');
        return [{ token: (await linkOf(world, world.bystander.id)).token, isAgain: false }];
      },
      ok((data) => expect(data).toMatchObject({ profile: { roadmap: sampleProfile().roadmap } })),
    ),
  }),
};
