/** Valid answers of a visitor. The server validates with these schemas; the browser shows their messages. */
import { z } from 'zod';
import { m } from '#messages';
import type { AnswerValue } from '../domain/chat-answers.ts';
import { stepById, stepIds, type ChatStep, type StepId } from '../domain/chat-script.ts';
import { limits } from '../limits.ts';

export const stepIdSchema = z.enum(stepIds);

export const answerValueSchema = z.union([
  z.string().max(limits.text.answer),
  z.array(z.string().max(limits.text.choice)).max(limits.text.choicesPerAnswer),
]);

// Control characters to remove from one-line and multi-line answers; line breaks and tabs are allowed.
// eslint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Text without control characters or surrounding spaces, at most `max` characters long. */
export const cleanedText = (max: number) =>
  z
    .string()
    .transform((value) => value.toWellFormed().replace(controlCharacters, '').trim())
    .pipe(z.string().max(max, m.validation_characters({ max })));

function textAnswer(step: ChatStep) {
  const max = step.maxLength ?? limits.text.answer;
  const base = cleanedText(max);
  if (step.input === 'email') {
    return base.pipe(
      z
        .string()
        .min(1, m.validation_enter_email())
        .transform((value) => value.toLowerCase())
        // At least as strict as the addresses we can email, because the profile's account depends on it.
        .pipe(z.email(m.validation_not_an_email())),
    );
  }
  if (step.input === 'tel') {
    return base.refine((value) => value === '' || isPhone(value), m.validation_phone_digits());
  }
  return step.optional ? base : base.pipe(z.string().min(1, m.validation_type_answer()));
}

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return /^[\d\s()+.\-x#]*$/i.test(value) && digits >= 7 && digits <= 15;
}

const answerSchemas = new Map<StepId, z.ZodType<AnswerValue>>();

/**
 * Returns the schema of a step's answer, built from its record on first use.
 * @returns a zod schema that trims text, lowercases addresses, and rejects anything the step doesn't offer.
 */
export function answerSchemaFor(stepId: StepId): z.ZodType<AnswerValue> {
  const schema = answerSchemas.get(stepId) ?? makeAnswerSchema(stepId);
  answerSchemas.set(stepId, schema);
  return schema;
}

function makeAnswerSchema(stepId: StepId): z.ZodType<AnswerValue> {
  const step = stepById(stepId);
  const options = step.options ?? [];
  switch (step.type) {
    case 'ai_generation':
      return z.literal('');
    case 'ai_message':
    case 'final_step':
      return z.enum(options as [string, ...string[]], m.validation_choose_answer());
    case 'multiple_choice':
      if (step.multiSelect) {
        return z
          .array(z.enum(options as [string, ...string[]], m.validation_choose_from_list()))
          .min(1, m.validation_choose_at_least_one())
          .transform((values) => options.filter((option) => values.includes(option)));
      }
      return step.freeText ? textAnswer(step) : z.enum(options as [string, ...string[]], m.validation_choose_answer());
    default:
      return textAnswer(step);
  }
}
