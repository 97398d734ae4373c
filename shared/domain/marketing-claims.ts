/** Claims of the public pages: figures of results, and voices of customers. */
export const marketingClaimKinds = ['figure', 'testimonial', 'review', 'story', 'ranking'] as const;
export type MarketingClaimKind = (typeof marketingClaimKinds)[number];

/** How a screen heads the claims of a kind. */
export const marketingClaimKindLabels: Readonly<Record<MarketingClaimKind, string>> = {
  figure: 'Figures',
  testimonial: 'Testimonials',
  review: 'Reviews',
  story: 'Stories',
  ranking: 'Rankings',
};

/** What is the source of a claim that is made up, and marked so on its pages. */
export const sampleSource = 'sample';

/** A claim as the register lists it. */
export type MarketingClaim = {
  /** Stays the same from build to build; switches hang on it. */
  key: string;
  kind: MarketingClaimKind;
  text: string;
  /** Where it comes from, in a few words, or `sample`. */
  source: string;
  /** Addresses it stands on, aliases too, as the build found it. */
  pages: string[];
};
