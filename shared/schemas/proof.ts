/** Inputs of the owner's proof (/admin/proof). */
import { z } from 'zod';
import { m } from '#messages';
import { neededFields, proofKinds, proofLimits, proofTopics } from '../domain/proof.ts';

const short = z.string().trim().min(1).max(proofLimits.short).nullable();
const long = z.string().trim().min(1).max(proofLimits.long).nullable();

export const proofValues = z
  .strictObject({
    kind: z.enum(proofKinds),
    name: z.string().trim().min(1, m.validation_name_required()).max(proofLimits.short),
    business: short,
    place: short,
    text: long,
    problem: long,
    outcome: long,
    before: short,
    after: short,
    period: short,
    measured: short,
    url: z
      .url({ protocol: /^https$/, error: m.validation_proof_url() })
      .max(500)
      .nullable(),
    topics: z.array(z.enum(proofTopics)).max(proofTopics.length),
    /** A city's slug. */
    city: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .nullable(),
    /** The customer agreed in writing. */
    hasConsent: z.literal(true, m.validation_proof_consent()),
  })
  .superRefine((values, context) => {
    for (const field of neededFields[values.kind])
      if (values[field] === null)
        context.addIssue({ code: 'custom', path: [field], message: m.validation_proof_needed() });
    if (values.topics.length === 0 && values.city === null)
      context.addIssue({ code: 'custom', path: ['topics'], message: m.validation_proof_where() });
  });
export type ProofValues = z.output<typeof proofValues>;

const id = z.uuid();
export const createProofInput = z.strictObject({ values: proofValues });
export const updateProofInput = z.strictObject({
  id,
  values: proofValues,
  /** `updatedAt` of the entry on the caller's screen. */
  seen: z.iso.datetime(),
});
export const showProofInput = z.strictObject({ id, isShown: z.boolean() });
export const moveProofInput = z.strictObject({ id, step: z.enum(['up', 'down']) });
export const proofIdInput = z.strictObject({ id });
