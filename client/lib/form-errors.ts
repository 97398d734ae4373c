/** Form errors by field, from the same schema the server validates with. */
import type { z } from 'zod';

/** @returns the first message for each invalid field; empty if all are valid. */
export function formErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
