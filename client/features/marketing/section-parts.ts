/**
 * Which component draws which kind of section. What nearly every page shows is part of the first script; the rest comes
 * in chunks, of which a page fetches its own (its HTML preloads them). A kind without a component does not compile.
 */
import type { ComponentType } from 'react';
import type { Page, Section, SectionKind } from '../../../shared/content/schema.ts';
import { paths } from '../../../shared/paths.ts';
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

const importers: { [K in Exclude<SectionKind, keyof typeof atOnce>]: () => Promise<Part<K>> } = {
  'sample-profile': async () => (await import('./sections/sample-profile.tsx')).SampleProfileSection,
  reviews: async () => (await import('./sections/reviews.tsx')).ReviewsSection,
  'not-found': async () => (await import('./sections/not-found.tsx')).NotFoundSection,
  stats: async () => (await import('./sections/stats.tsx')).StatsSection,
  testimonials: async () => (await import('./sections/testimonials.tsx')).TestimonialsSection,
  checklist: async () => (await import('./sections/checklist.tsx')).ChecklistSection,
  groups: async () => (await import('./sections/groups.tsx')).GroupsSection,
  prose: async () => (await import('./sections/prose.tsx')).ProseSection,
  pricing: async () => (await import('./sections/pricing.tsx')).PricingSection,
  ranking: async () => (await import('./sections/ranking.tsx')).RankingSection,
  offices: async () => (await import('./sections/offices.tsx')).OfficesSection,
  stories: async () => (await import('./sections/stories.tsx')).StoriesSection,
  videos: async () => (await import('./sections/videos.tsx')).VideosSection,
  websites: async () => (await import('./sections/websites.tsx')).WebsitesSection,
  team: async () => (await import('./sections/team.tsx')).TeamSection,
  map: async () => (await import('./sections/map.tsx')).MapSection,
  'city-hero': async () => (await import('./sections/city-hero.tsx')).CityHeroSection,
  'city-insights': async () => (await import('./sections/city-insights.tsx')).CityInsightsSection,
  consultation: async () => (await import('./sections/consultation.tsx')).ConsultationSection,
  'city-directory': async () => (await import('./sections/city-directory.tsx')).CityDirectorySection,
  newsletter: async () => (await import('./sections/newsletter.tsx')).NewsletterSection,
  'contact-form': async () => (await import('./sections/contact-form.tsx')).ContactFormSection,
  'blog-listing': async () => (await import('./sections/blog-listing.tsx')).BlogListingSection,
  article: async () => (await import('./sections/article.tsx')).ArticleSection,
  'prompt-packs': async () => (await import('./sections/prompt-packs.tsx')).PromptPacksSection,
  'start-profile': async () => (await import('./sections/start-profile.tsx')).StartProfileDialog,
  'bootcamp-application': async () => (await import('./sections/bootcamp-application.tsx')).BootcampApplicationDialogs,
  'upgrade-offer': async () => (await import('./sections/upgrade-offer.tsx')).UpgradeOfferSection,
  'link-list': async () => (await import('./sections/link-list.tsx')).LinkListSection,
};

/** Sections that look otherwise on one page. */
const ofOnePage = {
  'home-hero': async (): Promise<Part<'hero'>> => (await import('./sections/home-hero.tsx')).HomeHeroSection,
  'podcast-dialog': async (): Promise<Part<'videos'>> => (await import('./sections/podcast-dialog.tsx')).PodcastDialog,
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
  Object.entries({ ...importers, ...ofOnePage }) as unknown as [string, () => Promise<AnyPart>][],
);

async function loadPart(name: string): Promise<void> {
  if (parts.has(name)) return;
  const load = imports.get(name);
  // The record is of a newer version than this script.
  if (!load) throw new Error(`No component draws ${name}`);
  parts.set(name, await load());
}

/** Fetches what the page's sections need; from then on they can be drawn at once. Rejects when it cannot be fetched. */
export async function loadSections({ path, sections }: Page): Promise<void> {
  await Promise.all(sections.map((section) => loadPart(partNameOf(section, path))));
}

/** @returns the component of a section. @throws unless `loadSections` has resolved for a page with such a one */
export function partOf(section: Section, path: string): AnyPart {
  const part = parts.get(partNameOf(section, path));
  if (!part) throw new Error(`The section ${section.kind} has not been loaded`);
  return part;
}
