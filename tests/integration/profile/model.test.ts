/** The model that writes profiles: its input, its cost, and which replies are kept. */
import { beforeAll, describe, expect, it } from 'vitest';
import { closing, openSite } from '#tests/helpers/opened.ts';
import { converseFast, profileOf } from '#tests/helpers/conversation.ts';
import {
  answersOf,
  budgetOf,
  contacts,
  expectVisit,
  hostileParts,
  modelEnv,
  modelKey,
  modesOf,
  namesOf,
  profileCases,
  visit,
  type Visit,
} from '#tests/helpers/failing-model.ts';
import { countPrompts, generatedProfileSchema } from '#shared/schemas/profile.ts';
import { fakeUsage } from '#tests/fakes/openai-server.ts';
import { times } from '#tests/helpers/lanes.ts';
import { startModels } from '#tests/helpers/model.ts';
import { createVisitor } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

const names = namesOf(profileCases);

describe('a profile whose model fails', async () => {
  const models = closing(await startModels(modesOf(profileCases)));
  const { database, site } = await openSite({ env: modelEnv(models.baseUrl) });
  const visits = {} as Record<(typeof names)[number], Visit>;
  beforeAll(async () => {
    await Promise.all(names.map(async (name) => (visits[name] = await visit(database, site.address, name))));
  });

  it.each(names)('is written completely, after the calls that this failure allows: %s', (name) => {
    const { calls, profile } = visits[name];
    expect(generatedProfileSchema.safeParse(profile).success).toBe(true);
    expectVisit(visits[name], profileCases[name]);
    expect(calls).toHaveLength(models.fakes[name].requests.length);
  });

  it('costs what the vendor counted, and nothing for refused calls', async () => {
    const counted = { input_tokens: fakeUsage.prompt_tokens, output_tokens: fakeUsage.completion_tokens, cost: 4_400 };
    // One for the plan, one for each platform.
    expect(visits.Okayworks.calls.length).toBeGreaterThanOrEqual(15);
    for (const call of visits.Okayworks.calls) expect(call).toMatchObject({ ...counted, model: 'gpt-4.1-mini' });
    expect(visits.Refuseworks.calls).toMatchObject([counted]);
    for (const name of ['Limitworks', 'Creditworks'] as const)
      for (const call of visits[name].calls) expect(call, name).toMatchObject({ output_tokens: 0, cost: 0 });
    const costs = Object.values(visits).flatMap(({ calls }) => calls.map(({ cost }) => cost));
    expect(await budgetOf(database)).toEqual({ reserved: 0, spent: costs.reduce((sum, cost) => sum + cost, 0) });
  });

  it('sends no address, phone number or name to the model', { tags: ['check-66'] }, () => {
    const sent = models.bodies();
    const leaks = sent.filter((body) => contacts.test(body) || body.includes(modelKey));
    expect(sent.length).toBeGreaterThan(names.length);
    expect(leaks).toEqual([]);
  });

  it('stores no key, prompt or reply from a failed call', async () => {
    const details = Object.values(visits).flatMap(({ calls }) => calls.map(({ detail }) => detail ?? ''));
    for (const detail of details) expect(detail).not.toMatch(/sk-|canary|Secret-looking|Hollywood/);
    expect(await database.query(`select 1 from profile_generations where failure ~ 'sk-|canary|Hollywood'`)).toEqual(
      [],
    );
  });

  it('contains no script, link or beacon when the model obeys an injection', { tags: ['check-58'] }, () => {
    const text = JSON.stringify([visits.Injectworks.profile, visits.Adworks.profile]);
    const found = hostileParts(text);
    expect(found).toEqual([]);
    expect(text).not.toMatch(/__proto__|polluted|systemPrompt/);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('a budget too small for a call', async () => {
  const models = closing(await startModels({ Budgetworks: 'ok' }));
  const { database, site } = await openSite({ env: { ...modelEnv(models.baseUrl), AI_DAILY_BUDGET_USD: '0.0001' } });

  it('lets the built-in engine write, and sends nothing', async () => {
    const found = await visit(database, site.address, 'Budgetworks');
    expect(found).toMatchObject({ engine: 'local', failure: 'over_budget', calls: [] });
    expect(models.bodies()).toEqual([]);
    expect(await budgetOf(database)).toEqual({ reserved: 0, spent: 0 });
  });
});

describe('a budget for a few calls', async () => {
  const limit = 100_000;
  const models = closing(await startModels({ Budgetworks: { slow: 600 } }));
  const { database, site } = await openSite({ env: { ...modelEnv(models.baseUrl), AI_DAILY_BUDGET_USD: '0.1' } });

  it('is not exceeded by 12 visitors at the same moment', { tags: ['check-62'] }, async () => {
    let highest = 0;
    const watch = setInterval(() => {
      void budgetOf(database).then(({ reserved, spent }) => (highest = Math.max(highest, reserved + spent)));
    }, 20);
    const visits = await times(12, () => visit(database, site.address, 'Budgetworks'));
    clearInterval(watch);
    const { reserved, spent } = await budgetOf(database);
    const written = visits.filter(({ engine }) => engine === 'openai').length;
    expect(reserved).toBe(0);
    expect(Math.max(highest, spent)).toBeLessThanOrEqual(limit);
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(12);
    expect(models.bodies()).toHaveLength(visits.flatMap(({ calls }) => calls).length);
    for (const { engine, failure } of visits) expect(failure).toBe(engine === 'openai' ? null : 'over_budget');
  });
});

describe('a profile with slow prompts', async () => {
  const models = closing(await startModels({ Slowworks: ['ok', { slow: 1_500 }] }));
  const { database, site } = await openSite({ env: modelEnv(models.baseUrl) });

  it('shows its owner the plan, but no prompts, while the prompts are being written', async () => {
    const visitor = createVisitor(site.address);
    const { id: conversationId } = await converseFast(database, visitor, answersOf('Slowworks'));
    await visitor.api.profile.generate.mutate({ conversationId });
    expect(await visitor.api.profile.partial.query({ conversationId })).toBeNull();
    await until(
      'the plan',
      async () => (await visitor.api.profile.status.query({ conversationId }))?.sections.includes('plan') ?? false,
    );
    const partial = await visitor.api.profile.partial.query({ conversationId });
    expect(partial?.roadmap.thirtyDays.length).toBeGreaterThan(3);
    expect(partial?.platformPrompts).toEqual({});
    const { profile } = await profileOf(visitor, conversationId);
    expect(profile.roadmap).toEqual(partial?.roadmap);
    expect(countPrompts(profile)).toBeGreaterThan(200);
    expect(await visitor.api.profile.partial.query({ conversationId })).toBeNull();
    expect(await database.query('select partial from profile_generations')).toEqual([{ partial: null }]);
  });
});
