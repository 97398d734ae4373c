/** Valid answers of a visitor. The server validates with these schemas; the browser shows their messages. */
import { z } from 'zod';
import { m } from '#messages';
import type { AnswerValue } from '../domain/chat-answers.ts';
import { readAnswer } from '../domain/chat-first-texts.ts';
import { stepById, stepIds, type ChatStep, type Option, type StepId } from '../domain/chat-script.ts';
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
        .min(1, m.chat_email_missing())
        .transform((value) => value.toLowerCase())
        // At least as strict as the addresses we can email, because the profile's account depends on it.
        .pipe(z.email(m.chat_email_invalid())),
    );
  }
  if (step.input === 'tel') {
    return base.refine((value) => value === '' || isPhone(value), m.chat_phone_invalid());
  }
  return step.optional ? base : base.pipe(z.string().min(1, m.chat_answer_missing()));
}

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return /^[\d\s()+.\-x#]*$/i.test(value) && digits >= 7 && digits <= 15;
}

/**
 * Checks an answer to a step: ids of options in a list, or typed text. Pages of an earlier release send the options'
 * texts instead of their ids.
 * @returns the answer to store, with trimmed text and lowercase addresses; or an error with a sentence for the visitor
 */
export function checkAnswer(stepId: StepId, value: AnswerValue): z.ZodSafeParseResult<AnswerValue> {
  const schemas = schemasByStep.get(stepId) ?? makeSchemas(stepById(stepId));
  schemasByStep.set(stepId, schemas);
  return (Array.isArray(value) ? schemas.chosen : schemas.typed).safeParse(value);
}

type StepSchemas = { typed: z.ZodType<AnswerValue>; chosen: z.ZodType<AnswerValue> };
/** Schemas by step, built on first use. */
const schemasByStep = new Map<StepId, StepSchemas>();

function makeSchemas(step: ChatStep): StepSchemas {
  if (step.type === 'ai_generation') return { typed: z.literal(''), chosen: z.never(m.chat_answer_unreadable()) };
  if (!step.options) return { typed: textAnswer(step), chosen: z.never(m.chat_answer_unreadable()) };
  const read = (value: AnswerValue) => readAnswer(step.id, value);
  const chosen = z.array(z.string()).transform(read).pipe(chosenOptions(step, step.options));
  if (step.multiSelect) return { typed: z.never(m.chat_choose_from_list()), chosen };
  const typed = step.freeText
    ? textAnswer(step).transform(read)
    : z.string().transform(read).pipe(chosenOptions(step, step.options));
  return { typed, chosen };
}

/** Ids of options, each once and in the list's order. */
function chosenOptions(step: ChatStep, options: readonly Option[]) {
  const refusal = step.multiSelect ? m.chat_choose_from_list() : m.chat_choose_one();
  const ids = options.map(({ id }) => id);
  const list = z.array(z.enum(ids, refusal), refusal).min(1, m.chat_choose_at_least_one());
  return (step.multiSelect ? list : list.max(1, refusal)).transform((chosen) =>
    ids.filter((id) => chosen.includes(id)),
  );
}
