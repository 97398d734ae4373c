import { and, eq, sql } from 'drizzle-orm';
import { machineSteps, type MachineStepRow } from '#drizzle/schema/member.ts';
import type { MachineStatus, MachineStepKey } from '#shared/domain/member.ts';
import type { MachineResult } from '#shared/schemas/machine.ts';
import type { Database } from '#server/db/client.ts';
import { preparedStatement } from '#server/db/prepared.ts';

type OwnStep = { userId: string; step: MachineStepKey };

const statusesOf = preparedStatement((db) =>
  db
    .select({
      step: machineSteps.step,
      status: machineSteps.status,
      hasResult: sql<boolean>`${machineSteps.result} is not null`,
      updatedAt: machineSteps.updatedAt,
    })
    .from(machineSteps)
    .where(eq(machineSteps.userId, sql.placeholder('userId')))
    .prepare('machine_statuses'),
);

/** A member's state in each step they touched. */
export async function listStatuses(db: Database, params: { userId: string }) {
  return statusesOf(db, params);
}

/** A member's input for all steps: one step's input gives another's suggestions. */
export async function listInputs(db: Database, params: { userId: string }) {
  return db
    .select({ step: machineSteps.step, inputs: machineSteps.inputs })
    .from(machineSteps)
    .where(eq(machineSteps.userId, params.userId));
}

/** A member's step; undefined before it's touched. */
export async function findStep(db: Database, params: OwnStep): Promise<MachineStepRow | undefined> {
  const [row] = await db
    .select()
    .from(machineSteps)
    .where(and(eq(machineSteps.userId, params.userId), eq(machineSteps.step, params.step)));
  return row;
}

/** Stores the given fields one by one, so that another tab's input in other fields stays. */
export async function saveStep(
  db: Database,
  params: OwnStep & { inputs?: Record<string, string> | undefined; notes?: string | undefined },
): Promise<void> {
  const { userId, step, inputs, notes } = params;
  await db
    .insert(machineSteps)
    .values({ userId, step, ...(inputs ? { inputs } : {}), ...(notes === undefined ? {} : { notes }) })
    .onConflictDoUpdate({
      target: [machineSteps.userId, machineSteps.step],
      set: {
        ...(inputs ? { inputs: sql`${machineSteps.inputs} || excluded.inputs` } : {}),
        ...(notes === undefined ? {} : { notes: sql`excluded.notes` }),
        updatedAt: sql`now()`,
      },
    });
}

export async function setStatus(db: Database, params: OwnStep & { status: MachineStatus }): Promise<void> {
  await db
    .insert(machineSteps)
    .values(params)
    .onConflictDoUpdate({
      target: [machineSteps.userId, machineSteps.step],
      set: { status: params.status, updatedAt: sql`now()` },
    });
}

/** Stores a tool's result, which completes its step. `inputs` are merged into the stored ones, so newer input stays. */
export async function storeResult(
  db: Database,
  params: OwnStep & { result: MachineResult; inputs: Record<string, string> },
): Promise<void> {
  await db
    .insert(machineSteps)
    .values({ ...params, status: 'done', resultAt: sql`now()` })
    .onConflictDoUpdate({
      target: [machineSteps.userId, machineSteps.step],
      set: {
        result: sql`excluded.result`,
        status: 'done',
        resultAt: sql`now()`,
        inputs: sql`${machineSteps.inputs} || excluded.inputs`,
        updatedAt: sql`now()`,
      },
    });
}
