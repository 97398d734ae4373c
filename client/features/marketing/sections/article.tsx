import type { SectionProps } from '../section-props.ts';

export function ArticleSection({ section }: SectionProps<'article'>) {
  return <section className="section">{section.kind}</section>;
}
