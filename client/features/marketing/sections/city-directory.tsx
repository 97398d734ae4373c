import type { SectionProps } from '../section-props.ts';

export function CityDirectorySection({ section }: SectionProps<'city-directory'>) {
  return <section className="section">{section.kind}</section>;
}
