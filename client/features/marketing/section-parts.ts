/**
 * Which component draws which kind of section. What nearly every page shows is part of the first script; the rest comes
 * in chunks, of which a page fetches its own: before it is shown when the visitor moves on, after the first script when
 * its HTML was sent (marketing-page.tsx). A kind without a component does not compile.
 */
import { lazy, type ComponentType } from 'react';
import type { Page, Section, SectionKind } from '../../../shared/content/schema.ts';
import { paths } from '../../../shared/paths.ts';
import { firstInterest } from '../../lib/first-interest.ts';
import type { SectionProps } from './section-props.ts';
import { CallToActionSection } from './sections/call-to-action.tsx';
import { CardsSection } from './sections/cards.tsx';
import { FaqSection } from './sections/faq.tsx';
import { HeroSection } from './sections/hero.tsx';
import { StepsSection } from './sections/steps.tsx';

type Part<K extends SectionKind> = ComponentType<SectionProps<K>>;

const atOnce = {
  hero: HeroSection,
  steps: StepsSection,
  cards: CardsSection,
  faq: FaqSection,
  'call-to-action': CallToActionSection,
};

/** A module of sections/ exports its component alone: taking it out by name would be written for each in the first script. */
type PartModule<K extends SectionKind> = Readonly<Record<string, Part<K>>>;

const importers: { [K in Exclude<SectionKind, keyof typeof atOnce>]: () => Promise<PartModule<K>> } = {
  'sample-profile': () => import('./sections/sample-profile.tsx'),
  reviews: () => import('./sections/reviews.tsx'),
  'not-found': () => import('./sections/not-found.tsx'),
  stats: () => import('./sections/stats.tsx'),
  testimonials: () => import('./sections/testimonials.tsx'),
  checklist: () => import('./sections/checklist.tsx'),
  groups: () => import('./sections/groups.tsx'),
  prose: () => import('./sections/prose.tsx'),
  pricing: () => import('./sections/pricing.tsx'),
  ranking: () => import('./sections/ranking.tsx'),
  offices: () => import('./sections/offices.tsx'),
  stories: () => import('./sections/stories.tsx'),
  videos: () => import('./sections/videos.tsx'),
  websites: () => import('./sections/websites.tsx'),
  team: () => import('./sections/team.tsx'),
  map: () => import('./sections/map.tsx'),
  'city-hero': () => import('./sections/city-hero.tsx'),
  'city-insights': () => import('./sections/city-insights.tsx'),
  consultation: () => import('./sections/consultation.tsx'),
  'city-directory': () => import('./sections/city-directory.tsx'),
  newsletter: () => import('./sections/newsletter.tsx'),
  'contact-form': () => import('./sections/contact-form.tsx'),
  'blog-listing': () => import('./sections/blog-listing.tsx'),
  article: () => import('./sections/article.tsx'),
  'prompt-packs': () => import('./sections/prompt-packs.tsx'),
  'start-profile': () => import('./sections/start-profile.tsx'),
  'bootcamp-application': () => import('./sections/bootcamp-application.tsx'),
  'upgrade-offer': () => import('./sections/upgrade-offer.tsx'),
  'link-list': () => import('./sections/link-list.tsx'),
};

/** Sections that look otherwise on one page. */
const ofOnePage = {
  'home-hero': (): Promise<PartModule<'hero'>> => import('./sections/home-hero.tsx'),
  'podcast-dialog': (): Promise<PartModule<'videos'>> => import('./sections/podcast-dialog.tsx'),
};

/** @returns name of the file under sections/ that draws a section; its kind mostly. */
export function partNameOf({ kind }: Section, path: string): string {
  if (kind === 'hero' && path === paths.home) return 'home-hero' satisfies keyof typeof ofOnePage;
  if (kind === 'videos' && path === paths.podcast) return 'podcast-dialog' satisfies keyof typeof ofOnePage;
  return kind;
}

// Names and components are paired above, where they are checked; through a lookup TypeScript cannot follow the pairing.
type AnyPart = ComponentType<SectionProps>;
const parts = new Map(Object.entries(atOnce) as unknown as [string, AnyPart][]);
const imports = new Map(
  Object.entries({ ...importers, ...ofOnePage }) as unknown as [string, () => Promise<Record<string, AnyPart>>][],
);

async function loadPart(name: string): Promise<void> {
  if (parts.has(name)) return;
  const load = imports.get(name);
  // The record is of a newer version than this script.
  if (!load) throw new Error(`No component draws ${name}`);
  parts.set(name, Object.values(await load())[0]!);
}

/** Fetches what the page's sections need; from then on they can be drawn at once. Rejects when it cannot be fetched. */
export async function loadSections({ path, sections }: Page): Promise<void> {
  await Promise.all(sections.map((section) => loadPart(partNameOf(section, path))));
}

const lateParts = new Map<string, AnyPart>();

/** Draws the section once its chunk is there. Until then, and if that fails, what the HTML brought stays as it is. */
function latePartOf(name: string): AnyPart {
  const part =
    lateParts.get(name) ??
    lazy(async () => {
      try {
        await firstInterest();
        await loadPart(name);
      } catch (error) {
        console.warn('A part of this page could not be fetched; it stays as it was sent.', error);
        await new Promise<never>(() => undefined);
      }
      return { default: parts.get(name)! };
    });
  lateParts.set(name, part);
  return part;
}

/** @returns the component of a section; one that has not been loaded waits for its chunk inside Suspense. */
export function partOf(section: Section, path: string): AnyPart {
  const name = partNameOf(section, path);
  return parts.get(name) ?? latePartOf(name);
}
