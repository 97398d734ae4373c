/** Sections of one kind of page: cities, blog, forms, bootcamp, prompt packs. */
import { z } from 'zod';
import type { CatalogueItem } from '../domain/catalogue.ts';
import { articleBlock } from './articles/schema.ts';
import { anchor, href, line, link, text } from './schema-fields.ts';
import { map } from './section-schemas.ts';

const stateCode = z.string().regex(/^[A-Z]{2}$/);
/** Of an SVG. */
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
  /** What is drawn behind the words, as paths: drawn at build, so that no page carries the pencil. */
  scene: z.strictObject({
    /** Middle of the sun. */
    sun: z.strictObject({ x: z.int(), y: z.int() }),
    /** What rises behind the city; empty on level land. */
    back: path,
    far: path,
    near: path,
    windows: path,
    isWater: z.boolean(),
    plant: path,
    /** Places of the plants, with their sizes in percent. */
    plants: z.array(z.tuple([z.int(), z.int()])).max(12),
  }),
  /** A picture of the owner's, in place of the scene. */
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
  /** Nearby places. Those with a page of their own link to it. */
  nearby: z.array(z.strictObject({ label: line, href: href.optional() })).max(8),
  /** The nearest other cities that have a page. */
  also: z.array(z.strictObject({ label: line, href, text: line })).max(4),
  map,
});

/** The form that asks for a consultation in a city, with a line to call when a phone number is set. */
export const consultation = z.strictObject({
  kind: z.literal('consultation'),
  title: line,
  lead: text,
  city: line,
  /** What the visitor may expect of it. */
  points: z.array(line).max(4),
});

export const cityDirectory = z.strictObject({
  kind: z.literal('city-directory'),
  title: line,
  lead: text,
  /** Shown first while nothing is searched for: where the offices are. */
  featured: z.strictObject({ title: line, cities: z.array(z.strictObject({ name: line, text: line, href })).min(1) }),
  /** The home state first, then by name; in each state by name. */
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
  /** Whether it asks for a name as well, which stays optional. */
  asksName: z.boolean().optional(),
});

export const contactForm = z.strictObject({
  kind: z.literal('contact-form'),
  eyebrow: line.optional(),
  title: line,
  anchor: anchor.optional(),
  lead: text.optional(),
  /** Next to the form. Lines whose fact isn't set are left out. */
  details: z.array(z.strictObject({ label: line, value: line, href: z.string().max(200).optional() })).max(6),
});

/** What the blog shows of an article before it is opened. */
const articleTeaser = z.strictObject({
  slug: line,
  href,
  title: line,
  excerpt: text,
  category: line,
  publishedDate: z.iso.date(),
  readTime: line,
  /** Address of its cover picture. */
  coverImage: href,
});

export const blogListing = z.strictObject({
  kind: z.literal('blog-listing'),
  title: line,
  lead: text.optional(),
  /** Newest first. The first is large, with the next two next to it. */
  articles: z.array(articleTeaser).min(3),
  /** Slugs, most read first. */
  popular: z.array(line),
  /** How many are shown before `Load more articles`. */
  shown: z.int().min(3),
});

export const articleText = z.strictObject({
  kind: z.literal('article'),
  article: articleTeaser.extend({
    tags: z.array(line),
    coverAlt: line,
    body: z.array(articleBlock),
  }),
  /** Left out until there's a real one (real-content.ts). */
  author: z
    .strictObject({ sample: z.literal(true).optional(), name: line, title: line, text, avatar: href })
    .optional(),
  recent: z.array(articleTeaser.pick({ href: true, title: true, publishedDate: true, readTime: true })).max(4),
  categories: z.array(line),
  related: z.array(articleTeaser).max(3),
});

/** Goes into the cart as it is. */
const cartItem = z.custom<CatalogueItem>((value) => typeof value === 'object' && value !== null && 'price' in value);

/** Tabs of which one sells and the others wait. */
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
        /** What can be bought; without it the pack is coming. */
        offer: z.strictObject({ item: cartItem, size: line, note: line, button: line }).optional(),
      }),
    )
    .min(2)
    .max(6),
  comingSoon: z.strictObject({ heading: line, text, button: line }),
});

/** Dialog `start-profile`: how to begin. */
export const startProfile = z.strictObject({
  kind: z.literal('start-profile'),
  title: line,
  text,
  chat: z.strictObject({ label: line, text: line }),
  apply: z.strictObject({ label: line, text: line, href }),
});

/** Dialogs `apply-virtual-bootcamp` and `apply-vip-bootcamp`: the application for a seat. */
export const bootcampApplication = z.strictObject({ kind: z.literal('bootcamp-application'), lead: text });

/** Puts the bootcamp's upgrade into the cart. */
export const upgradeOffer = z.strictObject({
  kind: z.literal('upgrade-offer'),
  title: line,
  lead: text,
  item: cartItem,
  /** How the price comes about: amounts in cents, what is taken off below zero. */
  sums: z
    .array(z.strictObject({ label: line, cents: z.int() }))
    .min(2)
    .max(4),
  points: z.array(line).min(2).max(8),
  button: line,
  note: line,
});
