/** The Marketing Machine: inputs, and the shape of its tools' results. */
import { z } from 'zod';
import { m } from '#messages';
import { cleanText } from '../domain/clean-text.ts';
import { longestOf } from '../domain/machine.ts';
import { machineStep } from '../domain/machine-steps.ts';
import { machineStatuses, machineStepKeys, memberLimits, type MachineStepKey } from '../domain/member.ts';

const step = z.enum(machineStepKeys);
/** Longer than any field; each step checks its own fields. */
const typed = z
  .string()
  .max(4000)
  .transform((value) => cleanText(value));
const inputs = z.record(z.string().max(40), typed);

type WithInputs = { step: MachineStepKey; inputs?: Record<string, string> | undefined };

/** Only fields of the step, each within its limit. */
function fits({ step: key, inputs: given }: WithInputs): boolean {
  const { fields } = machineStep(key);
  return Object.entries(given ?? {}).every(([name, value]) => {
    const field = fields.find((one) => one.key === name);
    return field !== undefined && value.length <= longestOf(field);
  });
}
const misfit = { message: m.validation_machine_fields(), path: ['inputs'] };

export const machineStepInput = z.strictObject({ step });
export const machineSaveInput = z
  .strictObject({
    step,
    inputs: inputs.optional(),
    notes: z
      .string()
      .max(memberLimits.notes, m.validation_characters({ max: memberLimits.notes }))
      .transform((value) => cleanText(value, memberLimits.notes))
      .optional(),
  })
  .refine(fits, misfit);
export const machineStatusInput = z.strictObject({ step, status: z.enum(machineStatuses) });
export const machineProduceInput = z.strictObject({ step, inputs }).refine(fits, misfit);

const blockKinds = ['text', 'list', 'table', 'checklist'] as const;
const heading = z.string().trim().min(1).max(120);
const paragraph = z.string().trim().min(1).max(4000);
const item = z.string().trim().min(1).max(1500);

const machineBlockSchema = z.strictObject({
  heading,
  kind: z.enum(blockKinds),
  /** A line on where to use it or how to read it. */
  note: z.string().trim().min(1).max(300).optional(),
  text: paragraph.optional(),
  items: z.array(item).min(1).max(40).optional(),
  columns: z.array(heading).min(1).max(8).optional(),
  rows: z
    .array(z.array(z.string().trim().max(1000)).min(1).max(8))
    .min(1)
    .max(60)
    .optional(),
  /** Character limit of the text, or of each item, where it will be used. */
  limit: z.number().int().positive().optional(),
});
export type MachineBlock = z.infer<typeof machineBlockSchema>;

/** A tool's result: stored with the step and shown as readable blocks. */
export const machineResultSchema = z.strictObject({
  title: heading,
  summary: z.string().trim().min(1).max(600),
  blocks: z.array(machineBlockSchema).min(1).max(14),
});
export type MachineResult = z.infer<typeof machineResultSchema>;
