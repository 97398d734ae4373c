import { machineResultSchema } from '#shared/schemas/machine.ts';
import type { MachineStepState } from './service.ts';

/** One step for its screen. A stored result in an older shape counts as missing, because it can be produced again. */
export function toStepView({ step, row, prefill, run, mayProduce, hasProfile }: MachineStepState) {
  const result = machineResultSchema.safeParse(row?.result);
  return {
    step,
    status: row?.status ?? ('open' as const),
    inputs: row?.inputs ?? {},
    prefill,
    notes: row?.notes ?? '',
    result: result.success ? result.data : null,
    resultAt: row?.resultAt?.toISOString() ?? null,
    run,
    mayProduce,
    hasProfile,
  };
}
