import type { SectionProps } from '../section-props.ts';

export function BootcampApplicationDialogs({ section }: SectionProps<'bootcamp-application'>) {
  return <section className="section">{section.kind}</section>;
}
