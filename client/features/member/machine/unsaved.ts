/** What was typed and is not saved yet waits in the tab's storage, so that a reload in the same second loses nothing. */
import { z } from 'zod';
import type { MachineStepKey } from '#shared/domain/member.ts';
import { readForMember, writeForMember } from '#client/lib/member-storage.ts';

const unsavedSchema = z.object({ inputs: z.record(z.string(), z.string()), notes: z.string().optional() });
export type Unsaved = z.infer<typeof unsavedSchema>;

const nameOf = (step: MachineStepKey) => `machine:${step}`;

export const nothingUnsaved: Unsaved = { inputs: {} };

export const isNothing = ({ inputs, notes }: Unsaved) => Object.keys(inputs).length === 0 && notes === undefined;

/** Later typing wins. */
export function merged(earlier: Unsaved, later: Unsaved): Unsaved {
  const notes = later.notes ?? earlier.notes;
  return { inputs: { ...earlier.inputs, ...later.inputs }, ...(notes === undefined ? {} : { notes }) };
}

export function readUnsaved(userId: string, step: MachineStepKey): Unsaved {
  try {
    return unsavedSchema.parse(JSON.parse(readForMember(userId, nameOf(step)) ?? ''));
  } catch {
    return nothingUnsaved;
  }
}

/** Nothing unsaved leaves nothing behind. A browser without storage saves a moment later, as any. */
export function writeUnsaved(userId: string, step: MachineStepKey, unsaved: Unsaved): void {
  writeForMember(userId, nameOf(step), isNothing(unsaved) ? undefined : JSON.stringify(unsaved));
}
