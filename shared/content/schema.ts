/** What a public page is made of. The build checks every page with `pageSchema`; client code imports the types alone. */
import { z } from 'zod';

const text = z.string().trim().min(1).max(600);
const line = z.string().trim().min(1).max(160);
/** An address on this site, or a full one elsewhere. */
const href = z.string().regex(/^(\/(?!\/)|https:\/\/)/);

const link = z.strictObject({ label: line, href });

export const iconNames = [
  'chat',
  'document',
  'rocket',
  'compass',
  'target',
  'spark',
  'gear',
  'road',
  'search',
  'megaphone',
  'phone',
  'people',
] as const;
const icon = z.enum(iconNames);
const card = z.strictObject({ icon, title: line, text });

const hero = z.strictObject({
  kind: z.literal('hero'),
  eyebrow: line,
  title: line,
  lead: text,
  /** Label of the button that opens the chat. */
  chatLabel: line,
  links: z.array(link).max(3),
  /** Short promises under the buttons. */
  promises: z.array(line).max(4),
});

const steps = z.strictObject({
  kind: z.literal('steps'),
  title: line,
  lead: text.optional(),
  steps: z
    .array(z.strictObject({ title: line, text }))
    .min(2)
    .max(8),
});

const sampleProfile = z.strictObject({
  kind: z.literal('sample-profile'),
  title: line,
  lead: text,
  /** Says that the business shown is invented. */
  note: line,
  business: line,
  contents: z.array(line).min(3).max(8),
  finding: z.strictObject({ heading: line, text, because: line }),
  prompt: z.strictObject({ heading: line, platform: line, title: line, text }),
  roadmap: z.strictObject({
    heading: line,
    items: z
      .array(z.strictObject({ when: line, what: line }))
      .min(2)
      .max(5),
  }),
});

const cards = z.strictObject({
  kind: z.literal('cards'),
  eyebrow: line.optional(),
  title: line,
  lead: text.optional(),
  /** `list`: rows beside the heading, for things that belong together; `grid`: cards of equal weight. */
  layout: z.enum(['list', 'grid']),
  cards: z.array(card).min(2).max(12),
  link: link.optional(),
});

const reviews = z.strictObject({
  kind: z.literal('reviews'),
  title: line,
  lead: text,
  /** Shown while no reviews service is configured in `site.ts`. Every one is marked as a sample. */
  samples: z
    .array(z.strictObject({ quote: text, who: line }))
    .min(1)
    .max(6),
});

const faq = z.strictObject({
  kind: z.literal('faq'),
  title: line,
  entries: z
    .array(z.strictObject({ question: line, answer: z.string().trim().min(1).max(1200) }))
    .min(1)
    .max(20),
});

const callToAction = z.strictObject({
  kind: z.literal('call-to-action'),
  title: line,
  lead: text,
  chatLabel: line.optional(),
  links: z.array(link).min(1).max(3),
});

const notFound = z.strictObject({
  kind: z.literal('not-found'),
  code: line,
  title: line,
  lead: text,
  link,
});

export const sectionSchema = z.discriminatedUnion('kind', [
  hero,
  steps,
  sampleProfile,
  cards,
  reviews,
  faq,
  callToAction,
  notFound,
]);

export const jsonLdKinds = ['organization', 'localBusiness', 'website', 'service', 'faq'] as const;

export const pageSchema = z.strictObject({
  /** Clean path; `*` for the page that answers every unknown one. */
  path: z.union([z.literal('*'), z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)]),
  /** Without the ` | brand` suffix, which `fullTitle` adds. */
  title: z.string().trim().min(3).max(70),
  description: z.string().trim().min(50).max(170),
  keywords: z.array(line).optional(),
  noindex: z.boolean().optional(),
  /** Share picture, 1200 x 630, a file of client/public. */
  card: z.string().regex(/^\/cards\/[a-z0-9-]+\.png$/),
  sections: z.array(sectionSchema).min(1),
  jsonLd: z.array(z.enum(jsonLdKinds)),
  /** Day of the last change of substance, for the sitemap. */
  updated: z.iso.date(),
});

export type Page = z.infer<typeof pageSchema>;
export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section['kind'];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;
export type Link = z.infer<typeof link>;
export type IconName = (typeof iconNames)[number];
export type JsonLdKind = (typeof jsonLdKinds)[number];
