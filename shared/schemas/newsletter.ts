/** The newsletter form, on any page, and the waitlists of the prompt packs. */
import { z } from 'zod';
import { storableText } from '../domain/clean-text.ts';
import { waitlistOf } from '../domain/leads.ts';
import { leadFields } from './lead.ts';

const email = z
  .string('Please enter a valid email address.')
  .trim()
  .toLowerCase()
  .max(254, 'That email address is too long.')
  .pipe(z.email('Please enter a valid email address.'));

const newsletterFields = {
  email,
  /** Optional; an empty one counts as missing. */
  name: z
    .string()
    .transform((value) => storableText(value).replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(100, 'Please use a name of at most 100 characters.'))
    .default(''),
};

/** Where the form is: `website`, `blog`, `blog_article`, `location_<city>`, `waitlist_<tab>`, and the like. */
export const newsletterSource = z
  .string()
  .regex(/^[a-z0-9_]{1,60}$/)
  .refine(
    (source) => !source.startsWith('waitlist_') || waitlistOf(source) !== undefined,
    'We couldn’t find that waitlist.',
  )
  .default('website');

export const newsletterForm = z.strictObject(newsletterFields);
export const newsletterInput = z.strictObject({ ...newsletterFields, source: newsletterSource, ...leadFields });
