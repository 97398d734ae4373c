/** Kinds of businesses whose marketing works alike, above the industries. */
export const archetypes = [
  'local-service',
  'storefront',
  'restaurant',
  'practice',
  'b2b',
  'saas',
  'nonprofit',
  'creator',
  'maker',
  'tours',
  'events',
  'school',
] as const;
export type Archetype = (typeof archetypes)[number];
