/** From a conversation to a profile, through queue and worker, on both queue stores. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '#server/serve.ts';
import { generatedProfileSchema } from '#shared/schemas/profile.ts';
import { backends } from '#tests/helpers/backends.ts';
import { converseFast, profileOf, sampleAnswers } from '#tests/helpers/conversation.ts';
import { addSite, openDatabase } from '#tests/helpers/opened.ts';
import { createVisitor, startSite, type Visitor } from '#tests/helpers/site.ts';
import { readStream } from '#tests/helpers/stream.ts';

type GenerationRow = { id: string; status: string; engine: string | null; attempts: number; failure: string | null };

async function change(visitor: Visitor, stepId: 'business_description' | 'contact_info', value: string) {
  const { id, revision } = (await visitor.api.chat.current.query())!;
  await visitor.api.chat.answer.mutate({ conversationId: id, revision, stepId, value });
}
async function generate(visitor: Visitor, conversationId: string) {
  await visitor.api.profile.generate.mutate({ conversationId });
  return profileOf(visitor, conversationId);
}

describe.each(backends(1))('a profile, with queues in $name', async ({ name, redisUrl }) => {
  const database = await openDatabase();
  const options = { databaseUrl: database.url, redisUrl };
  const web = await addSite({ ...options, role: 'web' });
  const secondWeb = await addSite({ ...options, role: 'web' });
  const generations = (conversationId: string) =>
    database.query<GenerationRow>('select * from profile_generations where conversation_id = $1 order by created_at', [
      conversationId,
    ]);
  const begin = async (answers = sampleAnswers()) => {
    const visitor = createVisitor(web.address);
    return { visitor, ...(await converseFast(database, visitor, answers)) };
  };

  describe('before a worker claims it', () => {
    it('is written once, even if it is requested 20 times at two web processes', { tags: ['check-63'] }, async () => {
      const { visitor, id } = await begin();
      const elsewhere = createVisitor(secondWeb.address, { cookie: visitor.cookie() });
      const views = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? visitor : elsewhere).api.profile.generate.mutate({ conversationId: id }),
        ),
      );
      expect(new Set(views.map((view) => view.id)).size).toBe(1);
      const worker = await startSite({ ...options, role: 'worker' });
      await profileOf(visitor, id).finally(() => worker.stop());
      const written = await generations(id);
      expect(written).toMatchObject([{ status: 'done', attempts: 1, engine: 'local', failure: null }]);
      // A repeated request returns the same profile, not a second one.
      expect(await visitor.api.profile.generate.mutate({ conversationId: id })).toMatchObject({
        id: views[0]!.id,
        status: 'done',
        stage: 'done',
        percent: 100,
        engine: 'local',
      });
    });

    it('is based on the answers at the time of the request, even if they change while it is queued', async () => {
      const { visitor, id, answers } = await begin();
      await visitor.api.profile.generate.mutate({ conversationId: id });
      await change(visitor, 'business_description', 'We bake bread and cakes in Davie.');
      const worker = await startSite({ ...options, role: 'worker' });
      try {
        // The newest answers get their own profile without a request.
        expect((await profileOf(visitor, id)).profile.trade!.slug).toBe('bakery');
        await change(visitor, 'business_description', answers.business_description as string);
        expect((await generate(visitor, id)).profile.trade!.slug).toBe('hvac');
      } finally {
        await worker.stop();
      }
    });
  });

  describe('with a worker', () => {
    let worker: Serving;
    beforeAll(async () => {
      worker = await startSite({ ...options, role: 'worker' });
    });
    afterAll(() => worker?.stop());

    it('shows its progress as a stream that ends, and by polling', async () => {
      const { visitor, id } = await begin();
      await visitor.api.profile.generate.mutate({ conversationId: id });
      // The stream comes from the other web process.
      const elsewhere = createVisitor(secondWeb.address, { cookie: visitor.cookie() });
      const follow = () =>
        readStream(elsewhere, 'profile.progress', { conversationId: id }, ({ event }) => event === 'return');
      const [events] = await Promise.all([follow(), profileOf(visitor, id)]);
      const states = events
        .filter(({ event }) => event === 'message')
        .map(({ data }) => data as { percent: number; status: string });
      const percents = states.map(({ percent }) => percent);
      expect(states.at(-1)).toMatchObject({ status: 'done', stage: 'done', percent: 100 });
      expect(percents).toEqual(percents.toSorted((a, b) => a - b));
      expect(events.at(-1)!.event).toBe('return');
      // Opened after the end, it reports that immediately.
      expect((await follow()).map(({ event }) => event)).toEqual(['message', 'return']);
    });

    if (name === 'redis') return;

    it('is complete and about the business, and stays readable after starting over', async () => {
      const { visitor, id } = await begin(sampleAnswers({ business_name: 'Marisol & Sons' }));
      const { profile, engine, answers } = await generate(visitor, id);
      expect([engine, answers.business_name, profile.trade!.slug]).toEqual(['local', 'Marisol & Sons', 'hvac']);
      expect(generatedProfileSchema.safeParse(profile).success).toBe(true);
      expect(JSON.stringify(profile)).toContain('Marisol & Sons');
      await visitor.api.chat.start.mutate({ restart: id });
      expect((await visitor.api.profile.get.query({ conversationId: id })).profile).toEqual(profile);
    });

    it('needs name and email first', async () => {
      const visitor = createVisitor(web.address);
      const { id } = await converseFast(database, visitor, sampleAnswers(), 'goals');
      await expect(visitor.api.profile.generate.mutate({ conversationId: id })).rejects.toMatchObject({
        message: expect.stringMatching(/name and email/),
        data: { code: 'BAD_REQUEST', appCode: 'INVALID' },
      });
      expect(await visitor.api.profile.status.query({ conversationId: id })).toBeNull();
      expect(await generations(id)).toEqual([]);
    });

    it('is rewritten for changed answers, but not for another address, and reused if they change back', async () => {
      const { visitor, id, answers } = await begin();
      const first = await generate(visitor, id);
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
  });
});
