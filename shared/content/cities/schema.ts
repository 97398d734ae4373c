/** A city as a record. A page about it is made from this alone, so it must say something true that no other record says. */
import { z } from 'zod';

const text = (max: number) => z.string().trim().min(20).max(max);
const line = z.string().trim().min(2).max(120);

export const citySchema = z.strictObject({
  /** Unique over all states. */
  name: z.string().regex(/^[A-Z][A-Za-z .'-]+$/),
  /** County, parish, borough or independent city, by its real name: `Broward County`, `Orleans Parish`. */
  county: line,
  state: z.string().regex(/^[A-Z]{2}$/),
  /** Centre of the city, in degrees, two to four decimals. */
  lat: z.number().min(18).max(72),
  lng: z.number().min(-180).max(-65),
  /** By inhabitants within the city: under 50,000, under 150,000, under 500,000, above. */
  size: z.enum(['town', 'small city', 'city', 'big city']),
  /** Two to four nearby places people would name, not all in our list. */
  neighbours: z.array(line).min(2).max(4),
  /** Kinds of small business that are many or typical here, most typical first: plain nouns in plural. */
  trades: z.array(line).min(6).max(10),
  /** Two or three sentences: what is particular about doing business here. True, checkable, no superlatives. */
  particular: text(520),
  /** One or two sentences: when in the year customers come and when they do not, and why. */
  season: text(360),
  /** One sentence: where locals look or how they move about, as far as it matters to a business that wants to be found. */
  search: text(300),
  /** Five marketing tips for this city, each tied to something local in it: a quarter, a season, a habit, a neighbour. */
  tips: z.array(z.strictObject({ title: z.string().trim().min(6).max(70), text: text(300) })).length(5),
  /** Four services in the words of this city, in this order: marketing, voice agents, automation, SEO and website. */
  services: z.tuple([text(260), text(260), text(260), text(260)]),
});
export type City = z.infer<typeof citySchema>;
