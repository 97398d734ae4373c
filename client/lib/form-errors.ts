/** Errors of a form by field, from the schema that the server checks the same input with. */
import type { z } from 'zod';

/** @returns the first message of each field that is wrong; empty when all is well. */
export function formErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
