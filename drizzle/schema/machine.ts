import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { machineStatuses, machineStepKeys, runKinds, runStatuses } from '#shared/domain/member.ts';
import { users } from './auth.ts';
import { engineName } from './profile.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const runKind = pgEnum('run_kind', runKinds);
export const runStatus = pgEnum('run_status', runStatuses);
export const machineStepKey = pgEnum('machine_step_key', machineStepKeys);
export const machineStatus = pgEnum('machine_status', machineStatuses);

/**
 * One piece of writing a member asked the engine for. The row is the truth: a job only says "look at row X", and a row
 * whose wake-up got lost is woken again by the sweeper.
 */
export const engineRuns = pgTable(
  'engine_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: runKind('kind').notNull(),
    /** Which section, or which step. At most one run per member, kind and subject is under way. */
    subject: text('subject').notNull(),
    /** What the work starts from: inputs of a step, remark and profile of a section. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull().default({}),
    /** Keyed hash of the requesting network, whose share of the budget it uses; null once finished. */
    networkHash: text('network_hash'),
    status: runStatus('status').notNull().default('queued'),
    engine: engineName('engine'),
    /** Why the preferred engine did not write it, or why nothing could be written. Never a member's text. */
    failure: text('failure'),
    attempts: integer('attempts').notNull().default(0),
    /** Grows with every claim; a worker that lost its claim can no longer write. */
    claim: integer('claim').notNull().default(0),
    leaseUntil: at('lease_until'),
    /** When the sweeper should wake a worker for it (again). */
    wakeAt: at('wake_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    unique('engine_runs_one_under_way').on(table.userId, table.kind, table.subject),
    index('engine_runs_due')
      .on(table.wakeAt)
      .where(sql`${table.status} in ('queued', 'running')`),
    index('engine_runs_failed')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'failed'`),
  ],
);
export type EngineRunRow = typeof engineRuns.$inferSelect;

/** How far a member is with a step of the Marketing Machine. Steps nobody has touched have no row. */
export const machineSteps = pgTable(
  'machine_steps',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    step: machineStepKey('step').notNull(),
    status: machineStatus('status').notNull().default('open'),
    /** What the member changed in the step's fields; others are prefilled from the profile. */
    inputs: jsonb('inputs').$type<Record<string, string>>().notNull().default({}),
    notes: text('notes').notNull().default(''),
    /** What the step's tool produced last; its shape is shared/schemas/machine.ts. */
    result: jsonb('result').$type<unknown>(),
    resultAt: at('result_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('machine_steps_step').on(table.userId, table.step)],
);
export type MachineStepRow = typeof machineSteps.$inferSelect;
