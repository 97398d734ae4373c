/**
 * The contact page's form and the form of the city pages. `…Form` is what the screen checks, field by field; `…Input` is
 * what is sent. Caps and the cleaning of the city form are the server's part (shared/domain/clean-text.ts), whose refusals
 * read `Invalid …`.
 */
import { z } from 'zod';
import { contactTopics } from '../domain/leads.ts';
import { leadFields, requiredText } from './lead.ts';

/** The basic pattern: something, an at sign, something with a dot; the server looks closer. */
const email = requiredText('Email is required').pipe(
  z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address'),
);

/** No limit that a person meets: what fits into a request, said kindly. */
const longestMessage = 20_000;

const contactFields = {
  name: requiredText('Name is required'),
  email,
  message: requiredText('Message is required').pipe(
    z.string().max(longestMessage, 'That message is too long for this form. Please send us the rest by email.'),
  ),
};

const cityFields = {
  name: contactFields.name,
  email,
  phone: z.string().default(''),
  businessType: z.string().default(''),
  /** Cut at 2000 characters. */
  message: requiredText('Message is required'),
};

const messageFields = { ...contactFields, topic: z.enum(contactTopics).default('') };

export const contactForm = z.strictObject(messageFields);
export const contactInput = z.strictObject({ ...messageFields, ...leadFields });

export const cityContactForm = z.strictObject(cityFields);
export const cityContactInput = z.strictObject({
  ...cityFields,
  city: requiredText('City is required'),
  ...leadFields,
});

/** Caps of the city form, in characters; what is longer is cut. */
export const cityCaps = { name: 100, businessType: 100, message: 2000, city: 100 } as const;

/** How a lead of a city page is told from others, e.g. `location_page_fort_lauderdale`. */
export function citySource(city: string): string {
  return `location_page_${city.trim().toLowerCase().replace(/\s+/g, '_')}`;
}
