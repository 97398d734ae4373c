/** A fact from an owner: its kind, and whether it holds. */
import type { EvidenceStep } from '../draft-schema.ts';

export const factKinds = [
  'is', 'sells', 'serves', 'open', 'price', 'discounts', 'full', 'empty', 'season', 'capacity', 'waitlist', 'years', 'team',
  'language', 'channel', 'budget', 'time', 'rule', 'best', 'reach', 'place', 'detail',
  'unclear',
] as const; // prettier-ignore
export type FactKind = (typeof factKinds)[number];

export type Fact = {
  kind: FactKind;
  /** The owner's words without grammar ("panel upgrades"), or a key from `vocabulary.ts` ("monday", "instagram"). */
  value: string;
  /** False for what the owner rules out or denies, and for what's unclear. */
  holds: boolean;
  /** Amount in the kind's unit: dollars, people, years, hours. */
  amount?: number;
  /** Unit of the amount, or the condition after it: "an hour", "per visit". */
  per?: string;
  /** The clause it was read from, as typed. */
  words: string;
  step: EvidenceStep;
};

/** `span`: the characters of the clause that the fact was read from; the rest is read as phrases. */
export type Draft = Omit<Fact, 'words' | 'step'> & { span?: readonly [number, number] };
