import type { SectionProps } from '../section-props.ts';

export function StartProfileDialog({ section }: SectionProps<'start-profile'>) {
  return <section className="section">{section.kind}</section>;
}
