/** What a marketer knows about a kind of business when its industry has no record: patterns filled with the owner's own nouns. */

/**
 * Patterns may hold `{x}`, something the business sells as people speak of it ("bicycle repair", "gel nails", "a booking app"), where it belongs in the sentence; `{k}`, the
 * same as people type it ("booking app"); `{place}`, " in
 * Erie" with its leading space, or nothing; `{one}` and `{many}`, its word for customers.
 */
export type ArchetypeWords = {
  /** "customer", "customers". */
  customer: { one: string; many: string };
  /** What a customer does to start: "request", "a quote", "quote requests". */
  booking: { verb: string; object: string; plural: string };
  /** How the business should sound: three adjectives. */
  tone: string;
  /** What the customer has after {x}, noun phrases. */
  results: readonly string[];
  /** Who looks for {x}, noun phrases for groups. */
  segments: readonly string[];
  /** Situations that make people look for {x}, noun phrases or gerunds. */
  problems: readonly string[];
  /** As a customer would ask, each with its question mark. */
  questions: readonly string[];
  /** What makes customers hesitate, each with the answer. */
  doubts: Readonly<Record<string, string>>;
  /** What such a business can collect and show, noun phrases. */
  proof: readonly string[];
  /** What customers look for when they choose, noun phrases. */
  strengths: readonly string[];
  /** Times of the year that hold for any such business. */
  moments: readonly { when: string; what: string }[];
  /** What a camera could film, noun phrases. */
  scenes: readonly string[];
  visuals: readonly string[];
  sounds: readonly string[];
  /** Reasons to call or write, noun phrases that follow "a call about". */
  calls: readonly string[];
  /** What people type into a search box, without a place. */
  keywords: readonly string[];
  /** Titles of helpful articles, sentence case. */
  topics: readonly string[];
  /** Ideas for a first step that give no discount, noun phrases. */
  offers: readonly string[];
  /** `key` names the channel in `reading/vocabulary.ts`, so that one the owner ruled out is left out. */
  channels: readonly { key: string; name: string; why: string }[];
  tools: readonly string[];
  /** Figures to watch, noun phrases. */
  kpis: readonly string[];
  /** Rules for its advertising, full sentences. */
  rules: readonly string[];
};
