/** Reads a reply of the model: untrusted text in, a value in the schema's shape or a list of what is wrong with it out. */
import { z } from 'zod';
import { plainCopy } from './clean-text.ts';
import { countsOf } from './wire-schema.ts';

/** `issues` are paths and messages without any of the content, so they may be logged and sent back. */
export type Read<T> = { value: T } | { issues: string[] };

const maxIssues = 20;

type Json = Record<string, unknown>;

/** True for what was an object in JSON. */
export const isJsonObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * @param content what the model wrote.
 * @param fit mends what needs no second call, before the copy is checked.
 * @returns the value, every text in it plain, or the issues.
 */
export function readReply<T>(
  content: string,
  schema: z.ZodType<T>,
  options: { fit: (copy: unknown) => unknown; keepLines?: boolean },
): Read<T> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return { issues: ['(root): the reply is not one JSON object'] };
  }
  const result = schema.safeParse(options.fit(plainCopy(parsed, { keepLines: options.keepLines })));
  return result.success ? { value: result.data } : { issues: issuesOf(result.error) };
}

function issuesOf(error: z.ZodError): string[] {
  return error.issues
    .slice(0, maxIssues)
    .map((issue) => `${issue.path.join('.') || '(root)'}: ${issue.message}`.slice(0, 200));
}

/**
 * Brings a reply closer to its schema: lists are cut to their longest, and what a strict model had to send as null, as
 * it may leave nothing out, is left out.
 */
export function fitTo(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return value === null ? value : fitTo(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodObject && isJsonObject(value)) {
    const parts = Object.entries<z.ZodType>(schema.shape).flatMap(([key, part]) => {
      const own = value[key];
      const isLeftOut = own === undefined || (own === null && part.safeParse(undefined).success);
      return isLeftOut ? [] : [[key, fitTo(part, own)]];
    });
    return Object.fromEntries(parts) as Json;
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.slice(0, countsOf(schema).max).map((entry) => fitTo(schema.element as z.ZodType, entry));
  if (schema instanceof z.ZodPipe) return fitTo(schema.in as z.ZodType, value);
  if (schema instanceof z.ZodUnion) {
    const fitted = schema.options.map((option) => [option as z.ZodType, fitTo(option as z.ZodType, value)] as const);
    return (fitted.find(([option, copy]) => option.safeParse(copy).success) ?? [undefined, value])[1];
  }
  return value;
}
