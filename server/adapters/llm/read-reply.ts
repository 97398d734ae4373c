/** Reads a model's reply: untrusted text in; a value in the schema's shape, or a list of issues, out. */
import type { z } from 'zod';
import { plainCopy } from './clean-text.ts';
import type { Shape } from './wire-schema.ts';

/** `issues` are paths and messages without any of the content, so they may be logged and sent back. */
export type Read<T> = { value: T } | { issues: string[] };

const maxIssues = 20;

type Json = Record<string, unknown>;

/** True for what was an object in JSON. */
export const isJsonObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * @param content the model's reply
 * @param fit repairs the copy before it's validated
 * @returns the value with all texts cleaned, or the issues.
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

/** Brings a reply closer to its shape: cuts lists to their maximum and drops unknown keys. */
export function fitTo(shape: Shape, value: unknown): unknown {
  const { properties, items } = shape;
  if (items && Array.isArray(value)) return value.slice(0, shape.maxItems).map((entry) => fitTo(items, entry));
  if (!properties || !isJsonObject(value)) return value;
  const known = Object.entries(properties).filter(([key]) => value[key] !== undefined);
  return Object.fromEntries(known.map(([key, part]) => [key, fitTo(part, value[key])]));
}
