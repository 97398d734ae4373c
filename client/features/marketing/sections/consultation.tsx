import type { SectionProps } from '../section-props.ts';

export function ConsultationSection({ section }: SectionProps<'consultation'>) {
  return <section className="section">{section.kind}</section>;
}
