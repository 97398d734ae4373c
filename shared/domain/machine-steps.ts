/** The eleven tools of the Marketing Machine, in order. Their texts are written in server/engine/machine. */
import { baseSteps } from './machine-steps-base.ts';
import { reachSteps } from './machine-steps-reach.ts';
import type { MachineStep } from './machine.ts';
import type { MachineStepKey } from './member.ts';

/** All steps in the order of `machineStepKeys`. */
export const machineSteps: readonly MachineStep[] = [...baseSteps, ...reachSteps];

const byKey = new Map(machineSteps.map((step) => [step.key, step]));

export function machineStep(key: MachineStepKey): MachineStep {
  return byKey.get(key)!;
}
