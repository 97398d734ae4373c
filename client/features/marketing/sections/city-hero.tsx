import type { SectionProps } from '../section-props.ts';

export function CityHeroSection({ section }: SectionProps<'city-hero'>) {
  return <section className="section">{section.kind}</section>;
}
