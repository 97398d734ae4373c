/**
 * Maps each kind of section to its component, in the file of the same name. Sections are loaded when a page uses them, so
 * that each page contains only the styles of its own sections. A kind without a component doesn't compile.
 */
import type { ComponentType } from 'react';
import type { Page, PageLayout, Section, SectionKind } from '#shared/content/schema.ts';
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
  'office-map': async () => (await import('./sections/office-map.tsx')).OfficeMapSection,
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
  'ad-cost': async () => (await import('./sections/ad-cost.tsx')).AdCostSection,
  'customer-cost': async () => (await import('./sections/customer-cost.tsx')).CustomerCostSection,
  'missed-call': async () => (await import('./sections/missed-call.tsx')).MissedCallSection,
  scorecard: async () => (await import('./sections/scorecard.tsx')).ScorecardSection,
  'listing-check': async () => (await import('./sections/listing-check.tsx')).ListingCheckSection,
  'worked-example': async () => (await import('./sections/worked-example.tsx')).WorkedExampleSection,
  'day-plan': async () => (await import('./sections/day-plan.tsx')).DayPlanSection,
  outputs: async () => (await import('./sections/outputs.tsx')).OutputsSection,
  proof: async () => (await import('./sections/proof.tsx')).ProofSection,
  comparison: async () => (await import('./sections/comparison.tsx')).ComparisonSection,
  'product-tour': async () => (await import('./sections/product-tour.tsx')).ProductTourSection,
  'score-sheet': async () => (await import('./sections/score-sheet.tsx')).ScoreSheetSection,
  'link-list': async () => (await import('./sections/link-list.tsx')).LinkListSection,
  'call-demo': async () => (await import('./sections/call-demo.tsx')).CallDemoSection,
  'before-after': async () => (await import('./sections/before-after.tsx')).BeforeAfterSection,
  'automation-steps': async () => (await import('./sections/automation-steps.tsx')).AutomationStepsSection,
  'one-story': async () => (await import('./sections/one-story.tsx')).OneStorySection,
  related: async () => (await import('./sections/related.tsx')).RelatedSection,
};

/** The hero of each layout. Its styles include the layout's. */
const heroes: { [L in PageLayout]: () => Promise<ComponentType<SectionProps<'hero'>>> } = {
  tool: async () => (await import('./sections/hero-tool.tsx')).ToolHero,
  comparison: async () => (await import('./sections/hero-comparison.tsx')).ComparisonHero,
  local: async () => (await import('./sections/hero-local.tsx')).LocalHero,
  story: async () => (await import('./sections/hero-story.tsx')).StoryHero,
};

export type SectionPart = ComponentType<SectionProps>;

/** Returns the page's kinds of sections, each once. */
const kindsOf = (page: Page) => [...new Set(page.sections.map(({ kind }) => kind))];

/** Returns the modules of a page's sections, from the project's folder. */
export const sectionModules = (page: Page): string[] =>
  kindsOf(page).map((kind) => {
    const name = kind === 'hero' && page.layout ? `hero-${page.layout}` : kind;
    return `client/features/marketing/sections/${name}.tsx`;
  });

/** Loads the components of a page's sections. */
export async function loadParts(page: Page): Promise<ReadonlyMap<Section['kind'], SectionPart>> {
  // The mapping is type-checked above, but TypeScript can't follow it through a lookup.
  const load = async (kind: SectionKind) => {
    const loader = kind === 'hero' && page.layout ? heroes[page.layout] : loaders[kind];
    return [kind, (await loader()) as SectionPart] as const;
  };
  return new Map(await Promise.all(kindsOf(page).map(load)));
}
