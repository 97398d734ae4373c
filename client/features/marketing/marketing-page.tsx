import type { ComponentType } from 'react';
import type { Page, Section, SectionKind, SectionOf } from '../../../shared/content/schema.ts';
import { CallToActionSection } from './sections/call-to-action.tsx';
import { CardsSection } from './sections/cards.tsx';
import { FaqSection } from './sections/faq.tsx';
import { HeroSection } from './sections/hero.tsx';
import { NotFoundSection } from './sections/not-found.tsx';
import { ReviewsSection } from './sections/reviews.tsx';
import { SampleProfileSection } from './sections/sample-profile.tsx';
import { StepsSection } from './sections/steps.tsx';

/** One component per kind of section. A kind without one does not compile. */
const sectionTable: { [K in SectionKind]: ComponentType<{ section: SectionOf<K> }> } = {
  hero: HeroSection,
  steps: StepsSection,
  'sample-profile': SampleProfileSection,
  cards: CardsSection,
  reviews: ReviewsSection,
  faq: FaqSection,
  'call-to-action': CallToActionSection,
  'not-found': NotFoundSection,
};

/** Renders any public page from its record. */
export function MarketingPage({ page }: { page: Page }) {
  return page.sections.map((section, index) => {
    // The table pairs each kind with its component; TypeScript cannot follow the pairing through the lookup.
    const Component = sectionTable[section.kind] as ComponentType<{ section: Section }>;
    return <Component key={`${page.path} ${index}`} section={section} />;
  });
}
