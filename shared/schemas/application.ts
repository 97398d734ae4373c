/** The seven-step application: one schema per step for the screen, and the whole one for the server. */
import { z } from 'zod';
import { m } from '#messages';
import { storableText } from '../domain/clean-text.ts';
import { limits } from '../limits.ts';
import { emailSchema } from './auth.ts';
import { leadFields, requiredText } from './lead.ts';

const short = (schema: z.ZodType<string, string>, max: number) =>
  schema.pipe(z.string().max(max, m.validation_characters({ max })));

/** May be empty. */
const optionalText = (max: number) =>
  short(
    z.string().transform((value) => storableText(value).trim()),
    max,
  ).default('');

const phoneChars = 40;

/** In the order of the steps. A step is done when its schema accepts the input. */
export const applicationSteps = {
  name: short(requiredText(m.validation_enter_name()), limits.text.name),
  email: emailSchema,
  phone: short(requiredText(m.validation_enter_phone()), phoneChars),
  businessName: short(requiredText(m.validation_enter_business_name()), limits.text.businessName),
  website: optionalText(limits.text.website),
  facebook: optionalText(limits.text.website),
  instagram: optionalText(limits.text.website),
};

/** Validation of the wizard. */
export const applicationAnswers = z.object(applicationSteps);

export const applicationInput = z.strictObject({
  ...applicationSteps,
  // The wizard asks for a number, but the server accepts an application without one.
  phone: optionalText(phoneChars),
  ...leadFields,
});
