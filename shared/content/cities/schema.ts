/**
 * Schema of a city's record. Most pages are built from the record alone, so each must say something true and unique.
 */
import { z } from 'zod';
import { sectionSchema } from '../schema.ts';
import { testimonials } from '../section-schemas.ts';
import { citySlug } from './city-slug.ts';

const text = (max: number) => z.string().trim().min(20).max(max);
const line = z.string().trim().min(2).max(120);

/** What a city with an office of ours has in addition. */
const officeSchema = z.strictObject({
  /** Place in the directory's list of offices. */
  order: z.number().int().positive(),
  /** Text under its name in that list. */
  directory: line,
  /** Title for the browser tab and search results. */
  pageTitle: line,
  description: text(200),
  keywords: z.array(line),
  aliases: z.array(z.string().startsWith('/')).optional(),
  /** Main heading and the lead under it. */
  title: line,
  lead: text(400),
  /** Public information about the office's location. */
  summary: line,
  zoom: z.number().optional(),
  /** Business types in addition to `trades`. */
  moreTypes: z.array(line),
  /** Extra sections, by where they go. */
  afterInsights: z.array(sectionSchema),
  afterTips: z.array(sectionSchema),
  beforeClosing: z.array(sectionSchema),
  last: z.array(sectionSchema).optional(),
});

export const grounds = ['coast', 'lake', 'bay', 'river', 'hills', 'peaks', 'mesas', 'plain'] as const;
export const plants = ['palm', 'pine', 'leafy', 'saguaro'] as const;

export const citySchema = z
  .strictObject({
    /** Name of its file. */
    slug: z.string(),
    /** Unique across all states. The file is named after it: `saint-louis.yaml`. */
    name: z.string().regex(/^[A-Z][A-Za-z .'-]+$/),
    /** Official name of the county, parish, borough or independent city: `Broward County`, `Orleans Parish`. */
    county: line,
    state: z.string().regex(/^[A-Z]{2}$/),
    /** City center, in degrees, with two to four decimals. */
    lat: z.number().min(18).max(72),
    lng: z.number().min(-180).max(-65),
    /** Population within city limits: under 50,000, under 150,000, under 500,000, or more. */
    size: z.enum(['town', 'small city', 'city', 'big city']),
    /** Terrain in the illustration; without it, a plain. */
    ground: z.enum(grounds).optional(),
    /** Plants in the illustration, if not those of the state. */
    plant: z.enum(plants).optional(),
    /** Hours behind Eastern time, if not those of most of the state. */
    hoursBehind: z.number().int().min(0).max(6).optional(),
    /** Two to four nearby places that locals would name. Not all of them are in our list. */
    neighbours: z.array(line).min(2).max(4),
    /** Common kinds of small business, most typical first, as plural nouns. */
    trades: z.array(line).min(6).max(10),
    /** What's different about doing business here, in two or three sentences. True, checkable, no superlatives. */
    particular: text(520),
    /** When business is busy and when it's slow, and why, in one or two sentences. */
    season: text(360),
    /** Where locals look for businesses, or how they get around, in one sentence. */
    search: text(300),
    /** Five marketing tips, each tied to something local: a neighborhood, a season, a habit, a nearby place. */
    tips: z.array(z.strictObject({ title: z.string().trim().min(6).max(70), text: text(300) })).length(5),
    /** Four services described for this city, in this order: marketing, voice agents, automation, SEO and website. */
    services: z.tuple([text(260), text(260), text(260), text(260)]),
    /** Customers from here, in their own words and with their consent. Never samples. */
    testimonials: testimonials.shape.items.optional(),
    office: officeSchema.optional(),
  })
  .refine(({ slug, name }) => slug === citySlug(name), {
    path: ['name'],
    error: (issue) => `This city's file has to be called ${citySlug((issue.input as { name: string }).name)}.yaml`,
  });
export type City = z.infer<typeof citySchema>;
