import type { SectionProps } from '../section-props.ts';

export function BlogListingSection({ section }: SectionProps<'blog-listing'>) {
  return <section className="section">{section.kind}</section>;
}
