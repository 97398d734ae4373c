/** The eleven steps and their states. Changes show immediately and roll back if the server refuses them. */
import { m } from '#messages';
import { machineStepKeys, type MachineStatus, type MachineStepKey } from '#shared/domain/member.ts';
import { machineStep } from '#shared/domain/machine-steps.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

export type Overview = RouterOutputs['machine']['overview'];

/** Returns the overview with one step in a different state. */
export function withStatus(overview: Overview, step: MachineStepKey, status: MachineStatus): Overview {
  const steps = overview.steps.map((one) => (one.key === step ? { ...one, status } : one));
  const next = steps.find((one) => one.status === 'open');
  return {
    ...overview,
    steps,
    done: steps.filter((one) => one.status === 'done').length,
    skipped: steps.filter((one) => one.status === 'skipped').length,
    next: next ? { key: next.key, name: machineStep(next.key).name } : null,
  };
}

/** @returns the next open step, wrapping around after the last one; undefined if there's no other. */
export function openAfter(overview: Overview, step: MachineStepKey): MachineStepKey | undefined {
  const at = machineStepKeys.indexOf(step);
  const around = [...machineStepKeys.slice(at + 1), ...machineStepKeys.slice(0, at)];
  return around.find((key) => overview.steps.find((one) => one.key === key)?.status === 'open');
}

/** Sets a step's status. The server's newest response replaces the optimistic state. */
export function useSetStatus() {
  const utils = trpc.useUtils();
  return trpc.machine.setStatus.useMutation({
    meta: { failure: m.member_use_overview_couldnt_update_step() },
    onMutate: async ({ step, status }) => {
      await utils.machine.overview.cancel();
      const before = utils.machine.overview.getData();
      if (before) utils.machine.overview.setData(undefined, withStatus(before, step, status));
      return { before };
    },
    onError: (_error, _input, context) => {
      if (context?.before) utils.machine.overview.setData(undefined, context.before);
    },
    onSettled: () => utils.machine.overview.invalidate(),
  });
}
