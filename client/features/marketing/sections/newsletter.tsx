import type { SectionProps } from '../section-props.ts';

export function NewsletterSection({ section }: SectionProps<'newsletter'>) {
  return <section className="section">{section.kind}</section>;
}
