/** Proof of the agency's work, as the owner enters it in the admin: quotes, results, clients, cases, and press. */

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
  'local',
  'bootcamp',
] as const;
export type ProofTopic = (typeof proofTopics)[number];

/** A section shows at most this many entries with a text, and this many names of clients. */
export const shownProof = { entries: 6, clients: 12 } as const;

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
