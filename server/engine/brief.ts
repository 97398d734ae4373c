/** What the engines know about one business: the visitor's answers, read. */
import type { Trade } from '#shared/content/trades/schema.ts';
import type { Archetype } from '#shared/domain/archetypes.ts';
import type { Extras } from '#shared/schemas/extras.ts';
import type { Business } from './reading/business.ts';
import type { Language } from './reading/language.ts';
import type { Recognition } from './reading/recognize.ts';

/** Deliberately without e-mail and phone: what writes marketing has no use for them. */
export type Brief = {
  /** First name of the visitor, may be empty. */
  firstName: string;
  businessName: string;
  /** The visitor's own description, as typed. */
  description: string;
  /** "Not provided" is read as none. */
  website: string | undefined;
  currentMarketing: string;
  targetAudience: string;
  goals: readonly string[];
  /** Place named in the answers, "Hollywood, Florida"; undefined when none was recognised. */
  place: string | undefined;
  trade: Trade;
  /** True when no trade was recognised and the general record stands in. */
  isGeneralTrade: boolean;
  archetype: Archetype;
  confidence: Recognition['confidence'];
  /** The language of the answers, in which everything is written. */
  language: Language;
  /** What the answers say as facts. */
  business: Business;
  /** Answers besides the steps, as typed; the correction among them says what the business is. */
  extras?: Extras;
};
