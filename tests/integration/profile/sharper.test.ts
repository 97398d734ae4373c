/** Additional answers: corrections of the detected business, and answers that improve the profile. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { converse, profileOf, sampleAnswers } from '#tests/helpers/conversation.ts';
import { createMember } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';

const { database, site } = await openSite();

const extrasOf = async (id: string) =>
  (await database.query<{ extras: unknown }>('select extras from conversations where id = $1', [id]))[0]!.extras;
const generations = (id: string) =>
  database.query<{ id: string }>('select id from profile_generations where conversation_id = $1', [id]);

async function begin() {
  const visitor = createVisitor(site.address);
  const { id } = await converse(visitor, sampleAnswers(), 'final_cta');
  return { visitor, id };
}
async function written(visitor: Visitor, conversationId: string) {
  await visitor.api.profile.generate.mutate({ conversationId });
  return profileOf(visitor, conversationId);
}

describe('the detected business', () => {
  it('is returned with the reply to the description, and again after a reload', async () => {
    const visitor = createVisitor(site.address);
    expect((await converse(visitor, sampleAnswers(), 'business_name')).understood).toBeNull();
    const described = await converse(createVisitor(site.address), sampleAnswers(), 'business_description');
    expect(described.understood).toBe('Air conditioner repair in Hollywood');
    const { visitor: other } = await begin();
    expect((await other.api.chat.current.query())!.understood).toBe('Air conditioner repair in Hollywood');
  });

  it('can be corrected, and the correction is dropped when the description changes', async () => {
    const { visitor, id } = await begin();
    const corrected = await visitor.api.chat.correct.mutate({
      conversationId: id,
      business: ' Pool  cleaning in Davie ',
    });
    expect(corrected.understood).toBe('Pool cleaning in Davie');
    const { revision } = corrected;
    const { conversation } = await visitor.api.chat.answer.mutate({
      conversationId: id,
      revision,
      stepId: 'business_description',
      value: 'We bake bread and cakes in Davie.',
    });
    expect(conversation.understood).toMatch(/in Davie$/);
    expect(await extrasOf(id)).toEqual({});
  });

  it('isn’t replaced by meaningless input', async () => {
    const { visitor, id } = await begin();
    await expect(visitor.api.chat.correct.mutate({ conversationId: id, business: 'idk' })).rejects.toThrow(
      'We couldn’t read that.',
    );
    expect(await extrasOf(id)).toEqual({});
  });
});

describe('a correction', () => {
  it('writes another profile once, which the account shows', async () => {
    const { visitor, id } = await begin();
    const before = await written(visitor, id);
    expect(before.profile.trade!.slug).toBe('hvac');
    await visitor.api.chat.correct.mutate({ conversationId: id, business: 'Pool cleaning in Hollywood' });
    // The previous profile isn't shown as if it were new.
    await expect(visitor.api.profile.get.query({ conversationId: id })).rejects.toThrow();
    const after = await written(visitor, id);
    expect(after.generationId).not.toBe(before.generationId);
    expect(after.profile.trade!.name).toBe('Pool cleaning');
    await visitor.api.chat.correct.mutate({ conversationId: id, business: 'Pool cleaning in Hollywood' });
    expect((await written(visitor, id)).generationId).toBe(after.generationId);
    expect(await generations(id)).toHaveLength(2);
  });

  it("keeps a member's previous profile, edits included, among the versions", async () => {
    const member = await createMember(database, site.address);
    const { visitor } = member;
    const { id } = await converse(visitor, sampleAnswers(), 'final_cta');
    await written(visitor, id);
    const { profileId, version, conversationId } = (await visitor.api.document.mine.query())!;
    expect(conversationId).toBe(id);
    await visitor.api.document.edit.mutate({ profileId, version, field: 'roadmap.longTerm', value: 'A second van' });
    const wish = { profileId, version: 2, business: 'Pool cleaning in Hollywood' };
    await visitor.api.document.correct.mutate(wish);
    await profileOf(visitor, id);
    const after = (await visitor.api.document.mine.query())!;
    expect(after).toMatchObject({ version: 3, profile: { trade: { name: 'Pool cleaning' } } });
    expect(after.versions.map((entry) => [entry.version, entry.kind])).toEqual([
      [3, 'generated'],
      [2, 'edited'],
      [1, 'generated'],
    ]);
    await expect(visitor.api.document.correct.mutate(wish)).rejects.toThrow(
      'Your profile has changed since you opened it.',
    );
    const undone = await visitor.api.document.restore.mutate({ profileId, version: 3, to: 2 });
    expect(undone!.profile.roadmap.longTerm).toBe('A second van');
  });

  it("keeps a member's profile that was never edited", async () => {
    const { visitor } = await createMember(database, site.address);
    const { id } = await converse(visitor, sampleAnswers(), 'final_cta');
    await written(visitor, id);
    const { profileId, version, profile } = (await visitor.api.document.mine.query())!;
    await visitor.api.document.correct.mutate({ profileId, version, business: 'Pool cleaning' });
    await profileOf(visitor, id);
    expect((await visitor.api.document.mine.query())!.version).toBe(2);
    expect((await visitor.api.document.version.query({ profileId, version: 1 })).profile).toEqual(profile);
  });
});

describe('the card', () => {
  it('asks at most three questions, and rewrites the profile from the answers', async () => {
    const { visitor, id } = await begin();
    const before = await written(visitor, id);
    const card = await visitor.api.profile.sharper.query({ conversationId: id });
    expect(card.answered).toEqual([]);
    expect(card.open.map(({ key }) => key)).toEqual(['best_seller', 'full_empty', 'budget_time']);
    const { unread } = await visitor.api.chat.sharpen.mutate({
      conversationId: id,
      best_seller: 'Spring tune-up, $89',
      budget_time: 'idk',
    });
    expect(unread).toEqual(['budget_time']);
    expect(await extrasOf(id)).toEqual({ best_seller: 'Spring tune-up, $89' });
    const after = await written(visitor, id);
    expect(after.generationId).not.toBe(before.generationId);
    expect(JSON.stringify(after.profile)).toMatch(/spring tune-up/i);
    const again = await visitor.api.profile.sharper.query({ conversationId: id });
    expect(again.answered).toMatchObject([{ key: 'best_seller', answer: 'Spring tune-up, $89' }]);
    expect(again.open.map(({ key }) => key)).toEqual(['full_empty', 'budget_time']);
  });

  it('removes an answer', async () => {
    const { visitor, id } = await begin();
    const before = await written(visitor, id);
    await visitor.api.chat.sharpen.mutate({ conversationId: id, avoid: 'TikTok' });
    await visitor.api.chat.sharpen.mutate({ conversationId: id, avoid: '' });
    expect(await extrasOf(id)).toEqual({});
    expect((await written(visitor, id)).generationId).toBe(before.generationId);
  });

  it('refuses answers if none is meaningful', async () => {
    const { visitor, id } = await begin();
    await expect(
      visitor.api.chat.sharpen.mutate({ conversationId: id, best_seller: 'idk', avoid: '<script></script>' }),
    ).rejects.toThrow('We couldn’t use that answer.');
    await expect(visitor.api.chat.sharpen.mutate({ conversationId: id, avoid: 'x'.repeat(301) })).rejects.toThrow(
      'Please use 300 characters or fewer.',
    );
    expect(await extrasOf(id)).toEqual({});
  });
});

it('denies access to other people’s conversations', async () => {
  const { id } = await begin();
  const stranger = createVisitor(site.address);
  await stranger.api.chat.start.mutate({});
  for (const conversationId of [id, randomUUID()]) {
    await expect(stranger.api.chat.correct.mutate({ conversationId, business: 'Pool cleaning' })).rejects.toMatchObject(
      {
        data: { code: 'NOT_FOUND' },
      },
    );
    await expect(stranger.api.chat.sharpen.mutate({ conversationId, avoid: 'TikTok' })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    await expect(stranger.api.profile.sharper.query({ conversationId })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
  }
  expect(await extrasOf(id)).toEqual({});
});
