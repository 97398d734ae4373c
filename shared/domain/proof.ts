/** Proof of the agency's work, as the owner enters it in the admin: quotes, results, clients, cases, and press. */

import { m } from '#messages';

export const proofKinds = ['quote', 'result', 'client', 'case', 'press'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** What an entry is about. Each page shows the entries of its own topic. */
export const proofTopics = [
  'general',
  'ads',
  'seo',
  'voice',
  'automation',
  'content',
  'consulting',
  'bootcamp',
] as const;
export type ProofTopic = (typeof proofTopics)[number];

export const proofKindLabels: Readonly<Record<ProofKind, string>> = {
  quote: m.domain_proof_quote(),
  result: m.domain_proof_result(),
  client: m.domain_proof_client(),
  case: m.domain_proof_case(),
  press: m.domain_proof_press(),
};

export const proofTopicLabels: Readonly<Record<ProofTopic, string>> = {
  general: m.domain_proof_topic_general(),
  ads: m.domain_proof_topic_ads(),
  seo: m.domain_proof_topic_seo(),
  voice: m.domain_proof_topic_voice(),
  automation: m.domain_proof_topic_automation(),
  content: m.domain_proof_topic_content(),
  consulting: m.domain_proof_topic_consulting(),
  bootcamp: m.domain_proof_topic_bootcamp(),
};

/** A section shows at most this many entries with a text, and this many names of clients. */
export const shownProof = { entries: 6, clients: 12 } as const;

/** Texts of an entry, besides its name. */
export const proofFields = [
  'business',
  'place',
  'text',
  'problem',
  'outcome',
  'before',
  'after',
  'period',
  'measured',
  'url',
] as const;
export type ProofField = (typeof proofFields)[number];

/** Texts that each kind needs. */
export const neededFields: Readonly<Record<ProofKind, readonly ProofField[]>> = {
  quote: ['text'],
  result: ['text', 'before', 'after', 'period', 'measured'],
  client: [],
  case: ['problem', 'text', 'outcome'],
  press: ['text', 'url'],
};

/** Texts that each kind may have. */
const optionalFields: Readonly<Record<ProofKind, readonly ProofField[]>> = {
  quote: ['business', 'place'],
  result: ['business', 'place'],
  client: ['place'],
  case: ['business', 'place'],
  press: [],
};

/** Returns whether a kind has a field. */
export const hasField = (kind: ProofKind, field: ProofField): boolean =>
  neededFields[kind].includes(field) || optionalFields[kind].includes(field);

export const proofLimits = { short: 120, long: 600, entries: 200 } as const;

/** An entry as pages show it. Fields that its kind doesn't use are null. */
export type ProofItem = {
  id: string;
  kind: ProofKind;
  /** The customer, or the paper or site that wrote about us. */
  name: string;
  business: string | null;
  place: string | null;
  /** The quote, what changed, what we did, or what the press said. */
  text: string | null;
  /** Of a case: what was wrong. */
  problem: string | null;
  /** Of a case: what happened then. */
  outcome: string | null;
  before: string | null;
  after: string | null;
  /** Of a result: over what time, such as `in 3 months`. */
  period: string | null;
  /** Of a result: how it was measured. */
  measured: string | null;
  url: string | null;
};

/** An entry with where it's shown. */
export type ProofFact = ProofItem & { topics: readonly ProofTopic[]; /** A city's slug. */ city: string | null };

/** Returns the entries of a section, in the owner's order; names of clients come last. */
export function proofFor(
  entries: readonly ProofFact[],
  section: { topic: ProofTopic | 'all'; city?: string | undefined },
): ProofItem[] {
  const matches = ({ topics, city }: ProofFact) =>
    section.city ? city === section.city : section.topic === 'all' || topics.includes(section.topic);
  const found = entries.filter(matches).map(({ topics: _topics, city: _city, ...item }) => item);
  const isClient = ({ kind }: ProofItem) => kind === 'client';
  return [
    ...found.filter((item) => !isClient(item)).slice(0, shownProof.entries),
    ...found.filter(isClient).slice(0, shownProof.clients),
  ];
}
