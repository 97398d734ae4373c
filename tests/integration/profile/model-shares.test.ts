/** Checks that one network can't use up the daily budget for the model and voice. */
import { beforeEach, describe, expect, it } from 'vitest';
import { insertAttempt, reserveBudget } from '#server/features/profile/model/repo.ts';
import { forgetOldShares, networkHashOf } from '#server/features/profile/model/service.ts';
import { startFakeAudio } from '#tests/fakes/openai-audio.ts';
import { converseFast, profileOf } from '#tests/helpers/conversation.ts';
import { giveProfile } from '#tests/helpers/profile-documents.ts';
import { answersOf, budgetOf, modelEnv } from '#tests/helpers/failing-model.ts';
import { times } from '#tests/helpers/lanes.ts';
import { createMember } from '#tests/helpers/members.ts';
import { startModels } from '#tests/helpers/model.ts';
import { addSite, closing, openDatabase } from '#tests/helpers/opened.ts';
import { createTestDeps } from '#tests/helpers/payments.ts';
import { recording } from '#tests/helpers/recordings.ts';
import { createVisitor, type Visitor } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

const dayMicroUsd = 1_000_000;
const shareMicroUsd = dayMicroUsd / 5;

const database = await openDatabase();
const { deps } = closing(createTestDeps({ databaseUrl: database.url }));
const models = closing(await startModels({ Okayworks: 'ok', Sharpworks: 'ok' }));
const env = { ...modelEnv(models.baseUrl), AI_DAILY_BUDGET_USD: '1' };
const site = await addSite({ databaseUrl: database.url, env });

beforeEach(async () => {
  await database.query('delete from ai_budget_shares');
  await database.query('delete from ai_budget_days');
  await database.query('delete from limit_buckets');
});

/** Creates a visitor's profile. @returns the engine that wrote it, and why the model didn't */
async function profileBy(visitor: Visitor, business = 'Okayworks') {
  const { id } = await converseFast(database, visitor, answersOf(business));
  return { id, ...(await written(visitor, id)) };
}

async function written(visitor: Visitor, conversationId: string) {
  await visitor.api.profile.generate.mutate({ conversationId });
  await profileOf(visitor, conversationId);
  const [row] = await database.query<{ engine: string; failure: string | null; network: string | null }>(
    `select engine, failure, network_hash as network from profile_generations where conversation_id = $1
     order by created_at desc limit 1`,
    [conversationId],
  );
  return row!;
}

/** Watches the budget while the work runs. @returns the highest sum of reserved and spent money */
async function mostTaken(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const look = async () => {
    const { reserved, spent } = await budgetOf(database);
    most = Math.max(most, reserved + spent);
  };
  const watch = setInterval(() => void look(), 20);
  await work();
  clearInterval(watch);
  await look();
  return most;
}

const spendDay = (microUsd: number) =>
  database.query(
    `insert into ai_budget_days (day, spent_micro_usd) values ((now() at time zone 'utc')::date, $1)
     on conflict (day) do update set spent_micro_usd = $1`,
    [microUsd],
  );

describe('one network', () => {
  const from = '198.51.100.7';

  it(
    'gets at most a fifth of the daily budget, even with six accounts and visitors in parallel',
    { tags: ['check-62'] },
    async () => {
      const accounts = await times(6, async () => {
        const { id, visitor } = await createMember(database, site.address);
        await giveProfile(database, id, answersOf('Okayworks'));
        return createVisitor(site.address, { from, cookie: visitor.cookie() });
      });
      const sections = ['businessAnalysis', 'strategies', 'automations', 'roadmap'] as const;
      const rewrite = async ({ api }: Visitor, section: (typeof sections)[number]) => {
        const { profileId, version } = (await api.document.mine.query())!;
        await api.document.rewrite.mutate({ profileId, version, section, remark: 'Okayworks, shorter' });
        await until(
          'the rewrite',
          async () => (await api.document.rewriteStatus.query({ section }))?.status === 'done',
        );
      };
      const engines: string[] = [];
      const most = await mostTaken(() =>
        Promise.all([
          times(14, async () => engines.push((await profileBy(createVisitor(site.address, { from }))).engine)),
          ...accounts.map((visitor, index) => rewrite(visitor, sections[index % sections.length]!)),
        ]),
      );
      expect(most).toBeLessThanOrEqual(shareMicroUsd);
      expect((await budgetOf(database)).reserved).toBe(0);
      // Visitors without budget still get a profile.
      expect(engines).toHaveLength(14);
      expect(engines).toContain('openai');
      // Other networks aren't affected.
      expect(await profileBy(createVisitor(site.address))).toMatchObject({ engine: 'openai', failure: null });
    },
  );

  it('is no longer stored once the work is finished, and its share is deleted after the day', async () => {
    expect(await profileBy(createVisitor(site.address, { from }))).toMatchObject({ engine: 'openai', network: null });
    const holders = await database.query<{ holder: string }>('select holder from ai_budget_shares');
    expect(holders.length).toBeGreaterThan(1);
    for (const { holder } of holders) expect(holder).toMatch(/^[\da-f]{32}$/);
    await forgetOldShares(deps);
    expect(await database.query('select 1 from ai_budget_shares')).toHaveLength(holders.length);
    await database.query('update ai_budget_shares set day = day - 2');
    await forgetOldShares(deps);
    expect(await database.query('select 1 from ai_budget_shares')).toEqual([]);
  });

  it('is an address in IPv4 and a /48 in IPv6', () => {
    const hash = (address: string) => networkHashOf(deps, address);
    expect(hash('2001:db8:1:2::/64')).toBe(hash('2001:db8:1:ffff::/64'));
    expect(hash('2001:db8:1:2::/64')).not.toBe(hash('2001:db8:2:2::/64'));
    expect(hash('192.0.2.1')).not.toBe(hash('192.0.2.2'));
  });
});

describe('a used-up daily budget', () => {
  it('still pays for first profiles, and only for those', async () => {
    await spendDay(dayMicroUsd * 0.7);
    const visitor = createVisitor(site.address);
    const first = await profileBy(visitor);
    expect(first).toMatchObject({ engine: 'openai', failure: null });
    // A second profile of the same conversation and a rewrite can't use the reserve.
    await visitor.api.chat.correct.mutate({ conversationId: first.id, business: 'A florist in Hollywood, Okayworks' });
    expect(await written(visitor, first.id)).toMatchObject({ engine: 'local', failure: 'over_budget' });
    await spendDay(dayMicroUsd);
    expect(await profileBy(createVisitor(site.address))).toMatchObject({ engine: 'local', failure: 'over_budget' });
  });
});

describe('reservations', () => {
  // Simulates two processes.
  const pools = [deps.db, closing(createTestDeps({ databaseUrl: database.url })).deps.db];
  let turn = 0;
  const reserve = (holders: string[], microUsd = 1_000) =>
    reserveBudget(pools[(turn += 1) % 2]!, { microUsd, holders, dayMicroUsd: 100_000, shareMicroUsd: 20_000 });
  /** Makes reservations in parallel. @returns how many succeeded */
  const count = async (many: number, ask: (index: number) => Promise<boolean>) =>
    (await times(many, ask)).filter(Boolean).length;
  const takenBy = async (holder: string) => {
    const rows = await database.query<{ taken: number }>(
      'select taken_micro_usd::int as taken from ai_budget_shares where holder = $1',
      [holder],
    );
    return rows[0]?.taken ?? 0;
  };

  it('never exceed a share or the daily budget, however many run in parallel', async () => {
    // Twelve networks with an account each, and one account that uses all of them.
    const holdersOf = (index: number) => [`network ${index % 12}`, index % 2 ? `account ${index}` : 'account of all'];
    expect(await count(300, (index) => reserve(holdersOf(index)))).toBe(100);
    expect(await takenBy('account of all')).toBeLessThanOrEqual(20_000);
    expect(await budgetOf(database)).toEqual({ reserved: 100_000, spent: 0 });
  });

  it('take nothing from the other holders when one share is used up', async () => {
    expect(await count(30, () => reserve(['network', 'account']))).toBe(20);
    expect(await reserve(['another network', 'account'])).toBe(false);
    expect(await takenBy('another network')).toBe(0);
    expect(await budgetOf(database)).toEqual({ reserved: 20_000, spent: 0 });
  });

  it('are replaced by the actual cost, for the day and for each holder', async () => {
    await reserve(['network', 'account'], 20_000);
    const call = { attempt: 1, model: 'm', outcome: 'ok', inputTokens: 1, outputTokens: 1, durationMs: 5 };
    const holders = ['network', 'account'];
    await insertAttempt(deps.db, { ...call, costMicroUsd: 300, reservedMicroUsd: 20_000, holders });
    expect(await budgetOf(database)).toEqual({ reserved: 0, spent: 300 });
    expect(await Promise.all(holders.map(takenBy))).toEqual([300, 300]);
    expect(await reserve(holders, 19_700)).toBe(true);
    expect(await reserve(holders, 1)).toBe(false);
  });
});

describe('voice', async () => {
  const provider = closing(await startFakeAudio());
  const voice = { OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: provider.baseUrl };
  const voiced = await addSite({
    databaseUrl: database.url,
    role: 'web',
    env: { ...voice, AI_DAILY_BUDGET_USD: '0.01' },
  });

  it('leaves four fifths of the daily budget to others when one network keeps calling', async () => {
    const audio = recording(3).toString('base64');
    const hear = async (from?: string) => {
      const visitor = createVisitor(voiced.address, from ? { from } : {});
      await visitor.api.chat.start.mutate({});
      return (await visitor.call('voice.transcribe', 'mutation', { audio })).message ?? 'heard';
    };
    const answers = new Set<string>();
    for (let count = 0; count < 40; count += 1) answers.add(await hear('198.51.100.8'));
    expect(answers).toEqual(new Set(['heard', 'Voice isn’t available for the rest of today. Please type instead.']));
    expect((await budgetOf(database)).spent).toBeLessThanOrEqual(2_000);
    expect(await hear()).toBe('heard');
  });
});
