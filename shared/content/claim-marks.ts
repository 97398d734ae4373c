/**
 * How a page says that a part of it is a claim, and what is left of the page without it. Marks never leave this side of
 * `loadPage` (registry.ts): a page that has been loaded is plain again, with or without its claims.
 */
import { sampleSource, type MarketingClaimKind, type MarketingClaim } from '../domain/marketing-claims.ts';
import { figures, figureText, voiceSources, type FigureKey } from './claims.ts';
import { isSample } from './real-content.ts';
import type { Page, Section } from './schema.ts';
import { site } from './site.ts';

/** On an item that goes with its claim. A symbol survives a copy, and neither zod nor JSON knows of it. */
const claimOf = Symbol('claim');
const gone = Symbol('gone');

// Around a text that hangs on a claim: key, text with it, text without it. From the area that no script uses.
const [start, ifOn, ifOff, end] = ['\uE000', '\uE001', '\uE002', '\uE003'];
const marked = new RegExp(`${start}([^${ifOn}]*)${ifOn}([^${ifOff}]*)${ifOff}([^${end}]*)${end}`, 'g');

const withKey = <T extends object>(key: string, item: T): T => ({ ...item, [claimOf]: key });
/** On a voice that is demo content, next to its key. */
const sample = Symbol('sample');
const keyOf = (item: object) => (item as { [claimOf]?: string })[claimOf];

type ValueKey = { [K in FigureKey]: (typeof figures)[K] extends { value: string } ? K : never }[FigureKey];

/** @returns an entry of a section of figures. @param label what the page says of it, by default what the register says */
export function stat(key: ValueKey, label: string = figures[key].text): { value: string; label: string } {
  return withKey(key, { value: figures[key].value, label });
}

/**
 * A piece of text that hangs on a claim.
 * @param text the piece, made from what the register says
 * @param without what stands in its place without the claim; an entry or a field that would be empty goes
 */
export function claimed(key: FigureKey, text: (claim: string) => string, without = ''): string {
  return `${start}${key}${ifOn}${text(figureText(key))}${ifOff}${without}${end}`;
}

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Marks what is a claim by its kind: nobody can put a voice on a page that the register does not know. */
function withVoices(section: Section): Section {
  const mark = <T extends object>(key: string, item: T): T =>
    withKey(key, isSample(section) ? { ...item, [sample]: true } : item);
  switch (section.kind) {
    case 'testimonials':
      // Without the place: a customer has one key on all pages.
      return {
        ...section,
        items: section.items.map((item) =>
          mark(`voice-${slug(`${item.name} ${item.business.replace(/,[^,]*$/, '')}`)}`, item),
        ),
      };
    case 'reviews':
      // With a reviews service, samples are shown to nobody.
      if (site.reviewsEmbed) return section;
      return { ...section, samples: section.samples.map((item) => mark(`review-${slug(item.who)}`, item)) };
    case 'stories':
      return { ...section, items: section.items.map((item) => mark(`story-${slug(item.name)}`, item)) };
    case 'ranking':
      return mark(`ranking-${slug(section.title)}`, section);
    default:
      return section;
  }
}

function withoutIn(text: string, off: ReadonlySet<string>): string | typeof gone {
  if (!text.includes(start)) return text;
  const left = text.replace(marked, (_, key: string, on: string, without: string) => (off.has(key) ? without : on));
  return left.replace(/ {2,}/g, ' ').trim() || gone;
}

/** A list that loses its last entry takes along what it is the list of: figures their section, results their story. */
function resolve(value: unknown, off: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return withoutIn(value, off);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const left = value.map((item) => resolve(item, off)).filter((item) => item !== gone);
    return value.length > 0 && left.length === 0 ? gone : left;
  }
  const key = keyOf(value);
  if (key !== undefined && off.has(key)) return gone;
  const left: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const resolved = resolve(inner, off);
    if (resolved !== gone) left[name] = resolved;
    else if (Array.isArray(inner)) return gone;
  }
  return left;
}

/** @returns the page as it reads without the claims of these keys, and without any marks. */
export function withoutClaims(page: Page, off: ReadonlySet<string>): Page {
  return resolve({ ...page, sections: page.sections.map(withVoices) }, off) as Page;
}

const textOfVoice: Readonly<Record<string, (item: never) => { kind: MarketingClaimKind; text: string }>> = {
  voice: ({ quote, name, business }: { quote: string; name: string; business: string }) => ({
    kind: 'testimonial',
    text: `“${quote}” ${name}, ${business}`,
  }),
  review: ({ quote, who }: { quote: string; who: string }) => ({ kind: 'review', text: `“${quote}” ${who}` }),
  story: ({ name, description, results }: { name: string; description: string; results: string[] }) => ({
    kind: 'story',
    text: `${name}: ${description} ${results.map((result) => `${result}.`).join(' ')}`,
  }),
  ranking: ({ title, entries }: { title: string; entries: { agency: string; rating: number; reviews: number }[] }) => ({
    kind: 'ranking',
    text: `${title}: ${entries.map((entry) => `${entry.agency}, ${entry.rating} from ${entry.reviews} reviews`).join('; ')}.`,
  }),
};

function describe(key: string, item: unknown): Omit<MarketingClaim, 'pages'> {
  if (key in figures) {
    const figure = key as FigureKey;
    return { key, kind: 'figure', text: figureText(figure), source: figures[figure].source };
  }
  const words = textOfVoice[key.slice(0, key.indexOf('-'))]!(resolve(item, new Set()) as never);
  const isDemo = (item as { [sample]?: boolean })[sample] === true;
  return { key, ...words, source: isDemo ? sampleSource : (voiceSources[key] ?? 'Given by the owner.') };
}

function collect(value: unknown, found: Map<string, Omit<MarketingClaim, 'pages'>>): void {
  const add = (key: string) => found.has(key) || found.set(key, describe(key, value));
  if (typeof value === 'string') for (const [, key] of value.matchAll(marked)) add(key!);
  if (typeof value !== 'object' || value === null) return;
  const key = keyOf(value);
  if (key !== undefined) add(key);
  for (const inner of Object.values(value)) collect(inner, found);
}

/** @returns the claims of a page that still has its marks, each once. */
export function claimsOn(page: Page): Omit<MarketingClaim, 'pages'>[] {
  const found = new Map<string, Omit<MarketingClaim, 'pages'>>();
  collect({ ...page, sections: page.sections.map(withVoices) }, found);
  return [...found.values()];
}
