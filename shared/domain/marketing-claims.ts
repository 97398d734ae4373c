/** Marketing claims on public pages: results in numbers, and customer quotes. */
import { m } from '#messages';

export const marketingClaimKinds = ['figure', 'testimonial', 'review', 'story', 'ranking'] as const;
export type MarketingClaimKind = (typeof marketingClaimKinds)[number];

/** Heading of each kind of claim. */
export const marketingClaimKindLabels: Readonly<Record<MarketingClaimKind, string>> = {
  figure: m.domain_claims_figure(),
  testimonial: m.domain_claims_testimonial(),
  review: m.domain_claims_review(),
  story: m.domain_claims_story(),
  ranking: m.domain_claims_ranking(),
};

/** Source of a made-up claim, which its pages mark as a sample. */
export const sampleSource = 'sample';

/** A claim in the register. */
export type MarketingClaim = {
  /** Stable between builds, because switches refer to it. */
  key: string;
  kind: MarketingClaimKind;
  text: string;
  /** Its source in a few words, or `sample`. */
  source: string;
  /** URLs that show it, including aliases, found by the build. */
  pages: string[];
};
