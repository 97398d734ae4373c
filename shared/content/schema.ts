/** Schema of a public page. The build checks every page with `pageSchema`; client code imports only the types. */
import { z } from 'zod';
import { line, link, type iconNames } from './schema-fields.ts';
import * as common from './section-schemas.ts';
import * as demos from './section-schemas-demos.ts';
import * as compare from './section-schemas-compare.ts';
import * as own from './section-schemas-own.ts';
import * as tools from './section-schemas-tools.ts';
import * as story from './section-schemas-story.ts';

export const sectionSchema = z.discriminatedUnion('kind', [
  own.cityHero,
  own.cityInsights,
  own.consultation,
  own.cityDirectory,
  own.newsletter,
  own.contactForm,
  own.blogListing,
  own.articleText,
  own.promptPacks,
  own.startProfile,
  own.bootcampApplication,
  own.upgradeOffer,
  common.hero,
  common.homeHero,
  common.steps,
  common.sampleProfile,
  common.fullProfile,
  common.cards,
  common.reviews,
  common.faq,
  common.callToAction,
  common.notFound,
  common.stats,
  common.testimonials,
  common.checklist,
  common.groups,
  common.prose,
  common.pricing,
  common.ranking,
  common.offices,
  common.officeMap,
  common.stories,
  common.videos,
  common.websites,
  common.team,
  common.map,
  common.linkList,
  tools.adCost,
  tools.customerCost,
  tools.missedCall,
  tools.scorecard,
  tools.listingCheck,
  common.related,
  story.workedExample,
  story.dayPlan,
  story.outputs,
  story.proof,
  demos.callDemo,
  demos.beforeAfter,
  demos.automationSteps,
  demos.oneStory,
  compare.comparison,
  compare.productTour,
  compare.scoreSheet,
]);

const jsonLdKinds = [
  'organization',
  'localBusiness',
  'website',
  'service',
  'product',
  'faq',
  'article',
  'event',
] as const;

/**
 * How a landing page is built, by what its visitor came for. `tool`: the first screen has something to use. `comparison`:
 * a table to choose by. `local`: where we are, on a map. `story`: one long read with pictures next to it.
 */
export const pageLayouts = ['tool', 'comparison', 'local', 'story'] as const;

export const pageSchema = z.strictObject({
  /** Clean path; `*` for the not-found page. */
  path: z.union([z.literal('*'), z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)]),
  /** Without the ` | brand` suffix that `fullTitle` adds. */
  title: z.string().trim().min(3).max(60),
  description: z.string().trim().min(50).max(160),
  keywords: z.array(line).optional(),
  noindex: z.boolean().optional(),
  /** Breadcrumb without the page itself and without home. */
  breadcrumb: z.array(link).max(3).optional(),
  /** Page's name in the breadcrumb; by default the eyebrow of its hero. */
  label: line.optional(),
  /** Other paths of this page; `path` is the canonical one. */
  aliases: z.array(z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)$/)).optional(),
  /** Share image, 1200 x 630; the build draws it from title and eyebrow. */
  card: z.string().regex(/^\/cards\/[a-z0-9-]+\.png$/),
  layout: z.enum(pageLayouts).optional(),
  sections: z.array(sectionSchema).min(1),
  jsonLd: z.array(z.enum(jsonLdKinds)),
  /** The event that the page is about, for structured data. */
  event: z
    .strictObject({
      name: line,
      /** With the zone's offset. */
      startsAt: z.iso.datetime({ offset: true }),
      endsAt: z.iso.datetime({ offset: true }),
      isCanceled: z.boolean(),
      /** Street address of the studio, if it's announced. */
      place: line.optional(),
      instructor: line.optional(),
      offers: z.array(z.strictObject({ name: line, cents: z.int().positive(), isLeft: z.boolean() })),
    })
    .optional(),
  /** Day of the last change, for the sitemap. `loadPage` takes it from lastmod.json. */
  updated: z.iso.date(),
});

export type Page = z.infer<typeof pageSchema>;
export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section['kind'];
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;
export type Link = z.infer<typeof link>;
export type IconName = (typeof iconNames)[number];
export type PageLayout = NonNullable<Page['layout']>;
export type JsonLdKind = (typeof jsonLdKinds)[number];
