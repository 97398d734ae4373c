/** Schema of a city's record. Most pages are built from the record alone, so each must say something true and unique. */
import { z } from 'zod';
import { testimonials } from '../section-schemas.ts';

const text = (max: number) => z.string().trim().min(20).max(max);
const line = z.string().trim().min(2).max(120);

export const citySchema = z.strictObject({
  /** Unique across all states. */
  name: z.string().regex(/^[A-Z][A-Za-z .'-]+$/),
  /** Official name of the county, parish, borough or independent city: `Broward County`, `Orleans Parish`. */
  county: line,
  state: z.string().regex(/^[A-Z]{2}$/),
  /** City center, in degrees, with two to four decimals. */
  lat: z.number().min(18).max(72),
  lng: z.number().min(-180).max(-65),
  /** Population within city limits: under 50,000, under 150,000, under 500,000, or more. */
  size: z.enum(['town', 'small city', 'city', 'big city']),
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
});
export type City = z.infer<typeof citySchema>;
