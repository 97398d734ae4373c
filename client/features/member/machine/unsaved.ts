/** Keeps unsaved text in the tab's storage, so that a reload before the next save loses nothing. */
import { z } from 'zod';
import type { MachineStepKey } from '#shared/domain/member.ts';
import { readForMember, writeForMember } from '#client/lib/member-storage.ts';

const unsavedSchema = z.object({ inputs: z.record(z.string(), z.string()), notes: z.string().optional() });
export type Unsaved = z.infer<typeof unsavedSchema>;

const nameOf = (step: MachineStepKey) => `machine:${step}`;

export const nothingUnsaved: Unsaved = { inputs: {} };

export const isNothing = ({ inputs, notes }: Unsaved) => Object.keys(inputs).length === 0 && notes === undefined;

/** Merges two sets of changes; later ones take precedence. */
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

/** Stores unsaved changes, or removes the entry if there are none. */
export function writeUnsaved(userId: string, step: MachineStepKey, unsaved: Unsaved): void {
  writeForMember(userId, nameOf(step), isNothing(unsaved) ? undefined : JSON.stringify(unsaved));
}
