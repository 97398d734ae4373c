/** Sections with a tool that answers the page's question: calculators, a scorecard, a check-up list. */
import { z } from 'zod';
import { anchor, line, link, text } from './schema-fields.ts';

const tool = z.strictObject({
  title: line,
  anchor: anchor.optional(),
  lead: text,
  /** What the result leaves out. */
  note: line.optional(),
  /** The next step after the result; by default, the contact page. */
  link: link.optional(),
});

/** Starting numbers of a calculator that differ from those in its code. */
const defaultsFor = <const K extends string>(names: readonly K[]) =>
  z.partialRecord(z.enum(names), z.number().nonnegative()).optional();

/** What clicks, contacts, and customers cost, and whether the ad pays for itself. */
export const adCost = tool.extend({
  kind: z.literal('ad-cost'),
  defaults: defaultsFor(['budget', 'click', 'contacting', 'buying', 'kept']),
});

/** What a new customer costs, and what they're worth. */
export const customerCost = tool.extend({
  kind: z.literal('customer-cost'),
  defaults: defaultsFor(['spent', 'hours', 'wage', 'customers', 'sale', 'margin', 'purchases', 'years']),
});

/** What missed calls cost in a month and a year. */
export const missedCall = tool.extend({
  kind: z.literal('missed-call'),
  defaults: defaultsFor(['calls', 'days', 'missed', 'new', 'booking', 'sale']),
});

/** Questions to ask an agency, and a score of its answers. */
export const scorecard = tool.extend({ kind: z.literal('scorecard') });

/** Check-up of a Google Business Profile. */
export const listingCheck = tool.extend({ kind: z.literal('listing-check') });
