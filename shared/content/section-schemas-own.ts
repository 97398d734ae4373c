/** Sections used on one kind of page: cities, blog, forms, bootcamp, prompt packs. */
import { z } from 'zod';
import type { CatalogueItem } from '../domain/catalogue.ts';
import { articleBlock } from './articles/schema.ts';
import { anchor, href, line, link, text } from './schema-fields.ts';
import { map, mapPlace } from './section-schemas.ts';

const stateCode = z.string().regex(/^[A-Z]{2}$/);
/** SVG path. */
const path = z.string().max(4000);

/** First section of a city page. */
export const cityHero = z.strictObject({
  kind: z.literal('city-hero'),
  city: line,
  county: line,
  stateCode,
  stateName: line,
  title: line,
  lead: text,
  /** Short true facts under the lead. */
  facts: z.array(line).max(4),
  /** Illustration behind the text, as paths. Drawn by the build, so that no page contains the drawing code. */
  scene: z.strictObject({
    /** Center of the sun. */
    sun: z.strictObject({ x: z.int(), y: z.int() }),
    /** Terrain behind the city; empty on flat land. */
    back: path,
    far: path,
    near: path,
    windows: path,
    isWater: z.boolean(),
    plant: path,
    /** Positions of the plants, with their sizes in percent. */
    plants: z.array(z.tuple([z.int(), z.int()])).max(12),
  }),
  /** The owner's own picture, which replaces the scene. */
  image: z.strictObject({ src: href, alt: line }).optional(),
  links: z.array(link).min(2).max(3),
});

/** A city's local facts, next to its map. */
export const cityInsights = z.strictObject({
  kind: z.literal('city-insights'),
  title: line,
  paragraphs: z
    .array(z.strictObject({ heading: line.optional(), text }))
    .min(1)
    .max(5),
  facts: z.array(z.strictObject({ label: line, value: text })).max(6),
  /** Nearby places, linked if they have a page of their own. */
  nearby: z.array(z.strictObject({ label: line, href: href.optional() })).max(8),
  /** The nearest other cities with a page. */
  also: z.array(z.strictObject({ label: line, href, text: line })).max(4),
  map,
});

/** The form to request a consultation in a city, with a phone line if a number is set. */
export const consultation = z.strictObject({
  kind: z.literal('consultation'),
  title: line,
  lead: text,
  city: line,
  /** What the visitor can expect from it. */
  points: z.array(line).max(4),
});

export const cityDirectory = z.strictObject({
  kind: z.literal('city-directory'),
  title: line,
  lead: text,
  /** Shown first until the visitor searches: cities with an office. */
  featured: z.strictObject({ title: line, cities: z.array(z.strictObject({ name: line, text: line, href })).min(1) }),
  /** Every city on one of two maps. */
  map: z.strictObject({ country: z.array(mapPlace), near: z.array(mapPlace) }),
  /** The home state first, then by name; cities within a state by name. */
  states: z.array(
    z.strictObject({
      code: stateCode,
      name: line,
      cities: z.array(z.strictObject({ name: line, county: line, href })).min(1),
    }),
  ),
});

export const newsletter = z.strictObject({
  kind: z.literal('newsletter'),
  title: line,
  lead: text,
  /** Stored with the subscriber. */
  source: z.string().regex(/^[a-z0-9_]{1,60}$/),
  /** Whether the form also asks for a name, which is optional. */
  asksName: z.boolean().optional(),
});

export const contactForm = z.strictObject({
  kind: z.literal('contact-form'),
  eyebrow: line.optional(),
  title: line,
  anchor: anchor.optional(),
  lead: text.optional(),
  /** Shown next to the form. Lines whose fact isn't set are omitted. */
  details: z.array(z.strictObject({ label: line, value: line, href: z.string().max(200).optional() })).max(6),
});

/** An article's preview on the blog. */
const articleTeaser = z.strictObject({
  slug: line,
  href,
  title: line,
  excerpt: text,
  category: line,
  publishedDate: z.iso.date(),
  readTime: line,
  /** URL of its cover picture. */
  coverImage: href,
});

export const blogListing = z.strictObject({
  kind: z.literal('blog-listing'),
  title: line,
  lead: text.optional(),
  /** Newest first. The first one is large, with the next two on its side. */
  articles: z.array(articleTeaser).min(3),
  /** Slugs, most read first. */
  popular: z.array(line),
  /** Number shown before `Load more articles`. */
  shown: z.int().min(3),
});

export const articleText = z.strictObject({
  kind: z.literal('article'),
  article: articleTeaser.extend({
    tags: z.array(line),
    coverAlt: line,
    body: z.array(articleBlock),
  }),
  /** Omitted until there's a real one (real-content.ts). */
  author: z
    .strictObject({ sample: z.literal(true).optional(), name: line, title: line, text, avatar: href })
    .optional(),
  recent: z.array(articleTeaser.pick({ href: true, title: true, publishedDate: true })).max(4),
  categories: z.array(line),
  related: z.array(articleTeaser).max(3),
});

/** Added to the cart as it is. */
const cartItem = z.custom<CatalogueItem>((value) => typeof value === 'object' && value !== null && 'price' in value);

/** Tabs of prompt packs: one is for sale, the others are coming. */
export const promptPacks = z.strictObject({
  kind: z.literal('prompt-packs'),
  title: line,
  lead: text.optional(),
  tabs: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+$/),
        label: line,
        title: line,
        lead: text,
        contents: z.array(line).min(2).max(16),
        /** The item for sale; without it, the pack is coming soon. */
        /** `unavailable` replaces the button. */
        offer: z
          .strictObject({ item: cartItem, size: line, note: line, button: line, unavailable: line.optional() })
          .optional(),
      }),
    )
    .min(2)
    .max(6),
  comingSoon: z.strictObject({ heading: line, text, button: line }),
});

/** Dialog `start-profile`: how to start. */
export const startProfile = z.strictObject({
  kind: z.literal('start-profile'),
  title: line,
  text,
  chat: z.strictObject({ label: line, text: line }),
  apply: z.strictObject({ label: line, text: line, href }),
});

/** Dialogs `apply-virtual-bootcamp` and `apply-vip-bootcamp`: the application for a seat. */
export const bootcampApplication = z.strictObject({
  kind: z.literal('bootcamp-application'),
  lead: text,
  /** What each seat adds to the cart. */
  seats: z.strictObject({ 'virtual-bootcamp': cartItem, 'vip-bootcamp': cartItem }),
});

/** Adds the bootcamp upgrade to the cart. */
export const upgradeOffer = z.strictObject({
  kind: z.literal('upgrade-offer'),
  title: line,
  lead: text,
  item: cartItem,
  /** Price breakdown: amounts in cents, with deductions below zero. */
  sums: z
    .array(z.strictObject({ label: line, cents: z.int() }))
    .min(2)
    .max(4),
  points: z.array(line).min(2).max(8),
  /** `sold-out`: there's a waiting list. `closed`: seats aren't on sale. */
  stage: z.enum(['open', 'sold-out', 'closed']),
  note: line,
});
