/** The Marketing Machine's tools with a model: it may word results, and its failures go unnoticed. */
import { describe, expect, it } from 'vitest';
import { machineStepKeys } from '#shared/domain/member.ts';
import { machineResultSchema } from '#shared/schemas/machine.ts';
import { sampleAnswers } from '#tests/helpers/conversation.ts';
import { giveProfile } from '#tests/helpers/profile-documents.ts';
import { inLanes } from '#tests/helpers/lanes.ts';
import { createMember } from '#tests/helpers/members.ts';
import { startModels } from '#tests/helpers/model.ts';
import { addSite, closing, openDatabase } from '#tests/helpers/opened.ts';
import type { Visitor } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

/** Keyed by business name, which selects the fake. */
const modes = { Okayworks: 'ok', Refuseworks: 'refusal' } as const;
type Name = keyof typeof modes;
const canaries = ['canary-of-mine@leak.example', '305-555-0177'];

const database = await openDatabase();
const models = closing(await startModels(modes));
const site = await addSite({
  databaseUrl: database.url,
  env: { OPENAI_API_KEY: 'sk-for-tests', OPENAI_BASE_URL: models.baseUrl, OPENAI_MODEL: 'gpt-4.1-mini' },
});
const members = {} as Record<Name, Visitor>;
for (const name of Object.keys(modes) as Name[]) {
  const { id, visitor } = await createMember(database, site.address);
  const contact = { contact_info: canaries[0]!, phone_optional: canaries[1]! };
  await giveProfile(database, id, sampleAnswers({ business_name: name, ...contact }));
  members[name] = visitor;
}

async function produce({ api }: Visitor, step: (typeof machineStepKeys)[number]) {
  const inputs: Record<string, string> =
    step === 'review'
      ? { month: '2026-02', leads: '12', customers: '3', spend: '300', revenue: '1650', hours: '8' }
      : {};
  await api.machine.produce.mutate({ step, inputs });
  await until(
    `${step} is done`,
    async () => ['done', 'failed'].includes((await api.machine.runStatus.query({ step }))!.status),
    { withinMs: 45_000 },
  );
  const { result, run } = await api.machine.step.query({ step });
  return { result: machineResultSchema.parse(result), run: run! };
}

const tablesOf = ({ blocks }: { blocks: { kind: string; rows?: unknown; columns?: unknown }[] }) =>
  blocks.filter(({ kind }) => kind === 'table').map(({ columns, rows }) => ({ columns, rows }));

describe('each tool', () => {
  it('is worded by the model within its limits, with our own numbers', async () => {
    await inLanes(machineStepKeys, 4, async (step) => {
      const [worded, local] = await Promise.all([produce(members.Okayworks, step), produce(members.Refuseworks, step)]);
      expect(worded.run, step).toMatchObject({ status: 'done', engine: 'openai' });
      expect(local.run, step).toMatchObject({ status: 'done', engine: 'local' });
      const shapeOf = ({ result }: typeof worded) => result.blocks.map(({ heading, kind }) => ({ heading, kind }));
      expect(shapeOf(worded), step).toEqual(shapeOf(local));
      expect(JSON.stringify(tablesOf(worded.result)).replaceAll('Okayworks', ''), step).toEqual(
        JSON.stringify(tablesOf(local.result)).replaceAll('Refuseworks', ''),
      );
      for (const { limit, text, items } of worded.result.blocks)
        if (limit)
          for (const line of [text ?? '', ...(items ?? [])]) expect(line.length, step).toBeLessThanOrEqual(limit);
    });
    expect(models.bodies().length).toBeGreaterThan(0);
    for (const canary of canaries) expect(models.bodies().filter((body) => body.includes(canary))).toEqual([]);
  });
});
