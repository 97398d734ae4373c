/** A fact an owner told: what kind it is, and whether it holds. */
import type { EvidenceStep } from '../draft-schema.ts';

export const factKinds = [
  'is', 'sells', 'serves', 'open', 'price', 'discounts', 'full', 'empty', 'season', 'capacity', 'waitlist', 'years', 'team',
  'language', 'channel', 'budget', 'time', 'rule', 'best', 'reach', 'place', 'detail',
  'unclear',
] as const; // prettier-ignore
export type FactKind = (typeof factKinds)[number];

export type Fact = {
  kind: FactKind;
  /** In the owner's words without their grammar ("panel upgrades"), or a key of `vocabulary.ts` ("monday", "instagram"). */
  value: string;
  /** False for what the owner rules out or says isn't so, and for what is unclear. */
  holds: boolean;
  /** Dollars, people, years, hours: what the kind counts. */
  amount?: number;
  /** What the amount is per, or the condition after it: "an hour", "per visit". */
  per?: string;
  /** The clause it was read from, as typed. */
  words: string;
  step: EvidenceStep;
};

/** `span`: the letters of the clause that said it; what is left is read as phrases. */
export type Draft = Omit<Fact, 'words' | 'step'> & { span?: readonly [number, number] };
