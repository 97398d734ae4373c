/**
 * Forms of the contact page and the city pages. `…Form` is validated on the screen, field by field; `…Input` is what is
 * sent. The server enforces limits and cleans the city form (shared/domain/clean-text.ts), with errors that read
 * `Invalid …`.
 */
import { z } from 'zod';
import { m } from '#messages';
import { contactTopics } from '../domain/leads.ts';
import { leadFields, requiredText } from './lead.ts';

/** A basic pattern: something, an at sign, something with a dot. The server validates more strictly. */
const email = requiredText(m.validation_email_required()).pipe(
  z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, m.validation_email_invalid()),
);

/** A limit that nobody reaches in practice: the maximum that fits into a request, with a friendly message. */
const longestMessage = 20_000;

const contactFields = {
  name: requiredText(m.validation_name_required()),
  email,
  message: requiredText(m.validation_message_required()).pipe(
    z.string().max(longestMessage, m.validation_message_too_long()),
  ),
};

const cityFields = {
  name: contactFields.name,
  email,
  phone: z.string().default(''),
  businessType: z.string().default(''),
  /** Cut at 2000 characters. */
  message: requiredText(m.validation_message_required()),
};

const messageFields = { ...contactFields, topic: z.enum(contactTopics).default('') };

export const contactForm = z.strictObject(messageFields);
export const contactInput = z.strictObject({ ...messageFields, ...leadFields });

export const cityContactForm = z.strictObject(cityFields);
export const cityContactInput = z.strictObject({
  ...cityFields,
  city: requiredText(m.validation_city_required()),
  ...leadFields,
});

/** Limits of the city form, in characters; anything longer is cut. */
export const cityCaps = { name: 100, businessType: 100, message: 2000, city: 100 } as const;

/** Source of a city page's lead, e.g. `location_page_fort_lauderdale`. */
export function citySource(city: string): string {
  return `location_page_${city.trim().toLowerCase().replace(/\s+/g, '_')}`;
}
