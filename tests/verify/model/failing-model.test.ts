/**
 * Simulates every known failure of the model: within 45 s, every visitor has a plan to read, and every member a rewrite.
 * Only prompts that hang may take longer, while the visitor reads the plan (docs/decisions/0019).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { takeoverSec } from '#shared/domain/generation.ts';
import { generatedProfileSchema } from '#shared/schemas/profile.ts';
import {
  allCases,
  answersOf,
  budgetOf,
  expectVisit,
  modelEnv,
  modesOf,
  namesOf,
  visit,
  type Visit,
} from '#tests/helpers/failing-model.ts';
import { giveProfile } from '#tests/helpers/profile-documents.ts';
import { times } from '#tests/helpers/lanes.ts';
import { createMember } from '#tests/helpers/members.ts';
import { startModels } from '#tests/helpers/model.ts';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { until } from '#tests/helpers/wait.ts';

const longestMs = 45_000;
const longestPromptsMs = (takeoverSec.writing + 5) * 1000;
const names = namesOf(allCases);

describe('a profile while the model fails', async () => {
  const models = closing(await startModels(modesOf(allCases)));
  const { database, site } = await openSite({ env: modelEnv(models.baseUrl) });
  const visits = {} as Record<(typeof names)[number], Visit>;
  beforeAll(async () => {
    await Promise.all(names.map(async (name) => (visits[name] = await visit(database, site.address, name))));
  }, 180_000);

  it.each(names)('is complete after the number of calls this failure allows: %s', { tags: ['check-60'] }, (name) => {
    const { calls, planMs, ms, profile } = visits[name];
    const { engine, outcomes } = allCases[name];
    const promptsHang = engine === 'openai' && outcomes.includes('timeout');
    expect(planMs).toBeLessThan(longestMs);
    expect(ms).toBeLessThan(promptsHang ? longestPromptsMs : longestMs);
    expect(generatedProfileSchema.safeParse(profile).success).toBe(true);
    expectVisit(visits[name], allCases[name]);
    expect(calls).toHaveLength(models.fakes[name].requests.length);
  });

  it('costs nothing for rejected calls and the estimate for unknown usage', () => {
    for (const name of ['Limitworks', 'Fiveworks', 'Keyworks', 'Creditworks'] as const)
      for (const call of visits[name].calls) expect(call, name).toMatchObject({ output_tokens: 0, cost: 0 });
    for (const name of ['Hangworks', 'Cutworks'] as const)
      for (const call of visits[name].calls) expect(call.cost, name).toBeGreaterThan(4_400);
  });

  it("leaves no reservation: the day's spending equals the cost of the calls", async () => {
    const costs = Object.values(visits).flatMap(({ calls }) => calls.map(({ cost }) => cost));
    expect(await budgetOf(database)).toEqual({ reserved: 0, spent: costs.reduce((sum, cost) => sum + cost, 0) });
  });
});

describe('a model that hangs', async () => {
  const models = closing(await startModels({ Crowdworks: 'hang' }));
  const { database, site } = await openSite({ env: modelEnv(models.baseUrl) });

  it('delays none of 50 visitors because of another', { tags: ['check-60'] }, async () => {
    const visits = await times(50, () => visit(database, site.address, 'Crowdworks'));
    const waits = visits.map(({ ms }) => Math.round(ms));
    expect(visits.map(({ engine }) => engine)).toEqual(Array(50).fill('local'));
    expect(new Set(visits.map(({ failure }) => failure))).toEqual(new Set(['timeout', 'late']));
    expect(Math.max(...waits)).toBeLessThan(longestMs);
  });

  it(
    'falls back to the built-in engine for a rewrite, and no second worker starts it during the wait',
    { tags: ['check-60'] },
    async () => {
      const { id, visitor } = await createMember(database, site.address);
      const profileId = await giveProfile(database, id, answersOf('Crowdworks'));
      const { document } = visitor.api;
      const wish = { profileId, version: 1, section: 'strategies', remark: 'Crowdworks' } as const;
      const startedAt = performance.now();
      await document.rewrite.mutate(wish);
      await until(
        'the rewrite',
        async () => (await document.rewriteStatus.query({ section: wish.section }))?.status === 'done',
        {
          withinMs: 60_000,
        },
      );
      const ms = Math.round(performance.now() - startedAt);
      expect(ms).toBeLessThan(longestMs);
      const runs = await database.query(
        'select status, engine, failure, attempts from engine_runs where user_id = $1',
        [id],
      );
      expect(runs).toEqual([{ status: 'done', engine: 'local', failure: 'timeout', attempts: 1 }]);
    },
  );
});
