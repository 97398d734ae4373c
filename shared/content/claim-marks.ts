/**
 * Marks parts of a page as claims, and removes them on request. Marks never get past `loadPage` (registry.ts): a loaded
 * page is plain again, with or without its claims.
 */
import { sampleSource, type MarketingClaimKind, type MarketingClaim } from '../domain/marketing-claims.ts';
import { figures, figureText, voiceSources, type FigureKey } from './claims.ts';
import { isSample } from './real-content.ts';
import type { Page, Section } from './schema.ts';
import { site } from './site.ts';

const gone = Symbol('gone');
/** Set on a testimonial that is demo content, next to its key. */
const sample = Symbol('sample');

// {{claim:key}} is replaced with the register's text, or with nothing if the claim is off. Text that depends on a
// claim: {{if claim:key}}We quote {{claim:key}}.{{else}}It depends.{{end}}
const inside = String.raw`\{\{claim:([\w-]+)\}\}`;
const figureMark = new RegExp(inside, 'g');
const mark = new RegExp(String.raw`\{\{if claim:([\w-]+)\}\}(.*?)(?:\{\{else\}\}(.*?))?\{\{end\}\}|${inside}`, 'gs');

/** Marks an item that disappears with its claim. */
const withKey = <T extends object>(key: string, item: T): T => ({ ...item, claim: key });
const keyOf = (item: object) => (item as { claim?: string }).claim;

const figureOf = (key: string): FigureKey => {
  if (key in figures) return key as FigureKey;
  throw new Error(`claims.ts has no ${key}`);
};

/**
 * Returns an entry for a section of figures.
 * @param key key of a figure with a value
 * @param label the page's wording, by default the register's
 */
export function stat(key: string, label?: string): { value: string; label: string } {
  const figure: { value?: string; text: string } = figures[figureOf(key)];
  if (!figure.value) throw new Error(`${key} has no value to show in large`);
  return withKey(key, { value: figure.value, label: label ?? figure.text });
}

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Marks sections that are claims by their kind, so that no page can show a testimonial that the register doesn't know.
 */
function withVoices(section: Section): Section {
  const mark = <T extends object>(key: string, item: T): T =>
    withKey(key, isSample(section) ? { ...item, [sample]: true } : item);
  switch (section.kind) {
    case 'testimonials':
      // Omits the place, so that a customer has the same key on all pages.
      return {
        ...section,
        items: section.items.map((item) =>
          mark(`voice-${slug(`${item.name} ${item.business.replace(/,[^,]*$/, '')}`)}`, item),
        ),
      };
    case 'reviews':
      // With a reviews service, samples are never shown.
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
  if (!text.includes('{{')) return text;
  const left = text.replace(
    mark,
    (_, key: string | undefined, on: string, without: string | undefined, alone: string | undefined): string => {
      if (off.has((key ?? alone)!)) return without ?? '';
      if (alone) return figureText(figureOf(alone));
      return on.replace(figureMark, (_mark, figure: string) => figureText(figureOf(figure)));
    },
  );
  if (left.includes('{{')) throw new Error(`Unknown mark in: ${left}`);
  return left.replace(/ {2,}/g, ' ').trim() || gone;
}

/**
 * Resolves marks. A list that loses its last entry removes its parent too: the section of figures, or the story of
 * results.
 */
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
    if (name === 'claim') continue;
    const resolved = resolve(inner, off);
    if (resolved !== gone) left[name] = resolved;
    else if (Array.isArray(inner)) return gone;
  }
  return left;
}

/** @returns the page without the claims of these keys, and without any marks */
export function withoutClaims(page: Page, off: ReadonlySet<string>): Page {
  return resolve({ ...page, sections: page.sections.map(withVoices) }, off) as Page;
}

/** Returns the page with all its claims and without marks, for validation. */
export const plainPage = (page: Page): Page => resolve(page, new Set()) as Page;

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
  if (typeof value === 'string') for (const [, key, , , alone] of value.matchAll(mark)) add((key ?? alone)!);
  if (typeof value !== 'object' || value === null) return;
  const key = keyOf(value);
  if (key !== undefined) add(key);
  for (const inner of Object.values(value)) collect(inner, found);
}

/** @returns the claims of a page that still has its marks, each once */
export function claimsOn(page: Page): Omit<MarketingClaim, 'pages'>[] {
  const found = new Map<string, Omit<MarketingClaim, 'pages'>>();
  collect({ ...page, sections: page.sections.map(withVoices) }, found);
  return [...found.values()];
}
