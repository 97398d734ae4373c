import { m } from '#messages';
import { textsIn } from '#server/engine/contact-data.ts';
import type { MachineStepRow } from '#drizzle/schema/member.ts';
import { inputProblems } from '#shared/domain/machine.ts';
import { machineStep, machineSteps } from '#shared/domain/machine-steps.ts';
import { agencyTimeZone, machineStepKeys, type MachineStatus, type MachineStepKey } from '#shared/domain/member.ts';
import { toChatUserProfile } from '#shared/domain/chat-answers.ts';
import type { MachineResult } from '#shared/schemas/machine.ts';
import type { Deps } from '#server/deps.ts';
import { instructionsFor, mergeReply, modelReplySchema, toModelReply } from '#server/engine/machine/model.ts';
import { foreignContactsOf } from '#server/engine/understanding.ts';
import { machineBrief, prefillOf, type Prefill, type SavedInputs } from '#server/engine/machine/prefill.ts';
import { produceLocally, rememberMonth } from '#server/engine/machine/produce.ts';
import { AppError } from '#server/errors.ts';
import { entitlementOf, requireProducing } from '#server/features/account/membership/service.ts';
import { newestProfile } from '#server/features/profile/service.ts';
import {
  executeWritingJob,
  findWritingJob,
  requestWritingJob,
  toWritingJobView,
  type WritingJobView,
} from '#server/features/profile/writing-jobs/service.ts';
import * as repo from './repo.ts';

type Own = { userId: string };
type OwnStep = Own & { step: MachineStepKey };

export type MachineStepState = {
  step: MachineStepKey;
  /** Undefined before the step is touched. */
  row: MachineStepRow | undefined;
  prefill: Prefill;
  run: WritingJobView | null;
  /** False once the trial is over: results stay readable, new ones need Pro. */
  mayProduce: boolean;
  hasProfile: boolean;
};

export type MachineProgress = {
  done: number;
  skipped: number;
  total: number;
  /** The first open step; null if there is none. */
  next: { key: MachineStepKey; name: string } | null;
};

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: agencyTimeZone }).format(new Date());

function progressOf(statuses: readonly { step: MachineStepKey; status: MachineStatus }[]): MachineProgress {
  const statusOf = new Map(statuses.map(({ step, status }) => [step, status]));
  const count = (status: MachineStatus) => machineStepKeys.filter((key) => statusOf.get(key) === status).length;
  const next = machineSteps.find(({ key }) => (statusOf.get(key) ?? 'open') === 'open');
  return {
    done: count('done'),
    skipped: count('skipped'),
    total: machineStepKeys.length,
    next: next ? { key: next.key, name: next.name } : null,
  };
}

/** A member's progress in the Marketing Machine, as a summary. */
export async function machineProgress(deps: Deps, input: Own): Promise<MachineProgress> {
  return progressOf(await repo.listStatuses(deps.db, input));
}

/** All steps in order, the progress, and the step to open: the last one worked on if it's open, otherwise the next. */
export async function machineOverview(deps: Deps, input: Own) {
  const rows = await repo.listStatuses(deps.db, input);
  const progress = progressOf(rows);
  const newest = rows
    .filter(({ status }) => status === 'open')
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0];
  return {
    ...progress,
    resume: newest?.step ?? progress.next?.key ?? machineStepKeys[0],
    steps: machineStepKeys.map((key) => {
      const row = rows.find(({ step }) => step === key);
      return { key, status: row?.status ?? ('open' as const), hasResult: row?.hasResult ?? false };
    }),
  };
}

/**
 * Input of a step's tool: the chat's answers with corrections from the first step, and everything typed into the steps.
 */
async function factsOf(deps: Deps, { userId }: Own) {
  const [profile, rows] = await Promise.all([newestProfile(deps, { userId }), repo.listInputs(deps.db, { userId })]);
  const saved: SavedInputs = Object.fromEntries(rows.map(({ step, inputs }) => [step, inputs]));
  return {
    hasProfile: profile !== null,
    saved,
    brief: machineBrief(profile ? toChatUserProfile(profile.answers) : undefined, saved, profile?.extras),
  };
}

/** One step with everything its screen needs. */
export async function openStep(deps: Deps, input: OwnStep): Promise<MachineStepState> {
  const { userId, step } = input;
  const [facts, row, run, { mayProduce }] = await Promise.all([
    factsOf(deps, { userId }),
    repo.findStep(deps.db, input),
    machineRun(deps, input),
    entitlementOf(deps, { userId }),
  ]);
  const prefill = prefillOf(step, { ...facts, today: today() });
  return { step, row, prefill, run, mayProduce, hasProfile: facts.hasProfile };
}

/** Saves the given fields and notes; others stay. */
export function saveStep(
  deps: Deps,
  input: OwnStep & { inputs?: Record<string, string> | undefined; notes?: string | undefined },
): Promise<void> {
  return repo.saveStep(deps.db, input);
}

export function setStepStatus(deps: Deps, input: OwnStep & { status: MachineStatus }): Promise<void> {
  return repo.setStatus(deps.db, input);
}

/** Status of a step's newest run; null before the first. */
export async function machineRun(deps: Deps, { userId, step }: OwnStep): Promise<WritingJobView | null> {
  const row = await findWritingJob(deps, { userId, kind: 'machine', subject: step });
  return row ? toWritingJobView(row) : null;
}

/**
 * Saves the inputs and starts the step's tool with them. Missing fields use what is stored or suggested.
 * @throws AppError UPGRADE_NEEDED after the trial, INVALID with the first field that can't be used, RATE_LIMITED.
 */
export async function requestResult(
  deps: Deps,
  input: OwnStep & { inputs: Record<string, string>; address: string },
): Promise<WritingJobView> {
  const { userId, step, address } = input;
  await requireProducing(deps, { userId });
  const facts = await factsOf(deps, { userId });
  const prefill = prefillOf(step, { ...facts, today: today() });
  const stored = facts.saved[step] ?? {};
  const suggested = Object.fromEntries(Object.entries(prefill).map(([key, { value }]) => [key, value]));
  const inputs: Record<string, string> = { ...suggested, ...stored, ...input.inputs };
  const definition = machineStep(step);
  const problems = inputProblems(definition, inputs);
  const field = definition.fields.find(({ key }) => problems[key]);
  if (field)
    throw new AppError('INVALID', m.server_machine_field({ field: field.label, problem: problems[field.key]! }));
  await deps.limits.consume('machine.user', userId);
  // An unchanged suggestion stays one: when the profile changes, so does the field.
  const own = Object.entries(input.inputs).filter(([key, value]) => key in stored || suggested[key] !== value);
  await repo.saveStep(deps.db, { userId, step, inputs: Object.fromEntries(own) });
  return toWritingJobView(
    await requestWritingJob(deps, { userId, kind: 'machine', subject: step, input: { inputs }, address }),
  );
}

/** Writes one result and stores it with its step; see `executeWritingJob`. */
export async function writeResult(deps: Deps, input: { runId: string; signal: AbortSignal }): Promise<void> {
  await executeWritingJob<{ step: MachineStepKey; result: MachineResult; inputs: Record<string, string> }>(
    deps,
    input,
    {
      write: async (run, model) => {
        const step = run.subject as MachineStepKey;
        const { brief, saved } = await factsOf(deps, run);
        const inputs = run.input.inputs as Record<string, string>;
        const local = produceLocally(step, { brief, inputs, saved });
        const written = await model({
          name: `machine_${step.replace('-', '_')}`,
          instructions: instructionsFor(step),
          input: {
            business: brief.businessName,
            description: brief.description,
            place: brief.place ?? '',
            inputs,
            draft: toModelReply(local),
          },
          schema: modelReplySchema,
          local: () => toModelReply(local),
        });
        const isForeign = foreignContactsOf(brief, [...Object.values(inputs), ...textsIn(local)]);
        return {
          ...written,
          result: {
            step,
            result: written.engine === 'local' ? local : mergeReply(local, written.result, isForeign),
            inputs: rememberMonth(step, inputs, saved),
          },
        };
      },
      apply: (tx, run, { step, result, inputs }) => repo.storeResult(tx, { userId: run.userId, step, result, inputs }),
    },
  );
}
