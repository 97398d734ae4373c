/** What the engines know about one business: the visitor's answers, read. */
import type { Trade } from '../../shared/content/trades/schema.ts';

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
};
