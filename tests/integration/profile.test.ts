/** From a conversation to a profile, through queue and worker, on both stores of the queue. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { countPrompts, generatedProfileSchema, type GeneratedProfile } from '../../shared/schemas/profile.ts';
import { backends } from '../helpers/backends.ts';
import { converse, profileOf, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { figure } from '../helpers/figure.ts';
import { createVisitor, startSite, type Visitor } from '../helpers/site.ts';
import { readStream } from '../helpers/stream.ts';
import { until } from '../helpers/wait.ts';
import { businesses } from './businesses.ts';

type GenerationRow = { id: string; status: string; engine: string | null; attempts: number; failure: string | null };

/** What a template leaves behind when a value is missing. */
const unfilled = /\{[a-zA-Z_]+\}|\$\{|\bundefined\b|\bNaN\b|\[object |\bnull\b/;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(backends(1))('with queues in $name', ({ name, redisUrl }) => {
  let database: TestDatabase;
  let site: Serving;
  let secondWeb: Serving;

  beforeAll(async () => {
    database = await createDatabase();
    site = await startSite({ databaseUrl: database.url, redisUrl });
    secondWeb = await startSite({ databaseUrl: database.url, redisUrl, role: 'web' });
  });
  afterAll(async () => {
    await Promise.all([site, secondWeb].map((serving) => serving?.stop()));
    await database?.drop();
  });

  const newVisitor = () => createVisitor(site.address);
  const generations = (conversationId: string) =>
    database.query<GenerationRow>('select * from profile_generations where conversation_id = $1 order by created_at', [
      conversationId,
    ]);

  async function change(visitor: Visitor, stepId: 'business_description' | 'contact_info', value: string) {
    const { id, revision } = (await visitor.api.chat.current.query())!;
    await visitor.api.chat.answer.mutate({ conversationId: id, revision, stepId, value });
  }
  const generate = async (visitor: Visitor, conversationId: string) => {
    await visitor.api.profile.generate.mutate({ conversationId });
    return profileOf(visitor, conversationId);
  };

  it('20 trades, 20 profiles: whole, full, filled in, and of the right trade', async () => {
    const profiles = await Promise.all(
      businesses.map(async ({ name, description }) => {
        const visitor = newVisitor();
        const answers = sampleAnswers({ business_name: name, business_description: description });
        const { id } = await converse(visitor, answers);
        const result = await generate(visitor, id);
        expect(result.engine).toBe('local');
        expect(result.answers.business_name).toBe(name);
        return result.profile;
      }),
    );
    const report = profiles.map((profile, index) => {
      const texts = textsOf(profile);
      return {
        business: businesses[index]!.name,
        trade: profile.trade?.slug,
        valid: generatedProfileSchema.safeParse(profile).success,
        enoughPrompts: countPrompts(profile) >= 200,
        enoughPlatforms: Object.keys(profile.platformPrompts ?? {}).length >= 10,
        empty: texts.filter((text) => text.trim() === ''),
        unfilled: texts.filter((text) => unfilled.test(text)),
        namesTheBusiness: texts.some((text) => text.includes(businesses[index]!.name)),
      };
    });
    expect(report).toEqual(
      businesses.map(({ name, trade }) => ({
        business: name,
        trade,
        valid: true,
        enoughPrompts: true,
        enoughPlatforms: true,
        empty: [],
        unfilled: [],
        namesTheBusiness: true,
      })),
    );
    // Not twenty times the same plan.
    const analyses = profiles.map((profile) => JSON.stringify(profile.businessAnalysis));
    expect(new Set(analyses).size).toBe(businesses.length);
  });

  it('asked 20 times at once, at two web processes, it is written once', async () => {
    const visitor = newVisitor();
    const { id } = await converse(visitor);
    const elsewhere = createVisitor(secondWeb.address, { cookie: visitor.cookie() });
    const views = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? visitor : elsewhere).api.profile.generate.mutate({ conversationId: id }),
      ),
    );
    expect(new Set(views.map((view) => view.id)).size).toBe(1);
    await profileOf(visitor, id);
    const written = await generations(id);
    figure(
      63,
      `asked ${views.length} times at once at two processes, queues in ${name}: written ${written.length} time`,
    );
    expect(written).toMatchObject([{ status: 'done', attempts: 1, engine: 'local', failure: null }]);
    // Asked again when it is done: the same one, not a second one.
    expect(await visitor.api.profile.generate.mutate({ conversationId: id })).toMatchObject({
      id: views[0]!.id,
      status: 'done',
      stage: 'done',
      percent: 100,
      engine: 'local',
    });
  });

  it('needs name and e-mail first', async () => {
    const visitor = newVisitor();
    const { id } = await converse(visitor, sampleAnswers(), 'goals');
    await expect(visitor.api.profile.generate.mutate({ conversationId: id })).rejects.toMatchObject({
      message: expect.stringMatching(/name and email/),
      data: { code: 'BAD_REQUEST', appCode: 'INVALID' },
    });
    expect(await visitor.api.profile.status.query({ conversationId: id })).toBeNull();
    expect(await generations(id)).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const visitor = newVisitor();
    const { id } = await converse(visitor);
    await generate(visitor, id);
    for (const other of [createVisitor(site.address), createVisitor(secondWeb.address)]) {
      await other.api.chat.start.mutate({});
      await expect(other.api.profile.get.query({ conversationId: id })).rejects.toMatchObject({
        data: { code: 'NOT_FOUND' },
      });
    }
  });

  it('shows its progress as a stream that ends, and by polling', async () => {
    const visitor = newVisitor();
    const { id } = await converse(visitor);
    await visitor.api.profile.generate.mutate({ conversationId: id });
    // The stream comes from the other web process, which does not do the work.
    const elsewhere = createVisitor(secondWeb.address, { cookie: visitor.cookie() });
    const [events] = await Promise.all([
      readStream(elsewhere, 'profile.progress', { conversationId: id }, (event) => event.event === 'return'),
      profileOf(visitor, id),
    ]);
    const states = events
      .filter((event) => event.event === 'message')
      .map((event) => event.data as { percent: number });
    const percents = states.map((state) => state.percent);
    expect(states.at(-1)).toMatchObject({ status: 'done', stage: 'done', percent: 100 });
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(events.at(-1)!.event).toBe('return');
    // Opened after the end, it says so at once.
    const late = await readStream(
      elsewhere,
      'profile.progress',
      { conversationId: id },
      (event) => event.event === 'return',
    );
    expect(late.map((event) => event.event)).toEqual(['message', 'return']);
  });

  it('changed answers make a new one, an address does not, and changed back the right one is shown', async () => {
    const visitor = newVisitor();
    const { id, answers } = await converse(visitor);
    const first = await generate(visitor, id);
    expect(first.profile.trade!.slug).toBe('hvac');

    await change(visitor, 'contact_info', 'another@example.com');
    expect((await generate(visitor, id)).generationId).toBe(first.generationId);

    await change(visitor, 'business_description', 'We bake bread and cakes in Davie.');
    const second = await generate(visitor, id);
    expect(second.generationId).not.toBe(first.generationId);
    expect(second.profile.trade!.slug).toBe('bakery');

    await change(visitor, 'business_description', answers.business_description as string);
    const third = await generate(visitor, id);
    expect(third).toMatchObject({ generationId: first.generationId, profile: { trade: { slug: 'hvac' } } });
    expect(await generations(id)).toMatchObject([{ status: 'done' }, { status: 'done' }]);
  });

  it('rests on the answers it was asked for, although they changed while it waited', async () => {
    // No worker yet: the request waits while the visitor changes the answer and changes it back.
    const other = await createDatabase();
    const options = { databaseUrl: other.url, redisUrl: redisUrl && redisUrl.replace(/\d+$/, '9') };
    const web = await startSite({ ...options, role: 'web' });
    let worker: Serving | undefined;
    try {
      const visitor = createVisitor(web.address);
      const { id, answers } = await converse(visitor);
      await visitor.api.profile.generate.mutate({ conversationId: id });
      await change(visitor, 'business_description', 'We bake bread and cakes in Davie.');
      worker = await startSite({ ...options, role: 'worker' });
      await until('nothing waits', async () => {
        const rows = await other.query<GenerationRow>('select * from profile_generations');
        return rows.every((row) => row.status === 'done' || row.status === 'failed');
      });
      // The newest answers have theirs without being asked for.
      expect((await profileOf(visitor, id)).profile.trade!.slug).toBe('bakery');
      await change(visitor, 'business_description', answers.business_description as string);
      const { profile } = await generate(visitor, id);
      expect(profile.trade!.slug).toBe('hvac');
    } finally {
      await Promise.all([web.stop(), worker?.stop()]);
      await other.drop();
    }
  });

  it('stays readable after starting over', async () => {
    const visitor = newVisitor();
    const { id } = await converse(visitor);
    const { profile } = await generate(visitor, id);
    await visitor.api.chat.start.mutate({ restart: id });
    const kept: { profile: GeneratedProfile } = await visitor.api.profile.get.query({ conversationId: id });
    expect(kept.profile).toEqual(profile);
  });
});
