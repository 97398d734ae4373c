/**
 * Maps each kind of section to its component, in the file of the same name. Sections are loaded when a page uses them, so
 * that each page contains only the styles of its own sections. A kind without a component doesn't compile.
 */
import type { ComponentType } from 'react';
import type { Page, Section, SectionKind } from '#shared/content/schema.ts';
import type { SectionProps } from './section-props.ts';

const loaders: { [K in SectionKind]: () => Promise<ComponentType<SectionProps<K>>> } = {
  hero: async () => (await import('./sections/hero.tsx')).HeroSection,
  'home-hero': async () => (await import('./sections/home-hero.tsx')).HomeHeroSection,
  steps: async () => (await import('./sections/steps.tsx')).StepsSection,
  cards: async () => (await import('./sections/cards.tsx')).CardsSection,
  faq: async () => (await import('./sections/faq.tsx')).FaqSection,
  'call-to-action': async () => (await import('./sections/call-to-action.tsx')).CallToActionSection,
  'sample-profile': async () => (await import('./sections/sample-profile.tsx')).SampleProfileSection,
  'full-profile': async () => (await import('./sections/full-profile.tsx')).FullProfileSection,
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

export type SectionPart = ComponentType<SectionProps>;

/** Returns the page's kinds of sections, each once. */
const kindsOf = (page: Page) => [...new Set(page.sections.map(({ kind }) => kind))];

/** Returns the modules of a page's sections, from the project's folder. */
export const sectionModules = (page: Page): string[] =>
  kindsOf(page).map((kind) => `client/features/marketing/sections/${kind}.tsx`);

/** Loads the components of a page's sections. */
export async function loadParts(page: Page): Promise<ReadonlyMap<Section['kind'], SectionPart>> {
  // The mapping is type-checked above, but TypeScript can't follow it through a lookup.
  const load = async (kind: SectionKind) => [kind, (await loaders[kind]()) as SectionPart] as const;
  return new Map(await Promise.all(kindsOf(page).map(load)));
}
