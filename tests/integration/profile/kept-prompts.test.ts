/** Prompts that a visitor could read in the chat stay unlocked when the profile passes to an account. */
import { expect, it } from 'vitest';
import { insertFinishedProfile, newestMail } from '#tests/helpers/accounts.ts';
import { times } from '#tests/helpers/lanes.ts';
import { insertAccount, newAddress, testPassword } from '#tests/helpers/members.ts';
import { addSite, openSite } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';

const { database, site } = await openSite({ role: 'web' });
const secondSite = await addSite({ databaseUrl: database.url, role: 'web' });

const platform = (name: string) =>
  Array.from({ length: 20 }, (_, index) => ({
    title: `${name} ${index + 1}`,
    prompt: 'p',
    category: 'c',
    useCase: 'u',
  }));
const profile = { platformPrompts: { lovable: platform('lovable'), veo3: platform('veo3') } };

/** Creates a visitor with 40 prompts who copied two of them. */
async function reader(email: string) {
  const made = await insertFinishedProfile(database, { email, name: 'Ann Roe', businessName: 'Roe Roofing' });
  const { profileId, conversationId, cookie } = made;
  await database.query('update ai_conversation_profiles set generated_profile = $2 where id = $1', [
    profileId,
    JSON.stringify(profile),
  ]);
  const visitor = createVisitor(site.address, { cookie });
  for (const key of ['veo3.20', 'lovable.7', 'veo3.20'])
    await visitor.api.profile.noteCopied.mutate({ profileId, key });
  return { visitor, profileId, conversationId, cookie };
}
const openedFor = async (email: string) =>
  (
    await database.query<{ prompt_keys: string[] }>(
      'select prompt_keys from prompt_uses join users on users.id = user_id where email = $1',
      [email],
    )
  ).map(({ prompt_keys: keys }) => keys);
const setUses = (userId: string, keys: string[]) =>
  database.query(
    `insert into prompt_uses (user_id, month, prompt_keys) values ($1, to_char(now() at time zone 'utc', 'YYYY-MM-01'), $2)`,
    [userId, keys],
  );

it('unlocks 25 prompts on activation, the copied ones first and some from each platform', async () => {
  const email = newAddress('reader');
  const { visitor, profileId } = await reader(email);
  await visitor.api.activation.createAccount.mutate({ profileId });
  const { token, temporaryPassword } = await newestMail(database, email, 'activation');
  const owner = createVisitor(site.address);
  await owner.api.activation.activate.mutate({ token, password: temporaryPassword });
  const [opened] = await openedFor(email);
  expect(opened!.slice(0, 6)).toEqual(['veo3.20', 'lovable.7', 'lovable.1', 'veo3.1', 'lovable.2', 'veo3.2']);
  expect([opened!.length, new Set(opened).size]).toEqual([25, 25]);
  expect(await owner.api.prompts.usage.query()).toMatchObject({ used: 25, limit: 25 });
});

it('unlocks them once for two links used at the same moment at two processes', async () => {
  const email = newAddress('racer');
  const { visitor, profileId } = await reader(email);
  await visitor.api.activation.createAccount.mutate({ profileId });
  const first = await newestMail(database, email, 'activation');
  await visitor.api.activation.resend.mutate({ profileId });
  const second = await newestMail(database, email, 'activation');
  const answers = await times(8, (racer) => {
    const { token, temporaryPassword: password } = racer % 4 < 2 ? first : second;
    const tab = createVisitor((racer % 2 ? secondSite : site).address);
    return tab.call('activation.activate', 'mutation', { token, password });
  });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await openedFor(email);
  expect(rows.map((keys) => [keys.length, new Set(keys).size])).toEqual([[25, 25]]);
});

it('fills up the monthly allowance when an account signs in from the chat in two tabs together', async () => {
  const { id, email } = await insertAccount(database, { name: 'regular' });
  const used = Array.from({ length: 20 }, (_, index) => `veo3.${index + 1}`);
  await setUses(id, used);
  const { cookie, conversationId } = await reader(email);
  await times(2, (tab) =>
    createVisitor((tab ? secondSite : site).address, { cookie }).api.auth.signIn.mutate({
      email,
      password: testPassword,
    }),
  );
  expect(await database.query('select user_id from conversations where id = $1', [conversationId])).toEqual([
    { user_id: id },
  ]);
  expect(await openedFor(email)).toEqual([[...used, 'lovable.7', 'lovable.1', 'lovable.2', 'lovable.3', 'lovable.4']]);
});

it('unlocks them for an account with another address that requests the profile in the chat', async () => {
  const { email } = await insertAccount(database, { name: 'other' });
  const { visitor, conversationId } = await reader(newAddress('typed'));
  await visitor.api.auth.signIn.mutate({ email, password: testPassword });
  expect(await openedFor(email)).toEqual([]);
  await visitor.api.profile.generate.mutate({ conversationId });
  await visitor.api.profile.generate.mutate({ conversationId });
  expect((await openedFor(email)).map((keys) => keys.length)).toEqual([25]);
});

it('uses no allowance for an account with Pro, which has all of them', async () => {
  const { id, email } = await insertAccount(database, { name: 'pro' });
  await database.query(
    `insert into user_memberships (user_id, plan, expires_at) values ($1, 'pro', now())
     on conflict (user_id) do update set plan = 'pro'`,
    [id],
  );
  const { visitor } = await reader(email);
  await visitor.api.auth.signIn.mutate({ email, password: testPassword });
  expect(await openedFor(email)).toEqual([]);
});

it("records a visitor's copies up to the monthly limit, and none once the profile is in an account", async () => {
  const { id, email } = await insertAccount(database, { name: 'copier' });
  const { visitor, profileId } = await reader(email);
  const copied = async () =>
    (
      await database.query<{ copied_prompts: string[] }>(
        'select copied_prompts from ai_conversation_profiles where id = $1',
        [profileId],
      )
    )[0]!.copied_prompts;
  expect(await copied()).toEqual(['veo3.20', 'lovable.7']);
  await times(30, (index) => visitor.api.profile.noteCopied.mutate({ profileId, key: `seo.${index + 1}` }));
  const full = await copied();
  expect(full).toHaveLength(25);
  await database.query(
    'update conversations set user_id = $1 where id in (select conversation_id from ai_conversation_profiles where id = $2)',
    [id, profileId],
  );
  await expect(visitor.api.profile.noteCopied.mutate({ profileId, key: 'ads.1' })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  });
  expect(await copied()).toEqual(full);
});
