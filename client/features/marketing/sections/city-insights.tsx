import type { SectionProps } from '../section-props.ts';

export function CityInsightsSection({ section }: SectionProps<'city-insights'>) {
  return <section className="section">{section.kind}</section>;
}
