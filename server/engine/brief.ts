/** What the engines know about one business, read from the visitor's answers. */
import type { Trade } from '#shared/content/trades/schema.ts';
import type { Archetype } from '#shared/domain/archetypes.ts';
import type { Extras } from '#shared/schemas/extras.ts';
import type { Business } from './reading/business.ts';
import type { Language } from './reading/language.ts';
import type { Recognition } from './reading/recognize.ts';

/** Deliberately without email and phone: marketing copy doesn't need them. */
export type Brief = {
  /** Visitor's first name; may be empty. */
  firstName: string;
  businessName: string;
  /** Visitor's own description, as typed. */
  description: string;
  /** Undefined for "Not provided". */
  website: string | undefined;
  currentMarketing: string;
  targetAudience: string;
  goals: readonly string[];
  /** Place named in the answers, such as "Hollywood, Florida"; undefined if none was recognized. */
  place: string | undefined;
  trade: Trade;
  /** True if no industry was recognized and the general record is used instead. */
  isGeneralTrade: boolean;
  archetype: Archetype;
  confidence: Recognition['confidence'];
  /** Language of the answers, used for everything we write. */
  language: Language;
  /** Facts stated in the answers. */
  business: Business;
  /** Answers besides the steps, as typed; the correction among them says what the business is. */
  extras?: Extras;
};
