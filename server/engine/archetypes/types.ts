/**
 * What a marketer knows about a kind of business whose industry has no record: patterns filled with the owner's own
 * nouns.
 */

/**
 * Patterns may hold `{x}`, something the business sells as people say it in a sentence ("bicycle repair", "gel nails",
 * "a booking app"); `{k}`, the same as a search term ("booking app"); `{place}`, " in Erie" with its leading space, or
 * nothing; `{one}` and `{many}`, its word for customers.
 */
export type ArchetypeWords = {
  /** "customer", "customers". */
  customer: { one: string; many: string };
  /** A customer's first step: "request", "a quote", "quote requests". */
  booking: { verb: string; object: string; plural: string };
  /** How the business should sound: three adjectives. */
  tone: string;
  /** What the customer has after {x}, as noun phrases. */
  results: readonly string[];
  /** Groups that look for {x}, as noun phrases. */
  segments: readonly string[];
  /** Situations that make people look for {x}, as noun phrases or gerunds. */
  problems: readonly string[];
  /** Questions as a customer would ask them, each with its question mark. */
  questions: readonly string[];
  /** What makes customers hesitate, each with the answer. */
  doubts: Readonly<Record<string, string>>;
  /** What such a business can collect and show, as noun phrases. */
  proof: readonly string[];
  /** What customers look for when they choose, as noun phrases. */
  strengths: readonly string[];
  /** Times of the year that apply to any such business. */
  moments: readonly { when: string; what: string }[];
  /** What a camera could film, as noun phrases. */
  scenes: readonly string[];
  visuals: readonly string[];
  sounds: readonly string[];
  /** Reasons to call or write, as noun phrases that follow "a call about". */
  calls: readonly string[];
  /** Search terms, without a place. */
  keywords: readonly string[];
  /** Titles of helpful articles, in sentence case. */
  topics: readonly string[];
  /** Ideas for a first step without a discount, as noun phrases. */
  offers: readonly string[];
  /** `key` names the channel in `reading/vocabulary.ts`, so that it's left out if the owner ruled it out. */
  channels: readonly { key: string; name: string; why: string }[];
  tools: readonly string[];
  /** Metrics to watch, as noun phrases. */
  kpis: readonly string[];
  /** Rules for its advertising, as full sentences. */
  rules: readonly string[];
};
