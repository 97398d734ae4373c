/** Sections used on all kinds of pages. */
import { z } from 'zod';
import { limits } from '../limits.ts';
import { diagnosisSchema } from '../schemas/profile.ts';
import { anchor, card, href, line, link, text, videoId } from './schema-fields.ts';

export const hero = z.strictObject({
  kind: z.literal('hero'),
  eyebrow: line,
  title: line,
  lead: text,
  /** Label of the button that opens the chat; without a label, there's no button. */
  chatLabel: line.optional(),
  links: z.array(link).max(3),
  /** Short promises under the buttons. */
  promises: z.array(line).max(4),
});

/** The home page's first section. */
export const homeHero = hero.extend({
  kind: z.literal('home-hero'),
  /** A short profile that fills in. */
  example: z.strictObject({
    /** States that the business shown is fictional. */
    note: line,
    business: line,
    /** One of the owner's answers, which the parts follow from. */
    said: line,
    parts: z
      .array(z.strictObject({ heading: line, items: z.array(text).min(1).max(2) }))
      .min(3)
      .max(4),
  }),
});

export const steps = z.strictObject({
  kind: z.literal('steps'),
  title: line,
  lead: text.optional(),
  steps: z
    .array(z.strictObject({ title: line, text }))
    .min(2)
    .max(8),
});

const profileText = z.string().trim().min(1).max(limits.profile.promptChars);

export const sampleProfile = z.strictObject({
  kind: z.literal('sample-profile'),
  title: line,
  lead: text,
  /** States that the business shown is fictional. */
  note: line,
  business: line,
  contents: z.array(line).min(3).max(8),
  finding: z.strictObject({ heading: line, text, because: line }),
  prompt: z.strictObject({ heading: line, platform: line, title: line, text: profileText }),
  roadmap: z.strictObject({
    heading: line,
    items: z
      .array(z.strictObject({ when: line, what: line }))
      .min(2)
      .max(5),
  }),
  /** Links to full profiles. */
  links: z.array(link).max(4).optional(),
});

/** A whole profile, readable on a page. */
export const fullProfile = z.strictObject({
  kind: z.literal('full-profile'),
  business: line,
  note: text,
  /** The owner's answers that the profile is written from. */
  answers: z.array(z.strictObject({ question: line, answer: text })).min(1),
  diagnosis: diagnosisSchema,
  parts: z
    .array(
      z.strictObject({
        id: anchor,
        title: line,
        groups: z.array(
          z.strictObject({
            title: line,
            isList: z.boolean(),
            /** `because`: the answers that an item is based on. */
            items: z.array(z.strictObject({ text: profileText, because: z.array(line) })).min(1),
          }),
        ),
      }),
    )
    .min(1),
  promptCount: z.int().positive(),
  prompts: z
    .array(
      z.strictObject({
        platform: line,
        total: z.int().positive(),
        prompts: z.array(z.strictObject({ title: line, useCase: text, prompt: profileText })).min(1),
      }),
    )
    .min(1),
});

export const cards = z.strictObject({
  kind: z.literal('cards'),
  eyebrow: line.optional(),
  title: line,
  lead: text.optional(),
  /** `list`: rows next to the heading, for related items; `grid`: cards of equal weight. */
  layout: z.enum(['list', 'grid']),
  cards: z.array(card).min(2).max(12),
  link: link.optional(),
});

export const reviews = z.strictObject({
  kind: z.literal('reviews'),
  title: line,
  lead: text.optional(),
  /** Demo content, shown until a reviews service is set in `site.ts`. */
  samples: z
    .array(z.strictObject({ quote: text, who: line }))
    .min(1)
    .max(6),
});

export const faq = z.strictObject({
  kind: z.literal('faq'),
  title: line,
  entries: z
    .array(z.strictObject({ question: line, answer: z.string().trim().min(1).max(1200) }))
    .min(1)
    .max(20),
});

export const callToAction = z.strictObject({
  kind: z.literal('call-to-action'),
  title: line,
  lead: text,
  chatLabel: line.optional(),
  links: z.array(link).min(1).max(3),
});

/** Marks a section as demo content (real-content.ts). Delete the mark once the section shows real people and work. */
const sample = z.literal(true).optional();

/** Figures from the specification. They're only copy: no logic depends on them. */
export const stats = z.strictObject({
  kind: z.literal('stats'),
  title: line,
  lead: text.optional(),
  stats: z
    .array(z.strictObject({ value: z.string().trim().min(1).max(16), label: line }))
    .min(1)
    .max(6),
  /** States what kind of figures these are. */
  note: line,
});

export const testimonials = z.strictObject({
  kind: z.literal('testimonials'),
  title: line,
  lead: text.optional(),
  items: z
    .array(z.strictObject({ quote: text, name: line, business: line, stars: z.int().min(1).max(5) }))
    .min(1)
    .max(6),
  sample,
});

export const checklist = z.strictObject({
  kind: z.literal('checklist'),
  title: line,
  lead: text.optional(),
  items: z.array(line).min(2).max(20),
  link: link.optional(),
});

/** Groups in columns, each with a short list. */
export const groups = z.strictObject({
  kind: z.literal('groups'),
  title: line,
  lead: text.optional(),
  groups: z
    .array(z.strictObject({ title: line, text: text.optional(), items: z.array(line).min(2).max(8) }))
    .min(2)
    .max(6),
});

/** Continuous text: about, legal pages. */
export const prose = z.strictObject({
  kind: z.literal('prose'),
  title: line.optional(),
  /** Anchor of the title, for the table of contents. */
  anchor: anchor.optional(),
  blocks: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('paragraph'), text: z.string().trim().min(1).max(1600) }),
        z.strictObject({ kind: z.literal('heading'), text: line }),
        z.strictObject({ kind: z.literal('list'), items: z.array(text).min(1).max(20) }),
      ]),
    )
    .min(1),
});

export const pricing = z.strictObject({
  kind: z.literal('pricing'),
  title: line,
  anchor: anchor.optional(),
  lead: text.optional(),
  note: line,
  tiers: z
    .array(
      z.strictObject({
        name: line,
        priceUsd: z.number().positive(),
        /** Text after the price: `per month`, `once`. */
        per: line,
        text: line,
        features: z.array(line).min(2).max(10),
        link,
        /** Leads to the cart with the item in it. */
        buy: link.optional(),
        /** Highlighted; at most one. */
        featured: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(4),
});

export const ranking = z.strictObject({
  kind: z.literal('ranking'),
  title: line,
  lead: text,
  entries: z
    .array(
      z.strictObject({
        rank: z.int().positive(),
        agency: line,
        rating: z.number().min(0).max(5),
        reviews: z.int().min(0),
        specialty: line,
        highlight: text,
      }),
    )
    .min(2)
    .max(10),
  sample,
});

/** The offices in `site.ts`, each linking to its city page. */
export const offices = z.strictObject({ kind: z.literal('offices'), title: line, lead: text.optional() });

/** A place on a map, in pixels (cities/map-places.ts). */
export const mapPlace = z.strictObject({
  name: line,
  href,
  x: z.int(),
  y: z.int(),
  office: z.literal(true).optional(),
});

/** The offices in `site.ts` on a map of South Florida, and a search for any other city. */
export const officeMap = z.strictObject({
  kind: z.literal('office-map'),
  title: line,
  lead: text.optional(),
  /** Label of the search. */
  finder: line,
  /** Whether to name the places around each office, as in the cities' records. */
  showsNearby: z.boolean().optional(),
  /** Both filled in from the cities' records when the page is loaded. `nearby` is by city. */
  places: z.array(mapPlace).optional(),
  nearby: z.record(line, line).optional(),
});

export const stories = z.strictObject({
  kind: z.literal('stories'),
  title: line,
  lead: text.optional(),
  items: z
    .array(
      z.strictObject({
        name: line,
        category: line,
        description: text,
        results: z.array(line).min(1).max(4),
      }),
    )
    .min(1)
    .max(8),
  sample,
});

/** Videos that load from their platform only after a click. */
export const videos = z.strictObject({
  kind: z.literal('videos'),
  title: line,
  lead: text.optional(),
  /** Aspect ratio of the videos; their ids are those of the platform in `site.ts`. */
  aspect: z.enum(['9:16', '16:9']),
  items: z
    .array(
      z.strictObject({
        title: line,
        description: text.optional(),
        category: line.optional(),
        embedId: videoId,
        isAIEdited: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(12),
  sample,
});

export const websites = z.strictObject({
  kind: z.literal('websites'),
  title: line,
  lead: text.optional(),
  items: z
    .array(z.strictObject({ name: line, url: z.url(), category: line }))
    .min(1)
    .max(30),
  sample,
});

export const team = z.strictObject({
  kind: z.literal('team'),
  title: line,
  lead: text.optional(),
  people: z
    .array(z.strictObject({ name: line, role: line, text }))
    .min(1)
    .max(6),
  sample,
});

/** A map that loads only after a click. */
export const map = z.strictObject({
  kind: z.literal('map'),
  title: line,
  text: text.optional(),
  /** Search term and name of the place, such as `Fort Lauderdale, FL`. */
  place: line,
  /** Without coordinates, the map is centered by city and state (map-centres.ts). */
  lat: z.number().optional(),
  lng: z.number().optional(),
  city: line.optional(),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  zoom: z.int().min(1).max(20).optional(),
  /** The map service's id for the place. */
  placeId: line.optional(),
  /** Draws our coast instead of a few streets until the map loads. */
  area: z.boolean().optional(),
});

/** Links to other pages, with a line about each. */
export const linkList = z.strictObject({
  kind: z.literal('link-list'),
  title: line,
  anchor: anchor.optional(),
  lead: text.optional(),
  links: z
    .array(z.strictObject({ label: line, href, text: line.optional() }))
    .min(2)
    .max(24),
});

/** What to read next, as small cards (related-pages.ts). */
export const related = z.strictObject({
  kind: z.literal('related'),
  title: line,
  links: z
    .array(z.strictObject({ label: line, href, text: line, of: z.enum(['guide', 'service', 'article']) }))
    .min(1)
    .max(6),
});

export const notFound = z.strictObject({
  kind: z.literal('not-found'),
  code: line,
  title: line,
  lead: text,
  link,
});
