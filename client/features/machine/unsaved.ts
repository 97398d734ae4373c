/** What was typed and is not saved yet waits in the tab's storage, so that a reload in the same second loses nothing. */
import { z } from 'zod';
import type { MachineStepKey } from '../../../shared/domain/member.ts';

const unsavedSchema = z.object({ inputs: z.record(z.string(), z.string()), notes: z.string().optional() });
export type Unsaved = z.infer<typeof unsavedSchema>;

/** Per account: another one may sign in to the same tab. */
const keyOf = (userId: string, step: MachineStepKey) => `machine:${userId}:${step}`;

export const nothingUnsaved: Unsaved = { inputs: {} };

export const isNothing = ({ inputs, notes }: Unsaved) => Object.keys(inputs).length === 0 && notes === undefined;

/** Later typing wins. */
export function merged(earlier: Unsaved, later: Unsaved): Unsaved {
  const notes = later.notes ?? earlier.notes;
  return { inputs: { ...earlier.inputs, ...later.inputs }, ...(notes === undefined ? {} : { notes }) };
}

export function readUnsaved(userId: string, step: MachineStepKey): Unsaved {
  try {
    return unsavedSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(userId, step)) ?? ''));
  } catch {
    return nothingUnsaved;
  }
}

/** Nothing unsaved leaves nothing behind. A browser without storage saves a moment later, as any. */
export function writeUnsaved(userId: string, step: MachineStepKey, unsaved: Unsaved): void {
  try {
    if (isNothing(unsaved)) sessionStorage.removeItem(keyOf(userId, step));
    else sessionStorage.setItem(keyOf(userId, step), JSON.stringify(unsaved));
  } catch {
    // Full, or forbidden.
  }
}
