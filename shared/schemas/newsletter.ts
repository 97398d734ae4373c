/** The newsletter form, on any page, and the waitlists of the prompt packs. */
import { z } from 'zod';
import { m } from '#messages';
import { storableText } from '../domain/clean-text.ts';
import { waitlistOf } from '../domain/leads.ts';
import { leadFields } from './lead.ts';

const email = z
  .string(m.validation_valid_email())
  .trim()
  .toLowerCase()
  .max(254, m.validation_email_too_long())
  .pipe(z.email(m.validation_valid_email()));

const newsletterFields = {
  email,
  /** Optional; an empty one counts as missing. */
  name: z
    .string()
    .transform((value) => storableText(value).replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(100, m.validation_name_characters({ max: 100 })))
    .default(''),
};

/** Where the form is: `website`, `blog`, `blog_article`, `location_<city>`, `waitlist_<tab>`, and the like. */
export const newsletterSource = z
  .string()
  .regex(/^[a-z0-9_]{1,60}$/)
  .refine(
    (source) => !source.startsWith('waitlist_') || waitlistOf(source) !== undefined,
    m.validation_waitlist_not_found(),
  )
  .default('website');

export const newsletterForm = z.strictObject(newsletterFields);
export const newsletterInput = z.strictObject({ ...newsletterFields, source: newsletterSource, ...leadFields });
