/** Private links: what strangers see, how visits are counted, and that ended links show nothing. */
import pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { hashToken } from '#server/lib/tokens.ts';
import { giveProfile, sampleProfile, setPlan } from '#tests/helpers/profile-documents.ts';
import { ban, createMember, type Member } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

let member: Member;
let profileId: string;

const { database, site } = await openSite({ role: 'web' });

beforeEach(async () => {
  member = await createMember(database, site.address);
  profileId = await giveProfile(database, member.id);
  await setPlan(database, member.id, 'pro');
});

const share = (days: 7 | 30 | 90 = 7) => member.visitor.api.document.share.mutate({ profileId, days });
const tokenIn = (address: string | null) => new URL(address!).hash.slice(1);
const look = (token: string, isAgain = false) =>
  createVisitor(site.address).call('document.viewShared', 'mutation', { token, isAgain });
const views = async () => (await member.visitor.api.document.shares.query())[0]!.views;

it('shows the profile to a visitor without an account, and nothing of its owner', async () => {
  const { address, endsAt } = await share(30);
  expect(address).toMatch(/^http:\/\/localhost\/shared-profile#[\w-]{43}$/);
  expect(Math.round((Date.parse(endsAt) - Date.now()) / 86_400_000)).toBe(30);
  const { status, data } = await look(tokenIn(address));
  expect(status).toBe(200);
  expect(data).toMatchObject({ businessName: 'Coral Bay Cooling', profile: sampleProfile() });
  const text = JSON.stringify(data);
  for (const secret of ['@', 'Dana', 'Rivera', member.id, profileId]) expect(text, secret).not.toContain(secret);
  expect(Object.keys((data as { answers: object }).answers)).not.toContain('phone_optional');
});

it('stores the token only as a hash and sealed', async () => {
  const token = tokenIn((await share()).address);
  const [row] = await database.query<{ text: string; hash: string }>(
    'select s::text as text, token_hash as hash from share_links s where user_id = $1',
    [member.id],
  );
  expect(row!.text).not.toContain(token);
  expect(row!.hash).toBe(hashToken(token));
  expect((await member.visitor.api.document.shares.query())[0]!.address).toContain(token);
});

it('counts strangers, but neither their reloads nor the owner', async () => {
  const token = tokenIn((await share()).address);
  await Promise.all(Array.from({ length: 20 }, () => look(token)));
  expect(await views()).toBe(20);
  await look(token, true);
  await member.visitor.api.document.viewShared.mutate({ token, isAgain: false });
  expect(await views()).toBe(20);
});

it('gives the same answer for every link that shows nothing', async () => {
  const answers = [await look('A'.repeat(43)), await look(''), await look('x')];
  const made = async () => tokenIn((await share()).address);
  const [revoked, expired, free, banned] = [await made(), await made(), await made(), await made()];
  expect((await look(revoked)).status).toBe(200);
  const [{ id }] = (await database.query<{ id: string }>('select id from share_links where token_hash = $1', [
    hashToken(revoked),
  ])) as [{ id: string }];
  await member.visitor.api.document.revokeShare.mutate({ shareId: id });
  // Revoking it twice has the same result.
  await member.visitor.api.document.revokeShare.mutate({ shareId: id });
  answers.push(await look(revoked));
  await database.query(`update share_links set expires_at = now() - interval '1 second' where token_hash = $1`, [
    hashToken(expired),
  ]);
  answers.push(await look(expired));
  expect((await member.visitor.api.document.shares.query()).filter(({ hasEnded }) => hasEnded)).toMatchObject([
    { address: null },
  ]);
  await setPlan(database, member.id, 'free');
  answers.push(await look(free));
  await setPlan(database, member.id, 'pro');
  expect((await look(free)).status).toBe(200);
  await ban(database, member.id);
  answers.push(await look(banned));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({
    status: 404,
    message: 'This link doesn’t lead to a profile. Ask the person who sent it for a new one.',
  });
});

it('needs Pro, and offers three durations', async () => {
  expect((await member.visitor.call('document.share', 'mutation', { profileId, days: 8 })).status).toBe(400);
  await setPlan(database, member.id, 'free');
  expect((await member.visitor.call('document.share', 'mutation', { profileId, days: 7 })).appCode).toBe(
    'UPGRADE_NEEDED',
  );
});

it('refuses the twenty-first link', async () => {
  for (let count = 0; count < 20; count += 1) await share();
  expect(await member.visitor.call('document.share', 'mutation', { profileId, days: 7 })).toMatchObject({
    appCode: 'INVALID',
  });
});

it('creates at most twenty links, even with parallel requests', async () => {
  for (let count = 0; count < 19; count += 1) await share();
  // Locks the account's row, so that every request counts the old links, waits, and then continues together with the
  // others.
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from users where id = $1 for update', [member.id]);
  const asked = Array.from({ length: 6 }, () =>
    member.visitor.call('document.share', 'mutation', { profileId, days: 7 }),
  );
  await until('several links that wait', async () => {
    const [row] = await database.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return row!.waiting >= 3;
  });
  await holder.query('commit');
  await holder.end();
  const codes = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(codes).toEqual([200, 400, 400, 400, 400, 400]);
  expect(await member.visitor.api.document.shares.query()).toHaveLength(20);
});
