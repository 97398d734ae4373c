import type { SectionProps } from '../section-props.ts';

export function ContactFormSection({ section }: SectionProps<'contact-form'>) {
  return <section className="section">{section.kind}</section>;
}
