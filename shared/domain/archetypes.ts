/** Kinds of businesses that market alike, one level above industries. */
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
