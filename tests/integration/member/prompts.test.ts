/** A member's prompts: the monthly allowance, access to texts, and marks. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { assembleProfile } from '#server/engine/assemble.ts';
import { draftLocally } from '#server/engine/draft-local.ts';
import { readBrief } from '#server/engine/read-brief.ts';
import { keyedPrompts } from '#shared/domain/prompt-keys.ts';
import { toChatUserProfile } from '#shared/domain/chat-answers.ts';
import { sampleAnswers } from '#tests/helpers/conversation.ts';
import { createMember, type Member } from '#tests/helpers/members.ts';
import { addSite, openSite } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { finish } from '../access/world.ts';

const brief = readBrief(toChatUserProfile(sampleAnswers()));
const profile = assembleProfile(brief, draftLocally(brief));
const all = keyedPrompts(profile);
const keys = all.map(({ key }) => key);
const textOf = (key: string) => all.find((entry) => entry.key === key)!.prompt;

const { database, site } = await openSite({ role: 'web' });
const secondSite = await addSite({ databaseUrl: database.url, role: 'web' });

let member: Member;
let conversationId: string;

beforeEach(async () => {
  member = await createMember(database, site.address, 'dana');
  const made = await finish(database, { visitorId: randomUUID(), userId: member.id });
  conversationId = made.conversationId;
  await database.query('update ai_conversation_profiles set generated_profile = $2 where id = $1', [
    made.profileId,
    JSON.stringify(profile),
  ]);
});

const elsewhere = () => createVisitor(secondSite.address, { cookie: member.visitor.cookie() });
const unlock = (key: string) => member.visitor.api.prompts.unlock.mutate({ key });
const usage = () => member.visitor.api.prompts.usage.query();
const setUses = (promptKeys: string[], month = 'this') =>
  database.query(
    `insert into prompt_uses (user_id, month, prompt_keys)
     values ($1, to_char((now() at time zone 'utc') - case when $3 = 'last' then interval '1 month' else '0' end, 'YYYY-MM-01'), $2)`,
    [member.id, promptKeys, month],
  );
const endPreview = () =>
  database.query(
    `update profile_generations set finished_at = now() - interval '7 days' - interval '1 second'
     where conversation_id in (select id from conversations where user_id = $1)`,
    [member.id],
  );
const setPro = (until: string | null) =>
  database.query(`update user_memberships set plan = 'pro', pro_until = now() + $2::interval where user_id = $1`, [
    member.id,
    until,
  ]);
const upgradeNeeded = (words: RegExp) => ({
  message: expect.stringMatching(words),
  data: { code: 'FORBIDDEN', appCode: 'UPGRADE_NEEDED' },
});
const outcomes = async (calls: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls);
  const refused = settled.filter((outcome) => outcome.status === 'rejected');
  const codes = new Set(refused.map(({ reason }) => (reason as { data?: { appCode?: string } }).data?.appCode));
  return { done: settled.length - refused.length, codes: [...codes] };
};

describe('the monthly allowance', () => {
  it('gives the text, and counts a prompt once', async () => {
    const key = keys[3]!;
    expect(await unlock(key)).toMatchObject({ text: textOf(key), usage: { used: 1, limit: 25, mayUnlock: true } });
    expect(await unlock(key)).toMatchObject({ text: textOf(key), usage: { used: 1 } });
    expect(await unlock(keys[4]!)).toMatchObject({ usage: { used: 2 } });
    const { resetsOn } = await usage();
    const [row] = await database.query<{ next: string }>(
      `select to_char(date_trunc('month', now() at time zone 'utc') + interval '1 month', 'YYYY-MM-DD') as next`,
    );
    expect(resetsOn).toBe(row!.next);
  });

  it(
    'lets exactly one of 60 different prompts through when one is left, at two processes',
    { tags: ['check-45'] },
    async () => {
      await setUses(keys.slice(0, 24));
      const browsers = [member.visitor, elsewhere()];
      const result = await outcomes(
        keys.slice(24, 84).map((key, index) => browsers[index % 2]!.api.prompts.unlock.mutate({ key })),
      );
      expect(result).toEqual({ done: 1, codes: ['UPGRADE_NEEDED'] });
      expect(await usage()).toMatchObject({ used: 25 });
      const [row] = await database.query<{ prompt_keys: string[] }>('select * from prompt_uses where user_id = $1', [
        member.id,
      ]);
      expect(new Set(row!.prompt_keys).size).toBe(25);
    },
  );

  it('is charged once for 60 requests for the same prompt at two processes', async () => {
    const browsers = [member.visitor, elsewhere()];
    const texts = await Promise.all(
      Array.from({ length: 60 }, (_, index) => browsers[index % 2]!.api.prompts.unlock.mutate({ key: keys[7]! })),
    );
    expect(new Set(texts.map(({ text }) => text))).toEqual(new Set([textOf(keys[7]!)]));
    expect(await usage()).toMatchObject({ used: 1 });
  });

  it('is reported when it is used up, and unlocked prompts stay', async () => {
    await setUses(keys.slice(0, 25));
    await expect(unlock(keys[25]!)).rejects.toMatchObject(upgradeNeeded(/all 25 prompts for this month/));
    expect(await unlock(keys[24]!)).toMatchObject({ text: textOf(keys[24]!), usage: { used: 25 } });
  });

  it("starts over with the next month, which locks the previous month's prompts", async () => {
    await setUses(keys.slice(0, 25), 'last');
    expect(await usage()).toMatchObject({ used: 0 });
    const { prompts } = await member.visitor.api.prompts.list.query();
    expect(prompts.filter(({ text }) => text !== null)).toEqual([]);
    expect(await unlock(keys[0]!)).toMatchObject({ usage: { used: 1 } });
  });

  it('unlocks nothing more after the preview, and unlocked prompts stay for their month', async () => {
    await setUses(keys.slice(0, 2));
    await endPreview();
    expect(await usage()).toMatchObject({ used: 2, mayUnlock: false });
    await expect(unlock(keys[2]!)).rejects.toMatchObject(upgradeNeeded(/preview has ended/));
    expect(await unlock(keys[1]!)).toMatchObject({ text: textOf(keys[1]!) });
    expect(await database.query('select prompt_keys from prompt_uses where user_id = $1', [member.id])).toEqual([
      { prompt_keys: keys.slice(0, 2) },
    ]);
  });

  it('is not used under Pro, until Pro ends', async () => {
    await setUses(keys.slice(0, 25));
    await endPreview();
    await setPro('1 day');
    expect((await outcomes(keys.slice(25, 75).map(unlock))).done).toBe(50);
    expect(await usage()).toMatchObject({ used: 25, unlimited: true, mayUnlock: true });
    expect((await member.visitor.api.prompts.list.query()).prompts.every(({ text }) => text !== null)).toBe(true);
    await setPro('-1 second');
    await expect(unlock(keys[25]!)).rejects.toMatchObject(upgradeNeeded(/preview has ended/));
  });

  it('is not charged for a prompt that does not exist', async () => {
    for (const key of ['veo3.999', 'nosuch.1', 'older.1'])
      await expect(unlock(key), key).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
    expect(await usage()).toMatchObject({ used: 0 });
  });

  it('can be used before the welcome has created a membership', async () => {
    await database.query('delete from user_memberships where user_id = $1', [member.id]);
    expect(await member.visitor.api.membership.current.query()).toBeNull();
    expect(await usage()).toMatchObject({ used: 0, mayUnlock: true });
    expect(await unlock(keys[0]!)).toMatchObject({ usage: { used: 1 } });
  });
});

/** @returns keys of prompts whose text an answer reveals: any part beyond the teaser. */
const leaked = (answer: unknown) => {
  const sent = JSON.stringify(answer);
  return all.filter(({ prompt }) => sent.includes(JSON.stringify(prompt.slice(95)).slice(1, -1))).map(({ key }) => key);
};

describe('an answer', () => {
  it('lists the texts of unlocked prompts, and the beginnings of the others', async () => {
    await setUses([keys[0]!, keys[40]!]);
    const list = await member.visitor.api.prompts.list.query();
    expect(list.prompts.map(({ key }) => key)).toEqual(keys);
    expect(list).toMatchObject({ hasProfile: true, usage: { used: 2 } });
    expect(list.facts.map(({ value }) => value)).toEqual(['Coral Bay Cooling', 'Hollywood, Florida', 'Dana']);
    expect(leaked(list)).toEqual([keys[0], keys[40]]);
  });

  it('shows only unlocked texts in the profile, and all of them to Pro', async () => {
    await setUses([keys[5]!]);
    const read = async () => [
      await member.visitor.api.profile.mine.query(),
      await member.visitor.api.profile.get.query({ conversationId }),
    ];
    for (const answer of await read()) {
      expect(leaked(answer)).toEqual([keys[5]]);
      expect(answer!.lockedPrompts).toEqual(keys.filter((key) => key !== keys[5]));
    }
    await setPro(null);
    for (const answer of await read()) {
      expect(answer!.profile).toEqual(profile);
      expect(answer!.lockedPrompts).toEqual([]);
    }
  });

  it('shows the whole profile to the browser that created it, until an account has it', async () => {
    const visitor = createVisitor(site.address);
    // Gets the cookie; the conversation that comes with it is replaced by a finished one.
    const { id } = await visitor.api.chat.start.mutate({});
    const [row] = await database.query<{ visitor_id: string }>(
      'delete from conversations where id = $1 returning visitor_id',
      [id],
    );
    const made = await finish(database, { visitorId: row!.visitor_id });
    await database.query('update ai_conversation_profiles set generated_profile = $2 where id = $1', [
      made.profileId,
      JSON.stringify(profile),
    ]);
    const answer = await visitor.api.profile.get.query({ conversationId: made.conversationId });
    expect(answer.profile).toEqual(profile);
    expect(answer.lockedPrompts).toEqual([]);
  });

  it('has no prompts without a profile', async () => {
    const other = await createMember(database, site.address, 'empty');
    expect(await other.visitor.api.prompts.list.query()).toMatchObject({ hasProfile: false, prompts: [], facts: [] });
    await expect(other.visitor.api.prompts.unlock.mutate({ key: keys[0]! })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
  });

  it('accepts keys from an older profile format', async () => {
    const prompts = [1, 2].map((n) => ({
      title: `P${n}`,
      prompt: `Older text ${n}. `.repeat(20).trim(),
      useCase: 'x',
    }));
    const { platformPrompts: _, ...rest } = profile;
    await database.query(`update ai_conversation_profiles set generated_profile = $2 where conversation_id = $1`, [
      conversationId,
      JSON.stringify({ ...rest, prompts }),
    ]);
    expect(await unlock('older.2')).toMatchObject({ text: prompts[1]!.prompt });
    const list = await member.visitor.api.prompts.list.query();
    expect(list.prompts.map(({ key, text }) => [key, text])).toEqual([
      ['older.1', null],
      ['older.2', prompts[1]!.prompt],
    ]);
  });
});

describe('prompt marks', () => {
  const marks = async () => (await member.visitor.api.prompts.list.query()).marks;

  it('store favorite, rating and fields separately, and can be removed', async () => {
    const { prompts } = member.visitor.api;
    const key = keys[9]!;
    await prompts.setFavorite.mutate({ key, favorite: true });
    await prompts.rate.mutate({ key, rating: -1 });
    await prompts.saveVariables.mutate({ key, values: { town: ' Davie <b>Florida</b> ' } });
    expect(await marks()).toEqual([{ key, isFavorite: true, rating: -1, variables: { town: 'Davie Florida' } }]);
    await prompts.setFavorite.mutate({ key, favorite: false });
    await prompts.rate.mutate({ key, rating: null });
    expect(await marks()).toEqual([{ key, isFavorite: false, rating: null, variables: { town: 'Davie Florida' } }]);
  });

  it('need no unlocking, and also work for prompts of the included pack', async () => {
    await member.visitor.api.prompts.setFavorite.mutate({ key: 'everyday.24', favorite: true });
    expect(await marks()).toMatchObject([{ key: 'everyday.24', isFavorite: true }]);
    expect(await usage()).toMatchObject({ used: 0 });
    await expect(
      member.visitor.api.prompts.setFavorite.mutate({ key: 'everyday.25', favorite: true }),
    ).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  });

  it('are limited in number and length', async () => {
    const save = (values: Record<string, string>) =>
      member.visitor.api.prompts.saveVariables.mutate({ key: keys[0]!, values });
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`n${index}`, 'x']));
    const long = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, 'x'.repeat(1501)]));
    for (const values of [many, long, { ['n'.repeat(61)]: 'x' }, { n: 'x'.repeat(2001) }, { '': 'x' }])
      await expect(save(values)).rejects.toMatchObject({ data: { code: 'BAD_REQUEST' } });
    expect(await marks()).toEqual([]);
  });
});
