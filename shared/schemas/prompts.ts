/** Inputs of the procedures on a member's prompts. */
import { z } from 'zod';
import { m } from '#messages';
import { locale } from '../locale.ts';
import { cleanText } from '../domain/clean-text.ts';
import { promptKeyPattern } from '../domain/prompt-keys.ts';
import { variableLimits } from '../domain/prompt-variables.ts';

const key = z.string().max(40).regex(promptKeyPattern, m.validation_prompt_not_found());

export const promptKeyInput = z.strictObject({ key });

export const copiedPromptInput = z.strictObject({ profileId: z.uuid(), key });

export const setFavoriteInput = z.strictObject({ key, favorite: z.boolean() });

export const rateInput = z.strictObject({ key, rating: z.union([z.literal(1), z.literal(-1), z.null()]) });

export const saveVariablesInput = z.strictObject({
  key,
  /** Values by variable name. */
  values: z
    .record(
      z.string().min(1).max(variableLimits.name),
      z
        .string()
        .max(variableLimits.value)
        .transform((value) => cleanText(value, variableLimits.value)),
    )
    .refine((values) => Object.keys(values).length <= variableLimits.count, m.validation_too_many_fields())
    .refine(
      (values) => Object.values(values).join('').length <= variableLimits.total,
      m.validation_characters_total({ max: variableLimits.total.toLocaleString(locale) }),
    ),
});
