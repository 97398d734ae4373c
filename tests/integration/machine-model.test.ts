/** The tools of the Marketing Machine with a model behind them: it may word, and when it fails nobody notices. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../../server/serve.ts';
import { machineStepKeys } from '../../shared/domain/member.ts';
import { machineResultSchema } from '../../shared/schemas/machine.ts';
import { converse, profileOf, sampleAnswers } from '../helpers/conversation.ts';
import { createDatabase, type TestDatabase } from '../helpers/database.ts';
import { createMember } from '../helpers/members.ts';
import { startModels, type Models } from '../helpers/model.ts';
import { createVisitor, startSite, type Visitor } from '../helpers/site.ts';
import { until } from '../helpers/wait.ts';

/** By the name of the business, which picks the fake. */
const modes = { Okayworks: 'ok', Refuseworks: 'refusal', Mushworks: 'garbage', Cutworks: 'cut' } as const;
type Name = keyof typeof modes;
const canaries = ['canary-of-mine@leak.example', '305-555-0177'];

let database: TestDatabase;
let models: Models<Name>;
let site: Serving;
const members = {} as Record<Name, Visitor>;

beforeAll(async () => {
  database = await createDatabase();
  models = await startModels(modes);
  // Profiles are written without a model.
  const plain = await startSite({ databaseUrl: database.url });
  const cookies = await Promise.all(
    (Object.keys(modes) as Name[]).map(async (name) => {
      const { visitor } = await createMember(database, plain.address);
      const answers = sampleAnswers({ business_name: name, contact_info: canaries[0]!, phone_optional: canaries[1]! });
      const { id } = await converse(visitor, answers);
      await visitor.api.profile.generate.mutate({ conversationId: id });
      await profileOf(visitor, id);
      return [name, visitor.cookie()] as const;
    }),
  );
  await plain.stop();
  site = await startSite({
    databaseUrl: database.url,
    env: { OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: models.baseUrl, OPENAI_MODEL: 'gpt-4.1-mini' },
  });
  for (const [name, cookie] of cookies) members[name] = createVisitor(site.address, { cookie });
});
afterAll(async () => {
  await site?.stop();
  await models?.close();
  await database?.drop();
});

async function produce({ api }: Visitor, step: (typeof machineStepKeys)[number]) {
  const inputs: Record<string, string> =
    step === 'review'
      ? { month: '2026-02', leads: '12', customers: '3', spend: '300', revenue: '1650', hours: '8' }
      : {};
  await api.machine.produce.mutate({ step, inputs });
  await until(
    `${step} is done`,
    async () => ['done', 'failed'].includes((await api.machine.runStatus.query({ step }))!.status),
    { withinMs: 45_000, everyMs: 100 },
  );
  const { result, run } = await api.machine.step.query({ step });
  return { result: machineResultSchema.parse(result), run: run! };
}

const tablesOf = ({ blocks }: { blocks: { kind: string; rows?: unknown; columns?: unknown }[] }) =>
  blocks.filter(({ kind }) => kind === 'table').map(({ columns, rows }) => ({ columns, rows }));

describe('each tool', () => {
  it('is worded by the model, within its limits, and reckoned by us', async () => {
    for (const step of machineStepKeys) {
      const worded = await produce(members.Okayworks, step);
      expect(worded.run, step).toMatchObject({ status: 'done', engine: 'openai' });
      const local = await produce(members.Refuseworks, step);
      expect(local.run, step).toMatchObject({ status: 'done', engine: 'local' });
      expect(
        worded.result.blocks.map(({ heading, kind }) => ({ heading, kind })),
        step,
      ).toEqual(local.result.blocks.map(({ heading, kind }) => ({ heading, kind })));
      expect(JSON.stringify(tablesOf(worded.result)).replaceAll('Okayworks', ''), step).toEqual(
        JSON.stringify(tablesOf(local.result)).replaceAll('Refuseworks', ''),
      );
      for (const { limit, text, items } of worded.result.blocks)
        if (limit)
          for (const line of [text ?? '', ...(items ?? [])]) expect(line.length, step).toBeLessThanOrEqual(limit);
    }
    expect(models.bodies().length).toBeGreaterThan(0);
    for (const canary of canaries) expect(models.bodies().filter((body) => body.includes(canary))).toEqual([]);
  });

  it.each(['Mushworks', 'Cutworks'] as const)('is written by us when the model fails: %s', async (name) => {
    const { run, result } = await produce(members[name], 'message');
    expect(run).toMatchObject({ status: 'done', engine: 'local', failed: false });
    expect(result.blocks.length).toBeGreaterThan(1);
  });
});
