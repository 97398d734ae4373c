/** Marketing claims on public pages: results in numbers, and customer quotes. */
export const claimKinds = ['figure', 'testimonial', 'review', 'story', 'ranking'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Heading of each kind of claim. */
export const claimKindWords: Readonly<Record<ClaimKind, string>> = {
  figure: 'Figures',
  testimonial: 'Testimonials',
  review: 'Reviews',
  story: 'Stories',
  ranking: 'Rankings',
};

/** Source of a made-up claim, which its pages mark as a sample. */
export const sampleSource = 'sample';

/** A claim in the register. */
export type ListedClaim = {
  /** Stable between builds, because switches refer to it. */
  key: string;
  kind: ClaimKind;
  text: string;
  /** Its source in a few words, or `sample`. */
  source: string;
  /** URLs that show it, including aliases, found by the build. */
  pages: string[];
};
