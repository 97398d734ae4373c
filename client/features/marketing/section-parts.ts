/** Maps each kind of section to its component. A kind without a component doesn't compile. */
import type { ComponentType } from 'react';
import type { Section, SectionKind } from '#shared/content/schema.ts';
import { paths } from '#shared/paths.ts';
import type { SectionProps } from './section-props.ts';
import { ArticleSection } from './sections/article.tsx';
import { BlogListingSection } from './sections/blog-listing.tsx';
import { BootcampApplicationDialogs } from './sections/bootcamp-application.tsx';
import { CallToActionSection } from './sections/call-to-action.tsx';
import { CardsSection } from './sections/cards.tsx';
import { ChecklistSection } from './sections/checklist.tsx';
import { CityDirectorySection } from './sections/city-directory.tsx';
import { CityHeroSection } from './sections/city-hero.tsx';
import { CityInsightsSection } from './sections/city-insights.tsx';
import { ConsultationSection } from './sections/consultation.tsx';
import { ContactFormSection } from './sections/contact-form.tsx';
import { FaqSection } from './sections/faq.tsx';
import { GroupsSection } from './sections/groups.tsx';
import { HeroSection } from './sections/hero.tsx';
import { HomeHeroSection } from './sections/home-hero.tsx';
import { LinkListSection } from './sections/link-list.tsx';
import { MapSection } from './sections/map.tsx';
import { NewsletterSection } from './sections/newsletter.tsx';
import { NotFoundSection } from './sections/not-found.tsx';
import { OfficesSection } from './sections/offices.tsx';
import { PricingSection } from './sections/pricing.tsx';
import { PromptPacksSection } from './sections/prompt-packs.tsx';
import { ProseSection } from './sections/prose.tsx';
import { RankingSection } from './sections/ranking.tsx';
import { ReviewsSection } from './sections/reviews.tsx';
import { SampleProfileSection } from './sections/sample-profile.tsx';
import { StartProfileDialog } from './sections/start-profile.tsx';
import { StatsSection } from './sections/stats.tsx';
import { StepsSection } from './sections/steps.tsx';
import { StoriesSection } from './sections/stories.tsx';
import { TeamSection } from './sections/team.tsx';
import { TestimonialsSection } from './sections/testimonials.tsx';
import { UpgradeOfferSection } from './sections/upgrade-offer.tsx';
import { VideosSection } from './sections/videos.tsx';
import { WebsitesSection } from './sections/websites.tsx';

const parts: { [K in SectionKind]: ComponentType<SectionProps<K>> } = {
  hero: HeroSection,
  steps: StepsSection,
  cards: CardsSection,
  faq: FaqSection,
  'call-to-action': CallToActionSection,
  'sample-profile': SampleProfileSection,
  reviews: ReviewsSection,
  'not-found': NotFoundSection,
  stats: StatsSection,
  testimonials: TestimonialsSection,
  checklist: ChecklistSection,
  groups: GroupsSection,
  prose: ProseSection,
  pricing: PricingSection,
  ranking: RankingSection,
  offices: OfficesSection,
  stories: StoriesSection,
  videos: VideosSection,
  websites: WebsitesSection,
  team: TeamSection,
  map: MapSection,
  'city-hero': CityHeroSection,
  'city-insights': CityInsightsSection,
  consultation: ConsultationSection,
  'city-directory': CityDirectorySection,
  newsletter: NewsletterSection,
  'contact-form': ContactFormSection,
  'blog-listing': BlogListingSection,
  article: ArticleSection,
  'prompt-packs': PromptPacksSection,
  'start-profile': StartProfileDialog,
  'bootcamp-application': BootcampApplicationDialogs,
  'upgrade-offer': UpgradeOfferSection,
  'link-list': LinkListSection,
};

/** Returns a section's component. The home page's hero has its own. */
export function partOf({ kind }: Section, path: string): ComponentType<SectionProps> {
  const part = kind === 'hero' && path === paths.home ? HomeHeroSection : parts[kind];
  // The mapping is type-checked above, but TypeScript can't follow it through a lookup.
  return part as ComponentType<SectionProps>;
}
