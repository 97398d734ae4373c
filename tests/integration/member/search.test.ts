/** Search over a member's records. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { assembleProfile } from '#server/engine/assemble.ts';
import { draftLocally } from '#server/engine/draft-local.ts';
import { readBrief } from '#server/engine/read-brief.ts';
import { everydayPack } from '#shared/content/packs/everyday.ts';
import { packOf } from '#shared/content/packs/pack.ts';
import { toChatUserProfile } from '#shared/domain/chat-answers.ts';
import { keyedPrompts } from '#shared/domain/prompt-keys.ts';
import { sampleAnswers } from '#tests/helpers/conversation.ts';
import { createMember, type Member } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { insertPackOrder } from '#tests/helpers/packs.ts';
import { finish } from '../access/world.ts';

const { database, site } = await openSite({ role: 'web' });
const brief = readBrief(toChatUserProfile(sampleAnswers()));
const profile = assembleProfile(brief, draftLocally(brief));

let dana: Member;
let other: Member;

beforeEach(async () => {
  dana = await createMember(database, site.address, 'dana');
  other = await createMember(database, site.address, 'other');
});

const find = (q: string, member = dana) => member.visitor.api.search.mine.query({ q });
const addTask = (title: string, { note = '', member = dana, dueOn = '2030-01-02' } = {}) =>
  member.visitor.api.plan.addTask.mutate({ submissionId: randomUUID(), title, note, dueOn });
const tell = (title: string, message: string, { member = dana, daysAgo = 0 } = {}) =>
  database.query(
    `insert into notifications (user_id, title, message, type, created_at)
     values ($1, $2, $3, 'info', now() - make_interval(days => $4::int))`,
    [member.id, title, message, daysAgo],
  );
const nothing = { prompts: [], tasks: [], notifications: [], orders: [] };
const titles = (entries: { title: string }[]) => entries.map(({ title }) => title);

describe('a member’s search', () => {
  it('finds tasks and notifications by any of their words, in any order and case', async () => {
    await addTask('Call the landlord', { note: 'About the new zebra sign' });
    await tell('Your zebra request', 'It is answered.');
    await tell('Hello', 'A word about the ZEBRA sign.', { daysAgo: 1 });
    const found = await find('sign Zebra');
    expect(found).toMatchObject({ tasks: [{ title: 'Call the landlord', state: 'open', at: '2030-01-02' }] });
    expect(titles(found.notifications)).toEqual(['Hello']);
    expect(titles((await find('zebra')).notifications)).toEqual(['Your zebra request', 'Hello']);
  });

  it('never returns another member’s records', async () => {
    await addTask('Paint the quokka', { member: other });
    await tell('A quokka', 'It waves.', { member: other });
    const { number } = await insertPackOrder(database, other.id);
    expect(await find('quokka')).toEqual(nothing);
    expect(await find(number)).toEqual(nothing);
    expect(await find(packOf('web').prompts[0]!.title)).toEqual(nothing);
    expect(await find('quokka', other)).toMatchObject({ tasks: [{}], notifications: [{}] });
  });

  it('treats wildcard characters as plain text', async () => {
    await addTask('Give 20% off_season\\sale');
    for (const q of ['20%', 'off_s', '_season\\', '\\sale']) expect((await find(q)).tasks, q).toHaveLength(1);
    for (const q of ['2_%', 'off%season', '__', '%%', "20%'--"]) expect((await find(q)).tasks, q).toEqual([]);
  });

  it('returns at most five of each kind: open tasks by due date, newest notifications first', async () => {
    for (const day of [8, 7, 6, 5, 4, 3, 2]) await addTask(`Walrus ${day}`, { dueOn: `2030-01-0${day}` });
    const [first] = (await find('walrus')).tasks;
    await dana.visitor.api.plan.setStatus.mutate({ taskId: first!.id, status: 'done' });
    await Promise.all([1, 2, 3, 4, 5, 6].map((daysAgo) => tell(`Walrus ${daysAgo}`, 'News', { daysAgo })));
    const found = await find('walrus');
    expect(titles(found.tasks)).toEqual([3, 4, 5, 6, 7].map((day) => `Walrus ${day}`));
    expect(titles(found.notifications)).toEqual([1, 2, 3, 4, 5].map((day) => `Walrus ${day}`));
  });

  it('finds orders by number and by item, and leaves out abandoned ones', async () => {
    const { id, number } = await insertPackOrder(database, dana.id);
    await insertPackOrder(database, dana.id, { status: 'expired' });
    for (const q of [number, number.toLowerCase(), number.slice(3), 'web prompt'])
      expect((await find(q)).orders, q).toMatchObject([{ id, title: expect.stringContaining(number) as string }]);
  });

  it('finds profile prompts by title and use case, never by locked text', async () => {
    const { profileId } = await finish(database, { visitorId: randomUUID(), userId: dana.id });
    await database.query('update ai_conversation_profiles set generated_profile = $2 where id = $1', [
      profileId,
      JSON.stringify(profile),
    ]);
    const [prompt] = keyedPrompts(profile);
    expect((await find(prompt!.title.toUpperCase().slice(0, 80))).prompts).toContainEqual({
      key: prompt!.key,
      title: prompt!.title,
      place: 'profile',
    });
    const whole = JSON.stringify(await find(prompt!.title.slice(0, 80)));
    expect(whole).not.toContain(prompt!.prompt.slice(0, 40));
    expect((await find(prompt!.prompt.slice(0, 80))).prompts).toEqual([]);
    expect((await find('the')).prompts).toHaveLength(5);
  });

  it('finds prompts of the included pack, and of a bought pack once it’s paid', async () => {
    const { title } = everydayPack.prompts[0]!;
    expect((await find(title)).prompts).toMatchObject([{ title, place: 'everyday' }]);
    const bought = packOf('web').prompts[4]!.title;
    expect((await find(bought)).prompts).toEqual([]);
    await insertPackOrder(database, dana.id);
    expect((await find(bought)).prompts).toContainEqual({ key: 'web.5', title: bought, place: 'web' });
  });
});
